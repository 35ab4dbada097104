import type { Draft, KeptDraft } from './draft.ts'

/** The copy on the server. */
export type StoredDraft = { readonly draft: Draft; readonly version: number }

export type Chosen = {
  readonly kept: KeptDraft | undefined
  /** Both had changed: the one that changed last goes on, and the owner is told which. */
  readonly clash?: 'here' | 'elsewhere'
  /** Another house on the server: neither may take the place of the other unasked. */
  readonly rival?: StoredDraft
}

/** Which draft goes on when the wizard opens, of the one on this device and the one on the server. */
export function chooseDraft(here: KeptDraft | undefined, stored: StoredDraft | undefined): Chosen {
  if (stored === undefined) {
    // It was on the server and is no more: recorded or discarded on another device.
    const isGone = here !== undefined && here.version > 0 && here.isSaved
    return { kept: isGone || here === undefined ? undefined : { ...here, version: 0, isSaved: false } }
  }
  const theirs: KeptDraft = { ...stored, isSaved: true }
  if (here === undefined) return { kept: theirs }
  if (here.draft.id === stored.draft.id && here.version === stored.version) return { kept: here }
  if (here.isSaved) return { kept: theirs }
  if (here.draft.id !== stored.draft.id)
    return { kept: { ...here, version: 0, isSaved: false }, rival: stored }
  // What was sent last did arrive; only its answer was lost.
  if (here.draft.changedAt === stored.draft.changedAt) return { kept: theirs }
  const isOursNewer = here.draft.changedAt > stored.draft.changedAt
  return isOursNewer
    ? { kept: { ...here, version: stored.version, isSaved: false }, clash: 'here' }
    : { kept: theirs, clash: 'elsewhere' }
}
