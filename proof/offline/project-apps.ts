import { maxApprovals } from '../../packages/domain/src/approvals/approval.ts'
import { maxAcceptances } from '../../packages/domain/src/acceptances/acceptance.ts'
import { maxChangeOrders } from '../../packages/domain/src/quotes/change-order.ts'
import { maxQuotes } from '../../packages/domain/src/quotes/quote.ts'
import { projectPath } from '../../apps/web/src/house/paths/places.ts'
import { pathTo } from '../../apps/web/src/device/routing/routes.ts'
import { patienceMs } from './browser.ts'
import { field, formApp } from './form-app.ts'
import { save, sheet } from './parts-apps.ts'
import { trashed } from './removal.ts'
import type { App } from './scene.ts'
import { madeBySet, rowsOf, tourProject } from './stage.ts'

const path = () => projectPath(tourProject)
const rappen = (value: string) => String(Number(value) / 100)
const note = {
  column: 'note',
  mine: 'Der Schlüssel liegt beim Nachbarn',
  theirs: 'Der Schlüssel liegt im Milchkasten',
  label: 'Notiz',
} as const

/** The renovations of a house, operated as their owner does; a new one opens once it is kept. */
export const projectsApp: App = {
  noun: rowsOf('project', 'title'),
  acts: {
    remove: {
      ...trashed('project', (page, title) => projectsApp.shows(page, title)),
      do: async (page, title) => {
        await page.getByRole('link', { name: 'Renovationen', exact: true }).first().click()
        await page.getByRole('link', { name: title, exact: true }).click()
        await page.getByRole('button', { name: 'Bearbeiten', exact: true }).click()
        await sheet(page).getByRole('button', { name: 'Löschen', exact: true }).click()
        await projectsApp.shows(page, title).waitFor({ state: 'detached' })
      },
    },
  },
  path: () => pathTo('projects'),
  patienceMs,
  ready: async (page) => {
    const one = page.getByRole('button', { name: 'Bearbeiten', exact: true })
    await page.getByRole('link', { name: 'Neue Renovation' }).or(one).first().waitFor()
  },
  offer: async (page, title) => {
    await page.getByRole('link', { name: 'Renovationen', exact: true }).first().click()
    await page.getByRole('link', { name: 'Neue Renovation' }).first().click()
    await page.getByLabel('Titel').fill(title)
    for (const question of ['Um welche Bauteile geht es?', 'Zeit und Budget', 'Stimmt alles?']) {
      await page.getByRole('button', { name: 'Weiter' }).click()
      await page.getByRole('heading', { name: question }).waitFor()
    }
    await page.getByRole('button', { name: 'Renovation erfassen' }).click()
  },
  shows: (page, title) =>
    page
      .getByRole('heading', { name: title, level: 1 })
      .or(page.getByRole('link', { name: title, exact: true }))
      .first(),
  fact: {
    table: 'project',
    column: 'description',
    named: 'title',
    mine: 'Zuerst das Dach',
    theirs: 'Zuerst die Fassade',
    write: async (page, title, value) => {
      await projectsApp.shows(page, title).click()
      await page.getByRole('button', { name: 'Bearbeiten', exact: true }).click()
      await field(sheet(page), 'Beschreibung').fill(value)
      await save(page)
    },
  },
}

const costItemsApp = formApp({
  noun: madeBySet('cost_item', 'title'),
  path,
  drops: 'project.cost',
  tab: 'Kosten',
  add: 'Position erfassen',
  fill: (form, title) => field(form, 'Bezeichnung').fill(title),
  shows: (page, title) => page.getByRole('button', { name: title, exact: true }),
  fact: {
    table: 'cost_item',
    column: 'planned_rappen',
    named: 'title',
    mine: '120000',
    theirs: '210000',
    label: 'Budgetiert',
    inWords: rappen,
  },
})

const quotesApp = formApp({
  noun: madeBySet('quote', 'company'),
  path,
  drops: 'project.quote',
  // One is there already.
  most: maxQuotes - 1,
  tab: 'Offerten',
  add: 'Offerte erfassen',
  fill: async (form, title) => {
    await field(form, 'Firma').fill(title)
    await form.getByLabel('Stand', { exact: true }).selectOption({ label: 'Angefragt' })
  },
  shows: (page, title) => page.getByRole('button', { name: `${title} öffnen`, exact: true }),
  fact: { table: 'quote', named: 'company', ...note },
})

const changeOrdersApp = formApp({
  noun: madeBySet('change_order', 'title'),
  path,
  drops: 'project.change_order',
  most: maxChangeOrders,
  tab: 'Offerten',
  add: 'Nachtrag erfassen',
  fill: async (form, title) => {
    await field(form, 'Bezeichnung').fill(title)
    await field(form, 'Betrag').fill('120')
  },
  shows: (page, title) => page.getByRole('button', { name: title, exact: true }),
  fact: { table: 'change_order', named: 'title', ...note },
})

const onSite = 'Abnahme & Mängel'

const defectsApp = formApp({
  noun: rowsOf('defect', 'title'),
  finish: {
    verb: 'defect.update',
    leaves: "t.state = 'repaired'",
    do: async (page, title) => {
      await page.getByRole('button', { name: title, exact: true }).click()
      await sheet(page).getByLabel('Stand', { exact: true }).selectOption({ label: 'Behoben' })
      await save(page)
    },
  },
  path,
  tab: onSite,
  add: 'Mangel erfassen',
  fill: (form, title) => field(form, 'Bezeichnung').fill(title),
  shows: (page, title) => page.getByRole('button', { name: title, exact: true }),
  fact: {
    table: 'defect',
    column: 'place',
    named: 'title',
    mine: 'Im Keller',
    theirs: 'Im Estrich',
    label: 'Wo',
  },
})

const acceptancesApp = formApp({
  noun: rowsOf('acceptance', 'title'),
  path,
  most: maxAcceptances,
  tab: onSite,
  add: 'Abnahme erfassen',
  fill: (form, title) => field(form, 'Bezeichnung').fill(title),
  shows: (page, title) => page.getByRole('button', { name: title, exact: true }),
  fact: { table: 'acceptance', named: 'title', ...note, label: 'Bemerkungen' },
})

const approvalsApp = formApp({
  noun: rowsOf('approval', 'title'),
  path,
  most: maxApprovals,
  tab: 'Bewilligung & Förderung',
  add: 'Bewilligung erfassen',
  fill: (form, title) => field(form, 'Bezeichnung').fill(title),
  shows: (page, title) => page.getByRole('button', { name: title, exact: true }),
  fact: { table: 'approval', named: 'title', ...note, label: 'Auflagen und Notizen' },
})

const journalApp = formApp({
  noun: rowsOf('journal_entry', 'body'),
  path,
  tab: 'Journal',
  add: 'Eintrag schreiben',
  fill: (form, title) => field(form, 'Was ist geschehen').fill(title),
  shows: (page, title) => page.getByRole('button', { name: `«${title}» bearbeiten`, exact: true }),
  fact: {
    table: 'journal_entry',
    column: 'happened_on',
    named: 'body',
    mine: '2026-05-04',
    theirs: '2026-05-05',
    label: 'Tag',
    inWords: (day) => day.split('-').toReversed().join('.'),
  },
})

/** What belongs to a renovation, on its page. */
export const projectApps: readonly App[] = [
  projectsApp,
  costItemsApp,
  quotesApp,
  changeOrdersApp,
  defectsApp,
  acceptancesApp,
  approvalsApp,
  journalApp,
]
