import type { Locator, Page } from 'playwright-core'
import { pathTo } from '../../apps/web/src/device/routing/routes.ts'
import { field, formApp } from './form-app.ts'
import { save, sheet } from './parts-apps.ts'
import { rowsOf } from './stage.ts'

const path = () => pathTo('toolsInvoice')
const panel = (page: Page) => page.getByRole('region', { name: 'Rechnung', exact: true })
const press = (page: Page, name: string) => panel(page).getByRole('button', { name, exact: true }).click()
const row = (page: Page, title: string, state: RegExp): Locator =>
  page
    .getByRole('list', { name: 'Rechnungen' })
    .getByRole('listitem')
    .filter({ hasText: title })
    .filter({ hasText: state })
    .getByRole('link')

const note = {
  table: 'invoice',
  column: 'note',
  named: 'creditor',
  mine: 'Bar bezahlt',
  theirs: 'Mit der Karte bezahlt',
  open: 'Bearbeiten',
  label: 'Notiz',
} as const

const bill = {
  path,
  add: 'Rechnung erfassen',
  fill: async (form: Locator, title: string) => {
    await field(form, 'Empfänger').fill(title)
    await field(form, 'Betrag').fill('187.40')
  },
} as const

/** Somebody else did it meanwhile: here the owner says that it is replaced. */
const decide = 'Trotzdem speichern'

/** The acts that did this to an invoice to which nobody had before. */
const doneTo = (act: string, since: string) => ({
  name: `invoice.${act}`,
  rows: `select t.creditor as title from app.invoice t
    join app.row_image i on i.real_estate_id = t.real_estate_id and i.row_id = t.id and i.relation = 'invoice'
    join app.audit_event a on a.id = i.event_id and a.verb = 'invoice.${act}'
    where t.real_estate_id = $1 and i.before ->> '${since}' is null order by a.id`,
})

export const invoicesApp = formApp({
  ...bill,
  noun: rowsOf('invoice', 'creditor'),
  shows: (page, title) => row(page, title, /bis /),
  finish: {
    verb: 'invoice.pay',
    isOfferedBack: true,
    leaves: 'exists (select from app.invoice_payment p where p.invoice_id = t.id)',
    do: async (page, title) => {
      await row(page, title, /bis /).click()
      await press(page, 'Zahlung erfassen')
      await save(page, 'Als bezahlt erfassen')
    },
  },
  fact: note,
})

export const expensesApp = formApp({
  noun: { ...rowsOf('invoice', 'creditor'), name: 'expense' },
  path,
  add: 'Kosten buchen',
  fill: async (form, title) => {
    await field(form, 'Wofür').fill(title)
    await field(form, 'Betrag').fill('450.05')
    await form.getByLabel('Kategorie').selectOption('Verwaltung')
  },
  saves: 'Buchen',
  shows: (page, title) => row(page, title, /bezahlt/),
  fact: note,
})

const paymentsApp = formApp({
  ...bill,
  noun: {
    name: 'invoice.pay',
    rows: `select t.creditor as title from app.invoice t join app.invoice_payment p
      on p.real_estate_id = t.real_estate_id and p.invoice_id = t.id where t.real_estate_id = $1 order by p.created_at`,
  },
  also: async (page) => {
    await press(page, 'Zahlung erfassen')
    await save(page, 'Als bezahlt erfassen')
  },
  shows: (page, title) => row(page, title, /bezahlt/),
  fact: note,
})

const disputesApp = formApp({
  ...bill,
  noun: doneTo('dispute', 'disputed_on'),
  also: async (page) => {
    await press(page, 'Beanstanden')
    await field(sheet(page), 'Was stimmt nicht').fill('Verrechnet sind 14 Stunden')
    await save(page, 'Beanstandung speichern')
  },
  shows: (page, title) => row(page, title, /beanstandet/),
  fact: {
    ...note,
    column: 'dispute_reason',
    mine: 'Rapportiert wurden 9',
    theirs: 'Rapportiert wurden 11',
    open: 'Ändern',
    label: 'Was stimmt nicht',
    saves: 'Beanstandung speichern',
    decide,
  },
})

const retentionsApp = formApp({
  ...bill,
  noun: doneTo('retain', 'retained_until'),
  also: async (page) => {
    await press(page, 'Rückbehalt')
    await field(sheet(page), 'Zurückbehaltener Betrag').fill('187.40')
    await field(sheet(page), 'Zurückbehalten bis').fill(`31.12.${new Date().getFullYear() + 1}`)
    await field(sheet(page), 'Grund').fill('Bis die Mängel behoben sind')
    await save(page, 'Rückbehalt speichern')
  },
  shows: (page, title) => row(page, title, /Rückbehalt/),
  fact: {
    ...note,
    column: 'retained_reason',
    mine: 'Bis die Türe schliesst',
    theirs: 'Bis das Fenster schliesst',
    open: 'Ändern',
    label: 'Grund',
    saves: 'Rückbehalt speichern',
    decide,
  },
})

/** What is done to an invoice that was written down just before, in the same way without a line. */
export const holdingApps = [paymentsApp, disputesApp, retentionsApp]
