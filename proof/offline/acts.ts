import { holdMessages } from '../../e2e/browsers/driver.ts'
import type { App, Scene } from './scene.ts'
import { addAll, arrived, titles, until, type Scenario } from './scenarios.ts'

const statesOf = `select t.title || ': ' || t.state || case when t.deleted_at is null then '' else ', away' end
    || coalesce((select string_agg(', ' || a.verb, '' order by a.id) from app.audit_event a
      where a.real_estate_id = t.real_estate_id and a.object_id = t.id and a.verb <> 'todo.add'), '') as title
  from app.todo t where t.real_estate_id = $1 and t.title = any ($2) order by t.title`

/** What is done to an entry without a line arrives once, and what was taken back before it left never does. */
export const acted: Scenario = {
  name: 'finished, thrown away and taken back without a line',
  run: async (scene, mark) => {
    const { page, app, context, stage, owner } = scene
    const { acts } = app
    if (acts === undefined) throw new Error('nothing here that could be finished')
    const wanted = titles(mark, 4)
    const [finished = '', removed = '', kept = '', opened = ''] = wanted
    await addAll(scene, wanted)
    await until(async () => (await arrived(scene, mark)) === wanted.length)
    await page.evaluate(holdMessages)
    await context.setOffline(true)
    // Known to be away, what is written now has not left.
    await page.getByText(/^Offline\. Stand/).waitFor()
    await acts.finish(page, finished)
    await acts.remove(page, removed)
    await acts.remove(page, kept)
    await takeBack(app, page, kept)
    await acts.finish(page, opened)
    await takeBack(app, page, opened)
    await page.reload()
    await app.ready(page)
    await context.setOffline(false)
    const expected = [
      `${finished}: done, todo.complete`,
      `${removed}: open, away, todo.delete`,
      `${kept}: open`,
      `${opened}: open`,
    ].join('\n')
    let seen = ''
    await until(async () => {
      const { rows } = await stage.admin.query<{ title: string }>(statesOf, [owner.house, wanted])
      seen = rows.map(({ title }) => title).join('\n')
      return seen === expected
    }).catch((error: unknown) => {
      throw new Error(`${String(error)}; the server has\n${seen}`)
    })
    return { sure: wanted }
  },
}

async function takeBack(app: App, page: Scene['page'], title: string): Promise<void> {
  await page.getByRole('button', { name: 'Rückgängig' }).last().click()
  await app.shows(page, title).waitFor()
}
