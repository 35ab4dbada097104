import type { Trade } from './trade.ts'

/** A trade and the text that told it. */
export type TradeSuggestion = { readonly trade: Trade; readonly from: string }

/** What somebody probably works in, by the first text that says so: the name of a firm tells more than what it wrote. */
export function suggestTrade(texts: readonly (string | null | undefined)[]): TradeSuggestion | undefined {
  for (const text of texts) {
    const plain = plainOf(text)
    const found = words.find(([, pattern]) => pattern.test(plain))
    if (found !== undefined) return { trade: found[0], from: text ?? '' }
  }
  return undefined
}

/** The trade among these that a name alone tells; none if anything else in it tells of more than that. */
export function tradeOfName(name: string | null, among: ReadonlySet<Trade>): Trade | undefined {
  const plain = plainOf(name)
  const found = words.find(([trade, pattern]) => among.has(trade) && pattern.test(plain))
  if (found === undefined) return undefined
  const [trade, pattern] = found
  const others = plain
    .split(/[^\p{L}]+/u)
    .filter((word) => !pattern.test(word))
    .join(' ')
  return /bau/.test(others) || words.some(([, other]) => other.test(others)) ? undefined : trade
}

const plainOf = (text: string | null | undefined): string =>
  (text ?? '').toLowerCase().replaceAll('ae', 'ä').replaceAll('oe', 'ö').replaceAll('ue', 'ü')

// What is said in two trades stands first where it is narrower: who checks wiring does not lay it.
const words: readonly (readonly [Trade, RegExp])[] = [
  ['chimney_sweep', /kaminfeg/],
  ['tank_inspection', /tankrevision|tankreinig/],
  ['electrical_inspection', /elektrokontroll|sicherheitsnachweis/],
  ['drain_cleaning', /kanalreinig|rohrreinig|kanalservice/],
  ['pest_control', /schädling/],
  ['pollutants', /schadstoff|asbest/],
  ['energy_advice', /energieberat|geak/],
  ['building_physics', /bauphysik/],
  ['condominium_management', /liegenschaftsverwalt|immobilienverwalt|verwaltung|stockwerkeigentum/],
  ['insurance', /versicherung/],
  ['bank', /bank(?![a-zäöü])/],
  ['notary', /notar|grundbuchamt/],
  ['site_management', /bauleitung/],
  ['architecture', /architekt/],
  ['solar', /solar|photovoltaik/],
  ['heating', /heiz|wärmepump/],
  ['sheet_metal', /spengler/],
  ['plumbing', /sanitär/],
  ['roofing', /dach|steildächer/],
  ['windows', /fenster/],
  ['blinds', /storen|rollladen|sonnenschutz/],
  ['kitchen', /küche/],
  ['painting', /maler/],
  ['facade', /fassade|gipser|verputz/],
  ['tiling', /plattenleg|plattenbel|keramik/],
  ['flooring', /parkett|bodenbel|bodenleg/],
  ['timber', /zimmerei|holzbau/],
  ['joinery', /schreiner|innenausbau/],
  ['masonry', /baumeister|maurer|bauunternehm|hochbau|tiefbau/],
  ['garden', /garten|gärtner/],
  ['lift', /lift(?![a-zäöü])|aufzug|aufzüge/],
  ['locks', /schlüssel|schlosser|sicherheitstechnik/],
  ['electrical', /elektr/],
  ['moving', /umzug|umzüge|entsorgung|mulden/],
  ['cleaning', /reinigung/],
]
