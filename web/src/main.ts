import '@fontsource/federo/latin-400.css'
import './fonts.css'
import './lib/kit/theme.css'
import { mount } from 'svelte'
import App from './App.svelte'
import { loadGames } from './lib/kit/games.svelte'
import { loadTexts } from './lib/kit/texts.svelte'

const target = document.getElementById('app')
if (!target) throw new Error('the page has no #app')

// the games are the first thing to see there: asked for while the texts are on their way
if (location.pathname === '/') loadGames().catch(() => undefined)
await loadTexts()
mount(App, { target })
