export type HistoryEntry = {
  readonly id: string
  readonly at: string
  readonly actorId: string
  readonly actorName: string | null
  readonly verb: string
  readonly objectId: string
  readonly changes: unknown
  readonly isUndoable: boolean
}

/** Names of things by their identifier, as far as they are known here. */
export type Names = ReadonlyMap<string, string>
