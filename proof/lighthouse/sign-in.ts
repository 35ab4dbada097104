import type { CDPSession, Page } from 'playwright-core'
import { screens, type Demo } from '../web/demo.ts'

/** A slow mobile line, and a phone's processor. */
const line = { latency: 400, downloadThroughput: 200_000, uploadThroughput: 94_000, offline: false }
const slower = 4

export type SignIn = {
  /** From the tap to an Übersicht without a skeleton; the history at its end is not waited for. */
  readonly ms: number
  /** How many answers had to be waited for one after the other until then. */
  readonly rounds: number
  /** What came over the line from the tap until then. */
  readonly bytes: number
  readonly requests: readonly string[]
}

/** A guest on a slow phone signs in; what goes over the line between the tap and the Übersicht is written down. */
export async function signInSlowly(demo: Demo, isAhead = true): Promise<SignIn> {
  const context = await demo.context('guest', { viewport: screens.phone, serviceWorkers: 'block' })
  try {
    const page = await context.newPage()
    if (!isAhead) await page.addInitScript(saveData)
    await page.addInitScript(noteTimes)
    const session = await context.newCDPSession(page)
    await session.send('Network.enable')
    await session.send('Network.emulateNetworkConditions', line)
    await session.send('Emulation.setCPUThrottlingRate', { rate: slower })
    const seen = listen(session)
    await page.goto('/anmelden')
    await page.getByLabel('E-Mail').fill(demo.owner.email)
    await page.getByLabel('Passwort', { exact: true }).fill(demo.owner.password)
    await page.waitForFunction(isTakenOver)
    // A password takes longer to type than this; the figures of the trade are the last of what is fetched ahead.
    if (isAhead) await page.waitForFunction(hasFigures)
    await page.getByRole('button', { name: 'Anmelden' }).click()
    const { tap, end } = await timesOf(page)
    return { ms: end - tap, ...seen.between(tap, end) }
  } finally {
    await context.close()
  }
}

type Times = { tap?: number; end?: number }
type Noted = { times?: Times }

/** Runs in the page: there alone it is known when somebody tapped and what stood on the screen. */
function noteTimes(): void {
  const times: Times = {}
  ;(globalThis as Noted).times = times
  addEventListener('submit', () => (times.tap = Date.now()), { capture: true })
  const look = () => {
    const bones = [...document.querySelectorAll('[aria-busy="true"], [data-skeleton]')]
    const isUseful =
      document.querySelector('main h1') !== null &&
      bones.every((bone) => bone.closest('section')?.querySelector('a[href*="verlauf"]'))
    if (isUseful && location.pathname === '/dashboard') times.end = Date.now()
    else requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
}

/** Runs in the page: the owner's browser is to save data, so that nothing is fetched ahead. */
function saveData(): void {
  Object.defineProperty(navigator, 'connection', { value: { saveData: true } })
}

/** Runs in the page. */
const isTakenOver = (): boolean => '__reactRouterDataRouter' in globalThis

/** Runs in the page. */
const hasFigures = (): boolean =>
  performance.getEntriesByType('resource').some(({ name }) => name.endsWith('/reference/values'))

async function timesOf(page: Page): Promise<Required<Times>> {
  const handle = await page.waitForFunction(() => {
    const { tap, end } = (globalThis as Noted).times ?? {}
    return tap === undefined || end === undefined ? undefined : { tap, end }
  })
  const times = await handle.jsonValue()
  if (times === undefined) throw new Error('nobody has seen the Übersicht')
  return times
}

type Seen = { readonly what: string; readonly from: number; to: number; bytes: number }

/** By the clock of the browser, as the page's own. */
function listen(session: CDPSession) {
  const all = new Map<string, Seen>()
  let offset = 0
  session.on('Network.requestWillBeSent', ({ requestId, request, timestamp, wallTime }) => {
    offset = wallTime - timestamp
    const what = `${request.method} ${new URL(request.url).pathname}`
    all.set(requestId, { what, from: wallTime * 1_000, to: Number.POSITIVE_INFINITY, bytes: 0 })
  })
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength, timestamp }) => {
    const one = all.get(requestId)
    if (one === undefined) return
    one.to = (timestamp + offset) * 1_000
    one.bytes = encodedDataLength
  })
  return {
    between: (tap: number, end: number) => {
      // What was on the device already has no bytes.
      const own = [...all.values()].filter(({ from, to, bytes }) => from >= tap && to <= end && bytes > 0)
      return {
        rounds: inARow(own),
        bytes: own.reduce((sum, { bytes }) => sum + bytes, 0),
        requests: own.map(
          ({ what, from, to, bytes }) =>
            `${Math.round(from - tap)} to ${Math.round(to - tap)} ms ${what} ${bytes} bytes`,
        ),
      }
    },
  }
}

/** The longest row of requests of which each began when the one before was answered. */
function inARow(seen: readonly Seen[]): number {
  let rounds = 0
  let free = 0
  for (const { from, to } of seen.toSorted((a, b) => a.to - b.to)) {
    if (from < free) continue
    rounds += 1
    free = to
  }
  return rounds
}
