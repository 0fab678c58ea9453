/** This game's part of the messages, by shorter names. */

import type { GangOfFourAction, GangOfFourEvent, GangOfFourView } from '../../api/generated'

export type GangView = GangOfFourView
export type GangAction = GangOfFourAction
export type Combination = GangView['combination']

/** Nearly all events are a seat's; the others are never asked for theirs. */
type Whole<Told> = Told extends unknown ? Required<Told> : never
export type GangEvent = Whole<GangOfFourEvent>
