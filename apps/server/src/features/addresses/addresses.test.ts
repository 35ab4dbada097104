import { symbols } from 'pino'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { AddressAnswer } from '@hauswart/domain/register/address'
import { turnRegister, type MadeStreet } from '#test/made-register.ts'
import { startServer, type TestServer } from '#test/server.ts'

let server: TestServer
let line = 0
// Lines are counted in a Redis that outlives a run.
const net = `10.${Math.floor(Math.random() * 250)}.${Math.floor(Math.random() * 250)}`

const numbers = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, at) => String(from + at))

const uster = { zip: 8610, place: 'Uster', municipalityNumber: 198, canton: 'ZH' }
const lausanne = { zip: 1003, place: 'Lausanne', municipalityNumber: 5586, canton: 'VD' }
const gallen = { zip: 9000, place: 'St. Gallen', municipalityNumber: 3203, canton: 'SG' }
const zurich = { zip: 8001, place: 'Zürich', municipalityNumber: 261, canton: 'ZH' }
// Every second village of the country has a Lindenweg and a Hauptstrasse.
const villages = Array.from({ length: 300 }, (_, at) => ({
  zip: 3_000 + at,
  place: `Dorf ${String.fromCodePoint(97 + (at % 26))}${'aeiou'[at % 5]}${'lmnrst'[at % 6]}wil`,
  municipalityNumber: 400 + at,
  canton: 'BE',
}))
const streets: MadeStreet[] = [
  { id: 1, name: 'Lindenweg', ...uster, first: 190_000_010, numbers: ['12', '14', '14a', '16', '3.1'] },
  { id: 2, name: 'Lindenhofstrasse', ...uster, first: 190_000_030, numbers: numbers(1, 9) },
  { id: 3, name: 'Seestrasse', ...uster, first: 190_000_050, numbers: numbers(1, 30) },
  { id: 4, name: 'Chemin Isabelle-de-Montolieu', ...lausanne, first: 880_700, numbers: numbers(100, 120) },
  { id: 5, name: "Rue de l'Église", ...lausanne, first: 880_800, numbers: numbers(1, 20) },
  { id: 6, name: 'Rue du 31-Décembre', ...lausanne, first: 880_900, numbers: numbers(1, 40) },
  { id: 7, name: 'St. Jakobs-Strasse', ...gallen, first: 170_000_000, numbers: numbers(1, 20) },
  { id: 8, name: 'Zürcher Strasse', ...gallen, first: 170_000_100, numbers: numbers(1, 20) },
  { id: 9, name: 'Bahnhofstrasse', ...zurich, first: 180_000_000, numbers: numbers(1, 80) },
  { id: 10, name: 'Bahnhofplatz', ...zurich, first: 180_000_100, numbers: numbers(1, 10) },
  ...villages.flatMap((village, at): MadeStreet[] => [
    { id: 100 + 2 * at, name: 'Lindenweg', ...village, first: 1_000_000 + 100 * at, numbers: numbers(1, 20) },
    {
      id: 101 + 2 * at,
      name: 'Hauptstrasse',
      ...village,
      first: 1_000_050 + 100 * at,
      numbers: numbers(1, 20),
    },
  ]),
  {
    id: 5_000,
    name: 'Hauptstrasse',
    zip: 7_000,
    place: 'Chur',
    municipalityNumber: 3_901,
    canton: 'GR',
    first: 5_000_000,
    numbers: ['157'],
  },
]

beforeAll(async () => {
  server = await startServer()
  await turnRegister(server, 1, streets)
})
afterAll(() => server.close())
beforeEach(() => (line += 1))

const askAt = ({ url }: TestServer, query: string, from = `${net}.${line % 250}`) =>
  fetch(`${url}/product/addresses${query}`, { headers: { 'x-forwarded-for': from } })
const ask = (query: string, from?: string) => askAt(server, query, from)

async function find(text: string): Promise<AddressAnswer> {
  const response = await ask(`?${new URLSearchParams({ q: text }).toString()}`)
  expect(response.status).toBe(200)
  return (await response.json()) as AddressAnswer
}
const written = ({ addresses }: AddressAnswer) =>
  addresses.map(({ street, houseNumber, zip, city }) => `${street} ${houseNumber}, ${zip} ${city}`)

test('«linden 14 ust» finds Lindenweg 14 in Uster among three hundred of that name', async () => {
  const answer = await find('linden 14 ust')
  expect(answer.provider).toBe('register')
  expect(answer.addresses.length).toBeLessThanOrEqual(8)
  expect(answer.addresses[0]).toEqual({
    egid: 190_000_011,
    edid: 0,
    street: 'Lindenweg',
    houseNumber: '14',
    zip: '8610',
    city: 'Uster',
    canton: 'ZH',
    municipalityNumber: 198,
  })
  expect(written(answer)[1]).toBe('Lindenweg 14a, 8610 Uster')
})

describe('the first answer to', () => {
  test.each([
    ['Lindenweg 14, 8610 Uster', 'Lindenweg 14, 8610 Uster'],
    ['LINDENWEG 14 USTER', 'Lindenweg 14, 8610 Uster'],
    ['uster lindenweg 14', 'Lindenweg 14, 8610 Uster'],
    ['lindnweg 14 uster', 'Lindenweg 14, 8610 Uster'],
    ['lindenweg 14 ustre', 'Lindenweg 14, 8610 Uster'],
    ['linden weg 14 uster', 'Lindenweg 14, 8610 Uster'],
    ['lindenweg 14 8601', 'Lindenweg 14, 8610 Uster'],
    ['lindenweg 14 A uster', 'Lindenweg 14a, 8610 Uster'],
    ['lindenweg 14A uster', 'Lindenweg 14a, 8610 Uster'],
    ['lindenweg 3.1 uster', 'Lindenweg 3.1, 8610 Uster'],
    ['lindenweg14 uster', 'Lindenweg 14, 8610 Uster'],
    ['CH-8610 Uster Lindenweg 16', 'Lindenweg 16, 8610 Uster'],
    ['seestr. 8 uster', 'Seestrasse 8, 8610 Uster'],
    ['seestr 8 uster', 'Seestrasse 8, 8610 Uster'],
    ['seestra\u00DFe 8 uster', 'Seestrasse 8, 8610 Uster'],
    ['zuerich bahnhofstr 5', 'Bahnhofstrasse 5, 8001 Zürich'],
    ['zurich bahnhofstr 5', 'Bahnhofstrasse 5, 8001 Zürich'],
    ['bahnhofpl. 5 zürich', 'Bahnhofplatz 5, 8001 Zürich'],
    ['ch. isabelle de montolieu 109', 'Chemin Isabelle-de-Montolieu 109, 1003 Lausanne'],
    ['isabele montolieu 109 lausanne', 'Chemin Isabelle-de-Montolieu 109, 1003 Lausanne'],
    ['12, rue de l’eglise, lausanne', "Rue de l'Église 12, 1003 Lausanne"],
    ['rue du 31 decembre 12 lausanne', 'Rue du 31-Décembre 12, 1003 Lausanne'],
    ['sankt jakobs strasse 7 sankt gallen', 'St. Jakobs-Strasse 7, 9000 St. Gallen'],
    ['zürcherstrasse 3 st.gallen', 'Zürcher Strasse 3, 9000 St. Gallen'],
    ['hauptstrasse 157', 'Hauptstrasse 157, 7000 Chur'],
    ['lindenweg 14 uster links', 'Lindenweg 14, 8610 Uster'],
  ])('«%s» is %s', async (typed, address) => {
    expect(written(await find(typed))[0]).toBe(address)
  })
})

test('an unfinished number shows what it may become, a missing one its neighbours', async () => {
  expect(written(await find('seestrasse 2 uster')).slice(0, 3)).toEqual([
    'Seestrasse 2, 8610 Uster',
    'Seestrasse 20, 8610 Uster',
    'Seestrasse 21, 8610 Uster',
  ])
  expect(
    written(await find('lindenweg 13 8610 uster'))
      .slice(0, 2)
      .toSorted(),
  ).toEqual(['Lindenweg 12, 8610 Uster', 'Lindenweg 14, 8610 Uster'])
})

test('without a number a street shows its houses, a name of many places its places', async () => {
  expect(new Set(written(await find('seestrasse uster')).map((text) => text.split(' ')[0]))).toEqual(
    new Set(['Seestrasse']),
  )
  const { addresses } = await find('hauptstrasse')
  expect(new Set(addresses.map(({ city }) => city)).size).toBe(8)
})

describe('whatever is typed gets a calm answer', () => {
  test.each([
    '',
    'l',
    'li',
    '  li  ',
    '🏠🏠🏠🏠',
    '???',
    'ж'.repeat(60),
    "'; drop table register.street; --",
    '%_%',
    '\u0000\u0000\u0000',
  ])('nothing for %j', async (typed) => {
    expect(await find(typed)).toEqual({ provider: 'register', addresses: [] })
  })

  test.each([
    '14',
    '8610',
    '999999999999999999',
    '1 2 3 4 5 6 7 8 9 10',
    'a b c d e f g h i j k',
    'strasse '.repeat(20),
  ])('at most eight for %j', async (typed) => {
    expect((await find(typed)).addresses.length).toBeLessThanOrEqual(8)
  })

  test.each([
    ['nothing asked', ''],
    ['asked twice', '?q=abc&q=def'],
    ['201 signs', `?q=${'a'.repeat(201)}`],
    ['10 000 signs', `?q=${'a'.repeat(10_000)}`],
  ])('a plain no: %s', async (_what, query) => {
    const response = await ask(query)
    expect(response.status).toBe(400)
    expect(await response.json()).toMatchObject({ code: 'BAD_INPUT', field: 'q' })
  })
})

test('one line may type quickly, but not without end, and others go on', async () => {
  const statuses: number[] = []
  for (let at = 0; at < 122; at += 1) statuses.push((await ask('?q=see', `${net}.251`)).status)
  expect(statuses.slice(0, 120).every((status) => status === 200)).toBe(true)
  expect(statuses.slice(120)).toEqual([429, 429])
  expect((await ask('?q=see', `${net}.252`)).status).toBe(200)
})

test('answers may be kept by the browser of who asked', async () => {
  expect((await ask('?q=seestrasse')).headers.get('cache-control')).toBe('private, max-age=300')
})

test('what somebody typed is in no line of the log, also when the database fails', async () => {
  const loud = await startServer({ config: { LOG_LEVEL: 'trace' } })
  const lines: string[] = []
  const stream = (loud.parts.log as unknown as Record<symbol, { write(text: string): void }>)[
    symbols.streamSym
  ]
  if (stream !== undefined) stream.write = (text) => void lines.push(text)
  try {
    await turnRegister(loud, 1, streets.slice(0, 3))
    const get = () => askAt(loud, '?q=seestrasse+8+geheimnis')
    expect((await get()).status).toBe(200)
    await loud.admin('drop view register.entrance')
    expect((await get()).status).toBe(500)
  } finally {
    await loud.close()
  }
  expect(lines.join('')).toContain('fault')
  expect(lines.join('')).not.toContain('geheimnis')
  expect(lines.join('')).not.toContain('seestrasse')
})

describe('a newer generation of the register', () => {
  test('is seen at once, although its streets have other numbers, and the old index serves meanwhile', async () => {
    const own = await startServer()
    const get = async (q: string) =>
      written((await (await askAt(own, `?q=${encodeURIComponent(q)}`)).json()) as AddressAnswer)
    try {
      await turnRegister(own, 1, streets.slice(0, 5))
      expect((await get('lindenweg 14 uster'))[0]).toBe('Lindenweg 14, 8610 Uster')
      const moved = streets
        .slice(0, 4)
        .toReversed()
        .map((street, at) => ({ ...street, id: at + 1 }))
      const added = { ...streets[9], id: 9 } as MadeStreet
      await turnRegister(own, 2, [...moved, added])
      expect((await get('lindenweg 14 uster'))[0]).toBe('Lindenweg 14, 8610 Uster')
      await expect
        .poll(() => get('bahnhofplatz 3 zürich'), { interval: 200 })
        .toContain('Bahnhofplatz 3, 8001 Zürich')
      expect(await get("rue de l'eglise 3 lausanne")).not.toContain("Rue de l'Église 3, 1003 Lausanne")
    } finally {
      await own.close()
    }
  })

  test('is noticed where there was none before', async () => {
    const own = await startServer()
    const get = async () => (await (await askAt(own, '?q=seestrasse+8')).json()) as AddressAnswer
    try {
      expect(await get()).toEqual({ provider: 'none', addresses: [] })
      await turnRegister(own, 1, streets.slice(0, 3))
      await expect.poll(async () => (await get()).provider, { interval: 500 }).toBe('register')
      expect(written(await get())[0]).toBe('Seestrasse 8, 8610 Uster')
    } finally {
      await own.close()
    }
  })
})
