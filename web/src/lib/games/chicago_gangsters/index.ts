import { fanfare, slap, thud } from '../../kit/sound'
import type { GameModule } from '../../table/types'
import Knew from './Knew.svelte'
import { eventArguments, sentence } from './sentence'
import Table from './Table.svelte'

export default {
  Table,
  Knew,
  sentence,
  eventArguments,
  sounds(events) {
    for (const { event } of events) {
      if (event.event === 'showed') slap((event.cards as string[]).length)
      else if (event.event === 'hidden_shown') thud()
      else if (event.event === 'won') fanfare()
    }
  },
} satisfies GameModule
