import { pathTo } from '../../apps/web/src/device/routing/routes.ts'
import { patienceMs } from './browser.ts'
import { field, formApp } from './form-app.ts'
import { trashed } from './removal.ts'
import type { App } from './scene.ts'
import { rowsOf } from './stage.ts'

/** Whom the owner calls, operated as they do. */
export const craftsmenApp = formApp({
  noun: rowsOf('craftsman', 'company'),
  path: () => pathTo('craftsmen'),
  add: 'Handwerker erfassen',
  fill: async (form, title) => {
    await field(form, 'Firma').fill(title)
    await form.getByLabel('Gewerk', { exact: true }).selectOption({ label: 'Sanitär' })
    await field(form, 'Telefon').fill('044 000 11 22')
  },
  shows: (page, title) =>
    page.getByRole('list', { name: 'Adressbuch' }).getByRole('link', { name: title, exact: true }),
  fact: {
    table: 'craftsman',
    column: 'contact_name',
    named: 'company',
    mine: 'Vreni Huber',
    theirs: 'Beat Huber',
    open: 'Bearbeiten',
    label: 'Kontaktperson',
  },
})

/** What stands in the calendar; in its list nothing is hidden behind a day. */
export const appointmentsApp = formApp({
  noun: rowsOf('appointment', 'title'),
  path: () => `${pathTo('appointments')}?ansicht=liste`,
  add: 'Termin erfassen',
  fill: async (form, title) => {
    const day = `15.06.${new Date().getFullYear() + 1}`
    await field(form, 'Titel').fill(title)
    await field(form, 'Von').fill(day)
    await field(form, 'Bis').fill(day)
  },
  shows: (page, title) => page.getByRole('link', { name: title, exact: true }),
  fact: {
    table: 'appointment',
    column: 'place',
    named: 'title',
    mine: 'Im Keller',
    theirs: 'Im Estrich',
    label: 'Ort',
  },
})

/** The papers of a house: each comes with its file, which waits on the device too. */
export const documentsApp: App = {
  noun: rowsOf('document', 'title'),
  acts: { remove: trashed('document', (page, title) => documentsApp.shows(page, title)) },
  path: () => pathTo('toolsDocuments'),
  patienceMs,
  // So many its list shows at once, the oldest of those to look through first.
  most: 25,
  ready: async (page) => {
    await page.getByLabel('Hochladen').waitFor({ state: 'attached' })
  },
  offer: async (page, title) => {
    const file = { name: `${title}.txt`, mimeType: 'text/plain', buffer: Buffer.from(title) }
    await page.getByLabel('Hochladen').setInputFiles(file)
  },
  shows: (page, title) => page.getByRole('link', { name: title, exact: true }),
  fact: {
    table: 'document',
    column: 'note',
    named: 'title',
    mine: 'Das Original liegt im Tresor',
    theirs: 'Das Original liegt bei der Bank',
    write: async (page, title, value) => {
      await documentsApp.shows(page, title).click()
      // A paper that was read is proposed, one that was not is only shown.
      await page
        .getByRole('button', { name: /^(Bearbeiten|Ändern)$/ })
        .first()
        .click()
      const form = page.locator('main form', { has: page.getByLabel('Notiz') })
      await field(form, 'Notiz').fill(value)
      await form.getByRole('button', { name: /^Speichern/ }).click()
      await form.waitFor({ state: 'detached' })
    },
  },
}
