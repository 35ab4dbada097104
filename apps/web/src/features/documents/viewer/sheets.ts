import type { Piece, PageSize } from '#device/papers/pdf-file.ts'

/** What can be looked at page by page, whatever kind of file it is. */
export type Sheets = {
  readonly count: number
  /** Of the first page; others usually are alike. */
  readonly size: PageSize
  readonly sheet: (number: number) => Promise<Sheet>
  readonly close: () => void
}

export type Sheet = {
  readonly size: PageSize
  /** Its picture, so wide; and the way to stop. */
  readonly draw: (width: number) => { readonly picture: Promise<HTMLElement>; readonly stop: () => void }
  readonly text: () => Promise<SheetText>
}

export type SheetText = {
  readonly pieces: readonly Piece[]
  /** Its letters for nobody's eyes, exactly above those of the picture: an element for each piece. */
  readonly write: () => Promise<{ readonly layer: HTMLElement; readonly letters: readonly HTMLElement[] }>
}
