import { afterAll, beforeAll, expect, test } from 'vitest'
import { openDevice } from '../proof/offline/browser.ts'
import { openAccount, somebody } from './account.ts'
import { violations } from './browsers/axe.ts'
import { until } from './browsers/driver.ts'
import { beginner, draftOf, heading, housesOf, next, option, pick } from './recording.ts'
import { answered, openStage, signIn, type Stage } from './stage.ts'

let stage: Stage
beforeAll(async () => {
  stage = await openStage({ register: true })
})
afterAll(() => stage?.close())

test('the wizard lets the owner of a flat pick it by floor and rooms, and correct what the register says', async () => {
  const { page, person } = await beginner(stage)
  await page.getByRole('combobox').fill('Seestrasse 8 Uster')
  await option(page, 'Seestrasse 8 8610 Uster').click()
  await page.getByText('Welche Wohnung?').waitFor()
  await next(page)
  await page.getByText('Bitte wählen Sie Ihre Wohnung oder das ganze Haus.').waitFor()
  await page.getByRole('radio', { name: /^2\. Stock, links/ }).check()
  await next(page)
  await heading(page, 'Stimmt das so?')
  await page.getByRole('radio', { name: 'Wohnung', exact: true, checked: true }).waitFor()
  await page.getByRole('radio', { name: 'Stockwerkeigentum', checked: true }).waitFor()
  await expect.poll(() => page.getByLabel('Wohnfläche').inputValue()).toBe('112')
  await page.getByLabel('Zimmer').fill('4½')
  await page.getByLabel('Wohnfläche').focus()
  await page.getByText('von Ihnen', { exact: true }).waitFor()
  await next(page)
  await page.getByLabel('Seit wann?').fill('2011')
  await pick(page, 'Photovoltaik', 'Ja')
  await page.getByLabel('Panels seit').fill('2019')
  await next(page)
  await heading(page, 'Was wurde erneuert?')
  await expect.poll(() => page.getByLabel('Heizung: Zuletzt erneuert').inputValue()).toBe('2011')
  await page.getByLabel('Fenster: Zuletzt erneuert').fill('1950')
  await next(page)
  await page.getByText('Die Erneuerung kann nicht vor dem Bau liegen.', { exact: true }).waitFor()
  await page.getByLabel('Fenster: Zuletzt erneuert').fill('2015')
  await pick(page, 'Küche: Zustand', 'Abgenutzt')
  await page.getByRole('button', { name: 'Alles noch wie beim Bau' }).click()
  await expect.poll(() => page.getByLabel('Bad: Zuletzt erneuert').inputValue()).toBe('2004')
  await next(page)
  await page.getByLabel('Kaufdatum').fill('1.3.2015')
  await page.getByLabel('Kaufpreis').fill("980'000")
  await pick(page, 'Haben Sie eine Hypothek?', 'Ja')
  await page.getByLabel('Hypothek insgesamt').fill("550'000")
  await page.getByRole('button', { name: 'Immobilie erfassen' }).click()
  await heading(page, 'Ihr Haus ist erfasst')
  const [house] = await housesOf(stage, person)
  expect(house).toMatchObject({ egid: 190_123_470, ewid: 5, kind: 'condominium_flat', components: 9 })
  expect(house?.sources).toMatchObject({ rooms: { source: 'owner' }, livingAreaM2: { source: 'register' } })
  const shared = await stage.site.admin<{ key: string }>(
    `select catalog_key as key from app.component c join app.membership m using (real_estate_id)
     join auth.account a on a.id = m.user_id where a.email = $1 and c.is_shared order by 1`,
    [person.email],
  )
  expect(shared.map(({ key }) => key)).toContain('photovoltaics')
  expect(shared).toHaveLength(5)
  const [money] = await stage.site.admin(
    `select purchased_on::text as day, purchase_price_rappen::text as price, mortgage_rappen::text as debt
     from app.real_estate_finance f join app.membership m using (real_estate_id)
     join auth.account a on a.id = m.user_id where a.email = $1`,
    [person.email],
  )
  expect(money).toEqual({ day: '2015-03-01', price: '98000000', debt: '55000000' })
})

test('the wizard takes an address by hand that nobody finds, and says when the search has no line', async () => {
  const { page, person } = await beginner(stage)
  await answered(page)
  await page.context().setOffline(true)
  await page.getByRole('combobox').fill('Hinter dem Mond 3')
  await page.getByText('Keine Verbindung: Die Suche braucht Internet.').waitFor()
  await page.context().setOffline(false)
  await page.getByRole('button', { name: 'Erneut suchen' }).click()
  await page.getByText('Adresse nicht gefunden. Sie können die Immobilie auch von Hand erfassen.').waitFor()
  await page.getByRole('button', { name: 'Adresse von Hand erfassen' }).first().click()
  await expect.poll(() => page.getByLabel('Strasse').inputValue()).toBe('Hinter dem Mond')
  await page.getByLabel('PLZ').fill('8610')
  await page.getByLabel('Ort').fill('Uster')
  await page.getByLabel('Kanton').selectOption('Zürich')
  await next(page)
  await heading(page, 'Was ist es für ein Haus?')
  await next(page)
  await page.getByText('Bitte wählen.', { exact: true }).waitFor()
  await pick(page, 'Was ist es?', 'Anderes')
  await pick(page, 'Was genau?', 'Zweifamilienhaus')
  await page.getByLabel('Bauperiode').selectOption('1971–1980')
  for (const title of ['Wie wird geheizt?', 'Was wurde erneuert?', 'Kauf und Hypothek']) {
    await next(page)
    await heading(page, title)
  }
  await page.getByRole('button', { name: 'Immobilie erfassen' }).click()
  await heading(page, 'Ihr Haus ist erfasst')
  const [house] = await housesOf(stage, person)
  // Without a kind of heating there is none to record.
  expect(house).toMatchObject({
    name: 'Hinter dem Mond 3',
    egid: null,
    kind: 'two_family_house',
    components: 7,
  })
})

test('the wizard records once what was changed after an answer was lost', async () => {
  const { page, person } = await beginner(stage, '/immobilie-erfassen?adresse=Lindenweg+12')
  await option(page, 'Lindenweg 12 8610 Uster').click()
  await page.getByText('Baujahr 1985').waitFor()
  for (const title of ['Stimmt das so?', 'Wie wird geheizt?', 'Was wurde erneuert?', 'Kauf und Hypothek']) {
    await next(page)
    await heading(page, title)
  }
  await page.getByLabel('Kaufpreis').fill("700'000")
  // The server has it, the browser never hears so.
  let isLost = false
  await page.route('**/graphql', async (route) => {
    const isIt = route.request().postData()?.includes('CreateRealEstate') === true
    if (isLost || !isIt) return route.continue()
    isLost = true
    await route.fetch()
    await route.abort()
  })
  await page.getByRole('button', { name: 'Immobilie erfassen' }).click()
  await until('the house', async () => (await housesOf(stage, person)).length === 1)
  // The browser's own button leads one step back as well.
  await page.goBack()
  await heading(page, 'Was wurde erneuert?')
  await pick(page, 'Dach: Zustand', 'Abgenutzt')
  await page.getByRole('button', { name: 'Zurück' }).click()
  await pick(page, 'Heizung', 'Gasheizung')
  for (const title of ['Was wurde erneuert?', 'Kauf und Hypothek']) {
    await next(page)
    await heading(page, title)
  }
  await page.getByLabel('Kaufpreis').fill("750'000")
  await page.getByRole('button', { name: 'Immobilie erfassen', disabled: false }).click()
  await heading(page, 'Ihr Haus ist erfasst')
  const [house, ...others] = await housesOf(stage, person)
  expect(others).toEqual([])
  expect(house).toMatchObject({ egid: 190_123_457 })
  const made = await stage.site.admin<{ key: string; condition: string | null }>(
    `select c.catalog_key as key, c.condition from app.component c join app.membership m using (real_estate_id)
     join auth.account a on a.id = m.user_id where a.email = $1 and c.deleted_at is null order by c.catalog_key`,
    [person.email],
  )
  expect(made.map(({ key }) => key)).toEqual([
    'bathroom',
    'electrics',
    'gas_heating',
    'kitchen',
    'pitched_roof',
    'plaster_facade',
    'water_pipes',
    'windows',
  ])
  expect(made.find(({ key }) => key === 'pitched_roof')?.condition).toBe('worn')
  const [money] = await stage.site.admin(
    `select f.purchase_price_rappen::text as price from app.real_estate_finance f
     join app.membership m using (real_estate_id) join auth.account a on a.id = m.user_id where a.email = $1`,
    [person.email],
  )
  expect(money).toEqual({ price: '75000000' })
  await expect.poll(() => draftOf(stage, person)).toBeUndefined()
})

test('the wizard goes on where it was after the browser was killed, and on another device', async () => {
  const person = somebody('Heinz')
  await openAccount(stage.site, person)
  const device = await openDevice()
  const page = await device.context().newPage()
  await page.goto(`${stage.site.url}/anmelden?zurueck=%2Fimmobilie-erfassen`)
  await signIn(page, person)
  await page.getByRole('combobox').fill('lindenweg 16 uster')
  await option(page, 'Lindenweg 16 8610 Uster').click()
  await next(page)
  await heading(page, 'Stimmt das so?')
  await page.getByLabel('Wohnfläche').fill('161')
  await until('the draft on the server', async () => {
    const draft = await draftOf(stage, person)
    return draft?.step === 'facts' && draft.answers.answers['livingAreaM2'] === 161
  })
  await page.getByText('Gespeichert', { exact: true }).waitFor()
  // No chance to tidy up.
  await device.kill()
  await device.start()
  const back = await device.context().newPage()
  await back.goto(`${stage.site.url}/immobilie-erfassen`)
  const isSignedOut = () => back.getByLabel('E-Mail').isVisible()
  const isBack = () => back.getByLabel('Wohnfläche').isVisible()
  await until('the sign-in or the wizard', async () => (await isSignedOut()) || (await isBack()))
  if (await isSignedOut()) await signIn(back, person)
  await heading(back, 'Stimmt das so?')
  // Killed, a browser may have lost its last strokes; then it says that the newer draft came from elsewhere.
  await back.getByRole('button', { name: 'Neu beginnen' }).waitFor()
  await expect.poll(() => back.getByLabel('Wohnfläche').inputValue()).toBe('161')
  await device.remove()

  const phone = await stage.guest({ viewport: { width: 390, height: 844 } })
  await phone.goto('/anmelden?zurueck=%2Fimmobilie-erfassen')
  await signIn(phone, person)
  await heading(phone, 'Stimmt das so?')
  await expect.poll(() => phone.getByLabel('Wohnfläche').inputValue()).toBe('161')

  // Another address on the landing page: the owner is asked which house is meant.
  await phone.goto('/immobilie-erfassen?adresse=Lindenweg+12')
  await heading(phone, 'Wie möchten Sie weitermachen?')
  await phone.getByRole('button', { name: 'Angefangenes fortsetzen' }).click()
  await heading(phone, 'Stimmt das so?')
  await phone.goto('/immobilie-erfassen?adresse=Lindenweg+12')
  await phone.getByRole('button', { name: 'Neue Adresse verwenden' }).click()
  await option(phone, 'Lindenweg 12 8610 Uster').waitFor()
  await phone.getByRole('link', { name: 'Später fortsetzen' }).click()
  await phone.waitForURL('**/dashboard')
  await until(
    'the new draft',
    async () => (await draftOf(stage, person))?.answers.answers['search'] === 'Lindenweg 12',
  )
})

test.each([
  { size: 'desktop', viewport: { width: 1440, height: 900 }, scheme: 'light' },
  { size: 'phone', viewport: { width: 390, height: 844 }, scheme: 'dark' },
] as const)('axe finds nothing on the steps of the wizard ($size, $scheme)', async ({ viewport, scheme }) => {
  const person = somebody('Anita')
  await openAccount(stage.site, person)
  const page = await stage.guest({
    viewport,
    colorScheme: scheme,
    reducedMotion: 'reduce',
  })
  await page.goto('/anmelden?zurueck=%2Fimmobilie-erfassen')
  await signIn(page, person)
  await heading(page, 'Wo steht Ihr Haus?')
  const faults: string[] = []
  const look = async (what: string) => {
    faults.push(...(await violations(page)).map((one) => `${what}: ${one}`))
  }
  await look('empty')
  await page.getByRole('combobox').fill('seestr 8 uster')
  await option(page, 'Seestrasse 8 8610 Uster').waitFor()
  await look('list')
  await option(page, 'Seestrasse 8 8610 Uster').click()
  await page.getByText('Welche Wohnung?').waitFor()
  await next(page)
  await look('flats')
  await page.getByRole('radio', { name: /^Das ganze Haus/ }).check()
  await next(page)
  await heading(page, 'Stimmt das so?')
  await look('facts')
  await next(page)
  await heading(page, 'Wie wird geheizt?')
  await pick(page, 'Photovoltaik', 'Ja')
  await pick(page, 'Gibt es', 'Ja')
  await look('energy')
  await next(page)
  await heading(page, 'Was wurde erneuert?')
  await look('components')
  await pick(page, 'Dach: Zustand', 'Gebraucht')
  await pick(page, 'Bad: Zustand', 'Defekt')
  await pick(page, 'Küche: Zustand', 'Gut')
  await look('judged')
  await next(page)
  await heading(page, 'Kauf und Hypothek')
  await pick(page, 'Haben Sie eine Hypothek?', 'Ja')
  await look('purchase')
  await page.getByRole('button', { name: 'Überspringen' }).click()
  await heading(page, 'Ihr Haus ist erfasst')
  await look('done')
  expect(faults).toEqual([])
})
