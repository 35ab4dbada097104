import type { BrowserContext } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { somebody } from './account.ts'
import { draftOf, heading, housesOf, next, option } from './recording.ts'
import { openStage, signIn, type Stage } from './stage.ts'

let stage: Stage
beforeAll(async () => {
  stage = await openStage({ register: true })
})
afterAll(() => stage?.close())

/** Which fields somebody typed into, over all pages and tabs. */
async function watchTyping(context: BrowserContext): Promise<Set<string>> {
  const typed = new Set<string>()
  await context.exposeBinding('typedInto', (_source, name: string) => void typed.add(name))
  await context.addInitScript(() => {
    document.addEventListener(
      'input',
      ({ target, isTrusted }) => {
        const isText = target instanceof HTMLInputElement && !['radio', 'checkbox'].includes(target.type)
        if (!isTrusted || !isText) return
        const { typedInto } = globalThis as unknown as { typedInto: (name: string) => void }
        typedInto(target.name === '' ? target.id : target.name)
      },
      true,
    )
  })
  return typed
}

test('a guest types an address, registers, and has a recorded house; nothing else was typed', async () => {
  const owner = somebody('Ruth')
  const page = await stage.guest()
  const typed = await watchTyping(page.context())
  await page.goto('/')
  await page.getByLabel('Adresse Ihres Hauses').pressSequentially('linden 14 ust')
  await page.getByRole('button', { name: 'Haus erfassen' }).click()
  await page.waitForURL('**/registration?**')
  await page.locator('form [type=submit]').waitFor()
  for (const [label, text] of [
    ['Vorname', owner.firstName],
    ['Nachname', owner.lastName],
    ['E-Mail', owner.email],
    ['Passwort', owner.password],
  ] as const)
    await page.getByLabel(label, { exact: true }).fill(text)
  await page.getByRole('checkbox', { name: /Ich nehme die/ }).check()
  await page.getByRole('button', { name: 'Konto eröffnen' }).click()
  await page.getByText('Wir haben Ihnen eine E-Mail gesendet').waitFor()

  // The letter opens in a tab that knows nothing of the first.
  const tab = await page.context().newPage()
  await tab.goto(await stage.site.linkTo(owner.email))
  await tab.getByRole('button', { name: 'E-Mail-Adresse bestätigen' }).click()
  await tab.getByRole('link', { name: 'Jetzt anmelden' }).click()
  await signIn(tab, owner)
  await tab.waitForURL('**/immobilie-erfassen')
  await option(tab, 'Lindenweg 14 8610 Uster').click()
  await tab.getByText('Baujahr 1987').waitFor()
  await next(tab)
  await heading(tab, 'Stimmt das so?')
  await expect.poll(() => tab.getByLabel('Bezeichnung').inputValue()).toBe('Lindenweg 14')
  await expect.poll(() => tab.getByText('Gebäuderegister', { exact: true }).count()).toBeGreaterThan(4)
  await next(tab)
  await heading(tab, 'Wie wird geheizt?')
  // The register's dates say nothing about its age, so nobody claims to know it.
  expect(await tab.getByLabel('Seit wann?').inputValue()).toBe('')
  await next(tab)
  await heading(tab, 'Was wurde erneuert?')
  await next(tab)
  await heading(tab, 'Kauf und Hypothek')
  await tab.getByRole('button', { name: 'Überspringen' }).click()
  await heading(tab, 'Ihr Haus ist erfasst')
  const [house, ...others] = await housesOf(stage, owner)
  expect(others).toEqual([])
  expect(house).toMatchObject({
    name: 'Lindenweg 14',
    egid: 190_123_456,
    ewid: null,
    components: 8,
    assumed: 8,
  })
  expect(house?.sources).toMatchObject({
    buildYear: { source: 'register' },
    usage: { source: 'assumed' },
  })
  await expect.poll(() => draftOf(stage, owner)).toBeUndefined()
  await tab
    .getByRole('region', { name: 'Erstes Ergebnis' })
    .getByRole('link', { name: 'Zur Analyse' })
    .waitFor()
  await tab.getByRole('link', { name: 'Zur Übersicht' }).click()
  await tab.waitForURL('**/dashboard')
  await tab.getByText('Lindenweg 14').first().waitFor()
  const account = ['firstName', 'lastName', 'email', 'password']
  expect([...typed].filter((name) => !account.includes(name))).toEqual(['adresse'])

  // The same building a second time is shown, and not recorded even if somebody goes on.
  await tab.goto('/immobilie-erfassen?adresse=Lindenweg+14+Uster')
  await option(tab, 'Lindenweg 14 8610 Uster').click()
  await tab.getByText('Diese Immobilie besteht bereits.').waitFor()
  for (const title of ['Stimmt das so?', 'Wie wird geheizt?', 'Was wurde erneuert?', 'Kauf und Hypothek']) {
    await next(tab)
    await heading(tab, title)
  }
  await tab.getByRole('button', { name: 'Überspringen' }).click()
  await tab.getByText('Diese Immobilie besteht bereits.').waitFor()
  expect(await housesOf(stage, owner)).toHaveLength(1)
  await tab.getByRole('link', { name: 'Zur Immobilie' }).click()
  await tab.waitForURL('**/immobilie/*')
})
