import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { componentKeys } from '@hauswart/domain/real-estate/component'
import type { Lifetime } from '@hauswart/domain/reference/lifetime'
import { loadReferenceRows, referenceFolder } from '#platform/reference-rows.ts'
import { startServer, type TestServer } from '#test/server.ts'

let server: TestServer
let folder: string

beforeAll(async () => {
  server = await startServer()
  folder = `${mkdtempSync(`${tmpdir()}/hauswart-reference-`)}/`
})
afterAll(async () => {
  rmSync(folder, { recursive: true })
  await server.close()
})

const ask = (headers: Record<string, string> = {}) =>
  fetch(`${server.url}/product/reference/lifetimes`, { headers })

type File = { about: string; rows: (Record<string, unknown> & { key: string })[] }
const own = () => JSON.parse(readFileSync(`${referenceFolder}lifetimes.json`, 'utf8')) as File

/** Loads the file with its first row changed, as the migrate step of another release would. */
async function loadChanged(change: object): Promise<number> {
  const file = own()
  const [first, ...rest] = file.rows
  writeFileSync(
    `${folder}lifetimes.json`,
    JSON.stringify({ ...file, rows: [{ ...first, ...change }, ...rest] }),
  )
  const query = async (text: string, values?: unknown[]) => ({ rows: await server.admin(text, values) })
  return loadReferenceRows(query, folder)
}

const stored = async () =>
  (
    await server.admin<{ value: string; checked: string }>(
      `select value::text, checked_on::text as checked from app.reference_value where key = 'lifetime.pitched_roof'`,
    )
  )[0]

it('a guest learns how long every component of the catalogue lasts, and who says so', async () => {
  const response = await ask()
  expect(response.headers.get('cache-control')).toBe('public, max-age=3600')
  const { unit, lifetimes } = (await response.json()) as { unit: string; lifetimes: Lifetime[] }
  expect(unit).toBe('years')
  expect(lifetimes.map(({ key }) => key)).toEqual(componentKeys)
  expect(lifetimes.find(({ key }) => key === 'flat_roof')).toMatchObject({
    min: 20,
    typical: 30,
    max: 40,
    checkedOn: '2026-11-14',
    verified: true,
  })
  for (const { min, typical, max, source } of lifetimes) {
    expect(min).toBeLessThanOrEqual(typical)
    expect(typical).toBeLessThanOrEqual(max)
    expect(source).not.toBe('')
  }
})

it('what rests on memory or on a second hand is not called verified', async () => {
  const { lifetimes } = (await (await ask()).json()) as { lifetimes: Lifetime[] }
  const open = lifetimes.filter(({ verified }) => !verified).map(({ key }) => key)
  expect(open).toEqual(expect.arrayContaining(['ground_probe', 'solar_thermal', 'inverter', 'battery']))
  const assumed = lifetimes.filter(({ source }) => source.startsWith('Eigene Annahme'))
  expect(assumed.filter(({ verified }) => verified)).toEqual([])
})

it('sends nothing to whoever holds it already', async () => {
  const etag = (await ask()).headers.get('etag') ?? ''
  const again = await ask({ 'if-none-match': etag })
  expect([again.status, await again.text()]).toEqual([304, ''])
})

it('loads a file once, takes a newer one over, and keeps what was checked later', async () => {
  expect(await loadChanged({})).toBe(0)
  expect(await loadChanged({ typical: 51, checkedOn: '2026-12-01' })).toBe(1)
  expect(await stored()).toEqual({ value: '51', checked: '2026-12-01' })
  expect(await loadChanged({})).toBe(0)
  expect(await stored()).toEqual({ value: '51', checked: '2026-12-01' })
})

it('a file that cannot be right stops the migrate step', async () => {
  await expect(loadChanged({ typical: 500 })).rejects.toThrow('rows')
  await expect(loadChanged({ min: 55 })).rejects.toThrow('rows')
  await expect(loadChanged({ key: 'flat_roof' })).rejects.toThrow('rows')
})

it('is written by nobody but the migrate step', async () => {
  const rows = await server.admin<{ role: string }>(
    `select role from unnest(array['hauswart_app', 'hauswart_auth', 'hauswart_worker']) as role
     where has_table_privilege(role, 'app.reference_value', 'insert, update, delete')`,
  )
  expect(rows).toEqual([])
})
