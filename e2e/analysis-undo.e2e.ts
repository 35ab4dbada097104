import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeClock } from '../apps/server/src/platform/clock.ts'
import { analysisPath } from '../apps/web/src/house/paths/analysis-paths.ts'
import { until } from './browsers/driver.ts'
import { addComponent, sharedStage, settled, type Member, type Stage } from './stage.ts'

let stage: Stage
beforeAll(async () => {
  stage = await sharedStage()
})
afterAll(() => stage?.close())

const clock = makeClock()
const now = Number(clock.today().slice(0, 4))
const sheet = (page: Page) => page.locator('dialog[open]').last()

async function ownerOfKitchen(): Promise<Member> {
  const member = await stage.member()
  await addComponent(stage, member.houseId, 'kitchen', 1998)
  await member.page.goto(analysisPath('massnahmen'))
  await settled(member.page)
  return member
}

type Row = { title: string; version: number; gone: boolean }
const todosOf = ({ houseId }: Member) =>
  stage.site.admin<Row>(
    'select title, version, deleted_at is not null as gone from app.todo where real_estate_id = $1 order by id',
    [houseId],
  )
const plansOf = ({ houseId }: Member) =>
  stage.site.admin(
    'select id from app.measure where real_estate_id = $1 and deleted_at is null order by id',
    [houseId],
  )

/** Leaves the toast under the pointer: nobody has to hurry to what it offers. */
async function plan(page: Page, names = [/^Küche/], said = /^Geplant für \d{4}, mit/): Promise<void> {
  await page.getByRole('button', { name: 'Renovation planen' }).first().click()
  for (const name of names) await sheet(page).getByLabel(name).check()
  await sheet(page).getByRole('button', { name: 'Renovation planen' }).click()
  await page.getByText(said).last().hover()
}

/** Waits for the to-dos of a plan; somebody writes into the first of them. */
async function workOnFirst(owner: Member) {
  await until('the to-dos', async () => (await todosOf(owner)).length === 3)
  const [first, ...rest] = await todosOf(owner)
  await stage.site.admin(
    `update app.todo set note = $3, version = version + 1, updated_at = now()
     where real_estate_id = $1 and title = $2`,
    [owner.houseId, first?.title, 'Schreinerei angefragt'],
  )
  return { first, rest }
}

/** Until the untouched ones are in the trash, and the first is not. */
async function untouchedAreGone(owner: Member, { first, rest }: Awaited<ReturnType<typeof workOnFirst>>) {
  await until('the untouched ones in the trash', async () =>
    (await todosOf(owner)).slice(1).every(({ gone }) => gone),
  )
  expect(await todosOf(owner)).toEqual([
    { title: first?.title, version: 2, gone: false },
    ...rest.map(({ title }) => ({ title, version: 2, gone: true })),
  ])
}

/** Anew, with the open to-dos as the server has them now and not as the device kept them. */
async function reread(page: Page): Promise<void> {
  const told = page.waitForResponse((response) => {
    const asked = response.request().postData() ?? ''
    return asked.includes('query HouseTodos') && asked.includes('"open"')
  })
  await page.reload()
  await (await told).finished()
  await settled(page)
}

test('a renovation that is taken back takes its to-dos along, but not the one somebody works on', async () => {
  const owner = await ownerOfKitchen()
  const { page } = owner
  await plan(page)
  const { first, rest } = await workOnFirst(owner)
  expect(await plansOf(owner)).toHaveLength(1)
  await page.getByRole('button', { name: 'Rückgängig' }).last().click()
  await page.getByText('Zurückgenommen.').first().waitFor()
  expect(await plansOf(owner)).toEqual([])
  await untouchedAreGone(owner, { first, rest })
  // Nobody is asked about the one that stays: nothing was refused.
  await page.goto('/to-dos')
  await settled(page)
  await page
    .getByText(first?.title ?? '')
    .first()
    .waitFor()
  // The page begins with what the device kept, and asks anew.
  await until('the list without them', async () => (await page.getByText(rest[0]?.title ?? '').count()) === 0)
  expect(await page.getByText(/nicht gespeichert|abgelehnt/i).count()).toBe(0)
})

test('a decision that is taken back days later takes its untouched to-dos along, and both can stand again', async () => {
  const owner = await ownerOfKitchen()
  const { page } = owner
  await plan(page)
  const { first, rest } = await workOnFirst(owner)
  await reread(page)
  await page.getByRole('link', { name: /^3\soffene To-dos$/ }).waitFor()
  await page.getByRole('button', { name: 'Entscheid zurücknehmen' }).click()
  await page.getByText('Die 2 unberührten To-dos dazu sind ebenfalls gelöscht.').first().hover()
  expect(await plansOf(owner)).toEqual([])
  await untouchedAreGone(owner, { first, rest })
  await page.getByRole('button', { name: 'Rückgängig' }).last().click()
  await page.getByText('Auch die 2 To-dos sind wieder da.').first().waitFor()
  expect(await plansOf(owner)).toHaveLength(1)
  await until('all to-dos again', async () => (await todosOf(owner)).every(({ gone }) => !gone))
  // Nobody has worked on them since: a page that is opened anew knows that too.
  await reread(page)
  await page.getByRole('button', { name: 'Entscheid zurücknehmen' }).click()
  await page.getByText('Die 2 unberührten To-dos dazu sind ebenfalls gelöscht.').first().hover()
  await until('gone once more', async () => (await todosOf(owner)).filter(({ gone }) => gone).length === 2)
  await page.getByRole('button', { name: 'Rückgängig' }).last().click()
  await until('all to-dos once more', async () => (await todosOf(owner)).every(({ gone }) => !gone))
  // Each says what it prepares, and leads there.
  await page.getByRole('link', { name: /^3\soffene To-dos$/ }).click()
  await page.getByRole('link', { name: rest[0]?.title ?? '' }).click()
  const origin = page.locator('dt', { hasText: 'Vorbereitung für' }).locator('xpath=following-sibling::dd')
  await origin.getByRole('link', { name: 'Küche' }).click()
  await page.waitForURL(`**${analysisPath('massnahmen')}`)
  expect(await page.getByText(/nicht gespeichert|abgelehnt/i).count()).toBe(0)
})

test('what is prepared for a decision that stands already belongs to that one', async () => {
  const owner = await ownerOfKitchen()
  const decided = clock.newId()
  await stage.site.admin(
    `insert into app.measure (real_estate_id, id, component_ids, kind, state, year, created_by)
     select real_estate_id, $2, array[id], 'replacement', 'planned', $3, created_by
     from app.component where real_estate_id = $1`,
    [owner.houseId, decided, now + 9],
  )
  await owner.page.reload()
  await settled(owner.page)
  await plan(owner.page)
  await until('the to-dos', async () => (await todosOf(owner)).length === 3)
  expect(
    await stage.site.admin('select distinct measure_id as id from app.todo where real_estate_id = $1', [
      owner.houseId,
    ]),
  ).toEqual([{ id: decided }])
  expect(await plansOf(owner)).toEqual([{ id: decided }])
  // Planned once more, it needs none of them twice.
  await plan(owner.page, [/^Küche/], /^Geplant für \d{4}\.$/)
  expect(await todosOf(owner)).toHaveLength(3)
})

/** Of kitchen and bath; the kitchen is planned. */
async function ownerWithKitchenPlanned(): Promise<Member> {
  const owner = await ownerOfKitchen()
  await addComponent(stage, owner.houseId, 'bathroom', 1998)
  await owner.page.reload()
  await settled(owner.page)
  await plan(owner.page)
  return owner
}

test('a renovation over a decision takes the place of its to-dos too, and gives them back', async () => {
  const owner = await ownerWithKitchenPlanned()
  const { page } = owner
  await until('the to-dos', async () => (await todosOf(owner)).length === 3)
  const kitchen = await todosOf(owner)
  await plan(page, [/^Küche/, /^Bad/], /Die 3 bisherigen unberührten To-dos sind gelöscht\./)
  const gone = async () => (await todosOf(owner)).map((todo) => todo.gone)
  const isGone = (old: boolean, fresh: boolean) => async () =>
    JSON.stringify(await gone()) === JSON.stringify([old, old, old, fresh, fresh, fresh])
  await until('the old ones in the trash', isGone(true, false))
  expect((await todosOf(owner)).slice(3).every(({ title }) => title.endsWith(': Küche, Bad'))).toBe(true)
  await page.getByRole('button', { name: 'Rückgängig' }).last().click()
  await page.getByText('Zurückgenommen.').first().waitFor()
  await until('the old ones again', isGone(false, true))
  expect(await plansOf(owner)).toHaveLength(1)
  // Nobody has touched them: with their decision they go a second time. By the keyboard: a toast lies over it.
  await page.getByRole('button', { name: 'Entscheid zurücknehmen' }).press('Enter')
  await page.getByText('Die 3 unberührten To-dos dazu sind ebenfalls gelöscht.').first().waitFor()
  await until('all in the trash', isGone(true, true))
  expect((await todosOf(owner)).slice(0, 3)).toEqual(
    kitchen.map(({ title }) => ({ title, version: 4, gone: true })),
  )
  expect(await page.getByText(/nicht gespeichert|abgelehnt/i).count()).toBe(0)
})

/** Plans kitchen and bath, each with its to-dos, and works on the first of the kitchen. */
async function ownerOfTwoPlans(): Promise<Member> {
  const owner = await ownerWithKitchenPlanned()
  const { page } = owner
  await workOnFirst(owner)
  await plan(page, [/^Bad/])
  await until('the to-dos of both', async () => (await todosOf(owner)).length === 6)
  await reread(page)
  return owner
}

/** What is open, with the version it has; the trash is somebody else's. */
const openOf = async (owner: Member) =>
  (await todosOf(owner)).filter(({ gone }) => !gone).map(({ title, version }) => `${title} v${version}`)

const bundleInSheet = async (page: Page) => {
  await page.getByRole('button', { name: 'Bündeln' }).click()
  for (const name of [/^Küche/, /^Bad/]) await sheet(page).getByLabel(name).check()
  await sheet(page).getByRole('button', { name: 'Zusammen planen' }).click()
}

const bundleByHint = async (page: Page) => {
  await page.getByRole('tab', { name: 'Zeitachse' }).click()
  await page
    .getByRole('button', { name: /^Zusammen planen/ })
    .first()
    .click()
}

test.each([
  ['the sheet', bundleInSheet],
  ['a hint on the timeline', bundleByHint],
])('decisions bundled by %s bring their to-dos along, and get them back as they were', async (_, bundle) => {
  const owner = await ownerOfTwoPlans()
  const { page } = owner
  const before = (await todosOf(owner)).map(({ title }) => title)
  // Of the offers those of the kitchen are worked on, so both stay; of the rest there is one for both.
  const [kitchen, , , bath] = before
  const plans = await plansOf(owner)
  expect(plans).toHaveLength(2)
  await bundle(page)
  await page
    .getByText(
      /^Zusammen geplant für \d{4}, mit 2\sTo-dos\. Die 4 bisherigen unberührten To-dos sind gelöscht\.$/,
    )
    .first()
    .hover()
  await until('four open', async () => (await openOf(owner)).length === 4)
  const [worked, beside, ...fresh] = await openOf(owner)
  expect([worked, beside]).toEqual([`${kitchen} v2`, `${bath} v1`])
  expect(fresh.every((title) => title.endsWith(': Küche, Bad v1'))).toBe(true)
  expect(await plansOf(owner)).toHaveLength(1)
  await page.getByRole('button', { name: 'Rückgängig' }).last().click()
  await page.getByText('Zurückgenommen.').first().waitFor()
  await until('none for both', async () =>
    (await openOf(owner)).every((title) => !title.includes(': Küche, Bad ')),
  )
  const versions = [2, 3, 3, 1, 3, 3]
  expect(await openOf(owner)).toEqual(before.map((title, at) => `${title} v${versions[at]}`))
  expect(await plansOf(owner)).toEqual(plans)
  expect(await page.getByText(/nicht gespeichert|abgelehnt/i).count()).toBe(0)
})

test('what was prepared before belongs to the bundle, and goes with it unless somebody works on it', async () => {
  const owner = await ownerOfTwoPlans()
  const { page } = owner
  const [first] = await todosOf(owner)
  await bundleInSheet(page)
  await page
    .getByText(/^Zusammen geplant für/)
    .first()
    .waitFor()
  await until('four open', async () => (await openOf(owner)).length === 4)
  await reread(page)
  await page.getByRole('link', { name: /^4\soffene To-dos$/ }).click()
  await page.getByRole('link', { name: first?.title ?? '', exact: true }).click()
  const origin = page.locator('dt', { hasText: 'Vorbereitung für' }).locator('xpath=following-sibling::dd')
  await origin.getByRole('link', { name: 'Küche, Bad' }).click()
  await page.getByRole('button', { name: 'Entscheid zurücknehmen' }).click()
  await page.getByText('Die 3 unberührten To-dos dazu sind ebenfalls gelöscht.').first().waitFor()
  await until('one open', async () => (await openOf(owner)).length === 1)
  expect(await openOf(owner)).toEqual([`${first?.title} v2`])
})

/** Refuses whatever goes over a version that is already there, as a server does that has changed its mind. */
const refuseChanges = (page: Page) =>
  page.route('**/graphql', (route) =>
    (route.request().postData() ?? '').includes('expectedVersion')
      ? route.fulfill({
          json: { data: null, errors: [{ message: 'no', extensions: { code: 'FORBIDDEN' } }] },
        })
      : route.fallback(),
  )

test('a renovation of which only the first half went through shows what stands', async () => {
  const owner = await ownerWithKitchenPlanned()
  const { page } = owner
  const together = page.locator('[data-card*=" "]')
  expect(await together.count()).toBe(0)
  await refuseChanges(page)
  await page.getByRole('button', { name: 'Renovation planen' }).first().click()
  for (const name of [/^Küche/, /^Bad/]) await sheet(page).getByLabel(name).check()
  await sheet(page).getByRole('button', { name: 'Renovation planen' }).click()
  await sheet(page)
    .getByText(/Dafür fehlt Ihnen die Berechtigung/)
    .waitFor()
  expect(await plansOf(owner)).toHaveLength(2)
  // The newer one counts: both parts on one card.
  await together.waitFor()
  const [, newer] = await plansOf(owner)
  await page.unroute('**/graphql')
  await sheet(page).getByRole('button', { name: 'Renovation planen' }).click()
  // Tried again it goes all the way: the older one goes, the newer one stays. The toast of the first may still stand.
  await until('the older one gone', async () => (await plansOf(owner)).length === 1)
  expect(await plansOf(owner)).toEqual([newer])
})
