import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { componentKeys } from '@hauswart/domain/real-estate/component'
import { maintenanceTemplateKeys } from '@hauswart/domain/reference/maintenance-templates'
import { referenceBook, type ReferenceValue } from '@hauswart/domain/reference/reference-value'
import { loadReferenceRows, readReferenceRows, referenceFolder } from '#platform/db/reference-rows.ts'
import { steadyClock } from '#test/day.ts'
import { startServer, type TestServer } from '#test/server.ts'

let server: TestServer
let folder: string

beforeAll(async () => {
  // Figures of the law end on a day; what these tests name was in force on this one.
  server = await startServer({ clock: steadyClock('2026-11-14') })
  folder = `${mkdtempSync(`${tmpdir()}/hauswart-reference-`)}/`
  cpSync(referenceFolder, folder, { recursive: true })
})
afterAll(async () => {
  rmSync(folder, { recursive: true })
  await server.close()
})

const ask = (headers: Record<string, string> = {}) =>
  fetch(`${server.url}/product/reference/values`, { headers })
const values = async () => ((await (await ask()).json()) as { values: ReferenceValue[] }).values

type File = { about: string; rows: (Record<string, unknown> & { key: string })[] }

/** Loads the files with the first lifetime changed, as the migrate step of another release would. */
async function loadChanged(change: object): Promise<number> {
  const file = JSON.parse(readFileSync(`${referenceFolder}lifetimes.json`, 'utf8')) as File
  const [first, ...rest] = file.rows
  writeFileSync(
    `${folder}lifetimes.json`,
    JSON.stringify({ ...file, rows: [{ ...first, ...change }, ...rest] }),
  )
  const query = async (text: string, args?: unknown[]) => ({ rows: await server.admin(text, args) })
  return loadReferenceRows(query, folder)
}

const stored = () =>
  server.admin<{ value: string; checked: string; until: string | null }>(
    `select value::text, checked_on::text as checked, valid_to::text as until from app.reference_value
     where key = 'lifetime.pitched_roof'`,
  )

it('a guest learns how long every component of the catalogue lasts, and who says so', async () => {
  const response = await ask()
  expect(response.headers.get('cache-control')).toBe('public, max-age=3600')
  const book = referenceBook(await values(), { canton: null, on: '2026-11-14' })
  for (const key of componentKeys) {
    const { value, min, max, unit, source } = book.get(`lifetime.${key}`) ?? expect.fail(key)
    expect(unit).toBe('years')
    expect(min).toBeLessThanOrEqual(value)
    expect(value).toBeLessThanOrEqual(max ?? 0)
    expect(source).not.toBe('')
  }
  expect(book.get('lifetime.flat_roof')).toEqual({
    key: 'lifetime.flat_roof',
    canton: null,
    value: 30,
    min: 20,
    max: 40,
    unit: 'years',
    validFrom: '2026-01-01',
    validTo: null,
    source: expect.stringContaining('St. Galler Kantonalbank') as string,
    checkedOn: '2026-11-14',
    isVerified: true,
  })
})

it('every row of the files arrives that was not withdrawn, the fraction of a number too', async () => {
  const all = await values()
  const today = server.parts.clock.today()
  const held = readReferenceRows().filter(({ validTo }) => validTo === null || validTo > today)
  expect(all).toHaveLength(held.length)
  const book = referenceBook(all, { canton: 'ZH', on: '2026-11-14' })
  expect(book.get('co2.oil')?.value).toBe(0.265)
  expect(book.get('subsidy.heat_pump_air_base')).toMatchObject({ canton: 'ZH', value: 2_900, unit: 'chf' })
  expect(book.get('tax.flat_rate_new')).toMatchObject({ canton: 'ZH', value: 20, validTo: '2029-01-01' })
})

it('what an owner asks for first has a cost, and every recurring task an interval', async () => {
  const book = referenceBook(await values(), { canton: null, on: '2026-11-14' })
  const without = componentKeys.filter((key) => book.get(`cost.${key}`) === undefined)
  expect(without).toEqual(['garden'])
  for (const key of maintenanceTemplateKeys) expect(book.get(`maintenance.${key}`)?.unit).toBe('months')
})

it('what rests on memory, on a second hand or on nothing is not called verified', async () => {
  const all = await values()
  const loose = all.filter(({ source }) =>
    /Annahme|Gedächtnis|Empfehlung|aus zweiter Hand\)?[:.]/.test(source),
  )
  expect(loose.length).toBeGreaterThan(60)
  const book = referenceBook(all, { canton: 'ZH', on: '2026-11-14' })
  for (const key of ['lifetime.ground_probe', 'cost.kitchen', 'energy.price_oil', 'subsidy.insulation'])
    expect([key, book.get(key)?.isVerified]).toEqual([key, false])
  expect(loose.filter(({ isVerified, key }) => isVerified && !key.startsWith('lifetime.'))).toEqual([])
  // What we assumed, reckoned or chose ourselves has no source one could have seen.
  expect(all.filter(({ source, isVerified }) => isVerified && source.startsWith('Eigene '))).toEqual([])
  for (const key of ['lifetime.windows', 'lifetime.balcony', 'cost.facade_cladding', 'tax.upkeep_share'])
    expect([key, book.get(key)?.isVerified]).toEqual([key, false])
})

it('sends nothing to whoever holds it already', async () => {
  const etag = (await ask()).headers.get('etag') ?? ''
  const again = await ask({ 'if-none-match': etag })
  expect([again.status, await again.text()]).toEqual([304, ''])
})

it('loads a file once, takes a newer one over, and keeps what was checked later', async () => {
  expect(await loadChanged({})).toBe(0)
  expect(await loadChanged({ value: 51, checkedOn: '2026-12-01', validTo: '2030-01-01' })).toBe(1)
  expect(await stored()).toEqual([{ value: '51', checked: '2026-12-01', until: '2030-01-01' }])
  expect(await loadChanged({})).toBe(0)
  expect(await stored()).toEqual([{ value: '51', checked: '2026-12-01', until: '2030-01-01' }])
})

it('a figure of next year and one of a canton stand beside the one of today', async () => {
  expect(await loadChanged({ validFrom: '2027-01-01', value: 52 })).toBe(1)
  expect(await loadChanged({ canton: 'GR', value: 45 })).toBe(1)
  expect((await stored()).map(({ value }) => value).toSorted()).toEqual(['45', '51', '52'])
})

it('a file that cannot be right stops the migrate step, and its name is said', async () => {
  await expect(loadChanged({ value: 500, max: 500 })).rejects.toThrow('lifetimes.json')
  await expect(loadChanged({ min: 55 })).rejects.toThrow('lifetimes.json')
  await expect(loadChanged({ key: 'lifetime.flat_roof' })).rejects.toThrow('lifetimes.json')
  await expect(loadChanged({ key: 'tax.energy_carry_years' })).rejects.toThrow('lifetimes.json')
})

it('is written by nobody but the migrate step', async () => {
  const rows = await server.admin<{ role: string }>(
    `select role from unnest(array['hauswart_app', 'hauswart_auth', 'hauswart_worker']) as role
     where has_table_privilege(role, 'app.reference_value', 'insert, update, delete')`,
  )
  expect(rows).toEqual([])
})
