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
      if (event.event === 'played') slap((event.cards as string[]).length)
      else if (event.event === 'threw_gang') thud()
      else if (event.event === 'hand_won' || event.event === 'match_won') fanfare()
    }
  },
} satisfies GameModule
