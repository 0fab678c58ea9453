/**
 * Drawn for this table. Symbols stand on a field of 24 by 24, mafiosi on one of 60 by 60: linocuts,
 * ink first, then what the gouge took away.
 */

import type { Letter } from './symbols'

export interface Sign {
  /** Filled with the sign's own colour. */
  fill: string
  /** Lines of the same colour. */
  line?: string
  /** Taken away again. */
  cut?: string
}

/** Rings on a chain, a pistol, a sedan, a star on a shield: told apart without any colour. */
export const SIGNS: Record<Letter, Sign> = {
  H: {
    fill: '',
    line: 'M6.800 21.200a4.700 4.700 0 1 0-.010 0zM17.200 21.200a4.700 4.700 0 1 0-.010 0zM6.800 11.400V8.200M17.200 11.400V8.200M7.500 5.600l2.500-2.200M10.400 3.200h3.200M14 3.400l2.500 2.200',
  },
  P: {
    fill: 'M1.500 5.500 3 4h17.500l2 2.500v2.800l-2 .8 2.300 8.400c.2.900-.2 1.500-1.100 1.500h-4.300c-.7 0-1.200-.4-1.400-1.100l-1.500-5.400h-3c-1.900 0-3.200-1.100-3.200-3H1.500z',
    cut: 'M10.300 10.600h3.300l.6 2.100h-2.200c-1.100 0-1.700-.7-1.700-2.100zM4 6.700h13v1H4z',
  },
  C: {
    fill: 'M1 17.500v-4.700c0-.9.500-1.400 1.400-1.500l4.300-.5 1.600-5.100c.2-.6.600-.9 1.200-.9h8.800c.7 0 1.100.3 1.300.9l1.500 5.100 1 .4c.6.300.9.700.9 1.400v4.900z M2.600 17.500a3.300 3.300 0 1 1 6.600 0 3.300 3.300 0 0 1-6.600 0z M14.900 17.500a3.300 3.300 0 1 1 6.600 0 3.300 3.300 0 0 1-6.600 0z',
    cut: 'M9.700 6.300h3.200v4H8.500zM14.300 6.300h3.200l1.200 4h-4.400zM5.900 15.900a1.600 1.600 0 1 1-.010 0zM18.200 15.900a1.600 1.600 0 1 1-.010 0z',
  },
  B: {
    fill: 'M12 1c2.900 1.900 5.700 2.700 9 2.700.3 8.700-1.900 15.200-9 19.300C4.900 18.900 2.700 12.400 3 3.700 6.300 3.700 9.100 2.900 12 1z',
    cut: 'm12 5.600 1.900 3.900 4.300.6-3.100 3 .7 4.300-3.800-2-3.800 2 .7-4.300-3.100-3 4.300-.6z',
  },
}

export interface Suspect {
  ink: string
  cut: string
}

const COAT = 'M3 60c1-11 6-16 17-18.500l4-3.500h12l4 3.500C51 44 56 49 57 60z'
const DRESS = 'M9 60c1-9 5-13.500 14-16l2.500-5h9l2.500 5c9 2.500 13 7 14 16z'
const HEAD = 'M20.500 20h19c1 9-.5 14.500-4 18-3.500 3-7.500 3-11 0-3.500-3.500-5-9-4-18z'
const LIGHT = 'M33 23.500c2 0 3.500.3 4.500.9.1 5.600-1.100 9.700-3.700 12.300-1.200.7-2.400.5-2.900-.2 2.600-3 3.500-7 2.100-13z'
const SHIRT = 'm24.500 41 5.500 8.500 5.500-8.500-2-1.600h-7z'
const PEARLS = 'M25 46.500a1 1 0 1 1-.010 0zM28.300 48a1 1 0 1 1-.010 0zM31.700 48a1 1 0 1 1-.010 0zM35 46.500a1 1 0 1 1-.010 0z'

const HATS: Record<string, Suspect> = {
  fedora: {
    ink: 'M7 22c6-4 14-6 23-6s17 2 23 6c1.500 1 .7 2.400-1.300 1.800-14-3.600-29.400-3.600-43.400 0-2 .6-2.800-.8-1.300-1.800zM18 18c0-8.500 2.400-13 6.300-13 2.500 0 3.400 1.400 5.700 1.400S33.200 5 35.700 5C39.600 5 42 9.500 42 18c-8-2-16-2-24 0z',
    cut: 'M18 15.700c8-2 16-2 24 0v1.900c-8-2-16-2-24 0z',
  },
  bowler: {
    ink: 'M12.500 22.500c-1-2.500 1-4 5-4.300C18 9 23 4.500 30 4.500S42 9 42.500 18.200c4 .3 6 1.800 5 4.300-11-3.300-24-3.300-35 0z',
    cut: 'M17.800 16.800c8-2 16.400-2 24.400 0v1.800c-8-2-16.400-2-24.400 0z',
  },
  cap: {
    ink: 'M15 21.500c-3-6 .5-13 9-15 9-2 19 .5 22 8 1.300 2.700 1 5.300-1 6.700 3.300.7 5.700 2.100 6.500 4.500-11-2.800-23-4.500-36.500-4.200z',
    cut: 'M23 9.500c5 1 9 3.500 12 7.500-4-2.500-8-4-13-4.500z',
  },
  topper: {
    ink: 'M9 21.500c1-2 4-3 8-3.400L18.500 2h23L43 18.100c4 .4 7 1.400 8 3.400-13-2.600-29-2.600-42 0z',
    cut: 'M17.300 14.600c8-1.700 17.400-1.700 25.400 0l.2 2.200c-8-1.700-17.800-1.700-25.800 0z',
  },
  bald: { ink: 'M18.500 24c-1-12 4-18 11.500-18s12.500 6 11.500 18l-3-1c-4-4-13-4-17 0z', cut: 'M33 8.500c4 1.500 6 5 6.300 9.500-2-3.500-4.300-6-7.800-7.500z' },
  bob: {
    ink: 'M16 38c-4.500-6-4.500-22 2-28 3-3.500 7-5.500 12-5.500s9 2 12 5.500c6.500 6 6.500 22 2 28-2.400 2-5.400 1.400-6.300-.7l.6-13.300c-5-1.600-11.500-1.600-16.600 0l.6 13.300c-.9 2.100-3.900 2.700-6.300.7z',
    cut: 'M16 15.500c8-3.400 20-3.400 28 0l.6 3c-8.600-3.400-20.600-3.400-29.200 0z',
  },
  cloche: {
    ink: 'M15 29c-2-14 4-24.500 15.500-24.500S47 15 45 28.500c-1.300 1.800-2.400.6-3-.7-4-3.400-18-5.500-24 .4-1 1.700-2.400 2.200-3 .8z',
    cut: 'M16.300 19.700c8-4.300 19.600-5 28.500-1.300v3.800c-9-3.700-20.300-3-28.500 1.700z',
  },
  scarf: {
    ink: 'M15 34c-3-18 4-29 15-29s18 11 15 29l-5 7-3-2c3-6 3.500-11 2.500-17-6-3-13-3-19 0-1 6-.5 11 2.500 17l-3 2z',
    cut: 'M19 13c3-3.500 7-5 11-5-4 1.500-7.500 4-10 8zM43.500 25c.3 4-.3 7.500-2 11l-.8-.6c1.500-3.400 2.100-6.600 1.900-10.200z',
  },
}

const EXTRAS: Record<string, Suspect> = {
  none: { ink: '', cut: '' },
  moustache: { ink: 'M30 32.500c2.200-2.300 5.600-1.800 7.600 0 1.200 1.100 2.900 1.100 3.600.6-.8 3-5 4.100-7.800 2.300-1.500-.7-2.400-.7-3.400-.7s-1.900 0-3.400.7c-2.800 1.800-7 .7-7.800-2.300.7.500 2.400.5 3.600-.6 2-1.800 5.400-2.300 7.600 0z', cut: '' },
  cigar: { ink: 'm32 34.500 15 4-.8 2-15-4zM48 37c2-2 0-4 2.400-6s.5-3 2-5c-.2 2 .8 3-.4 5.500S51 35 50 38z', cut: '' },
  glasses: { ink: 'M22 25.500a3.600 3.600 0 1 0 7.200 0 3.600 3.600 0 1 0-7.200 0zm10.500 0a3.600 3.600 0 1 0 7.200 0 3.600 3.600 0 1 0-7.200 0zM29 24.700h3.700v1.400H29z', cut: 'M34 24c1.200-.7 2.500-.5 3.500.4l-3 2.700c-1-.9-1.200-2-.5-3.100z' },
  scar: { ink: '', cut: 'm22 26 1.200-.8 4.600 9-1.200.8zm-.6 4.600 3.400-1.600.5 1.100-3.400 1.600zm1.700 3.400 3.400-1.600.5 1.100-3.400 1.600z' },
  pearls: { ink: '', cut: PEARLS },
  feather: { ink: 'M41 15c6-3 9-8 8-14-5 3-9 7-10 13z', cut: 'M41.500 13c2.500-2.500 4.300-5.300 5.500-8.500l.7.300c-1 3.700-2.800 6.700-5.500 9.200z' },
  beard: { ink: 'M20.300 28c2 3 4.700 4 6.700 3.600 1.500-.8 4.500-.8 6 0 2 .4 4.700-.6 6.700-3.600.3 8.500-3.200 15-9.700 15s-10-6.500-9.700-15z', cut: 'M27.500 34c1.700.9 3.300.9 5 0-.8 2-4.200 2-5 0z' },
  patch: { ink: 'M32 22.500h7c.6 3.300-.6 6-3.400 6s-4-2.700-3.600-6zM18 19l22 4.600-.3 1.300L17.700 20.300z', cut: '' },
}

type Looks = [hat: keyof typeof HATS, extra: keyof typeof EXTRAS, dress?: 'dress']

/** Everybody has a hat, and something to be known by. */
const LOOKS: Record<string, Looks> = {
  bruno_salvi: ['cap', 'moustache'],
  nico_renda: ['fedora', 'none'],
  carla_bonfante: ['bob', 'feather', 'dress'],
  enzo_lodi: ['bowler', 'none'],
  pia_marrone: ['cloche', 'none', 'dress'],
  tullio_berti: ['bald', 'glasses'],
  rocco_sava: ['cap', 'cigar'],
  mara_conti: ['scarf', 'none', 'dress'],
  fausto_pini: ['cap', 'beard'],
  livio_corso: ['bowler', 'glasses'],
  gina_tosi: ['bob', 'glasses', 'dress'],
  dario_fabbri: ['bald', 'scar'],
  sandra_orsi: ['cloche', 'pearls', 'dress'],
  ugo_ranieri: ['cap', 'patch'],
  otto_zanni: ['fedora', 'patch'],
  bianca_ferri: ['scarf', 'pearls', 'dress'],
  silvio_amato: ['topper', 'moustache'],
  remo_dossi: ['bald', 'beard'],
  irma_galvan: ['bob', 'pearls', 'dress'],
  vito_massara: ['fedora', 'scar'],
  aurelio_vantini: ['topper', 'cigar'],
  vittoria_carbone: ['cloche', 'feather', 'dress'],
  ottavio_bellandi: ['fedora', 'beard'],
  raffaele_sordini: ['bowler', 'moustache'],
}

/** Nobody knows who it is: a hat, a coat, and the lamp behind. */
const UNKNOWN: Looks = ['fedora', 'none']

export interface Portrait {
  ink: string[]
  cut: string[]
  /** Printed again over what was cut. */
  over: string
}

export function portraitOf(name: string | null): Portrait {
  const [hat, extra, dress] = (name && LOOKS[name]) || UNKNOWN
  const face = name ? [LIGHT, dress ? '' : SHIRT] : []
  return {
    ink: [dress ? DRESS : COAT, HEAD, HATS[hat]?.ink ?? ''],
    cut: [...face, HATS[hat]?.cut ?? '', EXTRAS[extra]?.cut ?? ''],
    over: EXTRAS[extra]?.ink ?? '',
  }
}
