import '@fontsource/federo/latin-400.css'
import './fonts.css'
import './lib/kit/theme.css'
import { mount } from 'svelte'
import App from './App.svelte'
import { loadTexts } from './lib/kit/texts.svelte'

const target = document.getElementById('app')
if (!target) throw new Error('the page has no #app')

await loadTexts()
mount(App, { target })
