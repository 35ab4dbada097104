import { arrived, until, type Scenario } from './scenarios.ts'

/** Somebody else wrote the same differently while the owner was in the cellar: nobody's words go unseen. */
export const clash: Scenario = {
  name: 'both wrote the same differently, the owner decides',
  run: async (scene, mark) => {
    const { page, stage, owner, app, context } = scene
    const { fact, noun } = app
    if (fact === undefined) throw new Error('nothing here that two people could write')
    await scene.add(page, mark)
    await until(async () => (await arrived(scene, mark)) > 0)
    const row = `t.real_estate_id = $1 and t.${noun.title} = $2`
    const holds = async (value: string) => {
      const text = `select from app.${noun.table} t where ${row} and t.${fact.column} = '${value}'`
      return (await stage.admin.query(text, [owner.house, mark])).rowCount === 1
    }
    await context.setOffline(true)
    await fact.write(page, mark, fact.mine)
    await stage.admin.query(
      `update app.${noun.table} t set ${fact.column} = '${fact.theirs}', version = t.version + 1 where ${row}`,
      [owner.house, mark],
    )
    await context.setOffline(false)
    await page.getByRole('button', { name: 'Ansehen' }).first().click()
    if (!(await holds(fact.theirs))) throw new Error('what somebody else wrote was overwritten unseen')
    await page.getByRole('button', { name: 'So speichern' }).click()
    await until(() => holds(fact.mine))
    return { sure: [mark] }
  },
}
