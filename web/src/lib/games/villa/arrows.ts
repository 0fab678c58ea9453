/** Which arrows lie over the table: one for each proposal that can still take effect, and mine. */

import type { Arrow } from './Arrows.svelte'
import type { Draft } from './draft'
import type { Proposal } from './proposals'
import type { VillaAction } from './types'

const place = (number: number) => `[data-place="${number}"]`
const seat = (number: number) => `[data-seat="${number}"]`
const lead = (number: number) => `[data-lead="${number}"]`
const card = (of: number, face: string) => `${seat(of)} [data-card="${face}"]`

type Ends = Pick<Arrow, 'from' | 'to' | 'both'>

function endsOf(action: VillaAction): Ends | null {
  if (action.do === 'propose_arrest') return { from: place(action.place), to: lead(action.leader) }
  if (action.do === 'propose_reward') return { from: '[data-testid=case-file]', to: lead(action.to) }
  if (action.do === 'propose_swap') {
    return { from: card(action.from, action.card), to: card(action.to, action.other), both: true }
  }
  return null
}

function draftEnds(draft: Draft): Ends | null {
  const [first, second] = draft.spots
  if (first && second && first.seat !== second.seat) {
    const [from, to] = [first, second].map((spot) => `[data-spot="${spot.seat}.${spot.at}"]`)
    return from && to ? { from, to, both: true } : null
  }
  return draft.place !== null && draft.seat !== null ? { from: place(draft.place), to: lead(draft.seat) } : null
}

/** `asked`: the proposal that the player is asked about stands out. */
export function arrowsOf(proposals: Proposal[], draft: Draft, asked: number | null): Arrow[] {
  const all = proposals
    .filter((proposal) => proposal.live)
    .flatMap((proposal): Arrow[] => {
      const ends = endsOf(proposal.what)
      const kind = proposal.standing === 'warned' ? 'warned' : 'proposal'
      return ends ? [{ key: String(proposal.number), label: String(proposal.number + 1), kind, faint: asked !== null && asked !== proposal.number, ...ends }] : []
    })
  const mine = draftEnds(draft)
  return mine ? [...all, { key: 'mine', label: '', kind: 'mine', ...mine }] : all
}
