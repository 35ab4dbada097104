import { storageKeys } from '../../apps/web/src/device/storage-keys.ts'
import { emergencyApp } from './emergency-app.ts'
import { eventsApp, upkeepApp } from './life-apps.ts'
import { componentsApp, roomsApp } from './parts-apps.ts'
import { judge, tellWhere, type App, type Outcome, type Scene } from './scene.ts'
import { arrived, closedInFlight, lostAnswer, until, word } from './scenarios.ts'
import { clash, holds, writeTheirs } from './clash.ts'
import { communityApp, factsApp } from './sheet-apps.ts'

/** Every noun that goes the one way, besides to-dos. */
export const otherApps: readonly App[] = [
  roomsApp,
  componentsApp,
  emergencyApp,
  communityApp,
  factsApp,
  upkeepApp,
  eventsApp,
]

/** What tells whether a noun goes the same way as to-dos, over all of them on one device. */
const legs = { closed: closedInFlight.name, lost: lostAnswer.name, clash: clash.name }
type Leg = keyof typeof legs
export type Toured = { readonly name: string; readonly outcome: Outcome | undefined }

const nameOf = ({ noun }: App, leg: string): string => `${noun.name}: ${leg}`

export const tourNames: readonly string[] = otherApps.flatMap((app) =>
  Object.values(legs).map((leg) => nameOf(app, leg)),
)

/** An entry of each noun goes the same way at once; what is left of a leg that broke off counts as stuck. */
export async function tour(scene: Scene, mark: string, say: (line: string) => void): Promise<Toured[]> {
  const told: Toured[] = []
  const [first, second] = [`${mark} eins`, `${mark} zwei`]
  const run = async (leg: Leg, title: string, walk: () => Promise<void>) => {
    const isThrough = await walk().then(
      () => true,
      async (error: unknown) => {
        say(`  ${legs[leg]}: ${String(error)}\n  ${await tellWhere(scene.page)}`)
        scene.stage.line.set('open')
        return false
      },
    )
    for (const app of otherApps) {
      const outcome = isThrough ? await judge({ ...scene, app }, { sure: [titleOf(app, title)] }) : undefined
      told.push({ name: nameOf(app, legs[leg]), outcome })
    }
  }
  await run('closed', first, () => closedTab(scene, first))
  await run('lost', second, () => lostAnswers(scene, second))
  // Over what the leg before has written.
  await run('clash', second, () => clashes(scene, second))
  return told
}

/** Of each noun its own: a room is named where a component is added to it. */
const titleOf = (app: App, title: string): string => `${title} ${word(otherApps.indexOf(app))}`

async function visit({ page, stage, owner }: Scene, app: App): Promise<void> {
  await page.goto(`${stage.line.url}${app.path(owner.house)}`)
  await app.ready(page)
}

async function closedTab(scene: Scene, title: string): Promise<void> {
  // Pages that nobody has looked at begin with the copy of the house, and that is fetched in a quiet moment.
  const copy = `${storageKeys.offlinePack}.${scene.owner.userId}.${scene.owner.house}`
  await scene.page.waitForFunction((name) => localStorage.getItem(name) !== null, copy)
  scene.stage.line.set('silent')
  for (const app of otherApps) {
    await visit(scene, app)
    await app.offer(scene.page, titleOf(app, title))
    await app.shows(scene.page, titleOf(app, title)).waitFor()
  }
  await scene.page.close()
  scene.stage.line.set('open')
  scene.page = await scene.open()
}

async function lostAnswers(scene: Scene, title: string): Promise<void> {
  const { line } = scene.stage
  for (const app of otherApps) {
    await visit(scene, app)
    const before = line.lost()
    line.set('lose-answers')
    await app.offer(scene.page, titleOf(app, title))
    await app.shows(scene.page, titleOf(app, title)).waitFor()
    await until(async () => line.lost() > before)
    line.set('open')
  }
  await visit(scene, roomsApp)
  for (const app of otherApps)
    await until(async () => (await arrived({ ...scene, app }, titleOf(app, title))) > 0)
}

async function clashes(scene: Scene, mark: string): Promise<void> {
  const { page, stage } = scene
  const facts = otherApps.flatMap((app) =>
    app.fact === undefined ? [] : [{ fact: app.fact, title: titleOf(app, mark) }],
  )
  stage.line.set('lose-writes')
  for (const app of otherApps) {
    await visit(scene, app)
    await app.fact?.write(page, titleOf(app, mark), app.fact.mine)
  }
  for (const { fact, title } of facts) await writeTheirs(scene, fact, title)
  stage.line.set('open')
  await visit(scene, roomsApp)
  for (const [at, { fact, title }] of facts.entries()) {
    await page.getByRole('button', { name: 'Ansehen' }).first().click()
    if (at === 0 && !(await holds(scene, fact, title, fact.theirs)))
      throw new Error('what somebody else wrote was overwritten unseen')
    await page.getByRole('button', { name: 'So speichern' }).click()
    await page.getByRole('button', { name: 'So speichern' }).waitFor({ state: 'detached' })
  }
  for (const { fact, title } of facts) await until(() => holds(scene, fact, title, fact.mine))
}
