import { afterAll, beforeAll, expect, test } from 'vitest'
import { somebody } from './account.ts'
import { makeKeys } from './keys.ts'
import { openStage, settled, type Stage } from './stage.ts'

let stage: Stage
beforeAll(async () => {
  stage = await openStage()
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
  await keys.kept()
  await keys.fits()
  await fill('E-Mail', owner.email)
  await fill('Passwort', owner.password)
  await keys.press('Enter')

  await page.waitForURL('**/immobilie-erfassen')
  await settled(page)
  await keys.kept()
  await keys.fits()
  await fill('Strasse', 'Lindenweg')
  await fill('Hausnummer', '14')
  await fill('PLZ', '8610')
  await fill('Ort', 'Uster')
  await fill('Kanton', 'Z')
  await keys.press('ArrowDown')
  // The way back is as visible as the way there.
  for (const name of ['Ort', 'PLZ', 'Hausnummer', 'Strasse'])
    expect((await keys.tab('Shift+Tab')).name).toMatch(new RegExp(`^${name}`))
  await act('Weiter')
  await page.getByRole('heading', { name: 'Wie ist es gebaut?' }).waitFor()
  await keys.kept()
  await keys.fits()
  await act('Einfamilienhaus', 'Space')
  await act('Selbst bewohnt', 'Space')
  // One more to the right and back, as arrows do in a group.
  await keys.press('ArrowRight')
  await keys.press('ArrowLeft')
  await act('Alleineigentum', 'Space')
  await fill('Baujahr', '1978')
  await act('Weiter')
  await page.getByRole('heading', { name: 'Stimmt das so?' }).waitFor()
  await keys.kept()
  await keys.fits()
  await act('Immobilie erfassen')

  await page.waitForURL('**/dashboard')
  await settled(page)
  await keys.kept()
  await keys.fits()
  const houses = await stage.site.admin(
    'select name, city, canton, usage, build_year as year from app.real_estate',
  )
  expect(houses).toEqual([
    { name: 'Lindenweg 14', city: 'Uster', canton: 'ZH', usage: 'owner_occupied', year: 1978 },
  ])
  await keys.to('To-dos')
  await keys.press('Enter')
  await page.waitForURL('**/to-dos')
  await keys.kept()
  await keys.fits()
  expect(keys.faults).toEqual([])
})
