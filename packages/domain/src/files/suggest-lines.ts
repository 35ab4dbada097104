/** One page of a text, as it was read. */
export type ReadPage = { readonly page: number; readonly body: string }
/** A line of it with its place: `at` counts through all pages. */
export type ReadLine = { readonly page: number; readonly at: number; readonly text: string }
/** Something found in a line; the one with the most points is proposed. */
export type Found = {
  readonly value: string
  readonly reason: string
  readonly points: number
  readonly line: ReadLine
}

/**
 * The lines of a text that say anything. What nobody could read as one line is several, broken where words end: rules look
 * for a name from each place of a line to its end, and one of a hundred thousand letters would hold the worker for minutes.
 */
export const linesOf = (pages: readonly ReadPage[]): readonly ReadLine[] =>
  pages
    .flatMap(({ page, body }) =>
      body
        .split('\n')
        .flatMap(broken)
        .map((text) => ({ page, text: text.trim() })),
    )
    .filter(({ text }) => text.length > 1)
    .map((line, at) => ({ ...line, at }))

export const longestLine = 1_000
const inPieces = new RegExp(String.raw`.{1,${longestLine}}(?:\s|$)|.{1,${longestLine}}`, 'gsu')
const broken = (text: string): readonly string[] =>
  text.length <= longestLine ? [text] : (text.match(inPieces) ?? [])

/** The best of what was found; of equals the first. */
export const bestOf = (found: readonly Found[]): Found | undefined =>
  found.reduce<Found | undefined>(
    (best, one) => (one.points > 0 && (best === undefined || one.points > best.points) ? one : best),
    undefined,
  )

/** Reasons that are a guess: good enough to be looked at in a proposal, not to fill in a bill. */
export const vague = {
  firstDay: 'weil es das erste Datum im Text ist',
  onTop: 'weil es zuoberst steht',
  signed: 'weil es als Unterschrift unter dem Gruss steht',
} as const

export const columnGap = /\s{3,}/

/** The columns of a line, as far as blanks show them. */
export const columnsOf = ({ text }: ReadLine): string[] => text.split(columnGap)
