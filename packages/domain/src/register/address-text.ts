import { faintWeight, shortEnds, wordWeight } from './address-words.ts'

/** A word of a query and how much it says. */
export type QueryWord = { readonly text: string; readonly weight: number; readonly isNumber: boolean }

export type AddressQuery = {
  readonly words: readonly QueryWord[]
  /** What may be the house number, the likeliest first. */
  readonly houseNumbers: readonly string[]
  /** What may be the postal code, perhaps mistyped or not finished. */
  readonly zip: string | undefined
}

/** «Route de la Croix, La Croix-de-Rozon» has nine. */
export const mostWords = 12
const longestWord = 40
const ligatures: Readonly<Record<string, string>> = {
  '\u00DF': 'ss',
  '\u0153': 'oe',
  '\u00E6': 'ae',
  '\u00F8': 'o',
  '\u0142': 'l',
}

/** Lower case without accents: «Zürich» and «ZURICH» become the same. */
export const foldText = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/[\u00DF\u0153\u00E6\u00F8\u0142]/g, (letter) => ligatures[letter] ?? '')
    .normalize('NFKD')
    .replaceAll(/\p{M}+/gu, '')
    .replaceAll(/[\u2019\u02BC`\u00B4]/g, "'")

/** The same with umlauts written out: «Zürich» becomes «zuerich». */
export const foldSpelledOut = (text: string): string =>
  foldText(text.normalize('NFC').replaceAll(/[\u00E4\u00F6\u00FC]/gi, (letter) => `${foldText(letter)}e`))

/** The words of a name in the register, in their order. */
export const wordsOf = (folded: string): string[] =>
  [...folded.matchAll(/([a-z0-9]+)('?)/g)].flatMap(([, word = '', apostrophe]) =>
    isElision(word, apostrophe) ? [] : [word.slice(0, longestWord)],
  )

// «l'Eglise», «d'en Bas»: many leave it away.
const isElision = (word: string, apostrophe: string | undefined): boolean =>
  apostrophe === "'" && word.length === 1

type Piece = { readonly word: string } | { readonly number: string; readonly suffix: string }

/** Takes apart what somebody typed: words, house number, postal code. Never fails. */
export function readAddressQuery(text: string): AddressQuery {
  const pieces = piecesOf(foldText(text).replaceAll(/\b(?:ch|fl|li)\s*-\s*(?=\d{4}\b)/g, ' '))
  const zip = zipOf(pieces)
  const houseNumbers: string[] = []
  const words: QueryWord[] = []
  for (const [at, piece] of pieces.entries()) {
    if ('word' in piece) {
      words.push({ text: piece.word, weight: wordWeight(piece.word), isNumber: false })
      continue
    }
    if (zip?.at === at && zip.isCertain) continue
    const likeliest = zip?.at === at ? [] : houseNumbers.splice(0)
    const next = pieces[at + 1]
    if (piece.suffix === '' && next !== undefined && 'word' in next && next.word.length === 1)
      houseNumbers.push(piece.number + next.word)
    houseNumbers.push(piece.number + piece.suffix, ...likeliest)
    if (piece.suffix === '') words.push({ text: piece.number, weight: faintWeight, isNumber: true })
  }
  return { words: words.slice(0, mostWords), houseNumbers: houseNumbers.slice(0, 4), zip: zip?.text }
}

const pattern = /([a-z]+)('?)(\.?)|(\d+(?:\.\d+)?)([a-z]*)/g
const numberSuffix = /^(?:[a-z]|bis|ter|quater)?$/
const ordinalSuffix = /^(?:er|ere|e|eme|re|te|ten|st)$/

function piecesOf(folded: string): Piece[] {
  const pieces: Piece[] = []
  for (const [, letters, apostrophe, stop, digits, after = ''] of folded.matchAll(pattern)) {
    if (letters !== undefined) {
      if (!isElision(letters, apostrophe)) pieces.push({ word: lengthened(letters, stop === '.') })
    } else if (digits === undefined || digits.length > 8) continue
    else if (numberSuffix.test(after)) pieces.push({ number: digits, suffix: after })
    else if (ordinalSuffix.test(after)) pieces.push({ word: digits + after })
    else pieces.push({ number: digits, suffix: '' }, { word: after })
  }
  return pieces
}

// «Bahnhofstr», with or without the full stop; the other ends are common in whole words and need it.
function lengthened(word: string, isShortened: boolean): string {
  for (const [end, whole] of Object.entries(shortEnds)) {
    const isEnd = word.endsWith(end) && word.length > end.length + 2
    if (isEnd && (isShortened || end === 'str'))
      return (word.slice(0, -end.length) + whole).slice(0, longestWord)
  }
  return word.slice(0, longestWord)
}

type Zip = { readonly at: number; readonly text: string; readonly isCertain: boolean }

/** Four digits are a postal code. Three or five may be a mistyped one, unless they are the only number after words. */
function zipOf(pieces: readonly Piece[]): Zip | undefined {
  const plain = pieces.flatMap((piece, at) =>
    'number' in piece && piece.suffix === '' && /^\d+$/.test(piece.number)
      ? [{ at, text: piece.number }]
      : [],
  )
  const whole = plain.findLast(({ text }) => /^[1-9]\d{3}$/.test(text))
  if (whole !== undefined) return { ...whole, isCertain: true }
  const firstNumber = pieces.findIndex((piece) => 'number' in piece)
  const bent = plain.findLast(
    ({ at, text }) => text.length === 5 || (text.length === 3 && (at > firstNumber || at === 0)),
  )
  return bent === undefined ? undefined : { ...bent, isCertain: false }
}
