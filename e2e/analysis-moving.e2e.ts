import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeClock } from '../apps/server/src/platform/clock.ts'
import { analysisPath } from '../apps/web/src/house/paths/analysis-paths.ts'
import { until } from './browsers/driver.ts'
import { addComponent, atRest, sharedStage, settled, type Member, type Stage } from './stage.ts'

let stage: Stage
beforeAll(async () => {
  stage = await sharedStage()
})
afterAll(() => stage?.close())

const clock = makeClock()
const now = Number(clock.today().slice(0, 4))
const sheet = (page: Page) => page.locator('dialog[open]').last()
const refusals = (page: Page) => page.getByText(/nicht gespeichert|abgelehnt/i).count()

/** Of a kitchen that is planned in five years, with the to-dos for it. */
async function ownerWithKitchenPlanned(): Promise<Member> {
  const member = await stage.member()
  const { page } = member
  await addComponent(stage, member.houseId, 'kitchen', 1998)
  await page.goto(analysisPath('massnahmen'))
  await settled(page)
  await page.getByRole('button', { name: 'Renovation planen' }).first().click()
  await sheet(page)
    .getByLabel(/^Küche/)
    .check()
  await sheet(page)
    .getByLabel('Im Jahr')
    .fill(String(now + 5))
  await sheet(page).getByRole('button', { name: 'Renovation planen' }).click()
  await page
    .getByText(new RegExp(`^Geplant für ${now + 5}, mit`))
    .first()
    .waitFor()
  await until('the to-dos', async () => (await todosOf(member)).length === 3)
  await atRest(page)
  return member
}

type Row = { title: string; day: string; isTouched: boolean }
const todosOf = ({ houseId }: Member) =>
  stage.site.admin<Row>(
    `select title, due_on::text as day, updated_at <> created_at as "isTouched" from app.todo
     where real_estate_id = $1 and deleted_at is null order by id`,
    [houseId],
  )
const yearOf = async ({ houseId }: Member) =>
  (
    await stage.site.admin<{ year: number }>(
      'select year from app.measure where real_estate_id = $1 and deleted_at is null',
      [houseId],
    )
  )[0]?.year

const plusYears = (day: string, years: number) => `${Number(day.slice(0, 4)) + years}${day.slice(4)}`

/** Until every to-do stands as many years later as told for it. */
async function stand(owner: Member, first: readonly Row[], ...years: readonly number[]): Promise<void> {
  const wanted = first.map(({ day }, at) => plusYears(day, years[at] ?? 0))
  await until(`the to-dos ${years.join(', ')} years later`, async () => {
    const days = (await todosOf(owner)).map(({ day }) => day)
    return JSON.stringify(days) === JSON.stringify(wanted)
  })
}

/** Somebody else writes into one; the page is not told. */
const workOn = ({ houseId }: Member, title = '') =>
  stage.site.admin(
    `update app.todo set note = 'Schreinerei angefragt', version = version + 1, updated_at = now()
     where real_estate_id = $1 and title = $2`,
    [houseId, title],
  )

async function takeBack(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Rückgängig' }).last().click()
  await page.getByText('Zurückgenommen.').first().waitFor()
}

test('what was only prepared follows its decision through every way of moving it, and back', async () => {
  const owner = await ownerWithKitchenPlanned()
  const { page } = owner
  const first = await todosOf(owner)
  expect(first.every(({ day }) => day > clock.today())).toBe(true)
  // By the keyboard.
  await page.goto(analysisPath('zeitachse'))
  await settled(page)
  await atRest(page)
  const card = page.getByRole('button', { name: /^Küche/ }).first()
  await card.focus()
  for (const key of ['ArrowRight', 'ArrowRight', 'Enter']) await page.keyboard.press(key)
  await page
    .getByText(`Küche: geplant für ${now + 7}.`, { exact: true })
    .first()
    .waitFor()
  await stand(owner, first, 2, 2, 2)
  expect((await todosOf(owner)).some(({ isTouched }) => isTouched)).toBe(false)
  // Opened anew, in its sheet: what has followed once may follow again.
  await page.reload()
  await settled(page)
  await atRest(page)
  await card.click()
  await sheet(page)
    .getByLabel('Jahr ändern')
    .selectOption(String(now + 4))
  await sheet(page).getByRole('button', { name: 'Übernehmen' }).click()
  await page
    .getByText(`Küche: geplant für ${now + 4}.`, { exact: true })
    .first()
    .hover()
  await stand(owner, first, -1, -1, -1)
  await takeBack(page)
  await stand(owner, first, 2, 2, 2)
  expect(await yearOf(owner)).toBe(now + 7)
  expect((await todosOf(owner)).some(({ isTouched }) => isTouched)).toBe(false)
  expect(await refusals(page)).toBe(0)
})

test('what somebody works on keeps its day, whether the page knows of it or not', async () => {
  const owner = await ownerWithKitchenPlanned()
  const { page } = owner
  const first = await todosOf(owner)
  await workOn(owner, first[0]?.title)
  await page.reload()
  await settled(page)
  await atRest(page)
  const put = async (year: number) => {
    // By the keyboard: a toast may lie over it.
    await page.getByRole('button', { name: 'Zurückstellen' }).first().press('Enter')
    await sheet(page).getByLabel('Zurückstellen bis zum Jahr').fill(String(year))
    await sheet(page).getByRole('button', { name: 'Zurückstellen' }).press('Enter')
  }
  await put(now + 8)
  const kept = 'Ein To-do, an dem schon gearbeitet wurde, behält seinen Termin.'
  await page.getByText(`Zurückgestellt: Küche. ${kept}`).first().hover()
  await stand(owner, first, 0, 3, 3)
  await takeBack(page)
  await stand(owner, first, 0, 0, 0)
  expect(await yearOf(owner)).toBe(now + 5)
  // Nobody is asked about the one that was changed meanwhile: it stays, and nothing was refused.
  await atRest(page)
  await workOn(owner, first[1]?.title)
  await put(now + 6)
  await page.getByText(`Zurückgestellt: Küche. ${kept}`).first().waitFor()
  await stand(owner, first, 0, 0, 1)
  await atRest(page)
  expect(await refusals(page)).toBe(0)
  await page.goto('/to-dos')
  await settled(page)
  expect(await refusals(page)).toBe(0)
})
