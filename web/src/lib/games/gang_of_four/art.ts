/**
 * The faces of the cards, drawn for this project as linocuts on a field of 100 by 140: blocks of
 * ink, and what the gouge took away. Pips are drawn around 0,0 and about 20 wide.
 */

import type { Suit } from './cards'

export type Shape = Exclude<Suit, 'many'>

/** A trefoil, a star, a lozenge: told apart without any colour. */
export const PIP: Record<Shape, string> = {
  green: 'M0-10.500c3.100 0 5.300 2.300 5.300 5 0 1.500-.700 2.900-1.600 3.700 3-1.200 7 .800 7 4.600 0 3-2.300 5.200-5.100 5.200-1.900 0-3.500-.900-4.300-2.400.100 2.200.900 3.900 2.500 5h-7.600c1.600-1.100 2.400-2.800 2.500-5-.800 1.500-2.400 2.400-4.300 2.400-2.800 0-5.100-2.200-5.100-5.200 0-3.800 4-5.800 7-4.600-.900-.800-1.600-2.200-1.600-3.700 0-2.700 2.200-5 5.300-5z',
  yellow: 'M0-11.500 3-3.700l8.300.300-6.500 5.200 2.300 8L0 5.200l-7.100 4.600 2.300-8-6.500-5.200L-3-3.700z',
  red: 'M0-12C2.200-7.300 5-3.400 8.400 0 5 3.400 2.200 7.300 0 12-2.200 7.300-5 3.400-8.400 0-5-3.400-2.200-7.300 0-12z',
}

/** What the gouge took from a pip. */
export const PIP_CUT: Record<Shape, string> = {
  green: 'M-7.500 4c.600-1.600 1.900-2.300 3.400-2.300M3.500 4.500c1.200.400 2.300.300 3.400-.500M-2.300-6.800c.500-1 1.300-1.400 2.300-1.400',
  yellow: 'M0-7.500v5M-6.500-1.700l3.600 1.200M-3.600 5.500l1.700-2.700',
  red: 'M-4.500 0C-2.900-1.900-1.600-4-.500-6.500M-1.700 2C-.900 3.200-.300 4.400.200 5.600',
}

const [LEFT, MIDDLE, RIGHT] = [48, 66, 84]
const FOUR = [25, 55, 85, 115]
const columns = (rows: number[]) => rows.flatMap((y) => [[LEFT, y], [RIGHT, y]] as [number, number][])
const middle = (...rows: number[]) => rows.map((y) => [MIDDLE, y] as [number, number])

/** Where the pips of a number stand. */
export const PIPS: Record<number, [number, number][]> = {
  1: middle(70),
  2: middle(36, 104),
  3: middle(28, 70, 112),
  4: columns([36, 104]),
  5: [...columns([32, 108]), ...middle(70)],
  6: columns([28, 70, 112]),
  7: [...columns([26, 70, 114]), ...middle(48)],
  8: [...columns([26, 70, 114]), ...middle(48, 92)],
  9: [...columns(FOUR), ...middle(70)],
  10: [...columns(FOUR), ...middle(40, 100)],
}

export interface Beast {
  /** Printed in the card's colour. */
  colour: string[]
  /** Left standing as paper. */
  paper: string[]
  /** Fine cuts in what is coloured. */
  gouge: string
  /** Fine cuts in the ground. */
  ground: string
}

export const PHOENIX: Beast = {
  colour: [
    // wings, spread
    'M55 56C48 46 34 38 25 18c-5 12-3 24 3 32-5-2-9-5-12-10 0 11 6 20 15 24-4 0-8-1-11-4 3 9 12 15 23 14 6 0 10-3 12-8z',
    'M61 56c7-10 21-18 30-38 5 12 3 24-3 32 5-2 9-5 12-10 0 11-6 20-15 24 4 0 8-1 11-4-3 9-12 15-23 14-6 0-10-3-12-8z',
    // tail
    'M54 82c-2 14-12 24-27 34 9 0 17-4 22-10-2 9-6 17-12 25 9-4 15-11 18-20l3 24 3-24c3 9 9 16 18 20-6-8-10-16-12-25 5 6 13 10 22 10-15-10-25-20-27-34z',
  ],
  paper: [
    // body, neck and head with its beak
    'M58 88c-8-6-12-15-10-25 2-8 6-12 6-19 0-3-1-5-1-8 0-6 4-10 9-10 4 0 7 2 8 6l8 3-8 2c-1 4-4 6-4 10 0 6 4 9 5 16 2 10-4 20-13 25z',
    // crest
    'M57 28c-4-5-5-11-3-17 2 4 4 8 6 10 0-5 2-10 6-13-1 5-1 11 0 17z',
  ],
  gouge: 'M28 30c5 10 12 17 22 24M27 44c6 6 13 10 21 13M30 60c6 3 12 3 17 1M88 30c-5 10-12 17-22 24M89 44c-6 6-13 10-21 13M86 60c-6 3-12 3-17 1M52 92c-3 8-8 14-14 19M64 92c3 8 8 14 14 19M58 96v26',
  ground: 'M12 86l9-2M10 94l7-1M14 102l6-2M96 86l-8-2M97 96l-7-1M40 20l-3-7M84 14l4-4M44 30l-3-5M76 24l3-5',
}

/** The dragon is a coil: its body is a line as thick as it is, its ridge and scales are dashes. */
export const DRAGON = {
  body: 'M92 124C70 134 44 130 40 115c-4-14 14-20 28-24 15-5 24-14 18-25-6-12-30-9-38-18-4-5-3-10 1-14',
  tail: 'M86 121l12-10 0 12 -8 8z',
  head: 'M36 44C36 30 44 20 56 17c-3-3-4-7-3-11 4 4 8 7 13 8 3-3 7-5 11-5-3 3-4 6-4 9 7 2 13 6 19 12l-8 1 3 4-9-1-22 1c-2 5-6 9-11 11z',
  jaw: 'M60 39l22 4-6 4-4-1-1 4c-8 1-14-2-18-7z',
  eye: 'M64 22c3-1 6 0 8 3-3 1-6 0-8-3z',
  flame: 'M84 37c6-2 10 1 12 5-4-1-6 0-7 2 4 0 6 2 7 5-8 1-13-3-12-12z',
  ground: 'M12 92l8-2M10 102l10-1M14 112l8-2M22 60l6-1M20 70l5-1M90 80l7-1M92 92l5-1M60 110l9-2M62 116l6-1M88 64l8-3',
}
