export interface VillaView {
  /** open cards */
  open_cards: (("H" | "P" | "C" | "B" | "HB" | "BC" | "CP" | "PH" | "HC" | "PB" | "HPCB")[])[]
  /** in piles or out of the game */
  unseen: ("H" | "P" | "C" | "B" | "HB" | "BC" | "CP" | "PH" | "HC" | "PB" | "HPCB")[]
  /** laid at this guard */
  laid: ("H" | "P" | "C" | "B" | "HB" | "BC" | "CP" | "PH" | "HC" | "PB" | "HPCB")[]
  /** laid at earlier guards */
  used: ("H" | "P" | "C" | "B" | "HB" | "BC" | "CP" | "PH" | "HC" | "PB" | "HPCB")[]
  /** discarded unused */
  discarded: ("H" | "P" | "C" | "B" | "HB" | "BC" | "CP" | "PH" | "HC" | "PB" | "HPCB")[]
  /** cards of a pile, rewards too */
  pile: number[]
  /** rewards at its bottom */
  known_below: (("H" | "P" | "C" | "B" | "HB" | "BC" | "CP" | "PH" | "HC" | "PB" | "HPCB")[])[]
  /** guards whose front was seen */
  seen: { name: string; needs: string; reward: string }[]
  /** of each place; 0: gone or unknown */
  strength: number[]
  /** beside the strength */
  hint: ("none" | "no_h" | "h_1" | "h_2" | "h_3" | "h_4" | "c_1" | "c_2" | "c_4" | "c_6" | "p_2")[]
  /** fronts that it may have */
  fits: { name: string; needs: string; reward: string }[][]
  /** flag: may be arrested next */
  free: boolean[]
  /** seats */
  seats: number
  /** which question is open */
  phase: "swap" | "choose" | "turn" | "reward" | "over"
  /** seat that the game waits for */
  turn: number
  /** place that is being arrested, or -1 */
  target: number
  /** seat that led the last arrest, or -1 */
  leader: number
  /** the target's front */
  front: { name: string; needs: string; reward: string } | null
  /** symbols served */
  position: number
  /** asked for, where one is */
  symbol: "handcuffs" | "pistol" | "car" | "badge"
  /** swaps that are left */
  swaps: number
  /** turns taken at guards */
  turns: number
  /** open and in piles, of all seats */
  cards_left: number
  /** to be served, the godfather's too */
  symbols_left: number
  /** flag: the cards cannot suffice */
  short: boolean
  /** how it ended */
  outcome: "none" | "won" | "no_card" | "not_enough" | "nobody_left"
  /** symbols not served at the end */
  missing: number
  /** seats that let others decide */
  follows: number[]
  /** made so far */
  proposals: number
  /** what */
  proposed: (VillaAction | null)[]
  /** by which seat */
  proposer: number[]
  /** seats that agree */
  agreed: number[][]
  /** seats that object */
  objected: number[][]
  /** why */
  reasons: (Record<string, "too_risky" | "other_leader" | "other_target" | "other_receiver" | "other_card" | "no_use">)[]
  /** how it stands */
  standing: ("none" | "open" | "advice" | "warned" | "dead" | "carried")[]
  /** proposals of a seat */
  made: number[]
  /** option */
  level: "easy" | "hard" | "very_hard" | "extremely_hard" | "practice"
  /** option */
  beginner_set: boolean
  /** option */
  jokers: "four_two_two_four" | "six_pairs"
  /** option */
  godfather_open: boolean
  /** option */
  godfather_hint: boolean
  /** option */
  start_swap: boolean
  /** option */
  lenient_pass: boolean
  /** option */
  draw_on_pass: boolean
  /** option */
  agreement: "anyone" | "majority" | "all"
}

export type VillaAction =
  | { do: "play"; card: "H" | "P" | "C" | "B" | "HB" | "BC" | "CP" | "PH" | "HC" | "PB" | "HPCB" }
  | { do: "pair"; card: "H" | "P" | "C" | "B" | "HB" | "BC" | "CP" | "PH" | "HC" | "PB" | "HPCB"; other: "H" | "P" | "C" | "B" | "HB" | "BC" | "CP" | "PH" | "HC" | "PB" | "HPCB" }
  | { do: "pass"; card: "H" | "P" | "C" | "B" | "HB" | "BC" | "CP" | "PH" | "HC" | "PB" | "HPCB" }
  | { do: "propose_arrest"; place: number; leader: number }
  | { do: "propose_reward"; card: "H" | "P" | "C" | "B" | "HB" | "BC" | "CP" | "PH" | "HC" | "PB" | "HPCB"; to: number }
  | { do: "propose_swap"; from: number; card: "H" | "P" | "C" | "B" | "HB" | "BC" | "CP" | "PH" | "HC" | "PB" | "HPCB"; to: number; other: "H" | "P" | "C" | "B" | "HB" | "BC" | "CP" | "PH" | "HC" | "PB" | "HPCB" }
  | { do: "propose_start" }
  | { do: "agree"; proposal: number }
  | { do: "object"; proposal: number; because: "none" | "too_risky" | "other_leader" | "other_target" | "other_receiver" | "other_card" | "no_use" }
  | { do: "follow" }
  | { do: "decide" }

export type VillaEvent =
  | { event: "began"; seat?: number; level: "easy" | "hard" | "very_hard" | "extremely_hard" | "practice"; strengths: number; dealt: number }
  | { event: "dealt"; seat?: number; cards: ("H" | "P" | "C" | "B" | "HB" | "BC" | "CP" | "PH" | "HC" | "PB" | "HPCB")[]; left: number }
  | { event: "godfather_shown"; seat?: number; front: "bruno_salvi" | "nico_renda" | "carla_bonfante" | "enzo_lodi" | "pia_marrone" | "tullio_berti" | "rocco_sava" | "mara_conti" | "fausto_pini" | "livio_corso" | "gina_tosi" | "dario_fabbri" | "sandra_orsi" | "ugo_ranieri" | "otto_zanni" | "bianca_ferri" | "silvio_amato" | "remo_dossi" | "irma_galvan" | "vito_massara" | "aurelio_vantini" | "vittoria_carbone" | "ottavio_bellandi" | "raffaele_sordini" }
  | { event: "followed"; seat?: number }
  | { event: "decided"; seat?: number }
  | { event: "proposed_arrest"; seat?: number; proposal: number; place: number; leader: number }
  | { event: "proposed_reward"; seat?: number; proposal: number; card: "H" | "P" | "C" | "B" | "HB" | "BC" | "CP" | "PH" | "HC" | "PB" | "HPCB"; to: number }
  | { event: "proposed_swap"; seat?: number; from: number; card: "H" | "P" | "C" | "B" | "HB" | "BC" | "CP" | "PH" | "HC" | "PB" | "HPCB"; to: number; other: "H" | "P" | "C" | "B" | "HB" | "BC" | "CP" | "PH" | "HC" | "PB" | "HPCB" }
  | { event: "proposed_start"; seat?: number; proposal: number }
  | { event: "agreed"; seat?: number; proposal: number }
  | { event: "objected"; seat?: number; proposal: number; because: "none" | "too_risky" | "other_leader" | "other_target" | "other_receiver" | "other_card" | "no_use" }
  | { event: "insisted"; seat?: number; proposal: number }
  | { event: "swapped"; seat?: number; from: number; card: "H" | "P" | "C" | "B" | "HB" | "BC" | "CP" | "PH" | "HC" | "PB" | "HPCB"; to: number; other: "H" | "P" | "C" | "B" | "HB" | "BC" | "CP" | "PH" | "HC" | "PB" | "HPCB" }
  | { event: "started"; seat?: number }
  | { event: "unmasked"; seat?: number; place: number; front: "bruno_salvi" | "nico_renda" | "carla_bonfante" | "enzo_lodi" | "pia_marrone" | "tullio_berti" | "rocco_sava" | "mara_conti" | "fausto_pini" | "livio_corso" | "gina_tosi" | "dario_fabbri" | "sandra_orsi" | "ugo_ranieri" | "otto_zanni" | "bianca_ferri" | "silvio_amato" | "remo_dossi" | "irma_galvan" | "vito_massara" | "aurelio_vantini" | "vittoria_carbone" | "ottavio_bellandi" | "raffaele_sordini" }
  | { event: "played"; seat?: number; card: "H" | "P" | "C" | "B" | "HB" | "BC" | "CP" | "PH" | "HC" | "PB" | "HPCB"; symbol: "handcuffs" | "pistol" | "car" | "badge"; position: number }
  | { event: "paired"; seat?: number; card: "H" | "P" | "C" | "B" | "HB" | "BC" | "CP" | "PH" | "HC" | "PB" | "HPCB"; other: "H" | "P" | "C" | "B" | "HB" | "BC" | "CP" | "PH" | "HC" | "PB" | "HPCB"; symbol: "handcuffs" | "pistol" | "car" | "badge"; position: number }
  | { event: "passed"; seat?: number; card: "H" | "P" | "C" | "B" | "HB" | "BC" | "CP" | "PH" | "HC" | "PB" | "HPCB"; symbol: "handcuffs" | "pistol" | "car" | "badge" }
  | { event: "drew"; seat?: number; card: "H" | "P" | "C" | "B" | "HB" | "BC" | "CP" | "PH" | "HC" | "PB" | "HPCB"; left: number }
  | { event: "arrested"; seat?: number; place: number; front: "bruno_salvi" | "nico_renda" | "carla_bonfante" | "enzo_lodi" | "pia_marrone" | "tullio_berti" | "rocco_sava" | "mara_conti" | "fausto_pini" | "livio_corso" | "gina_tosi" | "dario_fabbri" | "sandra_orsi" | "ugo_ranieri" | "otto_zanni" | "bianca_ferri" | "silvio_amato" | "remo_dossi" | "irma_galvan" | "vito_massara" | "aurelio_vantini" | "vittoria_carbone" | "ottavio_bellandi" | "raffaele_sordini"; left: number }
  | { event: "rewarded"; seat?: number; card: "H" | "P" | "C" | "B" | "HB" | "BC" | "CP" | "PH" | "HC" | "PB" | "HPCB"; where: "open" | "pile" }
  | { event: "no_reward"; seat?: number; symbol: "handcuffs" | "pistol" | "car" | "badge" }
  | { event: "godfather_back"; seat?: number; strength: number; hint: "none" | "no_h" | "h_1" | "h_2" | "h_3" | "h_4" | "c_1" | "c_2" | "c_4" | "c_6" | "p_2" }
  | { event: "short"; seat?: number; cards: number; needed: number }
  | { event: "won"; seat?: number; left: number }
  | { event: "lost"; seat?: number; outcome: "none" | "won" | "no_card" | "not_enough" | "nobody_left"; missing: number }

