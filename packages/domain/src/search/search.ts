/** What the search of a house finds: the nouns whose words are kept, each by the name of its table. */
export const searchKinds = [
  'document',
  'todo',
  'component',
  'room',
  'measure',
  'appointment',
  'craftsman',
  'project',
  'defect',
  'acceptance',
  'approval',
  'maker_warranty',
  'journal_entry',
  'invoice',
  'quote',
] as const
export type SearchKind = (typeof searchKinds)[number]

/** A piece of a text, and whether it is what somebody was looking for. */
export type MarkedText = { readonly text: string; readonly isFound: boolean }

/** The signs between which a search puts what it found; no text of an owner holds them. */
const [begin, end] = ['\u0002', '\u0003']

/** A text with signs as pieces, its white space as one blank each. */
export const toMarkedText = (signed: string): MarkedText[] =>
  signed
    .replaceAll(/\s+/g, ' ')
    .trim()
    .split(begin)
    .flatMap((piece, index) => {
      const [found = '', after = ''] = index === 0 ? ['', piece] : piece.split(end)
      return [
        { text: found, isFound: true },
        { text: after, isFound: false },
      ]
    })
    .filter(({ text }) => text !== '')

const mostWords = 8
const longestText = 80

/** The words of what somebody typed; nothing if it is too short to say something. */
export function askedWords(typed: string): readonly string[] {
  const trimmed = typed.replaceAll(/\s+/g, ' ').trim().slice(0, longestText).trimEnd()
  return trimmed.length < 2 ? [] : [...new Set(trimmed.split(' '))].slice(0, mostWords)
}
