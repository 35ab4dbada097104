import type { Page } from 'playwright-core'
import { openAccount, somebody, type NewPerson } from './account.ts'
import { settled, signIn, type Stage } from './stage.ts'

export const next = (page: Page) => page.getByRole('button', { name: 'Weiter' }).click()
export const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name }).waitFor()
export const option = (page: Page, name: string) => page.getByRole('option', { name, exact: true })
export const pick = (page: Page, group: string, name: string) =>
  page.getByRole('radiogroup', { name: group }).getByRole('radio', { name, exact: true }).check()

/** Somebody new at the first step, in a browser of their own. */
export async function beginner(stage: Stage, path = '/immobilie-erfassen') {
  const person = somebody('Trudi')
  await openAccount(stage.site, person)
  const page = await stage.guest()
  await page.goto(`/anmelden?zurueck=${encodeURIComponent(path)}`)
  await signIn(page, person)
  await page.waitForURL('**/immobilie-erfassen**')
  // The address is ahead of what is drawn.
  await page.getByRole('combobox').waitFor()
  await settled(page)
  return { page, person }
}

type HouseRow = {
  readonly name: string
  readonly egid: number | null
  readonly ewid: number | null
  readonly kind: string
  readonly sources: Record<string, { source: string }>
  readonly components: number
  readonly assumed: number
}

export const housesOf = ({ site }: Stage, { email }: NewPerson) =>
  site.admin<HouseRow>(
    `select r.name, r.egid, r.ewid, r.kind, r.origins as sources,
       (select count(*)::int from app.component c where c.real_estate_id = r.id) as components,
       (select count(*)::int from app.component c where c.real_estate_id = r.id and c.is_installed_year_assumed) as assumed
     from app.real_estate r join app.membership m on m.real_estate_id = r.id join auth.account a on a.id = m.user_id
     where a.email = $1 order by r.created_at`,
    [email],
  )

export const draftOf = async ({ site }: Stage, { email }: NewPerson) => {
  const [row] = await site.admin<{ step: string; answers: { answers: Record<string, unknown> } }>(
    'select d.step, d.answers from app.house_draft d join auth.account a on a.id = d.user_id where a.email = $1',
    [email],
  )
  return row
}
