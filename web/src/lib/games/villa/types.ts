/** This game's part of the messages, by shorter names. */

import type { VillaAction, VillaEvent, VillaView } from '../../api/generated'

export type { VillaAction, VillaView }
export type Front = NonNullable<VillaView['front']>
export type Hint = VillaView['hint'][number]
export type Reason = Extract<VillaAction, { do: 'object' }>['because']
export type Face = Extract<VillaAction, { do: 'play' }>['card']

/** Nearly all events are a seat's; the others are never asked for theirs. */
type Whole<Told> = Told extends unknown ? Required<Told> : never
export type VillaHappened = Whole<VillaEvent>
