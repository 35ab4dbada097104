/**
 * The tables of a house whose rows are not kept when they change, each with its reason. All others have the triggers of
 * migration 0032 and stand in the register of `undo`, or a test fails. What writes one of these cannot be undone.
 */
export const notKept: Readonly<Record<string, string>> = {
  picture: 'its bytes are made and thrown away by the worker',
  file: 'sent in pieces and judged by the worker, not written by an act; the paper that names it is kept',
  file_text: 'what the worker read in a file',
  file_suggestion: 'what the worker read in a file',
  membership: 'who may enter a house is decided by its owners, not by taking an act back',
  invitation: 'a letter that has left cannot be called back',
  guest_link: 'a link that was handed on cannot be called back, only ended',
  slot_proposal: 'a letter that has left cannot be called back, and the answer is a guest’s',
  quote_request: 'a letter that has left cannot be called back, and the answer is a guest’s',
  guest_visit: 'tells who came by a link',
  calendar_feed: 'an address that was given to a calendar cannot be called back, only ended',
  analysis_snapshot: 'computed, not written by anybody',
  analysis_watch: 'computed, not written by anybody',
  notification: 'tells a person of something; the house is only what it is about',
  trash: 'follows the rows that lie in it; what leaves it otherwise is gone for good',
  search_text: 'follows the words of the rows it is found by',
  invoice_warranty: 'follows the invoice it began with',
  audit_event: 'tells of acts',
  outbox: 'tells of acts',
  row_image: 'is what was kept',
}
