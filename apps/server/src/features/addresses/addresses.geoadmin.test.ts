import { randomUUID } from 'node:crypto'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { symbols } from 'pino'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import type { AddressAnswer } from '@hauswart/domain/register/address'
import type { BuildingAnswer } from '@hauswart/domain/register/building-facts'
import { limits } from '#platform/limits.ts'
import { impatient } from '#test/impatient.ts'
import { turnRegister } from '#test/made-register.ts'
import { startServer, type ServerOptions, type TestServer } from '#test/server.ts'

type Reply = (response: ServerResponse, request: IncomingMessage) => void

let geoportal: Server
let there: string
let asked: IncomingMessage[] = []
let reply: Reply
let server: TestServer

const json =
  (body: unknown): Reply =>
  (response) =>
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(body))

/** An entry as the service sends it: x is north and y is east, and the label is HTML. */
const entry = (attrs: Record<string, unknown> = {}) => ({
  id: 1926520,
  weight: 100,
  attrs: {
    detail: 'landstrasse 8 8595 altnau 4641 altnau ch tg',
    featureId: '191979601_0',
    geom_quadindex: '012323201233230311110',
    geom_st_box2d: 'BOX(2737666 1275668,2737666 1275668)',
    label: 'Landstrasse 8 <b>8595 Altnau</b>',
    lat: 47.61722946166992,
    lon: 9.269905090332031,
    num: 8,
    objectclass: '',
    origin: 'address',
    rank: 7,
    x: 1275668,
    y: 2737666,
    zoomlevel: 10,
    ...attrs,
  },
})
const found = (...entries: unknown[]) => json({ results: entries })

const eight = <Value>(value: Value) => Array.from({ length: 8 }, () => value)
const feature = {
  feature: {
    layerBodId: 'ch.bfs.gebaeude_wohnungs_register',
    featureId: '880711_0',
    attributes: {
      egid: '880711',
      strname_deinr: 'Chemin Isabelle-de-Montolieu 109',
      ggdename: 'Lausanne',
      ggdenr: 5586,
      gexpdat: '14.07.2025',
      gdekt: 'VD',
      egrid: 'CH367583455638',
      lparz: '3244',
      gkode: 2539319,
      gkodn: 1155036.4,
      gstat: 1004,
      gkat: 1030,
      gklas: 1122,
      gbauj: 1981,
      gbaup: 8016,
      garea: 721,
      gvol: null,
      gastw: 5,
      ganzwhg: 8,
      gebf: null,
      gwaerzh1: 7460,
      genh1: 7580,
      gwaersceh1: 860,
      gwaerdath1: '29.11.2001',
      gwaerzw1: 7660,
      genw1: 7580,
      edid: '0',
      deinr: '109',
      strname: ['Chemin Isabelle-de-Montolieu'],
      dplz4: 1010,
      dplzname: 'Lausanne',
      ewid: ['1', '2', '3', '4', '5', '6', '7', '8'],
      wstwk: [3101, 3102, 3102, 3103, 3103, 3104, 3104, 3101],
      wmehrg: eight(0),
      wstat: eight(3004),
      warea: [86, 86, 97, 86, 97, 86, 97, 97],
      wazim: eight(4),
    },
  },
}

beforeAll(async () => {
  geoportal = createServer((request, response) => {
    asked.push(request)
    reply(response, request)
  })
  await new Promise<void>((resolve) => geoportal.listen(0, '127.0.0.1', resolve))
  there = `http://127.0.0.1:${(geoportal.address() as AddressInfo).port}`
  server = await start()
  // Connected in the background; before that nothing is kept.
  await vi.waitFor(() => expect(server.parts.cache.isShared()).toBe(true), { timeout: 300_000 })
})
afterAll(async () => {
  await server.close()
  geoportal.closeAllConnections()
  geoportal.close()
})
beforeEach(() => {
  asked = []
  reply = found(entry())
})

const start = (options: ServerOptions = {}) =>
  startServer({ ...options, config: { GEOADMIN_URL: there, ...options.config } })

// Answers are kept in a Redis that outlives a run: every text is a new one. Letters only: digits could be a house number.
const typed = (text = 'Landstrasse 8 Altnau') => `${text} ${lettersOnly(randomUUID().slice(0, 8))}`
const lettersOnly = (hex: string) => hex.replace(/\d/g, (digit) => 'ghijklmnop'.charAt(Number(digit)))
const line = () =>
  `10.${Math.floor(Math.random() * 250)}.${Math.floor(Math.random() * 250)}.${Math.floor(Math.random() * 250)}`
const get = (path: string, at: TestServer = server) =>
  fetch(`${at.url}/product/${path}`, { headers: { 'x-forwarded-for': line(), cookie: 'a=b' } })
const ask = (q: string, at?: TestServer) => get(`addresses?${new URLSearchParams({ q }).toString()}`, at)
const find = async (q: string, at?: TestServer) => (await (await ask(q, at)).json()) as AddressAnswer

describe('without an import', () => {
  test('the geoportal is asked, and learns what is looked for but not by whom', async () => {
    const text = typed()
    expect(await find(text)).toEqual({
      provider: 'geoadmin',
      addresses: [
        {
          egid: 191_979_601,
          edid: 0,
          street: 'Landstrasse',
          houseNumber: '8',
          zip: '8595',
          city: 'Altnau',
          canton: 'TG',
          municipalityNumber: 4641,
        },
      ],
    })
    const [request] = asked
    const address = new URL(request?.url ?? '', there)
    expect(address.pathname).toBe('/rest/services/ech/SearchServer')
    expect(Object.fromEntries(address.searchParams)).toEqual({
      type: 'locations',
      origins: 'address',
      sr: '2056',
      limit: '8',
      searchText: text.toLowerCase(),
    })
    for (const name of ['cookie', 'x-forwarded-for', 'referer', 'authorization'])
      expect(request?.headers[name]).toBeUndefined()
  })

  test('a house without a number has none, and a name may have small words in bold', async () => {
    reply = found(
      entry({
        label: 'Landstrasse # <b>8595 Altnau</b>',
        detail: 'landstrasse # 8595 altnau 4641 altnau ch tg',
      }),
      entry({
        label: '<i>Rue</i> de l&#39;Eglise 3a <b>2502 Biel/Bienne</b>',
        detail: 'rue de l eglise 3a 2502 biel/bienne 371 biel/bienne ch be',
      }),
    )
    const { addresses } = await find(typed())
    expect(addresses).toMatchObject([
      { street: 'Landstrasse', houseNumber: null },
      {
        street: "Rue de l'Eglise",
        houseNumber: '3a',
        city: 'Biel/Bienne',
        canton: 'BE',
        municipalityNumber: 371,
      },
    ])
  })

  test('nothing found is an empty list', async () => {
    reply = found()
    expect(await find(typed())).toEqual({ provider: 'geoadmin', addresses: [] })
  })

  test.each([
    ['a script in the label', entry({ label: 'Land<script>alert(1)</script>strasse 8 <b>8595 Altnau</b>' })],
    [
      'a picture in the place',
      entry({ label: 'Landstrasse 8 <b>8595 Alt<img src=x onerror=alert(1)>nau</b>' }),
    ],
    ['half a tag', entry({ label: 'Landstrasse <svg/onload=alert(1) 8 <b>8595 Altnau</b>' })],
    ['no place', entry({ label: 'Landstrasse 8' })],
    ['a number that is none', entry({ featureId: "1' or '1" })],
    ['nothing at all', null],
    ['no label', { attrs: { featureId: '1_0' } }],
  ])('an entry with %s is left out', async (_what, bad) => {
    reply = found(bad, entry())
    const response = await ask(typed())
    const text = await response.text()
    expect((JSON.parse(text) as AddressAnswer).addresses).toHaveLength(1)
    expect(text).not.toMatch(/[<>]|alert/)
  })

  test('the same question is asked once', async () => {
    const text = typed()
    const first = await find(text)
    expect(await find(`  ${text.toUpperCase()} `)).toEqual(first)
    expect(asked).toHaveLength(1)
  })

  test('more than ten words are cut, because the service refuses them', async () => {
    await find(`${typed('Weg')} zwei drei vier fünf sechs sieben acht neun zehn elf zwölf`)
    const text = new URL(asked[0]?.url ?? '', there).searchParams.get('searchText')
    expect(text?.split(' ')).toHaveLength(10)
  })

  test('two signs ask nobody', async () => {
    expect(await find('La')).toEqual({ provider: 'geoadmin', addresses: [] })
    expect(asked).toEqual([])
  })

  test('a building comes from there too, in the same words', async () => {
    reply = json(feature)
    const egid = 100_000_000 + Math.floor(Math.random() * 800_000_000)
    const answer = (await (await get(`buildings/${egid}?edid=2`)).json()) as BuildingAnswer
    expect(new URL(asked[0]?.url ?? '', there).pathname).toBe(
      `/rest/services/ech/MapServer/ch.bfs.gebaeude_wohnungs_register/${egid}_2`,
    )
    expect(answer.source).toEqual({ name: 'GWR', asOf: '2025-07-14' })
    expect(answer.building).toMatchObject({
      egid: 880_711,
      edid: 0,
      egrid: 'CH367583455638',
      parcel: '3244',
      street: 'Chemin Isabelle-de-Montolieu',
      houseNumber: '109',
      zip: '1010',
      city: 'Lausanne',
      canton: 'VD',
      municipalityNumber: 5586,
      kind: 'apartment_building',
      buildYear: 1981,
      buildPeriod: 'from_1981_to_1985',
      volumeM3: null,
      heating: 'district',
      hotWater: 'district',
      east: 2_539_319,
      north: 1_155_036,
      livingAreaM2: null,
    })
    expect(answer.building.flats).toHaveLength(8)
    expect(answer.building.flats[2]).toEqual({
      ewid: 3,
      floor: 3102,
      floorLabel: '2. Stock',
      rooms: 4,
      areaM2: 97,
    })
    expect(JSON.stringify(answer)).not.toContain('2001')
    await get(`buildings/${egid}?edid=2`)
    expect(asked).toHaveLength(1)
  })

  test('a building nobody knows is a plain no, and no failure', async () => {
    reply = (response) => response.writeHead(404).end('no such feature')
    for (let at = 0; at < 7; at += 1)
      expect((await get(`buildings/${100_000_000 + Math.floor(Math.random() * 800_000_000)}`)).status).toBe(
        404,
      )
    expect(asked).toHaveLength(7)
  })
})

test('a demolished building is as good as none', async () => {
  reply = json({ feature: { attributes: { ...feature.feature.attributes, gstat: 1007 } } })
  expect((await get(`buildings/${100_000_000 + Math.floor(Math.random() * 800_000_000)}`)).status).toBe(404)
})

describe('a geoportal that fails', () => {
  const failures: readonly (readonly [string, Reply])[] = [
    ['answers 500', (response) => response.writeHead(500).end('{}')],
    ['asks for less', (response) => response.writeHead(429).end()],
    ['sends a page', (response) => response.writeHead(200, { 'content-type': 'text/html' }).end('<html>')],
    ['sends half', (response) => response.writeHead(200).end('{"results": [')],
    ['sends something else', json({ surprise: true })],
    ['leads elsewhere', (response) => response.writeHead(302, { location: 'http://127.0.0.1:1/' }).end()],
    ['hangs up', (response) => response.destroy()],
    ['sends too much', (response) => response.writeHead(200).end(' '.repeat(1_100_000))],
  ]
  test.each(failures)('and %s is unavailable, without a word of what was typed', async (_how, bad) => {
    const own = await start()
    reply = bad
    try {
      const response = await ask('Geheimnisstrasse 8', own)
      const body = await response.text()
      expect([response.status, JSON.parse(body)]).toEqual([
        503,
        expect.objectContaining({ code: 'UNAVAILABLE' }),
      ])
      expect(body.toLowerCase()).not.toContain('geheimnis')
    } finally {
      await own.close()
    }
  })

  test('is given up after two seconds, and after five times not asked at all', async () => {
    const own = await start({ config: { LOG_LEVEL: 'trace' } })
    const lines: string[] = []
    const stream = (own.parts.log as unknown as Record<symbol, { write(text: string): void }>)[
      symbols.streamSym
    ]
    if (stream !== undefined) stream.write = (text) => void lines.push(text)
    reply = () => undefined
    try {
      const started = performance.now()
      const five = await impatient(limits.geoadmin, { answerWithinMs: 2_000 }, () =>
        Promise.all(Array.from({ length: 5 }, () => ask(typed('Geheimnisstrasse'), own))),
      )
      expect(five.map(({ status }) => status)).toEqual([503, 503, 503, 503, 503])
      expect(performance.now() - started).toBeGreaterThan(1_900)
      reply = found(entry())
      expect((await ask(typed(), own)).status).toBe(503)
      expect(asked).toHaveLength(5)
    } finally {
      await own.close()
    }
    expect(lines.join('').toLowerCase()).not.toContain('geheimnis')
  })

  test('goes on without Redis: nothing is kept, everything answered', async () => {
    const own = await start({ config: { REDIS_URL: 'redis://127.0.0.1:1' } })
    try {
      const text = typed()
      expect((await find(text, own)).addresses).toHaveLength(1)
      expect((await find(text, own)).addresses).toHaveLength(1)
      expect(asked).toHaveLength(2)
    } finally {
      await own.close()
    }
  })
})

describe('with an import', () => {
  let own: TestServer
  beforeAll(async () => {
    own = await start()
    await turnRegister(own, 1, [
      {
        id: 1,
        name: 'Seestrasse',
        zip: 8610,
        place: 'Uster',
        municipalityNumber: 198,
        canton: 'ZH',
        first: 190_000_050,
        numbers: ['6', '8', '10'],
      },
    ])
  })
  afterAll(() => own.close())

  test('a good answer of our own asks nobody else', async () => {
    expect(await find('seestr 8 uster', own)).toMatchObject({
      provider: 'register',
      addresses: [{ egid: 190_000_051 }],
    })
    expect(asked).toEqual([])
  })

  test('a place we have no import of is looked for there', async () => {
    expect((await find(typed('Landstrasse 8 8595 Altnau'), own)).provider).toBe('geoadmin')
  })

  test('a weak answer of our own stands, when the other has none or fails', async () => {
    reply = found()
    expect(await find(typed('seestrasse 8 altnau'), own)).toMatchObject({
      provider: 'register',
      addresses: [{ egid: 190_000_051 }],
    })
    reply = (response) => response.writeHead(500).end()
    expect((await find(typed('seestrasse 8 altnau'), own)).provider).toBe('register')
  })
})
