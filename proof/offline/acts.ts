import { holdMessages } from '../../e2e/browsers/driver.ts'
import { waiting } from './earlier.ts'
import type { Act, App, Scene } from './scene.ts'
import { addAll, arrived, titles, until, type Scenario } from './scenarios.ts'

/** What happens to one entry, and what of it the server tells in the end. */
type Course = { readonly title: string; readonly act: Act; readonly isTakenBack: boolean }

/**
 * What is done to an entry without a line arrives once. What was taken back before it left never does, and the row is as
 * it was.
 */
export const acted: Scenario = {
  name: 'finished, thrown away and taken back without a line',
  run: async (scene, mark) => {
    const { page, app, context } = scene
    const { finish, remove } = app.acts ?? {}
    const courses = [finish, remove].flatMap((act) => coursesOf(act))
    if (courses.length === 0) throw new Error('nothing here that could be finished')
    const told = courses.map((course, at) => ({ ...course, title: titles(mark, courses.length)[at] ?? '' }))
    const wanted = told.map(({ title }) => title)
    await addAll(scene, wanted)
    await until(async () => (await arrived(scene, mark)) === wanted.length)
    const since = await lastAct(scene)
    await page.evaluate(holdMessages)
    await context.setOffline(true)
    // Known to be away, what is written now has not left.
    await page
      .getByRole('button', { name: /^Offline –/ })
      .first()
      .waitFor()
    for (const { title, act, isTakenBack } of told) {
      await act.do(page, title)
      if (isTakenBack) await takeBack(app, page, title)
    }
    await page.reload()
    await app.ready(page)
    await context.setOffline(false)
    // Half of what waits may look like all of it.
    await until(async () => (await waiting(page)) === 0)
    const seen = (await statesOf(scene, told, since)).join('\n')
    const expected = told.map((course) => `${course.title}: ${verbsOf(course)}`).join('\n')
    if (seen !== expected) throw new Error(`expected is\n${expected}\nthe server has\n${seen}`)
    return { sure: wanted }
  },
}

const coursesOf = (act: Act | undefined): Omit<Course, 'title'>[] =>
  act === undefined
    ? []
    : [{ act, isTakenBack: false }, ...(act.isOfferedBack === true ? [{ act, isTakenBack: true }] : [])]

const verbsOf = ({ act: { verb }, isTakenBack }: Course): string => (isTakenBack ? '' : verb)

async function lastAct({ stage, owner }: Scene): Promise<string> {
  const text = 'select a.id from app.audit_event a where a.real_estate_id = $1 order by a.id desc limit 1'
  const { rows } = await stage.admin.query<{ id: string }>(text, [owner.house])
  return rows[0]?.id ?? ''
}

/** The acts since, of each entry, and where its row contradicts them. */
async function statesOf(scene: Scene, courses: readonly Course[], since: string): Promise<string[]> {
  const { stage, owner, app } = scene
  const { table = '', named = '' } = app.fact ?? {}
  const states: string[] = []
  for (const { title, act, isTakenBack } of courses) {
    const { rows } = await stage.admin.query<{ is: boolean; verbs: string }>(
      // Of some an act names what they belong to; that it was over this one its image tells.
      `select (${act.leaves}) as is, (select coalesce(string_agg(a.verb, ', ' order by a.id), '') from app.audit_event a
         where a.real_estate_id = t.real_estate_id and a.id > $3 and (a.object_id = t.id or exists (
           select from app.row_image i where i.event_id = a.id and i.row_id = t.id))) as verbs
       from app.${table} t where t.real_estate_id = $1 and t.${named} = $2`,
      [owner.house, title, since],
    )
    const wrong = rows.length === 1 && rows[0]?.is === !isTakenBack ? '' : ', the row says otherwise'
    states.push(`${title}: ${rows[0]?.verbs ?? 'nothing'}${wrong}`)
  }
  return states
}

async function takeBack(app: App, page: Scene['page'], title: string): Promise<void> {
  await page.getByRole('button', { name: 'Rückgängig' }).last().click()
  await app.shows(page, title).waitFor()
}
