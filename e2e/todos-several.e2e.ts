import { afterAll, beforeAll, expect, test } from 'vitest'
import { until } from './browsers/driver.ts'
import { letter } from './letter.ts'
import { onDevice, sharedStage, withWorker, workerReady, type Stage } from './stage.ts'

let stage: Stage
beforeAll(async () => {
  stage = await sharedStage()
})
afterAll(() => stage?.close())

const rowsOf = async (houseId: string) =>
  (
    await stage.site.admin<{ row: string }>(
      `select title || ' ' || state || case when deleted_at is null then '' else ' weg' end as row
       from app.todo where real_estate_id = $1 order by title`,
      [houseId],
    )
  ).map(({ row }) => row)

test('several to-dos are finished and thrown away without a line as one act each, taken back as one, and a row is swiped', async () => {
  const { page, context, houseId } = await stage.member({
    path: '/to-dos',
    context: { ...withWorker, viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
  })
  await workerReady(page)
  for (const title of ['Dach', 'Estrich', 'Fenster']) {
    await page.getByLabel('Neues To-do').fill(title)
    await page.getByLabel('Neues To-do').press('Enter')
    await page.getByRole('link', { name: title }).waitFor()
  }
  await until('all have arrived', async () => (await rowsOf(houseId)).length === 3)
  // A to-do shows its papers, and takes new ones.
  await page.getByRole('link', { name: 'Fenster' }).click()
  await page
    .getByLabel('Hochladen')
    .setInputFiles({ name: 'Plan.pdf', mimeType: 'application/pdf', buffer: letter(['Plan']) })
  await page.getByRole('link', { name: 'Plan' }).waitFor()
  await until('the paper belongs to it', async () => {
    const [linked] = await stage.site.admin<{ title: string }>(
      `select t.title from app.document d join app.todo t on t.id = any (d.todo_ids) where d.real_estate_id = $1`,
      [houseId],
    )
    return linked?.title === 'Fenster'
  })
  await page.getByRole('link', { name: 'Alle To-dos' }).click()
  await onDevice(page, houseId)
  const choose = async (...titles: readonly string[]) => {
    await page.getByRole('button', { name: 'Auswählen', exact: true }).click()
    for (const title of titles)
      await page.getByRole('checkbox', { name: `«${title}» auswählen` }).press('Space')
    await page.getByText(`${titles.length} ausgewählt`).waitFor()
  }
  // What the bar needs is fetched once with a line.
  await choose('Dach')
  await page.keyboard.press('Escape')
  await page.getByRole('toolbar', { name: 'Ausgewählte To-dos' }).waitFor({ state: 'detached' })

  await context.setOffline(true)
  // Known to be away, what is written now has not left: it can be taken back without a line.
  await page.getByText(/^Offline\. Stand/).waitFor()
  await choose('Dach', 'Estrich')
  await page.getByRole('button', { name: 'Erledigen' }).click()
  await page.getByText('2 To-dos erledigt.').waitFor()
  await page.getByRole('link', { name: 'Dach' }).waitFor({ state: 'detached' })
  await page.getByRole('button', { name: 'Rückgängig' }).click()
  await page.getByRole('link', { name: 'Dach' }).waitFor()
  await choose('Dach', 'Estrich')
  await page.getByRole('button', { name: 'Löschen' }).click()
  await page.getByText('2 To-dos gelöscht.').waitFor()
  await context.setOffline(false)
  await until('it has arrived', async () => (await rowsOf(houseId)).includes('Dach open weg'))
  expect(await rowsOf(houseId)).toEqual(['Dach open weg', 'Estrich open weg', 'Fenster open'])
  const acts = await stage.site.admin(
    `select verb from app.audit_event where real_estate_id = $1 and verb like 'todo.%several'`,
    [houseId],
  )
  expect(acts).toEqual([{ verb: 'todo.delete_several' }])

  // To the right it is done; the circle beside it does the same.
  await page.getByRole('link', { name: 'Dach' }).waitFor({ state: 'detached' })
  const left = page.locator('[data-todo]', { hasText: 'Fenster' })
  await left.evaluate((row) => {
    const at = (x: number) =>
      new Touch({ identifier: 1, target: row, clientX: x, clientY: row.getBoundingClientRect().top + 10 })
    const tell = (type: string, x: number) =>
      row.dispatchEvent(
        new TouchEvent(type, {
          touches: type === 'touchend' ? [] : [at(x)],
          changedTouches: [at(x)],
          bubbles: true,
          cancelable: true,
        }),
      )
    tell('touchstart', 60)
    tell('touchmove', 120)
    tell('touchmove', 200)
    tell('touchend', 200)
  })
  await until('it is done', async () => (await rowsOf(houseId)).includes('Fenster done'))
})
