import type { Browser, Page } from 'playwright-core'
import { claimCounters } from '../../apps/server/test/counters.ts'
import { createDatabase, testEnvironment } from '../../apps/server/test/database.ts'
import { startProgram, type TestProgram } from '../../apps/server/test/program.ts'
import { migrate } from '../../apps/server/src/platform/db/migrations.ts'
import { freePort } from '../load/free-port.ts'
import { patienceMs, wholeMs, within } from './browser.ts'
import { judgeEarlier, release, waiting } from './earlier.ts'
import { buildOf, openEarlier, type EarlierStage } from './earlier-build.ts'
import { takeUpdate } from './product-scenarios.ts'
import { tellWhere, type Outcome } from './scene.ts'
import { until } from './scenarios.ts'
import type { Owner } from './stage.ts'
import { todosApp } from './todos-app.ts'

/** Who sends what waits when the line is back: the page that is still open, or the one of today. */
const courses = {
  today: `release ${release} itself: updated while entries wait`,
  earlier: `release ${release} itself: its open page sends what waits`,
  /** The planted fault: an update that forgets what waits. */
  forgetful: `release ${release} itself: forgetful`,
} as const
type Course = keyof typeof courses
export const builtNames: readonly string[] = [courses.today, courses.earlier]
export const forgetfulName = courses.forgetful

type Run = { readonly name: string; readonly outcome: Outcome | undefined }

/** Entries of an owner in the app as it was, and on the same address the server and the app of today. */
export async function updateFromBuild(
  browser: Browser,
  webRoot: string,
  say: (line: string) => void,
): Promise<Run[]> {
  const runs: Run[] = []
  await buildOf(release, say)
  for (const course of Object.keys(courses) as Course[]) {
    const outcome = await within(wholeMs, runCourse(browser, webRoot, course, say)).catch(
      (error: unknown) => {
        say(`  ${courses[course]}: ${error instanceof Error ? String(error.stack) : String(error)}`)
        return undefined
      },
    )
    say(`  ${courses[course]} ${JSON.stringify(outcome)}`)
    runs.push({ name: courses[course], outcome })
  }
  return runs
}

async function runCourse(
  browser: Browser,
  webRoot: string,
  course: Course,
  say: (line: string) => void,
): Promise<Outcome> {
  const stage = await openEarlier(release, say)
  const { line, admin } = stage
  const counters = claimCounters()
  let today: TestProgram | undefined
  const owner = await stage.owner()
  const context = await browser.newContext({ storageState: owner.signedIn, locale: 'de-CH' })
  context.setDefaultTimeout(patienceMs)
  const page = await context.newPage()
  try {
    await page.goto(`${line.url}${todosApp.path(owner.house)}`)
    await todosApp.ready(page)
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
    await writeThere(page, stage, owner)
    await stage.killServer()
    today = await startToday(stage, webRoot, counters.url)
    if (course !== 'earlier') line.set('lose-writes')
    await context.setOffline(false)
    if (course === 'earlier') await until(async () => (await waiting(page)) === 0)
    if (course === 'forgetful') await page.evaluate(forgetQueue)
    await takeUpdate(page)
    await todosApp.ready(page)
    line.set('open')
    await until(async () => (await waiting(page)) === 0)
    return await judgeEarlier({ admin }, owner, page)
  } catch (error) {
    throw new Error(`${courses[course]} ${await tellWhere(page)}`, { cause: error })
  } finally {
    await within(patienceMs, context.close())
    await today?.end('SIGKILL')
    counters.free()
    await stage.close()
  }
}

/** Some of it the server knows, and the device from it; the rest is written without a line. */
async function writeThere(page: Page, { admin }: EarlierStage, { house }: Owner): Promise<void> {
  const add = async (title: string, photo?: Parameters<typeof todosApp.offer>[2]) => {
    await todosApp.offer(page, title, photo)
    await todosApp.shows(page, title).waitFor()
  }
  const known = ['Boiler entkalken', 'Dachrinne reinigen', 'Fenster streichen']
  for (const title of known) await add(title)
  await until(async () => {
    const { rowCount } = await admin.query('select from app.todo where real_estate_id = $1', [house])
    return rowCount === known.length && (await waiting(page)) === 0
  })
  await page.context().setOffline(true)
  await todosApp.acts?.finish?.do(page, 'Dachrinne reinigen')
  await todosApp.acts?.remove?.do(page, 'Fenster streichen')
  await add('Filter wechseln', { name: 'filter.jpg', mimeType: 'image/jpeg', buffer: smallPhoto })
  await todosApp.fact?.write(page, 'Boiler entkalken', 'Essig steht im Keller')
  await until(async () => (await waiting(page)) >= 4)
}

// One pixel.
const smallPhoto = Buffer.from(
  '/9j/4AAQSkZJRgABAQEASABIAAD/2wBDAP//////////////////////////////////////////////////////////////////////////////////////wgALCAABAAEBAREA/8QAFBABAAAAAAAAAAAAAAAAAAAAAP/aAAgBAQABPxA=',
  'base64',
)

/** As an operator does it: the schema goes forward, then the new program takes the place of the old. */
async function startToday(
  { admin, line }: EarlierStage,
  webRoot: string,
  redis: string,
): Promise<TestProgram> {
  const database = admin.options.database ?? ''
  const environment = testEnvironment(database)
  createDatabase(database)
  await migrate(environment['DATABASE_MIGRATE_URL'] ?? '')
  const port = await freePort()
  const program = await startProgram({
    ...environment,
    PORT: String(port),
    PUBLIC_URL: line.url,
    WEB_ROOT: webRoot,
    REDIS_URL: redis,
  })
  line.connectTo(port)
  return program
}

/** Runs in the page. */
async function forgetQueue(): Promise<void> {
  const opening = indexedDB.open('hauswart-outbox')
  await new Promise((resolve) => opening.addEventListener('success', resolve))
  const place = opening.result.transaction('entries', 'readwrite').objectStore('entries')
  const clearing = place.clear()
  await new Promise((resolve) => clearing.addEventListener('success', resolve))
  opening.result.close()
}
