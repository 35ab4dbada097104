import { storageKeys } from '../../apps/web/src/device/storage-keys.ts'
import { laterNouns } from '../../apps/web/src/house/nouns/later.ts'
import { wholeMs, within } from './browser.ts'
import { appointmentsApp, craftsmenApp, documentsApp } from './book-apps.ts'
import { clash, decide, holds, isKept, writeTheirs } from './clash.ts'
import { emergencyApp } from './emergency-app.ts'
import { expensesApp, holdingApps, invoicesApp } from './invoice-apps.ts'
import { eventsApp, makerWarrantiesApp, upkeepApp } from './life-apps.ts'
import { figureApps } from './figure-apps.ts'
import { componentsApp, roomsApp } from './parts-apps.ts'
import { projectApps } from './project-apps.ts'
import { judge, tellWhere, type App, type Outcome, type Scene } from './scene.ts'
import { arrived, closedInFlight, lostAnswer, until, word } from './scenarios.ts'
import { communityApp, factsApp } from './sheet-apps.ts'

/** Over some nouns on one device. */
export type Tour = {
  readonly apps: readonly App[]
  /** The page that asks about all of them, where there is one; else each asks on its own. */
  readonly settledAt?: App
  /** Afterwards the device of an earlier release comes to the same stage. */
  readonly hasEarlier?: true
}

/** What stands in the dossier of a house, and what is done with it. */
const dossier: Tour = {
  // Where one is decided by words of its own, in the order in which the page asks.
  apps: [
    roomsApp,
    componentsApp,
    emergencyApp,
    communityApp,
    factsApp,
    upkeepApp,
    eventsApp,
    ...figureApps,
    makerWarrantiesApp,
  ],
  settledAt: roomsApp,
  hasEarlier: true,
}
const business: Tour = {
  apps: [...projectApps, invoicesApp, expensesApp, craftsmenApp, appointmentsApp, documentsApp],
}
const tours: readonly Tour[] = [dossier, business]

/** Every noun that goes the one way, besides to-dos. */
export const otherApps: readonly App[] = [...tours.flatMap(({ apps }) => apps), ...holdingApps]

/** What is written without a line and nowhere here. */
export const undriven: readonly string[] = laterNouns
  .map(({ noun }) => noun)
  .filter((noun) => otherApps.every((app) => app.noun.name !== noun))

/** What has a trash and is thrown into it nowhere here. */
export const unthrown: readonly string[] = laterNouns
  .filter(({ acts }) => 'delete' in acts)
  .map(({ noun }) => noun)
  .filter((noun) => otherApps.every((app) => app.noun.name !== noun || app.acts?.remove === undefined))

/** What tells whether a noun goes the same way as to-dos, over all of them on one device. */
const legs = { closed: closedInFlight.name, lost: lostAnswer.name, clash: clash.name }
type Leg = keyof typeof legs
export type Toured = { readonly name: string; readonly outcome: Outcome | undefined }

const nameOf = ({ noun }: App, leg: string): string => `${noun.name}: ${leg}`

export const tourNames = ({ apps }: Tour): string[] =>
  apps.flatMap((app) => Object.values(legs).map((leg) => nameOf(app, leg)))

/** What of the tours has a leg, or the device of an earlier release, by such a name. */
export const toursFor = (isAsked: (name: string) => boolean, earlier: string): Tour[] =>
  tours
    .map(({ hasEarlier, apps, ...tour }) => ({
      ...tour,
      apps: apps.filter((app) => tourNames({ apps: [app] }).some(isAsked)),
      ...(hasEarlier === true && isAsked(earlier) && { hasEarlier }),
    }))
    .filter(({ apps, hasEarlier }) => apps.length > 0 || hasEarlier === true)

/** An entry of each noun goes the same way at once; what is left of a leg that broke off counts as stuck. */
export async function walk(
  scene: Scene,
  tour: Tour,
  mark: string,
  say: (line: string) => void,
): Promise<Toured[]> {
  const told: Toured[] = []
  const run = async (tried: readonly Leg[], steps: () => Promise<void>) => {
    const isThrough = await within(wholeMs, steps()).then(
      () => true,
      async (error: unknown) => {
        const names = tried.map((leg) => legs[leg]).join(', ')
        say(`  ${names}: ${String(error)}\n  ${await tellWhere(scene.page)}`)
        scene.stage.line.set('open')
        return false
      },
    )
    for (const app of tour.apps) {
      const outcome = isThrough ? await judge({ ...scene, app }, { sure: [titleOf(app, mark)] }) : undefined
      told.push(...tried.map((leg) => ({ name: nameOf(app, legs[leg]), outcome })))
    }
  }
  await run(['closed', 'lost'], () => closedAndLost(scene, tour, mark))
  // Over what was written on the way before.
  await run(['clash'], () => clashes(scene, tour, mark))
  return told
}

/** Of each noun its own: a room is named where a component is added to it. */
const titleOf = (app: App, title: string): string => `${title} ${word(otherApps.indexOf(app))}`

async function visit({ page, stage, owner }: Scene, app: App): Promise<void> {
  const address = `${stage.line.url}${app.path(owner.house)}`
  if (page.url() !== address) await page.goto(address)
  await app.ready(page)
}

/** The tab goes while the first is under way; whatever the next one sends, the first answer to it is lost. */
async function closedAndLost(scene: Scene, { apps }: Tour, title: string): Promise<void> {
  const { line } = scene.stage
  // Pages that nobody has looked at begin with the copy of the house, and that is fetched in a quiet moment.
  const copy = `${storageKeys.offlinePack}.${scene.owner.userId}.${scene.owner.house}`
  await scene.page.waitForFunction((name) => localStorage.getItem(name) !== null, copy)
  line.set('silent')
  for (const app of apps) {
    await visit(scene, app)
    await app.offer(scene.page, titleOf(app, title))
    await app.shows(scene.page, titleOf(app, title)).waitFor()
  }
  await scene.page.close()
  const before = line.lost()
  line.set('lose-first-answers')
  scene.page = await scene.open()
  for (const app of apps) await until(async () => (await arrived({ ...scene, app }, titleOf(app, title))) > 0)
  await until(async () => line.lost() >= before + apps.length)
  line.set('open')
}

async function clashes(scene: Scene, { apps, settledAt }: Tour, mark: string): Promise<void> {
  const { page, stage } = scene
  const facts = apps.flatMap((app) =>
    app.fact === undefined ? [] : [{ app, fact: app.fact, title: titleOf(app, mark) }],
  )
  stage.line.set('lose-writes')
  for (const { app, fact, title } of facts) {
    await visit(scene, app)
    await fact.write(page, title, fact.mine)
  }
  for (const { fact, title } of facts) await writeTheirs(scene, fact, title)
  stage.line.set('open')
  for (const [at, { app, fact }] of facts.entries()) {
    await visit(scene, settledAt ?? app)
    // A page that asks about several begins with any of them: before the first answer nothing may have changed.
    await decide(page, fact, async () => {
      if (at === 0) for (const one of facts) await isKept(scene, one.fact, one.title)
    })
  }
  for (const { fact, title } of facts) await until(() => holds(scene, fact, title, fact.mine))
}
