import { randomBytes } from 'node:crypto'
import { isObjectType } from 'graphql'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makeDocuments } from './documents.ts'
import { permissionMatrix } from './permission-matrix.ts'
import { roles, type Question, type Role, type Row, type Target } from './permission-row.ts'
import { openSocket } from './socket.ts'
import { startWithSurface, type Surface } from './surface.ts'
import { makeWorld, newId, type Person } from './world.ts'

let surface: Surface
let world: ReturnType<typeof makeWorld>
let shown: Target

beforeAll(async () => {
  surface = await startWithSurface()
  world = makeWorld(surface.server)
  shown = await makeTarget()
})
afterAll(() => surface.server.close())

test('every operation, every field with a resolver of its own and every route has a row, and no row is left over', () => {
  const fields = Object.values(surface.schema.getTypeMap()).flatMap((type) => {
    if (!isObjectType(type) || type.name.startsWith('__')) return []
    const own = Object.values(type.getFields()).filter(
      (field) => field.resolve !== undefined || field.subscribe !== undefined,
    )
    return own.map((field) => `${type.name}.${field.name}`)
  })
  const routes = surface.routes.map(({ method, path }) => `${method} ${path}`)
  expect(Object.keys(permissionMatrix).toSorted()).toEqual([...fields, ...routes].toSorted())
})

describe.each(Object.entries(permissionMatrix))('%s', (name, row) => {
  const changes = /^(Mutation|Subscription)\./.test(name)
  // Whoever is refused leaves it as it was; what somebody has changed is no target for the next.
  let target: Target | undefined
  test.each(roles)('as %s', async (role) => {
    target ??= changes ? await makeTarget() : shown
    const verdict = await verdictOf(name, row, role, target)
    if (changes && verdict === 'ok') target = undefined
    expect(verdict).toBe(row.verdicts[roles.indexOf(role)])
  })
})

describe('a right that is taken away', () => {
  test('ends with the next request, and the answer to an old key ends with it', async () => {
    const { house } = await makeTarget()
    const member = await personAs('editor', house)
    const change = { id: house, input: { idempotencyKey: newId(), expectedVersion: 1, name: 'Neu' } }
    const rename =
      'mutation R($id: ID!, $input: UpdateRealEstateInput!) { updateRealEstate(id: $id, input: $input) { name } }'
    expect(await askGraphql(member, { query: rename, variables: change })).toBe('ok')
    await surface.server.admin('delete from app.membership where user_id = $1', [member?.userId])
    expect(await askGraphql(member, { query: rename, variables: change })).toBe('NOT_FOUND')
  })

  test('ends what a signed-out session may do, at once', async () => {
    const { house } = await makeTarget()
    const member = await personAs('owner', house)
    await surface.server.admin('update auth.session set revoked_at = now() where id = $1', [
      member?.sessionId,
    ])
    expect(
      await askGraphql(member, {
        query: 'query Q($id: ID) { realEstate(id: $id) { id } }',
        variables: { id: house },
      }),
    ).toBe('UNAUTHENTICATED')
  })
})

async function verdictOf(name: string, row: Row, role: Role, target: Target): Promise<string> {
  const person = await personAs(role, target.house)
  const question = row.ask(target)
  if ('path' in question) return askRest(name.split(' ')[0] ?? 'GET', question, person)
  return name.startsWith('Subscription.')
    ? askSocket(person, question, target.house)
    : askGraphql(person, question)
}

async function makeTarget(): Promise<Target> {
  // Somebody new each time: one person would run out of points on a quick machine.
  const founder = await world.person('Gründerin')
  const house = await world.house(founder)
  const [picture, notification] = [newId(), newId()]
  // By a call, for its act: it can be undone.
  const todo = await world.todo(founder, house)
  const acts = await surface.server.admin<{ act: string }>(
    'select act_id as act from app.todo where id = $1',
    [todo],
  )
  const [component, room] = [newId(), newId()]
  const [measure, event, task, act] = [newId(), newId(), newId(), acts[0]?.act ?? '']
  // Straight into the tables, which is quicker.
  await surface.server.admin(
    `with component as (insert into app.component (real_estate_id, id, catalog_key, installed_year, created_by)
       values ($1, $2, 'windows', 1998, $6)),
     room as (insert into app.room (real_estate_id, id, name, created_by) values ($1, $7, 'Heizraum', $6)),
     measure as (insert into app.measure (real_estate_id, id, component_ids, kind, state, year, created_by)
       values ($1, $3, array[$2::uuid], 'replacement', 'planned', 2030, $6)),
     event as (insert into app.component_event (real_estate_id, id, component_id, kind, year, created_by)
       values ($1, $4, $2, 'serviced', 2021, $6))
     insert into app.maintenance_task (real_estate_id, id, component_id, title, interval_months, next_on, created_by)
       values ($1, $5, $2, 'Service', 12, '2027-10-01', $6)`,
    [house, component, measure, event, task, founder.userId, room],
  )
  await surface.server.admin(
    `insert into app.picture (real_estate_id, id, file_name, mime, bytes, sha256, object_key, state, created_by)
     values ($1, $2, 'a.png', 'image/png', 1, $3, $4, 'ready', $5)`,
    [house, picture, 'a'.repeat(64), `${house}/${picture}`, founder.userId],
  )
  await surface.server.admin(
    `insert into app.notification (user_id, id, kind, object_id, title, text, target_route) values ($1, $2, 'test', $2, 'Titel', 'Text', 'home')`,
    [founder.userId, notification],
  )
  const papers = makeDocuments(surface.server)
  const [file, document] = [await papers.file(founder, house), newId()]
  await surface.server.admin(
    `insert into app.document (real_estate_id, id, file_id, title, created_by) values ($1, $2, $3, 'Police', $4)`,
    [house, document, await papers.file(founder, house), founder.userId],
  )
  const appointment = newId()
  await surface.server.admin(
    `insert into app.appointment (real_estate_id, id, title, kind, starts_on, ends_on, created_by)
     values ($1, $2, 'Kaminfeger', 'service', '2027-05-03', '2027-05-03', $3)`,
    [house, appointment, founder.userId],
  )
  const craftsman = newId()
  await surface.server.admin(
    `insert into app.craftsman (real_estate_id, id, company, trades, phone, email, created_by)
     values ($1, $2, 'Huber', '{plumbing}', '044 000 11 22', $4, $3)`,
    [house, craftsman, founder.userId, `${craftsman}@firma.test`],
  )
  const project = newId()
  await surface.server.admin(
    `insert into app.project (real_estate_id, id, title, kind, created_by)
     values ($1, $2, 'Bad erneuern', 'renovation', $3)`,
    [house, project, founder.userId],
  )
  const quote = newId()
  await surface.server.admin(
    `insert into app.quote (real_estate_id, id, project_id, company, state, price_rappen, discount_rappen, includes_vat,
       vat_permille, lines) values ($1, $2, $3, 'Huber', 'received', 100, 0, false, 81, '[]')`,
    [house, quote, project],
  )
  const defect = newId()
  await surface.server.admin(
    `insert into app.defect (real_estate_id, id, project_id, title, nature, found_on, terms, subject, created_by)
     values ($1, $2, $3, 'Riss im Putz', 'open', '2026-09-14', 'work', 'immovable', $4)`,
    [house, defect, project, founder.userId],
  )
  const journalEntry = newId()
  await surface.server.admin(
    `insert into app.journal_entry (real_estate_id, id, project_id, happened_on, body, created_by)
     values ($1, $2, $3, '2026-09-14', 'Gerüst gestellt', $4)`,
    [house, journalEntry, project, founder.userId],
  )
  const acceptance = newId()
  await surface.server.admin(
    `insert into app.acceptance (real_estate_id, id, project_id, title, accepted_on, terms, subject, result, created_by)
     values ($1, $2, $3, 'Abnahme', '2026-08-31', 'work', 'immovable', 'clean', $4)`,
    [house, acceptance, project, founder.userId],
  )
  const makerWarranty = newId()
  await surface.server.admin(
    `insert into app.maker_warranty (real_estate_id, id, component_id, title, starts_on, years, created_by)
     values ($1, $2, $3, 'Wärmepumpe', '2026-05-04', 5, $4)`,
    [house, makerWarranty, component, founder.userId],
  )
  const approval = newId()
  await surface.server.admin(
    `insert into app.approval (real_estate_id, id, project_id, kind, title, state, created_by)
     values ($1, $2, $3, 'subsidy', 'Gebäudeprogramm', 'granted', $4)`,
    [house, approval, project, founder.userId],
  )
  const invoice = newId()
  await surface.server.admin(
    `with billed as (insert into app.invoice (real_estate_id, id, creditor, currency, amount_rappen, issued_on, due_on,
       is_reviewed, open_rappen, created_by) values ($1, $2, 'Huber', 'CHF', 200, '2026-10-01', '2026-10-31', true, 100, $3))
     insert into app.invoice_payment (real_estate_id, id, invoice_id, paid_on, amount_rappen)
     values ($1, $2, $2, '2026-10-02', 100)`,
    [house, invoice, founder.userId],
  )
  const credit = newId()
  await surface.server.admin(
    `insert into app.invoice (real_estate_id, id, kind, creditor, currency, amount_rappen, issued_on, due_on, is_reviewed,
       open_rappen, created_by) values ($1, $2, 'credit', 'Huber', 'CHF', -80, '2026-10-05', '2026-10-05', true, -80, $3)`,
    [house, credit, founder.userId],
  )
  const member = await world.person('Mitbewohner')
  await world.join(member, house, 'reader')
  const [invitation, secret] = [newId(), randomBytes(32).toString('base64url')]
  await surface.server.admin(
    `insert into app.invitation (real_estate_id, id, email, role, secret_hash, expires_at, created_by)
     values ($1, $2, $3, 'reader', sha256(convert_to($4, 'UTF8')), now() + interval '1 day', $5)`,
    [house, invitation, `${invitation}@kunde.test`, secret, founder.userId],
  )
  const people = { member: member.userId, invitation, secret }
  const made = { house, component, room, todo, act, measure, event, task, ...people }
  return {
    ...made,
    appointment,
    craftsman,
    project,
    quote,
    defect,
    acceptance,
    approval,
    makerWarranty,
    journalEntry,
    invoice,
    credit,
    picture,
    document,
    file,
    notification,
    session: founder.sessionId,
  }
}

/** Somebody new in that role, so that no row meets what another one left behind. */
async function personAs(role: Role, house: string): Promise<Person | undefined> {
  if (role === 'guest') return undefined
  const person = await world.person()
  const [name] = role.split('+') as ['reader' | 'editor' | 'owner' | 'stranger']
  if (name !== 'stranger') await world.join(person, house, name, name === 'owner' || role.endsWith('finance'))
  return person
}

type GraphqlQuestion = Extract<Question, { query: string }>

async function askGraphql(
  person: Person | undefined,
  { query, variables, hasFile }: GraphqlQuestion,
): Promise<string> {
  const authorization = { authorization: person?.headers()['authorization'] ?? '' }
  const request =
    hasFile === true
      ? fileRequest(query, variables)
      : { body: JSON.stringify({ query, variables }), headers: { 'content-type': 'application/json' } }
  const response = await fetch(`${surface.server.url}/graphql`, {
    method: 'POST',
    body: request.body,
    headers: { ...request.headers, ...authorization },
  })
  const answer = (await response.json()) as { errors?: { extensions: { code: string } }[] }
  return answer.errors?.[0]?.extensions.code ?? 'ok'
}

const dot = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

function fileRequest(query: string, variables: Record<string, unknown>) {
  const body = new FormData()
  body.set('operations', JSON.stringify({ query, variables }))
  body.set('map', JSON.stringify({ 0: ['variables.file'] }))
  body.set('0', new Blob([dot], { type: 'image/png' }), 'a.png')
  return { body, headers: { 'x-app-request': '1' } }
}

async function askSocket(
  person: Person | undefined,
  { query, variables }: GraphqlQuestion,
  house: string,
): Promise<string> {
  const socket = await openSocket(surface.server.url, person === undefined ? {} : { token: person.token() })
  if (person === undefined) {
    socket.say({ type: 'connection_init', payload: {} })
    await socket.ended
    return 'UNAUTHENTICATED'
  }
  socket.say({ id: 'a', type: 'subscribe', payload: { query, variables } })
  // Whoever is not refused watches; a client is not told so.
  const id = 'id' in variables ? house : person.userId
  const watches = surface.server.watched(id).then(() => undefined)
  const refusal = await Promise.race([socket.hear((message) => message.type === 'error'), watches])
  socket.close()
  return (refusal?.payload as { extensions: { code: string } }[] | undefined)?.[0]?.extensions.code ?? 'ok'
}

async function askRest(
  method: string,
  { path, body }: Extract<Question, { path: string }>,
  person: Person | undefined,
): Promise<string> {
  // Every question comes from another line: how often one may ask is not the question here.
  const from = `10.${[1, 2, 3].map(() => Math.floor(Math.random() * 250)).join('.')}`
  const response = await fetch(`${surface.server.url}${path}`, {
    method,
    headers: {
      ...person?.headers(),
      'content-type': 'application/json',
      'x-forwarded-for': from,
      'x-app-request': '1',
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
  const text = await response.text()
  if (response.ok) return 'ok'
  // The answer to HEAD has no body that could hold a code.
  return (JSON.parse(text || '{}') as { code?: string }).code ?? String(response.status)
}
