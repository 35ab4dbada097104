import type { Page } from 'playwright-core'
import type { Fact, Scene } from './scene.ts'
import { arrived, until, type Scenario } from './scenarios.ts'

const placeOf = ({ house = 'real_estate_id', named }: Fact): string =>
  `t.${house} = $1${named === undefined ? '' : ` and t.${named} = $2`}`
const valuesOf = ({ owner }: Scene, { named }: Fact, mark: string): string[] =>
  named === undefined ? [owner.house] : [owner.house, mark]

/** Whether the server holds this value of an entry. */
export async function holds(scene: Scene, fact: Fact, mark: string, value: string): Promise<boolean> {
  const text = `select from app.${fact.table} t where ${placeOf(fact)} and t.${fact.column} = '${value}'`
  return (await scene.stage.admin.query(text, valuesOf(scene, fact, mark))).rowCount === 1
}

/** Somebody else was there first. */
export async function writeTheirs(scene: Scene, fact: Fact, mark: string): Promise<void> {
  const text = `update app.${fact.table} t set ${fact.column} = '${fact.theirs}', version = t.version + 1
    where ${placeOf(fact)}`
  await scene.stage.admin.query(text, valuesOf(scene, fact, mark))
}

/** The owner sees both sides, and stays with their own once `seen` is through. */
export async function decide(page: Page, fact: Fact, seen: () => Promise<void>): Promise<void> {
  await page.getByRole('button', { name: 'Ansehen' }).first().click()
  await seen()
  const own = page.getByRole('button', { name: fact.decide ?? 'So speichern' })
  await own.click()
  await own.waitFor({ state: 'detached' })
}

/** Until the owner has decided nobody's words may go. */
export async function isKept(scene: Scene, fact: Fact, mark: string): Promise<void> {
  if (!(await holds(scene, fact, mark, fact.theirs)))
    throw new Error('what somebody else wrote was overwritten unseen')
}

/** Somebody else wrote the same differently while the owner was in the cellar: nobody's words go unseen. */
export const clash: Scenario = {
  name: 'both wrote the same differently, the owner decides',
  run: async (scene, mark) => {
    const { page, app, context } = scene
    const { fact } = app
    if (fact === undefined) throw new Error('nothing here that two people could write')
    await scene.add(page, mark)
    await until(async () => (await arrived(scene, mark)) > 0)
    await context.setOffline(true)
    await fact.write(page, mark, fact.mine)
    await writeTheirs(scene, fact, mark)
    await context.setOffline(false)
    await decide(page, fact, () => isKept(scene, fact, mark))
    await until(() => holds(scene, fact, mark, fact.mine))
    return { sure: [mark] }
  },
}
