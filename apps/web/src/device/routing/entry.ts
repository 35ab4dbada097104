import { asRecord } from '@hauswart/domain/fields/as-record'

/**
 * Whether the browser still stands on the entry of the history a page was drawn for. It may be ahead: what a page does
 * by itself comes late for somebody in a hurry, and an address written anew would replace the page they went on to.
 */
export function isAt(key: string): boolean {
  const { key: now } = asRecord(history.state)
  // The first entry of a tab has no name of its own; the router calls it so.
  return (typeof now === 'string' ? now : 'default') === key
}
