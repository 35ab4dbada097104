import type { Page } from 'playwright-core'
import { dossierPath } from '../../apps/web/src/house/paths/dossier-paths.ts'
import { maxContacts } from '../../packages/domain/src/emergency/emergency-sheet.ts'
import { patienceMs } from './browser.ts'
import { save, sheet } from './parts-apps.ts'
import type { App } from './scene.ts'

const add = (page: Page) => page.getByRole('button', { name: 'Kontakt hinzufügen' }).first()
const phone = '044 940 12 34'

/** The emergency sheet of a house, operated as its owner does: one row, and in it whom to call. */
export const emergencyApp: App = {
  noun: {
    name: 'emergency_sheet',
    rows: `select c.one ->> 'name' as title from app.emergency_sheet s,
      jsonb_array_elements(s.contacts) with ordinality c (one, place) where s.real_estate_id = $1 order by c.place`,
  },
  path: (house) => dossierPath(house, 'emergency'),
  patienceMs,
  // After the last nobody is asked for one more.
  most: maxContacts - 1,
  ready: async (page) => {
    await add(page).waitFor()
  },
  offer: async (page, title) => {
    await add(page).click()
    await sheet(page).getByLabel('Name').fill(title)
    await sheet(page).getByLabel('Telefon').fill(phone)
    await save(page)
  },
  shows: (page, title) => page.getByRole('link', { name: `${title}: ${phone}` }),
  fact: {
    table: 'emergency_sheet',
    column: 'keys',
    mine: 'bei Nummer 16',
    theirs: 'bei Nummer 18',
    write: async (page, _title, value) => {
      await page.getByRole('button', { name: 'Bearbeiten', exact: true }).first().click()
      await sheet(page).getByLabel('Schlüssel').fill(value)
      await save(page)
    },
  },
}
