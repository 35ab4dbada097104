import type { Page } from 'playwright-core'
import { settled } from './demo.ts'

type Look = (what: string) => Promise<unknown>

/** Through the steps of recording a house, each as it comes and with every answer given. Nothing is recorded. */
export async function walkWizard(page: Page, look: Look): Promise<number> {
  let looks = 0
  const see = async (what: string) => {
    await page.waitForTimeout(280)
    looks += 1
    await look(`wizard.${what}`)
  }
  const next = () => page.getByRole('button', { name: 'Weiter' }).click()
  const choose = (group: string, name: string) =>
    page.getByRole('radiogroup', { name: group }).getByRole('radio', { name, exact: true }).check()

  await page.goto('/immobilie-erfassen')
  await settled(page)
  await see('address')
  await page.getByRole('combobox').fill('hinter dem mond 3')
  await page.getByText('Adresse nicht gefunden').waitFor()
  await see('address.none')
  await page.getByRole('combobox').fill('seestrasse 8 uster')
  await page.getByRole('option').first().waitFor()
  await see('address.list')
  await page.getByRole('option').first().click()
  await page.getByText('Welche Wohnung?').waitFor()
  await see('address.flats')
  await page.getByRole('radio', { name: /^2\. Stock, links/ }).check()
  await next()
  await page.getByRole('heading', { name: 'Stimmt das so?' }).waitFor()
  await see('facts')
  await next()
  await page.getByRole('heading', { name: 'Wie wird geheizt?' }).waitFor()
  await see('energy')
  await choose('Photovoltaik', 'Ja')
  await choose('Gibt es', 'Ja')
  await see('energy.full')
  await next()
  await page.getByRole('heading', { name: 'Was wurde erneuert?' }).waitFor()
  await see('components')
  await page.getByRole('button', { name: 'Alles noch wie beim Bau' }).click()
  for (const [part, word] of [
    ['Dach', 'Gut'],
    ['Fassade', 'Gebraucht'],
    ['Fenster', 'Abgenutzt'],
    ['Bad', 'Defekt'],
  ] as const)
    await choose(`${part}: Zustand`, word)
  await see('components.full')
  await next()
  await page.getByRole('heading', { name: 'Kauf und Hypothek' }).waitFor()
  await choose('Haben Sie eine Hypothek?', 'Ja')
  await see('purchase')
  // Whoever comes next begins at the first step, not in the middle.
  await page.reload()
  await page.getByRole('button', { name: 'Neu beginnen' }).click()
  await page.getByRole('button', { name: 'Verwerfen' }).click()
  await page.getByRole('heading', { name: 'Wo steht Ihr Haus?' }).waitFor()
  return looks
}
