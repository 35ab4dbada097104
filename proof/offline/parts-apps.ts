import type { Page } from 'playwright-core'
import { dossierPath } from '../../apps/web/src/house/paths/dossier-paths.ts'
import { patienceMs } from './browser.ts'
import { trashed } from './removal.ts'
import type { App } from './scene.ts'
import { rowsOf } from './stage.ts'

const path = (house: string) => dossierPath(house, 'components')
export const sheet = (page: Page) => page.locator('dialog[open]').last()

async function ready(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Raum hinzufügen' }).first().waitFor()
  await page.waitForFunction(() => document.querySelector('[aria-busy=true]') === null)
}

/** The sheet closes when the device holds what was said; whoever leaves the page before gives it up. */
export async function save(page: Page, label = 'Speichern'): Promise<void> {
  await sheet(page).getByRole('button', { name: label, exact: true }).click()
  await sheet(page).waitFor({ state: 'detached' })
}

/** The rooms of a house, operated as its owner does. */
export const roomsApp: App = {
  noun: rowsOf('room', 'name'),
  acts: { remove: trashed('room', (page, title) => roomsApp.shows(page, title)) },
  path,
  patienceMs,
  ready,
  offer: async (page, title) => {
    await page.getByRole('link', { name: 'Raum hinzufügen' }).first().click()
    await sheet(page).getByLabel('Name').fill(title)
    await save(page)
  },
  shows: (page, title) => page.getByRole('link', { name: `Raum «${title}» bearbeiten`, exact: true }),
  fact: {
    table: 'room',
    column: 'area_m2',
    named: 'name',
    mine: '12',
    theirs: '21',
    write: async (page, title, value) => {
      await roomsApp.shows(page, title).click()
      await sheet(page)
        .getByLabel(/^Fläche/)
        .fill(value)
      await save(page)
    },
  },
}

/** The components of a house, operated as its owner does. */
export const componentsApp: App = {
  noun: rowsOf('component', 'name'),
  acts: { remove: trashed('component', (page, title) => componentsApp.shows(page, title)) },
  path,
  patienceMs,
  ready,
  offer: async (page, title) => {
    await page.getByRole('link', { name: 'Bauteil erfassen' }).first().click()
    await sheet(page).getByLabel('Welches Bauteil?').fill('waschm')
    await sheet(page)
      .getByRole('button', { name: /Waschmaschine/ })
      .click()
    await sheet(page)
      .getByLabel(/^Bezeichnung/)
      .fill(title)
    await save(page)
  },
  shows: (page, title) => page.getByRole('link', { name: title }).first(),
  fact: {
    table: 'component',
    column: 'note',
    named: 'name',
    mine: 'Läuft unruhig',
    theirs: 'Läuft ruhig',
    write: async (page, title, value) => {
      await componentsApp.shows(page, title).click()
      await sheet(page)
        .getByLabel(/^Notiz/)
        .fill(value)
      await save(page)
    },
  },
}
