/** The team's proposals as the table shows them. */

import type { Prompt } from '../../api/generated'
import type { Reason, VillaAction, VillaView } from './types'

export interface Proposal {
  number: number
  what: VillaAction
  proposer: number
  agreed: number[]
  objected: number[]
  reasons: Map<number, Reason>
  standing: VillaView['standing'][number]
  /** It can still take effect. */
  live: boolean
}

const LIVE = ['open', 'advice', 'warned']

export function readProposals(view: VillaView): Proposal[] {
  return view.proposed.slice(0, view.proposals).flatMap((what, number) => {
    if (!what) return []
    const told = Object.entries(view.reasons[number] ?? {}) as [string, Reason][]
    const standing = view.standing[number] ?? 'none'
    return [
      {
        number,
        what,
        proposer: view.proposer[number] ?? 0,
        agreed: view.agreed[number] ?? [],
        objected: view.objected[number] ?? [],
        reasons: new Map(told.map(([seat, reason]) => [Number(seat), reason])),
        standing,
        live: LIVE.includes(standing),
      },
    ]
  })
}

export interface Answers {
  agree: boolean
  /** Reasons that may be given against it; empty where no objection is possible. */
  objections: Reason[]
}

/** What I may say to one proposal. */
export function answersTo(prompt: Prompt | null, number: number): Answers {
  const answers: Answers = { agree: false, objections: [] }
  for (const action of (prompt?.legal ?? []) as VillaAction[]) {
    if (action.do === 'agree' && action.proposal === number) answers.agree = true
    else if (action.do === 'object' && action.proposal === number) answers.objections.push(action.because)
  }
  return answers
}

export function mayAnswer(prompt: Prompt | null, number: number): boolean {
  const { agree, objections } = answersTo(prompt, number)
  return agree || objections.length > 0
}

/** The proposals that wait for a word of mine, the newest first; a warning before all others. */
export function waitingForMe(proposals: Proposal[], prompt: Prompt | null): Proposal[] {
  const asked = proposals.filter((proposal) => proposal.live && mayAnswer(prompt, proposal.number))
  return asked.sort((a, b) => Number(b.standing === 'warned') - Number(a.standing === 'warned') || b.number - a.number)
}
