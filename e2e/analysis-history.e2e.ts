import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeClock } from '../apps/server/src/platform/clock.ts'
import { openHouse } from './account.ts'
import { violations } from './browsers/axe.ts'
import {
  addComponent,
  atRest,
  onDevice,
  settled,
  sharedStage,
  signIn,
  withWorker,
  workerReady,
  type Member,
  type Stage,
} from './stage.ts'

let stage: Stage
beforeAll(async () => {
  stage = await sharedStage()
})
afterAll(() => stage?.close())

const clock = makeClock()
const thisYear = Number(clock.today().slice(0, 4))

const addKitchen = (houseId: string) => addComponent(stage, houseId, 'kitchen', thisYear - 24)

/** As the worker would have remembered it. */
const remember = (houseId: string, takenOn: string, score: number, due: number) =>
  stage.site.admin(
    `insert into app.analysis_snapshot (real_estate_id, taken_on, score, due_count, soon_count, unknown_count, good_count,
       stamp) values ($1, $2, $3, $4, 0, 0, 0, 'test')`,
    [houseId, takenOn, score, due],
  )

const card = ({ page }: Member) => page.getByRole('region', { name: 'Entwicklung' })
const read = async (member: Member): Promise<string> => {
  await card(member).waitFor()
  await settled(member.page)
  return card(member).innerText()
}

/** What the page says the house stands at now, in words. */
async function scoreOf({ page }: Member): Promise<number> {
  await settled(page)
  // A page begins with what the device has kept.
  await atRest(page)
  const words = await page.locator('[data-figure="Zustand des Hauses"]').first().innerText()
  return Number(/\d+/.exec(words)?.[0])
}

test('the first standing says when a picture will come', async () => {
  const member = await stage.member()
  await addKitchen(member.houseId)
  await member.page.goto('/analyse')
  await remember(member.houseId, `${thisYear}-01-01`, await scoreOf(member), 1)
  await member.page.reload()
  await card(member).getByText('Ab dem zweiten Stand sehen Sie hier, wie sich Ihr Haus entwickelt.').waitFor()
})

test('the second is a picture up to today, and the same in words', async () => {
  const member = await stage.member()
  const { page, houseId } = member
  await addKitchen(houseId)
  await remember(houseId, `${thisYear - 3}-01-01`, 71, 0)
  await remember(houseId, `${thisYear}-01-01`, 64, 2)
  await page.goto('/analyse')
  // Not what was remembered last counts as today, but what the page says.
  const score = await scoreOf(member)
  expect(score).toBeLessThan(64)
  const sentence = `Seit Januar ${thisYear - 3} ist der Zustand von 71 auf ${score} von 100 gesunken.`
  await card(member).getByText(sentence).waitFor()
  const rows = await card(member).getByRole('row').allInnerTexts()
  expect(rows.slice(0, -1)).toEqual([
    'Stand\tZustand',
    `01.01.${thisYear - 3}\t71 von 100 · gut, nichts fällig`,
    `01.01.${thisYear}\t64 von 100 · mittel, 2 Bauteile fällig`,
  ])
  expect(rows.at(-1)).toMatch(new RegExp(String.raw`\.${thisYear}\t${score} von 100 · `))
  expect(await violations(page)).toEqual([])
})

test('what was read is there without a line', async () => {
  const member = await stage.member({ path: '/analyse', context: withWorker })
  const { page, context, houseId } = member
  await addKitchen(houseId)
  for (const [year, score] of [
    [thisYear - 1, 50],
    [thisYear, 60],
  ] as const)
    await remember(houseId, `${year}-01-01`, score, 0)
  await page.reload()
  await workerReady(page)
  await card(member).waitFor()
  await onDevice(page, `${thisYear - 1}-01-01`)
  await atRest(page)
  const words = await read(member)
  await context.setOffline(true)
  await page.reload()
  await expect.poll(() => read(member)).toBe(words)
})

test('a renewal that is deleted leaves year and condition as they were, and taken back, as they became', async () => {
  const { page, houseId } = await stage.member()
  await addKitchen(houseId)
  await stage.site.admin(
    `update app.component set last_renewed_year = $2, condition = 'worn', condition_on = $3 where real_estate_id = $1`,
    [houseId, thisYear - 9, clock.today()],
  )
  await page.goto('/analyse/komponente/kitchen')
  await settled(page)
  const sheet = page.locator('dialog[open]').last()
  const renewed = page.locator('dt', { hasText: 'Zuletzt erneuert' }).locator('xpath=following-sibling::dd')
  const checked = page.getByText(/^geprüft am /)
  const stands = async (year: number, isJudged: boolean) => {
    await renewed.getByText(String(year), { exact: true }).waitFor()
    await (isJudged ? checked : page.getByText('noch nie geprüft')).waitFor()
    const judged = page.getByRole('radiogroup', { name: 'Wie ist der Zustand?' }).locator('input:checked')
    await expect.poll(() => judged.count()).toBe(isJudged ? 1 : 0)
  }
  await stands(thisYear - 9, true)
  await page.getByRole('button', { name: 'Eintrag', exact: true }).click()
  await sheet.getByRole('radio', { name: 'Erneuert' }).check()
  await sheet.getByRole('button', { name: 'Speichern' }).click()
  await stands(thisYear, false)
  await page.getByRole('button', { name: '«Erneuert» bearbeiten' }).click()
  await sheet.getByRole('button', { name: 'Löschen' }).click()
  await page.getByText('Diese Erneuerung zählt nicht mehr.').first().hover()
  await stands(thisYear - 9, true)
  await page.getByRole('button', { name: 'Rückgängig' }).last().click()
  await page.getByText('Eintrag wiederhergestellt.').first().waitFor()
  await stands(thisYear, false)
  await page.getByRole('button', { name: '«Erneuert» bearbeiten' }).waitFor()
})

test('a message about the other house opens the analysis of that one', async () => {
  const { person, houseId } = await stage.member()
  const other = await openHouse(stage.site, person, 'Seestrasse 9')
  await Promise.all([addKitchen(houseId), addKitchen(other)])
  await stage.site.admin(
    `insert into app.notification (user_id, id, kind, object_id, title, text, target_route, target_id)
     select user_id, $2, 'components_due', $2, 'Ein Bauteil ist neu fällig: Küche', 'Seestrasse 9', 'analysis', real_estate_id::text
     from app.membership where real_estate_id = $1`,
    [other, clock.newId()],
  )
  // In another browser: the first one has read its messages a moment ago.
  const page = await stage.guest()
  await page.goto('/anmelden?zurueck=%2Fbenachrichtigungen')
  await signIn(page, person)
  await page.getByRole('link', { name: 'Ein Bauteil ist neu fällig: Küche' }).click()
  await page.waitForURL('**/analyse')
  await settled(page)
  await page
    .getByRole('button', { name: /Seestrasse 9/ })
    .first()
    .waitFor()
})
