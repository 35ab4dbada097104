import type { Page } from 'playwright-core'
import { dossierPath } from '../../apps/web/src/house/paths/dossier-paths.ts'
import { patienceMs } from './browser.ts'
import type { App } from './scene.ts'
import type { Noun } from './stage.ts'

/** Of a sheet that a house has once: every time somebody wrote this fact of it. */
export const writesOf = (noun: string, fact: string): Noun => ({
  name: noun,
  rows: `select a.changes -> '${fact}' ->> 1 as title from app.audit_event a
    where a.real_estate_id = $1 and a.verb = '${noun}.update' and a.changes ? '${fact}' order by a.id`,
})

const field = (page: Page, label: string) => page.getByRole('textbox', { name: new RegExp(`^${label}`) })

/** The forms of these sheets stand on the page, and it says when they are kept. */
async function write(page: Page, label: string, value: string): Promise<void> {
  await field(page, label).fill(value)
  await page.locator('main').getByRole('button', { name: 'Speichern', exact: true }).first().click()
}
const kept = (page: Page, noun: string) =>
  page.getByText(new RegExp(`^(${noun} gespeichert|Auf diesem Gerät gespeichert)`)).first()

/** The facts of a house, operated as its owner does. */
export const factsApp: App = {
  noun: writesOf('real_estate', 'note'),
  path: (house) => dossierPath(house, 'facts'),
  patienceMs,
  ready: async (page) => {
    await field(page, 'Notiz').waitFor()
  },
  offer: (page, title) => write(page, 'Notiz', title),
  shows: (page) => kept(page, 'Stammdaten'),
  fact: {
    table: 'real_estate',
    house: 'id',
    column: 'parcel',
    mine: '4711',
    theirs: '4712',
    write: async (page, _title, value) => {
      await write(page, 'Parzelle', value)
      await kept(page, 'Stammdaten').waitFor()
    },
  },
}

/** The community of owners a flat belongs to, operated as its owner does. */
export const communityApp: App = {
  noun: writesOf('condominium', 'name'),
  path: (house) => dossierPath(house, 'community'),
  patienceMs,
  ready: async (page) => {
    await field(page, 'Verwaltung').waitFor()
  },
  offer: (page, title) => write(page, 'Name der Gemeinschaft', title),
  shows: (page) => kept(page, 'Gemeinschaft'),
  fact: {
    table: 'condominium',
    column: 'manager_name',
    mine: 'Verwaltung Nord',
    theirs: 'Verwaltung Süd',
    write: async (page, _title, value) => {
      await write(page, 'Verwaltung', value)
      await kept(page, 'Gemeinschaft').waitFor()
    },
  },
}
