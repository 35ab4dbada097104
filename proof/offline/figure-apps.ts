import type { Locator, Page } from 'playwright-core'
import { analysisPath } from '../../apps/web/src/house/paths/analysis-paths.ts'
import { dossierPath } from '../../apps/web/src/house/paths/dossier-paths.ts'
import { componentPath } from '../../apps/web/src/house/paths/places.ts'
import { number } from '../../packages/domain/src/formats/format.ts'
import { patienceMs } from './browser.ts'
import { save, sheet } from './parts-apps.ts'
import type { App } from './scene.ts'
import { writesOf } from './sheet-apps.ts'
import { tourComponent, type Noun } from './stage.ts'

// Where only figures stand, each entry has one of its own; what it is called here nobody sees there.
const first = 100_000
const called: string[] = []
function figureOf(title: string): number {
  const known = called.indexOf(title)
  return first + (known < 0 ? called.push(title) - 1 : known)
}
const shown = (title: string) => [String(figureOf(title)), number(figureOf(title))]
const plain = {
  shown,
  of: (title: string): string => String(figureOf(title)),
  title: (figure: string): string => called[Number(figure) - first] ?? '',
}
const inRappen = {
  shown,
  of: (title: string): string => String(figureOf(title) * 100),
  title: (rappen: string): string => plain.title(String(Number(rappen) / 100)),
}

/** Amounts stay out of the history; what was written the server remembers as its answer to the act. */
const amountsIn = (name: string, verb: string, fact: string, answer = fact): Noun => ({
  name,
  figures: inRappen,
  rows: `select i.result ->> '${answer}' as title from app.audit_event a join app.idempotency i on i.event_id = a.id
    where a.real_estate_id = $1 and a.verb = '${verb}' and a.changes ? '${fact}' order by a.id`,
})

const told = (place: Page | Locator, title: string): Locator =>
  place.getByText(new RegExp(String(figureOf(title)).replace(/(?=...$)/, '\\D'))).first()
const card = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
const rappen = { mine: '120000', theirs: '210000' } as const
const inFrancs = (value: string) => String(Number(value) / 100)

const purchase = (page: Page) => card(page, 'Kauf und Hypothek')
async function writePurchase(page: Page, label: string, value: string): Promise<void> {
  await purchase(page)
    .getByRole('button', { name: /^(Bearbeiten|Angaben erfassen)$/ })
    .click()
  await sheet(page).getByLabel(label).fill(value)
  await save(page)
}

/** What a house cost and is worth, operated as its owner does. */
const financeApp: App = {
  noun: amountsIn('real_estate_finance', 'real_estate.finance', 'purchasePriceRappen'),
  path: (house) => dossierPath(house),
  patienceMs,
  ready: async (page) => {
    await purchase(page).getByRole('button').first().waitFor()
  },
  offer: (page, title) => writePurchase(page, 'Kaufpreis', String(figureOf(title))),
  shows: (page, title) => told(purchase(page), title),
  fact: {
    table: 'real_estate_finance',
    column: 'tax_value_rappen',
    ...rappen,
    write: (page, _title, value) => writePurchase(page, 'Steuerwert', inFrancs(value)),
  },
}

async function writeCost(page: Page, francs: string): Promise<void> {
  await page.getByRole('button', { name: /^Eigenen Wert (verwenden|ändern)$/ }).click()
  await sheet(page).getByLabel('Kosten des Ersatzes').fill(francs)
  await save(page)
}

/** What the renewal of a component costs by its owner's word. */
const costApp: App = {
  noun: amountsIn('amount', 'component.cost', 'costRappen', 'rappen'),
  path: () => componentPath(tourComponent),
  patienceMs,
  ready: async (page) => {
    await page.getByRole('button', { name: /^Eigenen Wert/ }).waitFor()
  },
  offer: (page, title) => writeCost(page, String(figureOf(title))),
  shows: (page, title) => told(page, title),
  fact: {
    table: 'amount',
    column: 'rappen',
    ...rappen,
    write: (page, _title, value) => writeCost(page, inFrancs(value)),
  },
}

/** The forms of the analysis stand on its pages, and the page says when they are kept. */
const formWith = (page: Page, label: string) =>
  page.locator('main form').filter({ has: page.getByLabel(label) })
const kept = (page: Page) =>
  page.getByText(/^(Angaben gespeichert|Verbrauch gespeichert|Auf diesem Gerät gespeichert)/).last()
const writeBudget = async (page: Page, label: string, francs: string): Promise<void> => {
  await formWith(page, label).getByLabel(label).fill(francs)
  // What the page has just said may lie over the button.
  await formWith(page, label).getByRole('button', { name: 'Angaben speichern' }).press('Enter')
}

/** What is put aside, in the analysis. */
const budgetApp: App = {
  noun: amountsIn('analysis_budget', 'analysis_budget.update', 'savedRappen'),
  path: () => analysisPath('reserve'),
  patienceMs,
  ready: async (page) => {
    await formWith(page, 'Bereits zurückgelegt').waitFor()
  },
  offer: (page, title) => writeBudget(page, 'Bereits zurückgelegt', String(figureOf(title))),
  shows: kept,
  fact: {
    table: 'analysis_budget',
    column: 'property_value_rappen',
    ...rappen,
    write: async (page, _title, value) => {
      await writeBudget(page, 'Wert der Immobilie', inFrancs(value))
      await kept(page).waitFor()
    },
  },
}

const amount = 'Menge pro Jahr'
async function writeUse(page: Page, value: string): Promise<void> {
  await formWith(page, amount).getByLabel('Energie').selectOption({ label: 'Gas' })
  await formWith(page, amount).getByLabel(amount).fill(value)
  await formWith(page, amount).getByRole('button', { name: 'Verbrauch speichern' }).press('Enter')
}

/** What the house uses in a year: of the answers to the analysis the one that can be any figure. */
const answersApp: App = {
  noun: { ...writesOf('analysis_profile', 'consumptionAmount'), figures: plain },
  path: () => analysisPath('energy'),
  patienceMs,
  ready: async (page) => {
    await formWith(page, amount).waitFor()
  },
  offer: (page, title) => writeUse(page, String(figureOf(title))),
  shows: kept,
  fact: {
    table: 'analysis_profile',
    column: 'consumption_amount',
    mine: '12000',
    theirs: '21000',
    write: async (page, _title, value) => {
      await writeUse(page, value)
      await kept(page).waitFor()
    },
  },
}

async function writeReason(page: Page, reason: string): Promise<void> {
  await page
    .getByRole('button', { name: /^Zurückstellen/ })
    .first()
    .click()
  await sheet(page)
    .getByLabel(/^Grund/)
    .fill(reason)
  await save(page, 'Zurückstellen')
}

/** What was decided of a renewal, and why: said again it takes the place of what was said before. */
const decisionsApp: App = {
  noun: {
    name: 'measure',
    rows: `select coalesce(a.changes -> 'reason' ->> 1, a.changes ->> 'reason') as title from app.audit_event a
      where a.real_estate_id = $1 and a.verb like 'measure.%' and a.changes ? 'reason' order by a.id`,
  },
  path: () => analysisPath('measures'),
  patienceMs,
  ready: async (page) => {
    await page
      .getByRole('button', { name: /^Zurückstellen/ })
      .first()
      .waitFor()
  },
  offer: writeReason,
  shows: (page, title) => page.getByText(`Ihr Grund: «${title}»`).first(),
  fact: {
    table: 'measure',
    column: 'reason',
    mine: 'Erst nach dem Dach',
    theirs: 'Erst nach der Fassade',
    decide: 'Trotzdem speichern',
    write: (page, _title, value) => writeReason(page, value),
  },
}

/** What nobody gave a name: amounts, what the analysis was told, and what was decided there. */
export const figureApps: readonly App[] = [financeApp, costApp, budgetApp, answersApp, decisionsApp]
