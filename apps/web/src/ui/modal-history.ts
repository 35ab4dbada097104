import { asRecord } from '#lib/as-record.ts'

/**
 * Every open dialog or sheet is an entry of the browser's history, so that «back» closes it. The entries lie above the
 * one of the page with the same address, and the router never hears of them. Closed by its own button a dialog leaves
 * its entry behind, for the next one to use: going back at that moment could cross the way of a page that opens.
 * Whoever comes past such an empty entry is led on, in the direction they were going.
 */
export type Entry = {
  /** Where it lies, as the router counts. */
  readonly index: number
  /** The router's name of the page's entry; those of its dialogs have the same. */
  readonly key: string
  /** How many dialogs lie above the page in this entry. */
  readonly depth: number
}

/** What an arrival by «back» or «forward» means, with so many dialogs open. */
export function onArrival(
  from: Entry,
  to: Entry,
  open: number,
): 'pass' | 'stay' | 'close' | 'on-backward' | 'on-forward' {
  if (to.index === from.index) return onSameEntry(to, open)
  const isBackward = to.index < from.index
  const isSamePage = to.key === from.key && to.index - to.depth === from.index - from.depth
  if (!isSamePage && to.depth === 0) return 'pass'
  if (isSamePage && isBackward && to.depth < open) return 'close'
  return isBackward ? 'on-backward' : 'on-forward'
}

/** Noted already, by a dialog that opened before we heard of it; or the router went on and nobody has noted that yet. */
function onSameEntry({ depth }: Entry, open: number): 'pass' | 'stay' | 'on-backward' {
  if (depth === 0) return 'pass'
  return depth <= open ? 'stay' : 'on-backward'
}

const asks: (() => void)[] = []
let at: Entry | undefined
/** A way on may lead nowhere: then we are where we are. */
const settleMs = 300
let settling: ReturnType<typeof setTimeout> | undefined

/** Before the router starts: it is not to hear of arrivals that only concern dialogs. */
export function installModalHistory(): void {
  noteEntry()
  window.addEventListener('popstate', arrive, { capture: true })
}

/** The page has another entry now: the router made it, and tells nobody in which direction. */
export function noteEntry(): void {
  clearTimeout(settling)
  at = entryNow()
}

/** Notes that a dialog is open; «back» then only asks it to close. Gives the way to say that it is closed. */
export function keepInHistory(ask: () => void): () => void {
  asks.push(ask)
  cover()
  return () => void asks.splice(asks.lastIndexOf(ask), 1)
}

/** As many entries as there are dialogs; more than one where a question came above the dialog that «back» meant. */
function cover(): void {
  const now = entryNow()
  if (now === undefined) return
  const state = asRecord(history.state)
  for (let depth = now.depth + 1; depth <= asks.length; depth += 1)
    history.pushState({ ...state, idx: now.index - now.depth + depth, modals: depth }, '')
  noteEntry()
}

function arrive(event: PopStateEvent): void {
  clearTimeout(settling)
  const to = entryNow()
  const step = at === undefined || to === undefined ? 'pass' : onArrival(at, to, asks.length)
  if (step === 'pass') return void (at = to)
  event.stopImmediatePropagation()
  if (step === 'stay') return
  if (step === 'close') {
    at = to
    return asks.at(-1)?.()
  }
  settling = setTimeout(noteEntry, settleMs)
  history.go(step === 'on-backward' ? -1 : 1)
}

function entryNow(): Entry | undefined {
  const { idx, key, modals } = asRecord(history.state)
  if (typeof idx !== 'number') return undefined
  return {
    index: idx,
    key: typeof key === 'string' ? key : '',
    depth: typeof modals === 'number' ? modals : 0,
  }
}
