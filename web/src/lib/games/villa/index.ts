import { fanfare, slap, thud } from '../../kit/sound'
import type { GameModule } from '../../table/types'
import { eventArguments, sentence } from './sentence'
import Table from './Table.svelte'

export default {
  Table,
  sentence,
  eventArguments,
  sounds(events) {
    for (const { event } of events) {
      if (event.event === 'played') slap(1)
      else if (event.event === 'paired') slap(2)
      else if (event.event === 'arrested' || event.event === 'lost') thud()
      else if (event.event === 'won') fanfare()
    }
  },
} satisfies GameModule
