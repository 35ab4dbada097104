import { makeChance, type Chance } from '../../scripts/register/chance.ts'
import type { Row } from './rows.ts'

export type Kind = 'typo' | 'dropped word' | 'abbreviation'
export type Query = { readonly kind: Kind; readonly text: string; readonly row: Row }
export type Drawn = { readonly queries: readonly Query[]; readonly redrawn: number }

const kinds: readonly Kind[] = ['typo', 'dropped word', 'abbreviation']
const letters = 'abcdefghijklmnopqrstuvwxyz'.split('')
const digits = '0123456789'.split('')
/** What is left after a word was dropped may name this many buildings: as many as are looked at. */
const mostNamed = 5

/** One query per row, with one fault each. A row whose fault would leave nothing to go by is drawn again. */
export async function makeQueries(
  rows: readonly Row[],
  wanted: number,
  count: (words: readonly string[], number: string | undefined) => Promise<number>,
): Promise<Drawn> {
  const chance = makeChance(4)
  const queries: Query[] = []
  let redrawn = 0
  for (const row of rows) {
    if (queries.length === wanted) break
    const kind = kinds[queries.length % kinds.length] as Kind
    const text = await faulty(kind, row, chance, count)
    if (text === undefined) redrawn += 1
    else queries.push({ kind, text, row })
  }
  return { queries, redrawn }
}

async function faulty(
  kind: Kind,
  row: Row,
  chance: Chance,
  count: (words: readonly string[], number: string | undefined) => Promise<number>,
): Promise<string | undefined> {
  if (kind === 'typo') return withTypo(row, chance)
  if (kind === 'abbreviation') return withAbbreviation(row, chance)
  const words = [...row.street.split(' '), row.number, String(row.zip), ...row.place.split(' ')]
  const numberAt = row.street.split(' ').length
  const dropped = chance.whole(0, words.length - 1)
  const left = words.filter((_, at) => at !== dropped)
  const number = dropped === numberAt ? undefined : row.number
  const named = await count(
    words.filter((_, at) => at !== dropped && at !== numberAt),
    number,
  )
  return named > mostNamed ? undefined : left.join(' ')
}

/**
 * A letter or digit left out, put in, exchanged for another or with its neighbour, anywhere but in the house number:
 * «14» for «15» is another house, and nobody can know.
 */
function withTypo(row: Row, chance: Chance): string {
  const [head, tail] = [row.street, `${row.zip} ${row.place}`]
  const at = chance.whole(0, head.length + tail.length - 1)
  const [text, place] = at < head.length ? [head, at] : [tail, at - head.length]
  const bent = bend(text, place, chance)
  if (bent === undefined || bent === text) return withTypo(row, chance)
  return at < head.length ? `${bent} ${row.number}, ${tail}` : `${head} ${row.number}, ${bent}`
}

function bend(text: string, at: number, chance: Chance): string | undefined {
  const sign = text[at] ?? ''
  if (!/[\p{L}\d]/u.test(sign)) return undefined
  const other = chance.pick(/\d/.test(sign) ? digits : letters)
  const [before, after] = [text.slice(0, at), text.slice(at + 1)]
  switch (chance.pick(['left out', 'put in', 'another', 'exchanged'])) {
    case 'left out':
      return before + after
    case 'put in':
      return before + other + sign + after
    case 'another':
      return before + other + after
    default:
      return /^[\p{L}\d]/u.test(after) ? before + after[0] + sign + after.slice(1) : undefined
  }
}

type Abbreviation = readonly [pattern: RegExp, shorts: readonly string[]]

// As people and maps write them; a list of its own, so that the search cannot agree with itself.
const abbreviations: readonly Abbreviation[] = [
  [/strasse\b/i, ['str.', 'str', 'stra\u00DFe']],
  [/platz\b/i, ['pl.']],
  [/(?<=\p{L}{3})gasse\b/iu, ['g.']],
  [/(?<=\p{L}{3})weg\b/iu, ['w.']],
  [/\bChemin\b/, ['Ch.', 'ch']],
  [/\bAvenue\b/, ['Av.', 'av']],
  [/\bRoute\b/, ['Rte', 'Rte.']],
  [/\bPlace\b/, ['Pl.']],
  [/\bImpasse\b/, ['Imp.']],
  [/\bSentier\b/, ['Sent.']],
  [/\bBoulevard\b/, ['Bd']],
  [/\bSt\. /, ['Sankt ', 'St.', 'St ']],
  [/\bStrada\b/, ['Str.']],
  [/ü/, ['ue', 'u']],
  [/ö/, ['oe', 'o']],
  [/ä/, ['ae', 'a']],
  [/[éèê]/, ['e']],
  [/[âà]/, ['a']],
]

function withAbbreviation(row: Row, chance: Chance): string | undefined {
  const text = `${row.street} ${row.number}, ${row.zip} ${row.place}`
  const possible = abbreviations.filter(([pattern]) => pattern.test(text))
  if (possible.length === 0) return undefined
  const [pattern, shorts] = chance.pick(possible)
  return text.replace(pattern, () => chance.pick(shorts))
}
