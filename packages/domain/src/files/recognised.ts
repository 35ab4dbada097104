/** A word as it was recognised in a picture, and where: from the left, from the top, width, height, in dots. */
export type RecognisedWord = readonly [word: string, x: number, y: number, width: number, height: number]

/** What was recognised on one page of a file, line by line. */
export type RecognisedPage = {
  readonly page: number
  /** Of the picture it was recognised in. */
  readonly width: number
  readonly height: number
  readonly lines: readonly (readonly RecognisedWord[])[]
}
