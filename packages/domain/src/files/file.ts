/** Announced, its pieces are coming; arrived, all of them are there; then it is judged. */
export const fileStates = ['announced', 'arrived', 'ready', 'refused'] as const
export type FileState = (typeof fileStates)[number]

export const fileRefusals = [
  'type',
  'damaged',
  'infected',
  'too_large',
  'encrypted',
  'hash',
  'unreadable',
] as const
export type FileRefusal = (typeof fileRefusals)[number]

export const fileMediaTypes = [
  'application/pdf',
  'image/jpeg',
  'image/png',
  'image/webp',
  'image/heic',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  'text/plain',
  'message/rfc822',
] as const
export type FileMediaType = (typeof fileMediaTypes)[number]

/** What a reading of a file can propose for the paper it is. */
export const suggestionFields = [
  'title',
  'category',
  'dated_on',
  'sender',
  'amount_rappen',
  'valid_until',
  'due_on',
  'invoice_number',
  // The text of the code of a bill, whole.
  'qr_bill',
] as const
export type SuggestionField = (typeof suggestionFields)[number]

export type FileSuggestion = {
  readonly field: SuggestionField
  readonly value: string
  /** A German half-sentence: «weil …». */
  readonly reason: string
  readonly page: number
  /** The words it was read from. */
  readonly quote: string
}

/** The largest file that is taken in, 50 MB, and the size of the pieces it comes in. */
export const mostFileBytes = 50 * 1_024 * 1_024
export const filePieceBytes = 1_024 * 1_024
