import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { makeClock } from '../apps/server/src/platform/clock.ts'
import { somebody } from './account.ts'
import { chromiumDriver } from './browsers/chromium.ts'
import { formLives, holdMessages, until, worksOffline, type Driver } from './browsers/driver.ts'
import { firefoxDriver } from './browsers/firefox.ts'
import { webkitDriver } from './browsers/webkit.ts'
import { openSite, type Site } from './site.ts'

const engines = [
  { name: 'Chromium', open: chromiumDriver, secure: false },
  { name: 'Firefox', open: firefoxDriver, secure: false },
  // It takes only https for a safe place, hence no service worker and no cookie without it.
  { name: 'WebKit', open: webkitDriver, secure: true },
] as const

/** Neither over nor this year: only then the day is told with its year. */
const dueYear = Number(makeClock().today().slice(0, 4)) + 4

describe.each(engines)('an owner with $name', ({ open, secure }) => {
  const owner = somebody('Ruth')
  let site: Site
  let browser: Driver
  beforeAll(async () => {
    site = await openSite({ secure, register: true })
    browser = await open()
  })
  // Whoever lost the way does not get further.
  let isLost = false
  beforeEach(({ skip }) => skip(isLost))
  afterEach(({ task }) => {
    isLost ||= task.result?.state === 'fail'
  })
  afterAll(async () => {
    await browser?.close()
    await site?.close()
  })

  const arrives = (path: string) => until(path, async () => (await browser.path()) === path)
  const todos = () =>
    site.admin<{ title: string; day: string | null; state: string }>(
      'select title, due_on::text as day, state from app.todo order by id',
    )

  test('[S1.1] finds the way from the landing page to an account', async () => {
    await browser.goto(`${site.url}/`)
    await browser.sees('endlich im Griff')
    await browser.fill('Adresse Ihres Hauses', 'Lindenweg 14, 8610 Uster')
    await browser.press('Haus erfassen')
    await arrives('/registration')
    await formLives(browser)
    await browser.fill('Vorname', owner.firstName)
    await browser.fill('Nachname', owner.lastName)
    await browser.fill('E-Mail', owner.email)
    await browser.fill('Passwort', owner.password)
    await browser.press('Ich nehme die')
    await browser.press('Konto eröffnen')
    await browser.sees('Wir haben Ihnen eine E-Mail gesendet')
    await browser.goto(`${site.url}${await site.linkTo(owner.email)}`)
    await browser.press('E-Mail-Adresse bestätigen')
    await browser.sees('Ihr Konto ist bereit')
    await browser.press('Jetzt anmelden')
    await formLives(browser)
    await browser.fill('E-Mail', owner.email)
    await browser.fill('Passwort', owner.password)
    await browser.press('Anmelden')
    await arrives('/immobilie-erfassen')
  })

  test('records a house', async () => {
    await browser.sees('Wo steht Ihr Haus?')
    // What was typed on the landing page has come along.
    await browser.press('Lindenweg 14')
    await browser.sees('Baujahr 1987')
    await browser.press('Weiter')
    await browser.sees('Stimmt das so?')
    await browser.press('Weiter')
    await browser.sees('Wie wird geheizt?')
    await browser.press('Weiter')
    await browser.sees('Was wurde erneuert?')
    await browser.press('Alles noch wie beim Bau')
    await browser.press('Weiter')
    await browser.sees('Kauf und Hypothek')
    await browser.press('Immobilie erfassen')
    await browser.sees('Ihr Haus ist erfasst')
    await browser.press('Zur Übersicht')
    await arrives('/dashboard')
    await browser.sees('Lindenweg 14')
    const houses = await site.admin('select name, zip, build_year as year from app.real_estate')
    expect(houses).toEqual([{ name: 'Lindenweg 14', zip: '8610', year: 1987 }])
  })

  test('writes down what is to be done, ticks it off, and takes it back', async () => {
    await browser.press('To-dos')
    await arrives('/to-dos')
    await browser.evaluate(`(${String(holdMessages)})()`)
    await browser.fill('Neues To-do', `Boiler entkalken bis 1.3.${dueYear}`)
    await browser.press('Erfassen')
    await browser.sees(`01.03.${dueYear}`)
    await until('the to-do', async () => (await todos()).length === 1)
    expect(await todos()).toEqual([{ title: 'Boiler entkalken', day: `${dueYear}-03-01`, state: 'open' }])
    await browser.press('«Boiler entkalken» erledigt')
    await browser.sees('«Boiler entkalken» erledigt.')
    await until('done', async () => (await todos())[0]?.state === 'done')
    await browser.press('Rückgängig')
    await until('open again', async () => (await todos())[0]?.state === 'open')
  })

  test('goes on without a line, and everything arrives once', async () => {
    await worksOffline(browser)
    // What was done before has its answer too, or it would wait as well.
    await browser.sees('Online · alles gespeichert')
    await (browser.cut?.() ?? site.kill())
    await browser.fill('Neues To-do', 'Filter wechseln')
    await browser.press('Erfassen')
    await browser.sees('Offline – 1 Eintrag wartet')
    await browser.reload()
    await browser.sees('Filter wechseln')
    await browser.sees('Offline – 1 Eintrag wartet')
    expect(await todos()).toHaveLength(1)
    await (browser.mend?.() ?? site.start())
    await until('the second to-do', async () => (await todos()).length === 2)
    await browser.sees('Online · alles gespeichert')
    expect(await todos()).toEqual([
      { title: 'Boiler entkalken', day: `${dueYear}-03-01`, state: 'open' },
      { title: 'Filter wechseln', day: null, state: 'open' },
    ])
  })

  test('signs out and stands on the landing page', async () => {
    await browser.press('RM, Konto von Ruth Muster')
    await browser.press('Abmelden')
    await arrives('/')
    await browser.sees('endlich im Griff')
    // The page does not wait for ever until the server has heard of it.
    const text = 'select revoked_reason as reason from auth.session order by created_at desc limit 1'
    await expect.poll(() => site.admin(text)).toEqual([{ reason: 'logout' }])
  })
})
