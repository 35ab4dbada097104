import type { BrowserContextOptions, Page } from 'playwright-core'
import { makeClock } from '../apps/server/src/platform/clock.ts'
import { analysisPath } from '../apps/web/src/house/paths/analysis-paths.ts'
import { settled, type Member, type Stage } from './stage.ts'

const clock = makeClock()
export const now = Number(clock.today().slice(0, 4))
export const sheet = (page: Page) => page.locator('dialog[open]').last()
export const saved = (page: Page, words: string | RegExp) => page.getByText(words).first().waitFor()
/** In one go: a pause between them would be the end of a move. */
export const press = (page: Page, ...keys: readonly string[]) =>
  Promise.all(keys.map((key) => page.keyboard.press(key)))
export const open = async (page: Page, path: string) => {
  await page.goto(path)
  await settled(page)
}

type Part = { readonly key: string; readonly year: number; readonly condition?: string }

/** Somebody whose house has these parts, on /analyse. */
export async function ownerOf(
  stage: Stage,
  parts: readonly Part[],
  context: BrowserContextOptions = {},
): Promise<Member> {
  const member = await stage.member({ context })
  for (const { key, year, condition = null } of parts)
    await stage.site.admin(
      `insert into app.component (real_estate_id, id, catalog_key, installed_year, condition, condition_on, created_by)
       select id, $2, $3, $4, $5::text, case when $5::text is null then null else current_date end, created_by
       from app.real_estate where id = $1`,
      [member.houseId, clock.newId(), key, year, condition],
    )
  await open(member.page, analysisPath())
  return member
}

/** Two of them need a decision. */
export const house: readonly Part[] = [
  { key: 'windows', year: now - 39, condition: 'worn' },
  { key: 'oil_heating', year: now - 28, condition: 'worn' },
  { key: 'kitchen', year: now - 12, condition: 'good' },
  { key: 'bathroom', year: now - 5, condition: 'good' },
  { key: 'pitched_roof', year: now - 20 },
]

/** As the server has them. */
export const measures = (stage: Stage, member: Member) =>
  stage.site.admin<{ state: string; year: number | null; reason: string | null }>(
    'select state, year, reason from app.measure where real_estate_id = $1 and deleted_at is null order by id',
    [member.houseId],
  )
