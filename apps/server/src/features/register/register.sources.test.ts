import { createServer, type Server } from 'node:http'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openRegisterBench, type Dumps, type RegisterBench } from '#test/register-bench.ts'

let bench: RegisterBench
let dumps: Dumps
let server: Server
let address: string
const folder = mkdtempSync(join(tmpdir(), 'hauswart-sources-'))
let asked = 0

beforeAll(async () => {
  bench = await openRegisterBench()
  dumps = bench.generate('sources', { cantons: 'AI,OW' })
  server = createServer((request, response) => {
    asked += 1
    const body = readFileSync(dumps.of('AI'))
    if (request.url === '/old.zip') response.writeHead(302, { location: '/ai.zip' }).end()
    else if (request.url !== '/ai.zip') response.writeHead(404).end()
    // The first time the line breaks in the middle.
    else if (asked <= 2)
      response
        .writeHead(200, { 'content-length': body.length })
        .write(body.subarray(0, 100), () => response.destroy())
    else response.writeHead(200, { 'content-length': body.length }).end(body)
  }).listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(async () => {
  server.close()
  await bench.close()
  rmSync(folder, { recursive: true })
})

it('fetches an address, follows it, and begins anew when the line breaks', async () => {
  expect(await bench.take({ dumps: [`${address}/old.zip`] })).toMatchObject({ generation: 1, isNew: true })
  expect(asked).toBe(4)
  // The content counts, not where it came from.
  expect(await bench.take({ dumps: [dumps.of('AI')] })).toMatchObject({ generation: 1, isNew: false })
})

it('says what is wrong with a file or an address', async () => {
  const text = join(folder, 'notes.txt')
  writeFileSync(text, 'no register')
  const cut = join(folder, 'cut.zip')
  const whole = readFileSync(dumps.of('OW'))
  writeFileSync(cut, whole.subarray(0, whole.length / 2))
  const damaged = join(folder, 'damaged.zip')
  const bytes = Buffer.from(whole)
  bytes.fill(0x55, 20_000, 20_050)
  writeFileSync(damaged, bytes)
  for (const [given, message] of [
    [`${address}/nothing.zip`, 'answered 404'],
    [join(folder, 'missing.zip'), 'there is no such file'],
    [text, 'notes.txt: neither a ZIP nor a SQLite file'],
    [cut, 'cut.zip: not a ZIP file, or cut off'],
    [damaged, /^damaged\.zip: /],
    [dumps.places, 'places.zip: the ZIP holds no .sqlite or .sqlite3 or .db file'],
  ] as const)
    await expect(bench.take({ dumps: [given] })).rejects.toThrow(message)
  const { rows } = await bench.admin.query('select number from register.generation')
  expect(rows).toEqual([{ number: 1 }])
})
