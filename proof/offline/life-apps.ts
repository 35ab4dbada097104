import type { Page } from 'playwright-core'
import { componentPath } from '../../apps/web/src/house/paths/places.ts'
import { maxMakerWarranties } from '../../packages/domain/src/maker-warranties/maker-warranty.ts'
import { patienceMs } from './browser.ts'
import { field, formApp } from './form-app.ts'
import { save, sheet } from './parts-apps.ts'
import { trashed } from './removal.ts'
import type { App } from './scene.ts'
import { madeBySet, rowsOf, tourComponent } from './stage.ts'

const path = () => componentPath(tourComponent)

async function ready(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Eigene Arbeit' }).waitFor()
  await page.waitForFunction(() => document.querySelector('[aria-busy=true]') === null)
}

/** What was done to a component, operated as its owner does. */
export const eventsApp: App = {
  noun: rowsOf('component_event', 'title'),
  acts: { remove: trashed('component_event', (page, title) => eventsApp.shows(page, title)) },
  path,
  patienceMs,
  ready,
  offer: async (page, title) => {
    await page.getByRole('button', { name: 'Eintrag', exact: true }).click()
    await sheet(page)
      .getByLabel(/^Titel/)
      .fill(title)
    await save(page)
  },
  shows: (page, title) => page.getByRole('button', { name: `«${title}» bearbeiten`, exact: true }),
  fact: {
    table: 'component_event',
    column: 'note',
    named: 'title',
    mine: 'Garantie bis Mai',
    theirs: 'Garantie bis Juni',
    write: async (page, title, value) => {
      await eventsApp.shows(page, title).click()
      await sheet(page)
        .getByLabel(/^Notiz/)
        .fill(value)
      await save(page)
    },
  },
}

/** What is to be done to a component again and again, operated as its owner does. */
export const upkeepApp: App = {
  noun: madeBySet('maintenance_task', 'title'),
  acts: {
    finish: {
      verb: 'maintenance_task.complete',
      leaves: 't.last_on is not null',
      isOfferedBack: true,
      do: async (page, title) => {
        await page.getByRole('button', { name: `${title} erledigt`, exact: true }).click()
        await save(page, 'Erledigt')
      },
    },
  },
  path,
  patienceMs,
  ready,
  offer: async (page, title) => {
    await page.getByRole('button', { name: 'Eigene Arbeit' }).click()
    await sheet(page).getByLabel('Was ist zu tun?').fill(title)
    await save(page)
  },
  shows: (page, title) => page.getByRole('button', { name: `${title} ändern`, exact: true }),
  fact: {
    table: 'maintenance_task',
    column: 'interval_months',
    named: 'title',
    mine: '5',
    theirs: '7',
    write: async (page, title, value) => {
      await upkeepApp.shows(page, title).click()
      await sheet(page).getByLabel('Wie oft?').fill(value)
      await save(page)
    },
  },
}

/** What the maker of a component answers for. */
export const makerWarrantiesApp = formApp({
  noun: rowsOf('maker_warranty', 'title'),
  path,
  most: maxMakerWarranties,
  add: 'Garantie erfassen',
  fill: async (form, title) => {
    await field(form, 'Produkt').fill(title)
    await field(form, 'Jahre').fill('5')
  },
  shows: (page, title) => page.getByRole('button', { name: title, exact: true }),
  fact: {
    table: 'maker_warranty',
    column: 'maker',
    named: 'title',
    mine: 'Muster AG',
    theirs: 'Beispiel AG',
    label: 'Hersteller',
  },
})
