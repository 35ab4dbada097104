import { getNamedType, isEnumType, isListType, isNonNullType, type GraphQLInputType } from 'graphql'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { plainText } from '../../../proof/leak/send.ts'
import { makeTemplates, type Slot, type Template } from '../../../proof/leak/templates.ts'
import { amountsIn, wordsOf } from './amounts.ts'
import { permissionMatrix } from './permission-matrix.ts'
import type { Question, Target } from './permission-row.ts'
import { makeRichHouse, rareWord, type RichHouse } from './rich-house.ts'
import { startWithSurface, type Surface } from './surface.ts'
import { makeWorld, newId, type Person } from './world.ts'

let surface: Surface
let world: ReturnType<typeof makeWorld>
let founder: Person
let rich: RichHouse

beforeAll(async () => {
  surface = await startWithSurface()
  world = makeWorld(surface.server)
  founder = await world.person('Gründerin')
  rich = await makeRichHouse(surface.server, founder)
})
afterAll(() => surface.server.close())

test('an amount is seen in Rappen, in francs and in whole francs, and in no identifier', () => {
  const known = new Map([[7_319_005, 'it']])
  const seen = (text: string) => amountsIn(text, known).length
  for (const text of ['{"a":7319005}', '-7319005', 'CHF 73’190.05', '73 190.05;', '73190.05', 'CHF 73’190'])
    expect([text, seen(text)]).toEqual([text, 1])
  for (const text of ['a7319005', '4f-7319005-1', '17319005', '73190', 'content-length,73190'])
    expect([text, seen(text)]).toEqual([text, 0])
})

test('wherever the database can hold an amount of a house there is one of ours', async () => {
  const columns = await surface.server.admin<{ table: string; column: string }>(
    `select table_name as table, column_name as column from information_schema.columns
     where table_schema = 'app' and column_name ~ '(^|_)rappen$' order by 1, 2`,
  )
  const missing: string[] = []
  for (const { table, column } of columns) {
    const rows = await surface.server.admin<{ rappen: string }>(
      `select abs(${column})::text as rappen from app.${table} where real_estate_id = $1 and ${column} is not null`,
      [rich.house],
    )
    if (!rows.some(({ rappen }) => rich.amounts.has(Number(rappen)))) missing.push(`${table}.${column}`)
  }
  expect(columns.length).toBeGreaterThan(20)
  expect(missing).toEqual([])
  const [kinds] = await surface.server.admin<{ open: string[] }>(
    `select array(select substr(k[1], 2, length(k[1]) - 2) from pg_constraint c,
         regexp_matches(pg_get_constraintdef(c.oid), '''[a-z_]+''', 'g') k
       where c.conrelid = 'app.amount'::regclass and c.conname = 'known_kind'
       except select kind from app.amount where real_estate_id = $1) as open`,
    [rich.house],
  )
  expect(kinds?.open).toEqual([])
})

test('an owner finds every amount by the same questions: the sweep would see what it looks for', async () => {
  const found = new Set(amountsIn(await sweep('owner'), rich.amounts))
  // What lies in the trash is named there for everybody, with its amount for nobody.
  expect([...rich.amounts.values()].filter((what) => !found.has(what))).toEqual(['thrown away'])
})

test('an editor without the finance right finds no amount in any field, route, PDF or ZIP', async () => {
  const found = await sweep('editor')
  // They do read the house, and the report of the renovation.
  for (const words of [rareWord, 'Zwischenbericht']) expect(found).toContain(words)
  expect([...new Set(amountsIn(found, rich.amounts))]).toEqual([])
})

test('an editor without the finance right is told no amount by any act, done or refused', async () => {
  const target = { ...targetOf(rich), act: newId() }
  const answers: string[] = []
  let person = await member('editor')
  for (const [name, row] of Object.entries(permissionMatrix).filter(([one]) => one.startsWith('Mutation.'))) {
    const question = row.ask(target)
    if (!('query' in question) || question.hasFile === true) continue
    if (answers.length % 40 === 0) person = await member('editor')
    const { text } = await ask(person, '/graphql', question)
    answers.push(`${name}: ${text}`)
  }
  const told = answers.filter((text) => amountsIn(text, rich.amounts).length > 0)
  expect(told).toEqual([])
  expect(answers.filter((text) => text.includes('RATE_LIMITED'))).toEqual([])
})

type Asked = 'owner' | 'editor'

/** Somebody new: nobody has points for all of it. */
async function member(role: Asked): Promise<Person> {
  const person = await world.person()
  await world.join(person, rich.house, role, role === 'owner')
  return person
}

/** Everything somebody in this role can read: all fields, what their addresses lead to, all routes. */
async function sweep(role: Asked): Promise<string> {
  const templates = coveringTemplates()
  const answers: string[] = []
  const groups = Array.from({ length: Math.ceil(templates.length / 40) }, (_, at) =>
    templates.slice(at * 40, at * 40 + 40),
  )
  const files: string[] = []
  await Promise.all(
    groups.map(async (group) => {
      const person = await member(role)
      for (const template of group) answers.push((await askTemplate(person, template)).text)
    }),
  )
  expect(answers.filter((text) => /RATE_LIMITED|BAD_INPUT|TOO_COMPLEX|INTERNAL/.test(text))).toEqual([])
  const person = await member(role)
  answers.push((await ask(person, '/graphql', { query: addresses, variables: { house: rich.house } })).text)
  const paths = new Map(
    [...answers.join('\n').matchAll(/"(?:https?:\/\/[^"/]+)?(\/files\/[^"]+)"/g)].map(([, path = '']) => [
      path.split('?')[0],
      path,
    ]),
  )
  for (const path of paths.values()) files.push((await ask(person, path)).text)
  const target = targetOf(rich)
  for (const [name, row] of Object.entries(permissionMatrix)) {
    const question = row.ask(target)
    if (name.startsWith('GET ') && name !== 'GET /rest/logout' && 'path' in question)
      files.push((await ask(person, question.path)).text)
  }
  return [...answers, ...files].join('\n')
}

/** As few documents as ask every field and argument a reader can reach. */
function coveringTemplates(): readonly Template[] {
  const covered = new Set<string>()
  return makeTemplates(surface.schema).filter(({ kind, coordinates }) => {
    const isNew = kind === 'query' && coordinates.some((one) => !covered.has(one))
    if (isNew) for (const one of coordinates) covered.add(one)
    return isNew
  })
}

/** Every tax file, and a ZIP of the papers: a document by the schema alone names one format. */
const addresses = `query ($house: ID) { realEstate(id: $house) { houseExportUrl analysisReportUrl
  ${['pdf', 'csv', 'zip']
    .map(
      (format) => `gain_${format}: gainFileUrl(format: ${format})
        paid_${format}: taxFolderUrl(year: 2026, rule: payment, format: ${format})
        billed_${format}: taxFolderUrl(year: 2026, rule: invoice, format: ${format})`,
    )
    .join('\n')} } }`

const askTemplate = (person: Person, template: Template) =>
  ask(person, '/graphql', {
    query: plainText(template),
    variables: Object.fromEntries(template.slots.map((slot) => [slot.variable, valueOf(slot, slot.type)])),
  })

async function ask(
  person: Person,
  path: string,
  body?: Extract<Question, { query: string }>,
): Promise<{ text: string }> {
  const response = await fetch(`${surface.server.url}${path}`, {
    method: body === undefined ? 'GET' : 'POST',
    headers: { ...person.headers(), 'x-app-request': '1' },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
  const text = await wordsOf(Buffer.from(await response.arrayBuffer()), path)
  return { text: `${path} ${[...response.headers].join(' ')}\n${text}` }
}

function valueOf(slot: Slot, type: GraphQLInputType): unknown {
  if (isNonNullType(type)) return valueOf(slot, type.ofType)
  if (isListType(type)) return [valueOf(slot, type.ofType)]
  const named = getNamedType(type)
  if (isEnumType(named)) return named.getValues()[0]?.name
  const { name } = slot
  if (named.name === 'Int') return name === 'year' ? 2026 : 10
  if (named.name === 'Boolean') return true
  if (named.name === 'Day') return name === 'until' ? '2027-06-30' : '2026-09-01'
  if (named.name !== 'ID') return name === 'after' ? null : rareWord
  const noun = name === 'id' ? (slot.of.split('.')[1] ?? '') : name.replace(/Ids?$/, '')
  return rich.ids[noun === 'ids' || noun === 'documentsZipUrl' ? 'document' : noun] ?? rich.house
}

/** Of what this house has nothing of, a name nobody has. */
const targetOf = ({ house, ids }: RichHouse): Target =>
  new Proxy({ house, ...ids } as unknown as Target, {
    get: (known, name) => Reflect.get(known, name) ?? newId(),
  })
