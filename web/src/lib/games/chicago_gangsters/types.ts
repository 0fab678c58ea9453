/** This game's part of the messages, by shorter names. */

import type { ChicagoGangstersAction, ChicagoGangstersEvent, ChicagoGangstersView } from '../../api/generated'

export type GangstersView = ChicagoGangstersView
export type GangstersAction = ChicagoGangstersAction

/** Most events are a seat's; the others are never asked for theirs. */
type Whole<Told> = Told extends unknown ? Required<Told> : never
export type GangstersEvent = Whole<ChicagoGangstersEvent>

type Saying = Extract<GangstersAction, { do: 'say' }>
export type Phrase = Saying['phrase']
export type Hearer = Saying['to']
export type Step = GangstersView['step']
export type Side = GangstersView['side'][number]
export type Camp = Extract<GangstersAction, { do: 'lay_for' }>['side']

export type Person = NonNullable<GangstersView['person']>
export type District = NonNullable<GangstersView['district']>
export type Package = NonNullable<GangstersView['loot']>['winners'][number]
export type Statement = GangstersView['said'][number][number][number][number]

export type MeansType = 'weapons' | 'bribes' | 'extortion'
export type PersonKind = 'muscle' | 'office' | 'society'
