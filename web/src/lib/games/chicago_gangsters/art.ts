/**
 * What is on the cards, drawn for this project as linocuts: `ink` is what is left standing, `cut`
 * what the gouge took from it. Means lie on a field of 64 by 64, signs on one of 24 by 24.
 */

export interface Cut {
  ink: string
  cut?: string
  /** Thin printed lines. */
  line?: string
}

/** Weapons, bribes, extortion: from brass knuckles to a signed confession. */
export const MEANS: Record<string, Cut> = {
  W1: {
    ink: 'M8 26c0-7 5-11 10-11s7 2 9 4c2-2 4-3 7-3 4 0 7 2 8 4 2-1 4-2 6-2 5 0 8 4 8 9v8c0 8-6 13-14 14H24C14 49 8 43 8 36z',
    cut: 'M18 21a5 5 0 1 1 0 10 5 5 0 0 1 0-10zm12 1a4.500 4.500 0 1 1 0 9 4.500 4.500 0 0 1 0-9zm10 1a4 4 0 1 1 0 8 4 4 0 0 1 0-8zm9 1a3.500 3.500 0 1 1 0 7 3.500 3.500 0 0 1 0-7zM17 38h29c0 3-2 5-6 5H23c-4 0-6-2-6-5z',
  },
  W2: {
    ink: 'M52 6c5 1 7 5 5 10-3 8-12 19-22 28L17 60l-6-6 17-19C37 25 44 10 52 6zM6 56l4-3 5 5-3 4c-3 1-7-3-6-6z',
    cut: 'M47 15c-4 8-9 14-15 20M23 44l4 4M19 48l4 4',
  },
  W3: {
    ink: 'M4 20h38l3-4h4l1 4h8v9H47l-2 5H32c-1 5-3 8-6 9l5 15c-5 4-12 4-15 1-1-8 0-16 4-26l-4-4H6z',
    cut: 'M31 22h10v8H31zM8 23h20M31 34h5c0 4-2 6-5 6M22 46l4 11',
  },
  W4: {
    ink: 'M2 46c6-4 11-8 17-9l8-7L58 8l4 5-30 23-8 3-6 7c-4 5-8 8-12 9z',
    cut: 'M30 32L60 11M7 49c5-3 9-6 13-10M25 38l3 3',
    line: 'M27 40c0 3 3 4 5 2',
  },
  W5: {
    ink: 'M2 24h34v-3h4v3h21v6H41l-2 6h-6l-2 11h-6l1-11h-3l-4 12c-5 0-9-2-11-5l4-11H2z',
    cut: 'M31 38m-9 0a9 9 0 1 0 18 0 9 9 0 1 0-18 0m3 0a6 6 0 1 0 12 0 6 6 0 1 0-12 0M45 26v3M50 26v3M55 26v3',
    line: 'M31 38m-10 0a10 10 0 1 0 20 0 10 10 0 1 0-20 0',
  },
  B1: {
    ink: 'M6 20l30-8 4 5 18-1v28l-20 2-6 7-26 1z',
    cut: 'M10 24l25-7v25l-25 8zM40 21l14-1v20l-14 1z',
    line: 'M22 27c-4 1-6 3-5 5s9 1 9 5-4 5-8 5m4-18v20',
  },
  B2: {
    ink: 'M5 14h54v38H5z',
    cut: 'M8 17l24 19 24-19M8 49l17-18M56 49L39 31',
  },
  B3: {
    ink: 'M4 22l8-10h42l6 10v30H4z',
    cut: 'M13 15h40l3 6H9zM9 27h46v20H9z',
    line: 'M14 33h36M14 39h36M32 30v13',
  },
  B4: {
    ink: 'M4 20h18v-6c0-3 2-4 4-4h12c2 0 4 1 4 4v6h18v34H4zM26 20h12v-5H26z',
    cut: 'M4 34h22v-3h12v3h22M29 33h6v6h-6zM8 24v5M56 24v5',
  },
  B5: {
    ink: 'M18 6a14 14 0 0 1 8 25l2 3-4 4 4 4-4 4 3 4-9 10-7-5V33A14 14 0 0 1 18 6zM44 20h16v24H44z',
    cut: 'M18 11a5 5 0 1 1 0 10 5 5 0 0 1 0-10zM18 35v19M48 25h8M48 30h8',
    line: 'M31 19h13',
  },
  E1: {
    ink: 'M8 10h34c4 0 6 2 6 6v14c0 4-2 6-6 6H26L14 46v-10H8c-4 0-6-2-6-6V16c0-4 2-6 6-6zM54 22c5 1 8 4 8 8v12c0 4-3 7-7 7h-1v9l-11-9H32c-4 0-6-2-7-5h19c6 0 10-4 10-10z',
    cut: 'M10 19h29M10 26h22M42 43h11',
  },
  E2: {
    ink: 'M6 10h24l-3 7 5 6-6 7 4 8-6 6 3 10H6zM36 12l22-3v43H34l-4-8 6-7-4-8 6-6-4-6z',
    cut: 'M10 14h14l-2 4 4 6-5 6 3 7-5 5 1 4H10zM41 16l13-2v32H39l-3-3 5-5-3-8 5-7z',
    line: 'M12 46c0-8 3-10 7-11-3-4-2-9 1-10M53 45c0-8-3-11-7-12 4-4 2-9-1-9',
  },
  E3: {
    ink: 'M8 12h44l4 4v40H12l-4-4z',
    cut: 'M12 16h38v3H12zM12 22h38v3H12zM12 47h38v3H12z',
    line: 'M8 34h48M30 12v44M30 34c-9-10-16-2-9 2M30 34c9-10 16-2 9 2M29 36l-6 9M31 36l7 8',
  },
  E4: {
    ink: 'M10 6h40c3 0 4 2 4 4v44c0 3-2 4-4 4H10z',
    cut: 'M16 9v46M24 16h24v8H24zM22 34h27M22 41h27M22 48h18M40 30v22',
  },
  E5: {
    ink: 'M12 4h34l8 8v48H12z',
    cut: 'M46 5v8h7M18 16h22M18 23h29M18 30h29M18 37h18',
    line: 'M19 50c4-6 7-6 6 0s3 4 6-2 4 4 8 2 3-3 6-1M44 44a5 5 0 1 0 0.100 0zM41 53l-1 7M47 53l1 7',
  },
}

/** A cartridge, a coin, an eye: told apart without any colour. */
export const TYPE_SIGNS: Record<string, Cut> = {
  weapons: { ink: 'M8 22V10c0-4 2-7 4-9 2 2 4 5 4 9v12zM7 20h10v3H7z', cut: 'M8.500 11h7' },
  bribes: { ink: 'M12 2a10 10 0 1 1 0 20 10 10 0 0 1 0-20z', cut: 'M15.500 8.500c-1-1.500-2.200-2-3.500-2-2 0-3.500 1-3.500 2.600 0 3.800 7.200 1.800 7.200 5.700 0 1.700-1.700 2.700-3.700 2.700-1.600 0-3-.600-3.800-2M12 4.500v15' },
  extortion: { ink: 'M1 12C4 7 8 4.500 12 4.500S20 7 23 12c-3 5-7 7.500-11 7.500S4 17 1 12z', cut: 'M12 8a4 4 0 1 1 0 8 4 4 0 0 1 0-8zM12 11v2' },
}

/** A fist, a column, a top hat. */
export const KIND_SIGNS: Record<string, Cut> = {
  muscle: { ink: 'M5 10c0-2 1-3 2.500-3 .3-2 1.300-2.500 2.500-2.500 1 0 1.600.4 2 1 .5-.7 1.200-1 2-1 1.300 0 2 .8 2.200 2 .5-.3 1-.5 1.600-.5 1.500 0 2.200 1.200 2.200 3V14c0 3-2 5-4 6v3H8v-3c-2-1.500-3-4-3-6z', cut: 'M10 7.500v4M13.200 7v4.500M16.300 8v3.500M6 13h8c1.500 0 1.500 2.500 0 2.500h-3' },
  office: { ink: 'M12 1l11 5v3H1V6zM4 10h4v9H4zM10 10h4v9h-4zM16 10h4v9h-4zM2 20h20v3H2z' },
  society: { ink: 'M7 2h10l1 14H6zM1 17c3-1 6-1.500 11-1.500S20 16 23 17c.5 3-4 4.500-11 4.500S.5 20 1 17z', cut: 'M6.400 12.500h11.200' },
}

/** A shape for each clan: a wave, a bull's head, a bridge, a star. */
export const CLAN_SIGNS: Record<string, string> = {
  a: 'M2 9c3-5 6-5 8 0 1.500 4 4 3 5-.5C16 5 19 4 22 7v4c-3-2-4.500-1-5.500 1.500-2 4.500-6 5-8 .5-1.200-3-2.500-2.500-4 0L2 15.500zM2 18c4-3 6 1.500 10 0s6-2.500 10-.5v3H2z',
  b: 'M2 3c1 4 3 5 6 5.500 2-1 6-1 8 0 3-.5 5-1.500 6-5.500 1.500 5-.5 8-4 9 0 4-1.500 6-2.500 9-1 2-6 2-7 0-1-3-2.500-5-2.500-9-3.500-1-5.500-4-4-9z',
  c: 'M1 19V6h2.500v4c5-7 12-7 17 0V6H23v13h-3v-4c-4-6-12-6-16 0v4zM7 10.500v2M12 8.500v2.500M17 10.500v2',
  d: 'M12 1l3 7.500 8 .5-6.200 5 2.100 8L12 17.500 5.100 22l2.100-8L1 9l8-.5z',
}

/** Where the fight is, on a field of 48 by 32. */
export const DISTRICTS: Record<string, Cut> = {
  d1: { ink: 'M3 22h42l-6 8H9zM12 21V9h3v12zM16 10l17 8-17 3zM35 21v-9h5v9zM22 8h8v3h-8z', line: 'M2 31c4-2 6 1 10 0s6 1 10 0 6 1 10 0 6 1 14-1' },
  d2: { ink: 'M24 2l20 9H4zM7 13h5v12H7zM16 13h5v12h-5zM27 13h5v12h-5zM36 13h5v12h-5zM4 26h40v4H4z' },
  d3: { ink: 'M5 5c6 3 12 3 18 0 1 12-2 20-9 23C7 25 4 17 5 5zM26 9c6 2 11 2 17-1 1 11-2 18-8 21-5-2-8-8-9-20z', cut: 'M9 13c2-1 3-1 5 0M15 13c1-1 3-1 4 0M10 19c2 4 6 4 8 0M30 16c1-1 2-1 4 0M36 16c1-1 3-1 4 0M31 24c2-3 6-3 8 0' },
  d4: { ink: 'M2 20h44v3H2zM2 27h44v3H2zM6 17h3v14H6zM38 17h3v14h-3zM13 6c2 3 4 4 7 4h8c3 0 5-1 7-4 1 5-1 7-4 8 0 3-2 6-4 6h-6c-2 0-4-3-4-6-3-1-5-3-4-8z' },
  d5: { ink: 'M9 14h20V6h12v20H9zM13 6h5v8h-5zM4 26h40v2H4z', cut: 'M32 9h6v6h-6z', line: 'M14 28m-4 0a4 4 0 1 0 8 0 4 4 0 1 0-8 0M34 28m-4 0a4 4 0 1 0 8 0 4 4 0 1 0-8 0M15 4c-1-2 3-2 2-4' },
  d6: { ink: 'M2 12L24 2l22 10v18H2z', cut: 'M10 16h28M14 20h20v10M14 20v10M14 25h20M24 20v10' },
  d7: { ink: 'M14 3h20c4 6 5 18 0 26H14C9 21 10 9 14 3z', cut: 'M12 9h24M11.500 16h25M12 23h24M24 3v26M18 3c-2 8-2 18 0 26M30 3c2 8 2 18 0 26' },
  d8: { ink: 'M3 11L8 3h32l5 8c0 3-5 3-6 0-1 3-6 3-7 0-1 3-6 3-7 0-1 3-6 3-7 0-1 3-6 3-7 0-1 3-8 3-8 0zM6 15h3v15H6zM39 15h3v15h-3zM9 21h30v9H9z', cut: 'M13 25h4M21 25h6M31 25h4' },
  d9: { ink: 'M4 10h18v20H4zM26 4h18v26H26z', cut: 'M4 16h18M4 23h18M26 11h18M26 18h18M26 25h18', line: 'M4 10c4-4 14-4 18 0M26 4c4-4 14-4 18 0M13 7v23M35 1v29' },
  d10: { ink: 'M20 3l4-3 4 3v9h14v18H6V12h14z', cut: 'M24 5a3 3 0 1 1 0 6 3 3 0 0 1 0-6zM11 17v6M18 17v6M30 17v6M37 17v6M21 30v-6h6v6' },
  d11: { ink: 'M4 4h40v26H4z', cut: 'M24 9a8 8 0 1 1 0 16 8 8 0 0 1 0-16zM24 13v8M20 17h8M9 9v16', line: '' },
  d12: { ink: 'M8 30V4h12v6h20v20z', cut: 'M11 8h2M15 8h2M11 13h2M15 13h2M11 18h2M15 18h2M24 14h3M31 14h3M24 20h3M31 20h3M22 30v-4h5v4' },
  d13: { ink: 'M4 30c0-8 4-13 11-15 1-6 5-10 11-12l1-3 3 3c5 2 9 7 13 13-1 3-3 4-5 3l-7-3c1 5 4 8 5 14z', cut: 'M30 9h2M17 16c4-2 6-5 7-9M20 20c4-2 7-5 8-9M38 15l3 1' },
}
const PLAIN_DISTRICT: Cut = { ink: 'M3 12h10v18H3zM15 5h10v25H15zM27 9h9v21h-9zM38 14h7v16h-7z', cut: 'M6 16h4M6 21h4M18 10h4M18 16h4M18 22h4M30 14h3M30 20h3' }

export function districtArt(id: string | null): Cut {
  return (id && DISTRICTS[id]) || PLAIN_DISTRICT
}

export function meansArt(name: string): Cut {
  const letter = name.charAt(0)
  // an owner's own list may have values that ours has not
  return MEANS[name] ?? MEANS[`${letter}5`] ?? { ink: '' }
}
