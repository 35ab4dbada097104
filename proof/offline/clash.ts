import { arrived, until, type Scenario } from './scenarios.ts'

/** Somebody else wrote the same differently while the owner was in the cellar: nobody's words go unseen. */
export const clash: Scenario = {
  name: 'both wrote the same differently, the owner decides',
  run: async (scene, mark) => {
    const { page, stage, owner, app, context } = scene
    const { fact } = app
    if (fact === undefined) throw new Error('nothing here that two people could write')
    await scene.add(page, mark)
    await until(async () => (await arrived(scene, mark)) > 0)
    const { table, column, named } = fact
    const row = `t.real_estate_id = $1${named === undefined ? '' : ` and t.${named} = $2`}`
    const values = named === undefined ? [owner.house] : [owner.house, mark]
    const holds = async (value: string) => {
      const text = `select from app.${table} t where ${row} and t.${column} = '${value}'`
      return (await stage.admin.query(text, values)).rowCount === 1
    }
    await context.setOffline(true)
    await fact.write(page, mark, fact.mine)
    await stage.admin.query(
      `update app.${table} t set ${column} = '${fact.theirs}', version = t.version + 1 where ${row}`,
      values,
    )
    await context.setOffline(false)
    await page.getByRole('button', { name: 'Ansehen' }).first().click()
    if (!(await holds(fact.theirs))) throw new Error('what somebody else wrote was overwritten unseen')
    await page.getByRole('button', { name: 'So speichern' }).click()
    await until(() => holds(fact.mine))
    return { sure: [mark] }
  },
}
