/** What a paper is for whoever files it; several spellings of a sender are as good. */
export type Truth = {
  /** A day, or only a month where no more is printed. */
  readonly datedOn: string
  readonly senders: readonly string[]
  readonly category: string
  readonly amountRappen?: number
  /** Of a bill: until when it is to be paid, and its number. */
  readonly dueOn?: string
  readonly number?: string
}

/** What an owner remembers of a paper, sorted by how they would type it. */
export type Memories = {
  readonly subjects: readonly string[]
  /** Parts of the compound words on it. */
  readonly parts: readonly string[]
  readonly names: readonly string[]
  readonly numbers: readonly string[]
}

/** A paper as somebody wrote it. */
export type Draft = { readonly html: string; readonly truth: Truth; readonly memories: Memories }

export type Paper = Draft & {
  readonly name: string
  readonly kind: string
  /** Rules may be tuned on what was seen; the unseen half says whether that was learning or learning by heart. */
  readonly half: 'seen' | 'unseen'
  readonly medium: 'pdf' | 'photo'
  /** Its words as printed. */
  readonly text: string
}
