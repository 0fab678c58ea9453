import './fonts.css'
import './lib/kit/theme.css'
import { mount } from 'svelte'
import App from './App.svelte'
import { askAhead } from './lib/api/ahead'
import { loadGames } from './lib/kit/games.svelte'
import { match } from './lib/kit/router.svelte'
import { loadTexts } from './lib/kit/texts.svelte'

const target = document.getElementById('app')
if (!target) throw new Error('the page has no #app')

// what is to be seen first is asked for while texts and code are on their way
const table = match('/t/:id', location.pathname)?.id
if (table) askAhead(table)
if (['/', '/new'].includes(location.pathname)) loadGames().catch(() => undefined)
await loadTexts()
mount(App, { target })
