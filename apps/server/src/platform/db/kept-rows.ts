/**
 * The tables of a house whose rows are not kept when they change, each with its reason. All others have the triggers of
 * migration 0032 and stand in the register of `undo`, or a test fails. What writes one of these cannot be undone.
 */
export const notKept: Readonly<Record<string, string>> = {
  picture: 'its bytes are made and thrown away by the worker',
  membership: 'who may enter a house is decided by its owners, not by taking an act back',
  invitation: 'a letter that has left cannot be called back',
  analysis_snapshot: 'computed, not written by anybody',
  analysis_watch: 'computed, not written by anybody',
  trash: 'follows the rows that lie in it; what leaves it otherwise is gone for good',
  audit_event: 'tells of acts',
  outbox: 'tells of acts',
  row_image: 'is what was kept',
}
