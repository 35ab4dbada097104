import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { readZip, unzipTo } from '#platform/files/zip.ts'
import { makeDocuments } from '#test/documents.ts'
import { readPdf } from '#test/pdf.ts'
import { openWorld } from '#test/open-world.ts'
import { newId, type Person } from '#test/world.ts'

const { server, world } = await openWorld()
const run = promisify(execFile)
let folder: string
let owner: Person
let house: string

const payInvoice = `mutation Pay($house: ID!, $id: ID!, $input: PayInvoiceInput!) {
  payInvoice(realEstateId: $house, id: $id, input: $input) { version } }`
const finance = `mutation Tell($id: ID!, $input: RealEstateFinanceInput!) {
  updateRealEstateFinance(id: $id, input: $input) { version } }`

async function paid(
  facts: Record<string, unknown>,
  ...payments: readonly (readonly [string, number])[]
): Promise<string> {
  const id = await world.invoice(owner, house, facts)
  for (const [at, [paidOn, amountRappen]] of payments.entries())
    await owner.data(payInvoice, {
      house,
      id,
      input: { idempotencyKey: newId(), expectedVersion: at + 1, paymentId: newId(), paidOn, amountRappen },
    })
  return id
}

/** A paper whose bytes lie in the store. */
async function receipt(title: string): Promise<string> {
  const id = await makeDocuments(server).document(owner, house, { title })
  const [file] = await server.admin<{ key: string }>(
    `select f.object_key as key from app.document d join app.file f on f.real_estate_id = $1 and f.id = d.file_id
     where d.real_estate_id = $1 and d.id = $2`,
    [house, id],
  )
  await server.parts.store.put(file?.key ?? '', Buffer.from(`%PDF-1.7 ${title}`), 'application/pdf')
  return id
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'steuermappe-'))
  owner = await world.person('Vreni')
  house = await world.house(owner, { canton: 'ZH', buildYear: 1978 })
  await owner.data(finance, {
    id: house,
    input: {
      idempotencyKey: newId(),
      expectedVersion: 0,
      imputedRentRappen: 2_000_000,
      purchasedOn: '2015-04-01',
      purchasePriceRappen: 90_000_000,
      purchaseCostsRappen: 1_200_000,
    },
  })
  const kitchen = {
    creditor: '=Küchen Meier AG',
    number: 'K-7',
    amountRappen: 3_000_001,
    issuedOn: '2025-12-10',
    dueOn: '2026-01-10',
    documentId: await receipt('Küche'),
    taxLines: [
      { text: 'Ersatz', amountRappen: 2_400_001, taxClass: 'upkeep' },
      { text: 'Insel', amountRappen: 600_000, taxClass: 'improvement' },
    ],
  }
  await paid(kitchen, ['2025-12-30', 1_000_000], ['2026-01-09', 2_000_001])
  const windows = { amountRappen: 1_000_000, taxClass: 'energy', subsidyRappen: 200_000 }
  await paid({ ...windows, creditor: 'Fenster AG', documentId: await receipt('Fenster') }, [
    '2026-03-02',
    1_000_000,
  ])
  await paid({ taxClass: 'private' }, ['2026-05-01', 18_740])
  await paid({ creditor: 'Ohne Art' }, ['2026-05-02', 18_740])
  const credit = { kind: 'credit', amountRappen: -45, issuedOn: '2026-05-03', dueOn: undefined }
  await paid({ ...credit, taxClass: 'private' }, ['2026-05-03', -45])
  await paid({ creditor: 'Lignum GmbH', currency: 'EUR', taxClass: 'upkeep' }, ['2026-06-01', 18_740])
})
afterAll(() => rm(folder, { recursive: true, force: true }))

const query = `query Where($id: ID!, $year: Int!, $rule: TaxYearRule!, $format: TaxFileFormat!) { realEstate(id: $id) {
  taxFolderUrl(year: $year, rule: $rule, format: $format) gainFileUrl(format: $format) } }`
type Where = { realEstate: { taxFolderUrl: string; gainFileUrl: string } }

async function fetched(format: string, what: keyof Where['realEstate'] = 'taxFolderUrl', rule = 'payment') {
  const { realEstate } = await owner.data<Where>(query, { id: house, year: 2026, rule, format })
  const response = await fetch(`${server.url}${realEstate[what]}`)
  expect(response.status).toBe(200)
  return Buffer.from(await response.arrayBuffer())
}

it('tells the sums of a year, the flat rate beside them and where every figure comes from, in a tagged PDF', async () => {
  const pdf = readPdf(await fetched('pdf'))
  const words = pdf.pages.join(' ').replaceAll(/\s+/g, ' ')
  // Of the kitchen two thirds fall in 2026, and the Rappen with them.
  expect(words).toContain('CHF 24’000.01 Liegenschaftskosten')
  expect(words).toContain('Unterhalt 16’000.01')
  expect(words).toContain('Pauschalabzug Kanton und Gemeinde CHF 4’000.00')
  expect(words).toContain('Die effektiven Kosten sind um CHF 20’000.01 höher.')
  expect(words).toContain('CHF 187.40 sind noch keiner Art zugeteilt')
  expect(words).toContain('Förderbeiträge von CHF 2’000.00 sind abgezogen.')
  expect(words).toContain('(ungeprüft)')
  expect(words).toContain('Ab 1. Januar 2029 fällt der Eigenmietwert weg')
  expect(words).toContain('Rechnungen in Euro sind in keiner Summe')
  expect([pdf.untagged, pdf.tags['Table']]).toEqual(['', expect.any(Number)])
})

it('is a table that a second program opens, with the same sums; formulas of others stay words', async () => {
  const csv = (await fetched('csv')).toString()
  expect(csv).toContain(`"'=Küchen Meier AG"`)
  expect(csv).toContain('"16000.01"')
  expect(csv).toContain('"-0.45";"0.00";"-0.45"')
  const path = join(folder, 'mappe.xlsx')
  await writeFile(path, await fetched('xlsx'))
  const script = `import json, sys, openpyxl
book = openpyxl.load_workbook(sys.argv[1])
print(json.dumps({sheet.title: [[cell.value for cell in row] for row in sheet.iter_rows()] for sheet in book}))`
  const { stdout } = await run('/usr/bin/python3', ['-c', script, path])
  const book = JSON.parse(stdout) as Record<string, (string | number | null)[][]>
  expect(Object.keys(book)).toEqual(['Summen nach Art', 'Belege'])
  expect(book['Summen nach Art']).toContainEqual(['Unterhalt', 16_000.01])
  const rows = book['Belege'] ?? []
  expect(rows[1]?.slice(0, 7)).toEqual([
    '1',
    'Unterhalt',
    '10.12.2025',
    '09.01.2026',
    '=Küchen Meier AG',
    'K-7',
    'Ersatz',
  ])
  const net = rows
    .slice(1)
    .filter((row) => row[7] === 'CHF')
    .map((row) => Math.round(Number(row[10]) * 100))
  expect(net.reduce((sum, amount) => sum + amount, 0)).toBe(2_000_001 + 800_000 + 2 * 18_740 - 45)
})

it('comes with the receipts in the order of the return, each once', async () => {
  const zip = join(folder, 'mappe.zip')
  await writeFile(zip, await fetched('zip'))
  const entries = await readZip(zip)
  expect(entries.map(({ name }) => name)).toEqual([
    'Steuermappe 2026.pdf',
    'Steuermappe 2026.csv',
    'Steuermappe 2026.xlsx',
    'belege/1 Unterhalt/001 =Küchen Meier AG K-7.pdf',
    'belege/2 Energetisch/002 Fenster AG.pdf',
    'manifest.sha256',
  ])
  const [, , , first] = entries
  if (first === undefined) throw new Error('no receipt')
  await unzipTo(zip, first, join(folder, 'beleg'))
  expect((await readFile(join(folder, 'beleg'))).toString()).toBe('%PDF-1.7 Küche')
})

it('is counted by the day of the invoice where the canton does so', async () => {
  const words = readPdf(await fetched('pdf', 'taxFolderUrl', 'invoice')).pages.join(' ')
  expect(words).toContain('Gezählt nach dem Jahr der Rechnung.')
  expect(words).not.toContain('Küchen Meier')
})

it('keeps for the sale what has added value since the purchase, of all years', async () => {
  const words = readPdf(await fetched('pdf', 'gainFileUrl'))
    .pages.join(' ')
    .replaceAll(/\s+/g, ' ')
  expect(words).toContain('CHF 6’000.00 haben den Wert Ihres Hauses vermehrt.')
  expect(words).toContain('Total CHF 918’000.00')
  const zip = join(folder, 'akte.zip')
  await writeFile(zip, await fetched('zip', 'gainFileUrl'))
  expect((await readZip(zip)).map(({ name }) => name)).toContain(
    'belege/4 Wertvermehrend/001 =Küchen Meier AG K-7.pdf',
  )
})

it('opens neither for members without the finance right nor for neighbours, and only as it was signed', async () => {
  const [reader, stranger] = [await world.person('Rita'), await world.person('Nora')]
  await world.join(reader, house, 'editor')
  for (const format of ['pdf', 'csv', 'xlsx', 'zip']) {
    const { realEstate } = await reader.data<Where>(query, { id: house, year: 2026, rule: 'payment', format })
    for (const url of Object.values(realEstate)) {
      const refused = await fetch(`${server.url}${url}`)
      expect([refused.status, await refused.json()]).toMatchObject([403, { code: 'FORBIDDEN' }])
    }
  }
  const asked = { id: house, year: 2026, rule: 'payment', format: 'pdf' }
  const unknown = await stranger.graphql(query, asked)
  expect(unknown.errors?.[0]?.extensions.code).toBe('NOT_FOUND')
  const { realEstate } = await owner.data<Where>(query, asked)
  for (const bent of ['2025-payment.pdf', '2026-payment.zip', 'grundstueckgewinn.pdf', '2026-nie.pdf', 'x']) {
    const url = realEstate.taxFolderUrl.replace('2026-payment.pdf', bent)
    expect((await fetch(`${server.url}${url}`)).status).not.toBe(200)
  }
})
