import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeClock } from '../apps/server/src/platform/clock.ts'
import { analysisPath } from '../apps/web/src/house/paths/analysis-paths.ts'
import { addComponent, atRest, sharedStage, settled, type Member, type Stage } from './stage.ts'

let stage: Stage
beforeAll(async () => {
  stage = await sharedStage()
})
afterAll(() => stage?.close())

const now = Number(makeClock().today().slice(0, 4))
const sheet = (page: Page) => page.locator('dialog[open]').last()

/** Plans what is named in five years, with its to-dos; the pointer holds the toast, so that nobody has to hurry. */
async function plan(page: Page, name: RegExp): Promise<void> {
  await page.getByRole('button', { name: 'Renovation planen' }).first().click()
  await sheet(page).getByLabel(name).check()
  await sheet(page)
    .getByLabel('Im Jahr')
    .fill(String(now + 5))
  await sheet(page).getByRole('button', { name: 'Renovation planen' }).click()
  await page
    .getByText(/^Geplant für \d{4}, mit 3\sTo-dos\.$/)
    .last()
    .hover()
}

const worked = 'Drei Offerten einholen: Küche'

/** Of kitchen and bath; the kitchen is planned, and somebody else writes into one of its to-dos: the page is not told. */
async function ownerWithWork(): Promise<Member> {
  const owner = await stage.member()
  for (const key of ['kitchen', 'bathroom'] as const) await addComponent(stage, owner.houseId, key, 1998)
  await owner.page.goto(analysisPath('measures'))
  await settled(owner.page)
  await plan(owner.page, /^Küche/)
  await atRest(owner.page)
  await stage.site.admin(
    `update app.todo set note = 'Schreinerei angefragt', version = version + 1, updated_at = now(), touched_at = now()
     where real_estate_id = $1 and title = $2`,
    [owner.houseId, worked],
  )
  return owner
}

type Row = { title: string; day: string }
const openOf = ({ houseId }: Member) =>
  stage.site.admin<Row>(
    `select title, due_on::text as day from app.todo where real_estate_id = $1 and deleted_at is null order by title`,
    [houseId],
  )
const plansOf = ({ houseId }: Member) =>
  stage.site.admin(
    'select id, year, state from app.measure where real_estate_id = $1 and deleted_at is null order by id',
    [houseId],
  )
const titles = (rows: readonly Row[]) => rows.map(({ title }) => title)
const daysLater = (rows: readonly Row[], ...years: readonly number[]) =>
  rows.map(({ day }, at) => `${Number(day.slice(0, 4)) + (years[at] ?? 0)}${day.slice(4)}`)

async function takeBack(page: Page, said = 'Zurückgenommen.'): Promise<void> {
  await page.getByRole('button', { name: 'Rückgängig' }).last().click()
  await page.getByText(said).last().waitFor()
  // Under the pointer it would stay, and over what is pressed next.
  await page.mouse.move(0, 0)
}

test('a renovation goes with what was prepared for it, but not with what somebody works on; and all of it comes again', async () => {
  const owner = await ownerWithWork()
  const { page } = owner
  const [before, plans] = [await openOf(owner), await plansOf(owner)]
  // What somebody went on from is not undone behind their back.
  await takeBack(
    page,
    'Seither wurde daran weitergearbeitet (To-do). Machen Sie zuerst das Neuere rückgängig.',
  )
  await expect.poll(() => plansOf(owner)).toEqual(plans)
  // By the keyboard: a toast may lie over it.
  await page.getByRole('button', { name: 'Entscheid zurücknehmen' }).press('Enter')
  await page.getByText('Die 2 unberührten To-dos dazu sind ebenfalls gelöscht.').last().hover()
  await expect.poll(() => plansOf(owner)).toEqual([])
  await expect.poll(async () => titles(await openOf(owner))).toEqual([worked])
  await takeBack(page, 'Auch die 2 To-dos sind wieder da.')
  await expect.poll(() => plansOf(owner)).toEqual(plans)
  await expect.poll(() => openOf(owner)).toEqual(before)
  // Each says what it prepares, and leads there.
  await page.getByRole('link', { name: /^3\soffene To-dos$/ }).click()
  await page.getByRole('link', { name: before[0]?.title ?? '' }).click()
  const origin = page.locator('dt', { hasText: 'Vorbereitung für' }).locator('xpath=following-sibling::dd')
  await origin.getByRole('link', { name: 'Küche' }).click()
  await page.waitForURL(`**${analysisPath('measures')}`)
})

test('decisions that are bundled bring their to-dos along, and get them back as they were', async () => {
  const owner = await ownerWithWork()
  const { page } = owner
  await plan(page, /^Bad/)
  // The message about the kitchen has the same words and may still stand there.
  await expect.poll(async () => [(await openOf(owner)).length, (await plansOf(owner)).length]).toEqual([6, 2])
  await atRest(page)
  const [before, plans] = [await openOf(owner), await plansOf(owner)]
  await page.getByRole('button', { name: 'Bündeln' }).press('Enter')
  for (const name of [/^Küche/, /^Bad/]) await sheet(page).getByLabel(name).check()
  await sheet(page).getByRole('button', { name: 'Zusammen planen' }).click()
  await page
    .getByText(
      /^Zusammen geplant für \d{4}, mit 2\sTo-dos\. Die 4 bisherigen unberührten To-dos sind gelöscht\. Ein begonnenes To-do bleibt unverändert\.$/,
    )
    .last()
    .hover()
  // Of the offers those of the kitchen are worked on, so both stay; of the rest there is one for both.
  await expect
    .poll(async () => titles(await openOf(owner)))
    .toEqual([
      'Auftrag schriftlich erteilen: Küche, Bad',
      'Drei Offerten einholen: Bad',
      worked,
      'Vor den Arbeiten auf Asbest prüfen lassen: Küche, Bad',
    ])
  await expect.poll(() => plansOf(owner)).toHaveLength(1)
  await page.getByRole('link', { name: /^4\soffene To-dos$/ }).waitFor()
  await takeBack(page)
  await expect.poll(() => openOf(owner)).toEqual(before)
  await expect.poll(() => plansOf(owner)).toEqual(plans)
})

test('what was only prepared follows its decision through every way of moving it, and back', async () => {
  const owner = await ownerWithWork()
  const { page } = owner
  const first = await openOf(owner)
  const days = async () => (await openOf(owner)).map(({ day }) => day)
  const kept = 'Ein begonnenes To-do bleibt unverändert.'
  await page.getByRole('button', { name: 'Zurückstellen Küche' }).press('Enter')
  await sheet(page)
    .getByLabel('Zurückstellen bis zum Jahr')
    .fill(String(now + 8))
  await sheet(page).getByRole('button', { name: 'Zurückstellen' }).press('Enter')
  await page.getByText(`Zurückgestellt: Küche. ${kept}`).last().hover()
  await expect.poll(days).toEqual(daysLater(first, 3, 0, 3))
  await takeBack(page)
  await expect.poll(days).toEqual(daysLater(first))
  await page.goto(analysisPath('timeline'))
  await settled(page)
  const card = page.getByRole('button', { name: /^Küche/ }).first()
  await card.waitFor()
  await atRest(page)
  await card.focus()
  // In one go: after a pause it would be saved by itself.
  await Promise.all(['ArrowRight', 'ArrowRight', 'Enter'].map((key) => page.keyboard.press(key)))
  await page
    .getByText(`Küche: geplant für ${now + 7}. ${kept}`)
    .last()
    .hover()
  await expect.poll(days).toEqual(daysLater(first, 2, 0, 2))
  await takeBack(page)
  await expect.poll(days).toEqual(daysLater(first))
  await expect.poll(() => plansOf(owner)).toMatchObject([{ year: now + 5, state: 'planned' }])
})
