/** How long an act can be undone; what it changed is kept a day longer. */
export const undoDays = 30

/** Why an act cannot be undone, besides that somebody went on from it. */
export type NotUndoable =
  /** It is more than `undoDays` ago. */
  | 'too_old'
  /** It had effects that no row can take back: a letter, a file, somebody who came into the house. */
  | 'final'
  /** Nothing of what it changed was kept. */
  | 'not_kept'
  /** Something of it, or what it was about, has been removed for good since. */
  | 'removed'
