import type { GameModule } from '../../table/types'
import { fanfare, rattle } from '../../kit/sound'
import { eventArguments, sentence } from './sentence'
import Table from './Table.svelte'

export default {
  Table,
  sentence,
  eventArguments,
  sounds(events) {
    for (const { event } of events) {
      if (event.event === 'threw') rattle((event.rolled as number[]).length)
      else if (event.event === 'rolled_off') rattle(3)
      else if (event.event === 'chicago' || event.event === 'bonus' || event.event === 'won') fanfare()
    }
  },
} satisfies GameModule
