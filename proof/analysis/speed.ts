import type { BrowserContext, CDPSession, Page } from 'playwright-core'
import { componentKeys } from '../../packages/domain/src/real-estate/component.ts'
import { analysisPath } from '../../apps/web/src/house/paths/analysis-paths.ts'
import { screens, settled, type Demo } from '../web/demo.ts'

const wanted = 40

/** Brings the demo house to forty components of all kinds and ages. */
export async function fillHouse({ site, houseId }: Demo): Promise<void> {
  const [now] = await site.admin<{ have: number; owner: string }>(
    `select count(*)::int as have, (select created_by from app.real_estate where id = $1) as owner
     from app.component where real_estate_id = $1 and deleted_at is null`,
    [houseId],
  )
  if (now === undefined) throw new Error('the demo house is gone')
  const { have, owner } = now
  const keys = componentKeys.slice(-(wanted - have))
  for (const [at, key] of keys.entries())
    await site.admin(
      `insert into app.component (real_estate_id, id, catalog_key, installed_year, condition, condition_on, created_by)
       values ($1, gen_random_uuid(), $2, $3, 'good', current_date, $4)`,
      [houseId, key, 1980 + at, owner],
    )
}

type Moved = {
  readonly components: number
  /** How often the page computed for one move; in between an answer of the server may make it compute once more. */
  readonly computations: number
  readonly median: number
  readonly slowest: number
  /** From the key to the next picture. */
  readonly frame: number
  /** The same with an engine that was made slow. */
  readonly slowed: number
}

/** Moves a measure about by the keyboard and reads how long the page computed. */
export async function recompute(demo: Demo, moves: number): Promise<Moved> {
  const context = await demo.context('owner', { viewport: screens.desktop, reducedMotion: 'reduce' })
  const page = await context.newPage()
  await page.goto(analysisPath('timeline'))
  await settled(page)
  // A finger goes back and forth; the first steps find an engine the browser has not yet compiled.
  await move(page, 12)
  const { computed, frames, times } = await move(page, moves)
  await page.evaluate(slowDown)
  const slow = await move(page, 2)
  // Put back: nothing is to be saved.
  await page.keyboard.press('Escape')
  await context.close()
  return {
    components: await countComponents(demo),
    computations: middle(times),
    median: middle(computed),
    slowest: Math.max(...computed),
    frame: middle(frames),
    slowed: middle(slow.computed),
  }
}

async function countComponents({ site, houseId }: Demo): Promise<number> {
  const text = 'select 1 from app.component where real_estate_id = $1 and deleted_at is null'
  return (await site.admin(text, [houseId])).length
}

/** Runs in the page: from now on every sorting takes two milliseconds more. */
function slowDown(): void {
  const sort = Array.prototype.toSorted
  // oxlint-disable-next-line no-extend-native -- the planted fault is a page whose own tools are slow
  Object.defineProperty(Array.prototype, 'toSorted', {
    value(this: unknown[], compare?: (a: unknown, b: unknown) => number) {
      const until = performance.now() + 2
      while (performance.now() < until);
      return sort.call(this, compare)
    },
  })
}

async function move(page: Page, moves: number) {
  const entry = page.locator('main [data-entry]').first()
  await entry.waitFor()
  await entry.focus()
  return page.evaluate(async (steps) => {
    const frames: number[] = []
    const computed: number[] = []
    const times: number[] = []
    const watch = new PerformanceObserver((list) => {
      for (const { name, duration } of list.getEntries()) if (name === 'analysis') computed.push(duration)
    })
    watch.observe({ entryTypes: ['measure'] })
    for (let at = 0; at < steps; at += 1) {
      const key = at % 2 === 0 ? 'ArrowRight' : 'ArrowLeft'
      const from = performance.now()
      document.activeElement?.dispatchEvent(
        new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }),
      )
      await new Promise<void>((resolve) => void requestAnimationFrame(() => setTimeout(resolve, 0)))
      frames.push(performance.now() - from)
      for (const { name, duration } of watch.takeRecords()) if (name === 'analysis') computed.push(duration)
      times.push(computed.length - times.reduce((sum, one) => sum + one, 0))
    }
    await new Promise<void>((resolve) => void setTimeout(resolve, 50))
    watch.disconnect()
    return { computed, frames, times }
  }, moves)
}

type Renders = {
  /** From the tap on «Analyse» on the Übersicht to the first figure on the screen. */
  readonly inside: number
  /** The whole app started anew at this address: script from the service worker, data from the device. */
  readonly anew: number
}

/** How many times slower the owner's processor is than this one. */
const slower = 4

/** Somebody who was here before, on a phone's screen and a slower processor: what a clock shows. */
export const firstRenders = (demo: Demo, rounds: number): Promise<Renders> =>
  visits(demo, rounds, {
    prepare: (session) => session.send('Emulation.setCPUThrottlingRate', { rate: slower }),
    now: ({ page }) => page.evaluate(() => performance.now()),
    atFigure: ({ page }) =>
      page.evaluate(() => performance.getEntriesByName('first-figure')[0]?.startTime ?? 0),
  })

type Visit = { readonly page: Page; readonly session: CDPSession }

/** A way to measure, in milliseconds since the page began. */
type Gauge = {
  readonly prepare: (session: CDPSession) => Promise<unknown>
  readonly now: (visit: Visit) => Promise<number>
  readonly atFigure: (visit: Visit) => Promise<number>
}

async function visits(demo: Demo, rounds: number, gauge: Gauge): Promise<Renders> {
  // Somebody else of the house: what the others asked in this minute must not count against the measured one.
  const context = await demo.context('partner', { viewport: screens.phone, reducedMotion: 'reduce' })
  await warmUp(context)
  const inside: number[] = []
  const anew: number[] = []
  for (let round = 0; round < rounds; round += 1) {
    anew.push(await loaded(context, gauge))
    inside.push(await opened(context, gauge))
  }
  await context.close()
  return { inside: middle(inside), anew: middle(anew) }
}

/** Until code and data are on the device, and the browser has kept what it compiled: it does so on a second visit. */
async function warmUp(context: BrowserContext): Promise<void> {
  for (let visit = 0; visit < 2; visit += 1) {
    const page = await context.newPage()
    await page.goto(analysisPath('components'))
    await page.locator('main [data-component-list]').first().waitFor()
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
    await page.waitForTimeout(1_500)
    await page.close()
  }
}

async function loaded(context: BrowserContext, gauge: Gauge): Promise<number> {
  const visit = await watchedPage(context, gauge)
  await visit.page.goto(analysisPath('components'), { waitUntil: 'commit' })
  const time = await untilFigure(visit, gauge)
  await visit.page.close()
  return time
}

async function opened(context: BrowserContext, gauge: Gauge): Promise<number> {
  const visit = await watchedPage(context, gauge)
  const { page } = visit
  await page.goto('/dashboard')
  await settled(page)
  await page.waitForTimeout(500)
  const start = await gauge.now(visit)
  await page.evaluate(() =>
    [...document.querySelectorAll('a')]
      .find((one) => one.getAttribute('href') === '/analyse' && one.checkVisibility())
      ?.click(),
  )
  const time = (await untilFigure(visit, gauge)) - start
  await page.close()
  return time
}

/** A page that notes when the first figure of the analysis was painted. */
async function watchedPage(context: BrowserContext, gauge: Gauge): Promise<Visit> {
  const page = await context.newPage()
  await page.addInitScript(() => {
    const seen = new MutationObserver(() => {
      if (location.pathname !== '/analyse' || document.querySelector('main [data-component-list]') === null)
        return
      seen.disconnect()
      requestAnimationFrame(() => setTimeout(() => performance.mark('first-figure'), 0))
    })
    seen.observe(document, { childList: true, subtree: true })
  })
  const session = await context.newCDPSession(page)
  // A browser keeps a process ready for the next page; right after a new tab it is still making one.
  await page.waitForTimeout(1_000)
  await gauge.prepare(session)
  return { page, session }
}

async function untilFigure(visit: Visit, gauge: Gauge): Promise<number> {
  await visit.page.waitForFunction(() => performance.getEntriesByName('first-figure').length > 0)
  return gauge.atFigure(visit)
}

const middle = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.POSITIVE_INFINITY
