import { afterAll, beforeAll, expect, test } from 'vitest'
import { somebody } from './account.ts'
import { makeKeys } from './keys.ts'
import { openStage, settled, type Stage } from './stage.ts'

let stage: Stage
beforeAll(async () => {
  stage = await openStage({ register: true })
})
afterAll(() => stage?.close())

test('from the landing page to a recorded house by keys alone, on a screen of 320 pixels', async () => {
  const owner = somebody('Heidi')
  const page = await stage.guest({ viewport: { width: 320, height: 640 } })
  const keys = makeKeys(page)
  const fill = async (name: string, text: string) => {
    await keys.to(name)
    await keys.type(text)
  }
  const act = async (name: string, key = 'Enter') => {
    await keys.to(name)
    await keys.press(key)
  }

  await page.goto('/')
  await keys.fits()
  const first = await keys.tab()
  expect(first.name).toBe('Zum Inhalt')
  await fill('Adresse Ihres Hauses', 'Lindenweg 14, 8610 Uster')
  await keys.press('Enter')

  await page.waitForURL('**/registration?**')
  await page.locator('form [type=submit]').waitFor()
  await keys.fits()
  await fill('Vorname', owner.firstName)
  await fill('Nachname', owner.lastName)
  await fill('E-Mail', owner.email)
  await fill('Passwort', owner.password)
  await act('Ich nehme die', 'Space')
  await act('Konto eröffnen')
  await page.getByText('Wir haben Ihnen eine E-Mail gesendet').waitFor()
  await keys.kept()
  await keys.fits()

  await page.goto(await stage.site.linkTo(owner.email))
  await page.getByRole('button', { name: 'E-Mail-Adresse bestätigen' }).waitFor()
  await keys.fits()
  await act('E-Mail-Adresse bestätigen')
  await page.getByText('Ihr Konto ist bereit').waitFor()
  await keys.kept()
  await act('Jetzt anmelden')
  await page.waitForURL('**/anmelden?**')
  // The address is ahead of what is drawn, and keys on the page before lead out of it.
  await page.getByLabel('E-Mail').waitFor()
  await keys.kept()
  await keys.fits()
  await fill('E-Mail', owner.email)
  await fill('Passwort', owner.password)
  await keys.press('Enter')

  await page.waitForURL('**/immobilie-erfassen')
  await settled(page)
  // The field has the focus and the address that was typed on the landing page; its matches are there.
  await page.getByRole('option', { name: 'Lindenweg 14 8610 Uster' }).waitFor()
  await page.locator('[role=combobox]:focus').waitFor()
  await keys.fits()
  await keys.press('ArrowDown')
  await keys.press('ArrowUp')
  await keys.press('Enter')
  await page.getByText('Baujahr 1987').waitFor()
  await keys.kept()
  // The way back is as visible as the way there.
  expect((await keys.tab('Shift+Tab')).name).toMatch(/^Später fortsetzen/)
  await act('Weiter')
  await page.getByRole('heading', { name: 'Stimmt das so?' }).waitFor()
  await keys.kept()
  await keys.fits()
  await fill('Zimmer', '5½')
  // One more to the right and back, as arrows do in a group.
  await act('Wir selbst', 'ArrowRight')
  await keys.press('ArrowLeft')
  await act('Weiter')
  await page.getByRole('heading', { name: 'Wie wird geheizt?' }).waitFor()
  await keys.kept()
  await keys.fits()
  await fill('Seit wann?', '2004')
  await act('Weiter')
  await page.getByRole('heading', { name: 'Was wurde erneuert?' }).waitFor()
  await keys.kept()
  await keys.fits()
  await act('Alles noch wie beim Bau')
  await act('weiss nicht', 'Space')
  await keys.press('ArrowLeft')
  await act('Weiter')
  await page.getByRole('heading', { name: 'Kauf und Hypothek' }).waitFor()
  await keys.kept()
  await keys.fits()
  await act('Überspringen')
  await page.getByRole('heading', { name: 'Ihr Haus ist erfasst' }).waitFor()
  // Figures that come in push down what has the focus.
  await settled(page)
  await keys.kept()
  await keys.fits()
  await act('Zur Übersicht')

  await page.waitForURL('**/dashboard')
  await page.getByRole('heading', { name: 'Als Nächstes' }).waitFor()
  await settled(page)
  await keys.kept()
  await keys.fits()
  const houses = await stage.site.admin(
    `select r.name, r.city, r.canton, r.usage, r.build_year as year, r.rooms::float8 as rooms, r.heating_year as heating,
       (select c.condition from app.component c where c.real_estate_id = r.id and c.catalog_key = 'pitched_roof') as roof
     from app.real_estate r`,
  )
  expect(houses).toEqual([
    {
      name: 'Lindenweg 14',
      city: 'Uster',
      canton: 'ZH',
      usage: 'owner_occupied',
      year: 1987,
      rooms: 5.5,
      heating: 2004,
      roof: 'as_new',
    },
  ])
  await keys.to('To-dos')
  await keys.press('Enter')
  await page.waitForURL('**/to-dos')
  await page.getByLabel('Neues To-do').waitFor()
  await keys.kept()
  await keys.fits()
  expect(keys.faults.join('\n')).toBe('')
})
