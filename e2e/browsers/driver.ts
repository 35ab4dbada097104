import { setTimeout as pause } from 'node:timers/promises'

/** What a journey may do in any browser: look, type, press, read. Elements are named as an owner sees them. */
export type Driver = {
  readonly engine: 'chromium' | 'firefox' | 'webkit'
  goto(url: string): Promise<void>
  /** Types into the field with this label, after emptying it. */
  fill(label: string, text: string): Promise<void>
  /** Presses the button, link, tab or choice with this visible name. */
  press(name: string): Promise<void>
  /** Picks an entry of the list with this label. */
  choose(label: string, option: string): Promise<void>
  /** Waits until the page shows these words. */
  sees(text: string): Promise<void>
  reload(): Promise<void>
  /** Takes the line away from this browser alone; where that is not possible the server has to go. */
  cut?(): Promise<void>
  mend?(): Promise<void>
  path(): Promise<string>
  evaluate<Value>(script: string): Promise<Value>
  close(): Promise<void>
}

export const patience = 300_000

/**
 * Runs in the page: the visible element an owner would mean by this name. Text of labels and buttons is
 * compared without doubled spaces; the shortest match wins, so «Speichern» is not «Speichern und weiter».
 */
export const findScript = `(kind, name) => {
  const plain = (text) => (text ?? '').replace(/\\s+/g, ' ').trim()
  const shown = (element) => element.getClientRects().length > 0 && getComputedStyle(element).visibility !== 'hidden'
  const nameOf = (element) => {
    const by = element.getAttribute('aria-labelledby')
    const labelled = by ? by.split(' ').map((id) => document.getElementById(id)?.textContent).join(' ') : ''
    const labels = element.labels ? [...element.labels].map((label) => label.textContent).join(' ') : ''
    return plain(element.getAttribute('aria-label') || labelled || labels || element.textContent)
  }
  const open = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document
  const pick = kind === 'field'
    ? 'input:not([type=hidden]):not([type=radio]), textarea, select'
    : 'button, a[href], [role=button], [role=tab], [role=option], [role=menuitem], label, summary, input[type=checkbox]'
  // A label with links in it is ticked by its box, a choice without a box to be seen by its words.
  const ticks = (element) => element.matches('label') && element.control?.type === 'checkbox'
  const all = [...open.querySelectorAll(pick)].filter((element) => shown(element) && !ticks(element))
  const hits = all.filter((element) => nameOf(element) === name).concat(all.filter((element) => nameOf(element).startsWith(name)))
  // Bars at the edge of the screen would lie over it.
  hits[0]?.scrollIntoView({ block: 'center', behavior: 'instant' })
  return hits[0] ?? null
}`

/** Until it works: what was found a moment ago may be drawn anew, or lie under something that leaves just now. */
export const insist = (what: string, act: () => Promise<unknown>): Promise<void> =>
  until(what, () => act().then(() => true)).then(() => undefined)

/** Written at build time, a form is dead until the app has taken it over; a press before that does nothing. */
export const formLives = (driver: Driver): Promise<boolean> =>
  until('a living form', () =>
    driver.evaluate<boolean>(`document.querySelector('form [type=submit]') !== null`),
  )

/** A page that can be opened again without a line: its worker answers for it. */
export const worksOffline = (driver: Driver): Promise<boolean> =>
  until('the worker', () => driver.evaluate<boolean>('navigator.serviceWorker.controller !== null'))

/**
 * Runs in the page: a message that offers a way back stays half a minute, as if the pointer lay on it, for whoever takes
 * longer than seconds to get there. How long they stay otherwise is not the subject of a journey.
 */
export function holdMessages(): void {
  const since = new WeakMap<Element, number>()
  Object.assign(Element.prototype, {
    matches(this: Element, selectors: string): boolean {
      const offer = selectors === ':hover, :focus-within' ? this.querySelector('button + button') : null
      if (offer !== null && !since.has(offer)) since.set(offer, Date.now())
      const isHeld = offer !== null && Date.now() - (since.get(offer) ?? 0) < 20_000
      return isHeld || this.closest(selectors) === this
    },
  })
}

/**
 * Runs in the page, in a moment without work; without a line, what is not on the device loads for ever. To be asked by
 * `until`: for `waitForFunction` a promise is true, whatever comes of it.
 */
export const isLoaded = (): Promise<boolean> =>
  new Promise((resolve) => {
    const look = () => resolve(!navigator.onLine || document.querySelector('[aria-busy=true]') === null)
    requestIdleCallback(look, { timeout: 2_000 })
  })

/** Until the page shows these words; one that never does is quoted. */
export async function untilShown(
  text: string,
  browser: string,
  evaluate: (script: string) => Promise<unknown>,
): Promise<void> {
  let shown = ''
  await until(`«${text}» in ${browser}`, async () => {
    shown = String(await evaluate('document.body.innerText'))
    return shown.includes(text)
  }).catch((error: Error) => {
    throw new Error(`${error.message}; the page says: ${shown.replaceAll(/\s+/g, ' ').slice(0, 600)}`)
  })
}

/** Asks until the answer is something; a look that never ends is given up too. */
export async function until<Value>(
  what: string,
  look: () => Promise<Value | null | undefined | false>,
): Promise<Value> {
  const end = Date.now() + patience
  const over = pause(patience, undefined, { ref: false })
  while (Date.now() < end) {
    const value = await Promise.race([look().catch(() => undefined), over])
    if (value !== undefined && value !== null && value !== false) return value
    await pause(100)
  }
  throw new Error(`waited in vain: ${what}`)
}
