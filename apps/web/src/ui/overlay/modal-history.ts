import { asRecord } from '@hauswart/domain/fields/as-record'

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

/** Noted already, by a dialog that opened before we heard of it. */
function onSameEntry({ depth }: Entry, open: number): 'pass' | 'stay' | 'on-backward' {
  if (depth === 0) return 'pass'
  return depth <= open ? 'stay' : 'on-backward'
}

const asks: (() => void)[] = []
let at: Entry | undefined
/** Somebody is being led on; where they set out from decides what their arrival means. */
let led: { readonly step: 'on-backward' | 'on-forward'; readonly from: Entry } | undefined

/** Before the router starts: it is not to hear of arrivals that only concern dialogs. */
export function installModalHistory(): void {
  at = entryNow()
  // The router makes entries and tells nobody; only a note taken in the same moment is right for somebody in a hurry.
  for (const name of ['pushState', 'replaceState'] as const) {
    const write = history[name].bind(history)
    history[name] = (...given) => {
      write(...given)
      at = entryNow()
      led = undefined
    }
  }
  window.addEventListener('popstate', arrive, { capture: true })
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
}

function arrive(event: PopStateEvent): void {
  const to = entryNow()
  const from = at === undefined || to === undefined ? undefined : startOf(at, to)
  const step = from === undefined || to === undefined ? 'pass' : onArrival(from, to, asks.length)
  at = to
  led = from !== undefined && (step === 'on-backward' || step === 'on-forward') ? { step, from } : undefined
  if (step === 'pass') return
  event.stopImmediatePropagation()
  if (step === 'close') asks.at(-1)?.()
  if (led !== undefined) history.go(led.step === 'on-backward' ? -1 : 1)
}

/** A way on may lead nowhere: whoever then comes from the other side was not led. */
function startOf(last: Entry, to: Entry): Entry {
  const step = to.index < last.index ? 'on-backward' : 'on-forward'
  return led?.step === step ? led.from : last
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
