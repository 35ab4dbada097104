// The demo house, made through the same doors an owner uses: register, confirm by mail, sign in, record.
import { execFileSync } from 'node:child_process'
import { connect } from 'node:net'
import { makeClock } from '../apps/server/src/platform/clock.ts'
import { readConfig } from '../apps/server/src/platform/config.ts'
import { passwordChangedNotice } from '../apps/server/src/features/accounts/accounts.mails.ts'
import { componentLabels } from '../packages/domain/src/real-estate/component.labels.ts'
import type { ComponentKey } from '../packages/domain/src/real-estate/component.ts'
import { ensureAppointments } from './seed-appointments.ts'
import { ensureCraftsmen } from './seed-craftsmen.ts'
import { ensureAnalysis } from './seed-analysis.ts'
import { ensureAcceptances } from './seed-acceptances.ts'
import { ensureApprovals } from './seed-approvals.ts'
import { ensureMakerWarranties } from './seed-maker-warranties.ts'
import { ensureDefects } from './seed-defects.ts'
import { ensureJournal } from './seed-journal.ts'
import { ensureDocuments } from './seed-documents.ts'
import { ensureProjects } from './seed-projects.ts'
import { ensureInvoices } from './seed-invoices.ts'
import { ensureQuoteRequests } from './seed-quote-requests.ts'
import { ensureQuotes } from './seed-quotes.ts'
import { ensureFlat, ensureHouseFacts } from './seed-house.ts'
import { ensureTodos } from './seed-todos.ts'
import { ensureTrash } from './seed-trash.ts'

const config = readConfig()
const server = `http://${config.HOST}:${config.PORT}`
const clock = makeClock()
const imapPort = Number(process.env['HAUSWART_PORT'] ?? 24_000) + 7
const anna = {
  firstName: 'Anna',
  lastName: 'Keller',
  email: 'anna.keller@kunde.test',
  password: 'Lindenblüten im Juni 14',
}
const beat = {
  firstName: 'Beat',
  lastName: 'Keller',
  email: 'beat.keller@kunde.test',
  password: 'Kellertreppe knarrt 78x',
}
const say = (line: string) => void process.stdout.write(`${line}\n`)

type Person = typeof anna
type Component = readonly [ComponentKey, number, (string | null)?, Record<string, unknown>?]

const components: readonly Component[] = [
  ['pitched_roof', 1987, 'worn', { material: 'Tonziegel', quantity: 148, unit: 'm2' }],
  ['plaster_facade', 1987, 'used', { quantity: 190, unit: 'm2' }],
  ['windows', 1987, 'worn', { material: 'Holz', quantity: 17, unit: 'piece' }],
  ['shutters', 2012, 'good', { material: 'Holz', quantity: 14, unit: 'piece' }],
  [
    'oil_heating',
    1998,
    'worn',
    { manufacturer: 'Hoval', model: 'MultiJet', note: 'Service jeweils im September' },
  ],
  ['water_heater', 2015, 'good', { quantity: 300, unit: 'litre' }],
  ['photovoltaics', 2021, 'good', { quantity: 8, unit: 'kw', note: 'Südseite, 20 Module' }],
  ['electrics', 1987, 'good', { lastRenewedYear: 2011, note: 'Sicherheitsnachweis 2016' }],
  ['bathroom', 2021, 'as_new', { name: 'Bad Obergeschoss' }],
  ['kitchen', 2005, 'worn', { manufacturer: 'Veriset' }],
  ['flooring', 2014, 'good', { material: 'Eichenparkett', quantity: 96, unit: 'm2' }],
]

await waitForServer()
await ensureAccount(anna)
await ensureAccount(beat)
let token = await signIn(anna)
const realEstateId = (await firstHouse()) ?? (await recordHouse())
await ensureHouseFacts({ graphql, clock, realEstateId })
await ensureFlat({ graphql, clock })
await ensureAnalysis({ graphql, clock }, asOperator)
// Afterwards: one of them prepares what was decided there.
await ensureTodos({ graphql, send, clock, realEstateId })
await ensureTrash({ graphql, clock, realEstateId })
// Before the appointments, which name who comes.
await ensureCraftsmen({ graphql, clock, realEstateId })
await ensureProjects({ graphql, clock, realEstateId })
await ensureAppointments({ graphql, clock, realEstateId })
// A token lives for a minute only.
token = await signIn(anna)
// Before the quotes and invoices whose papers they are.
await ensureDocuments({ graphql, upload, clock, realEstateId })
token = await signIn(anna)
await ensureQuotes({ graphql, clock, realEstateId })
await ensureQuoteRequests({ graphql, clock, realEstateId }, asOperator)
await ensureDefects({ graphql, send, clock, realEstateId })
await ensureAcceptances({ graphql, clock, realEstateId })
await ensureApprovals({ graphql, clock, realEstateId })
await ensureMakerWarranties({ graphql, clock, realEstateId })
await ensureJournal({ graphql, send, clock, realEstateId })
token = await signIn(anna)
await ensureInvoices({ graphql, clock, realEstateId })
await ensureInvitation()
tellAnna()
show(
  await graphql(`
    {
      realEstate {
        name
        street
        houseNumber
        zip
        city
        buildYear
        components(first: 50) {
          nodes {
            catalogKey
            installedYear
            condition
          }
        }
        todos {
          nodes {
            title
            dueOn
          }
        }
        members {
          firstName
          lastName
          role
        }
        finance {
          purchasePriceRappen
        }
      }
    }
  `),
)

async function waitForServer(): Promise<void> {
  for (let attempt = 0; attempt < 100; attempt += 1) {
    if (
      await fetch(`${server}/health/ready`).then(
        (answer) => answer.ok,
        () => false,
      )
    )
      return
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
  throw new Error(`${server} does not answer`)
}

async function ensureAccount(person: Person): Promise<void> {
  if ((await post('/login', person)).ok) return
  await post('/register', { ...person, termsVersion: '1' })
  // Letters to an earlier database may still lie in the mailbox; their links open nothing here.
  const tried = new Set<string>()
  for (;;) {
    const link = await linkFromMail(person.email, tried)
    if ((await post('/confirm', { token: link })).ok) return
    tried.add(link)
  }
}

/** The newest confirmation link in the person's real mailbox that was not tried yet. */
async function linkFromMail(recipient: string, tried: ReadonlySet<string>): Promise<string> {
  for (let attempt = 0; attempt < 100; attempt += 1) {
    // Long lines of a mail are folded with a trailing equals sign.
    const letters = (await readMailbox(recipient)).replaceAll('=\r\n', '')
    const links = [...letters.matchAll(/bestaetigen\/([\w-]{43})/g)].map(([, link = '']) => link)
    const fresh = links.findLast((link) => !tried.has(link))
    if (fresh !== undefined) return fresh
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
  throw new Error(`no confirmation mail for ${recipient}`)
}

/** Four lines of IMAP; the answers come back as one text. */
function readMailbox(user: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(imapPort, '127.0.0.1')
    let text = ''
    socket.on('data', (chunk) => (text += chunk.toString()))
    socket.on('error', reject)
    socket.on('end', () => resolve(text))
    socket.write(`1 LOGIN ${user} test\r\n2 SELECT INBOX\r\n3 FETCH 1:* BODY[TEXT]\r\n4 LOGOUT\r\n`)
  })
}

async function signIn(person: Person): Promise<string> {
  const answer = (await (await post('/login', person)).json()) as { token?: string }
  if (answer.token === undefined) throw new Error(`${person.email} cannot sign in`)
  return answer.token
}

async function firstHouse(): Promise<string | undefined> {
  const { realEstates } = (await graphql('{ realEstates(first: 1) { nodes { id } } }')) as {
    realEstates: { nodes: { id: string }[] }
  }
  return realEstates.nodes[0]?.id
}

async function recordHouse(): Promise<string> {
  const id = clock.newId()
  await graphql('mutation ($input: CreateRealEstateInput!) { createRealEstate(input: $input) { id } }', {
    input: {
      idempotencyKey: clock.newId(),
      id,
      name: 'Lindenweg 14',
      kind: 'single_family_house',
      usage: 'owner_occupied',
      ownership: 'co_ownership',
      street: 'Lindenweg',
      houseNumber: '14',
      zip: '8610',
      city: 'Uster',
      canton: 'ZH',
      municipalityNumber: 198,
      buildYear: 1987,
      livingAreaM2: 152,
      plotAreaM2: 620,
      floors: 2,
      rooms: 5.5,
      note: 'Schlüssel beim Nachbarn, Familie Meier, Nummer 16',
    },
  })
  await graphql(
    'mutation ($id: ID!, $input: RealEstateFinanceInput!) { updateRealEstateFinance(id: $id, input: $input) { version } }',
    {
      id,
      input: {
        idempotencyKey: clock.newId(),
        expectedVersion: 0,
        purchasedOn: '2009-06-15',
        purchasePriceRappen: 89_000_000,
        purchaseCostsRappen: 1_240_000,
        insuredValueRappen: 78_500_000,
        taxValueRappen: 71_200_000,
        imputedRentRappen: 2_380_000,
      },
    },
  )
  for (const [catalogKey, installedYear, condition, more] of components) {
    await graphql(
      'mutation ($house: ID!, $input: AddComponentInput!) { addComponent(realEstateId: $house, input: $input) { id } }',
      {
        house: id,
        input: {
          idempotencyKey: clock.newId(),
          id: clock.newId(),
          catalogKey,
          installedYear,
          condition,
          ...more,
        },
      },
    )
  }
  shareWithBeat(id)
  return id
}

// The house belongs to both. Let in by the operator: the letter would have to be read and answered first.
function shareWithBeat(id: string): void {
  asOperator(
    `insert into app.membership (user_id, real_estate_id, role, can_see_finances) select a.id, '${id}', 'owner', true from auth.account a where a.email = '${beat.email}' on conflict do nothing`,
  )
}

/** The daughter is to look things up while the parents are away; she has not answered yet. */
async function ensureInvitation(): Promise<void> {
  const { realEstate } = (await graphql(
    'query ($id: ID!) { realEstate(id: $id) { invitations { state } } }',
    { id: realEstateId },
  )) as { realEstate: { invitations: { state: string }[] } }
  if (realEstate.invitations.some(({ state }) => state === 'sent')) return
  await graphql(
    'mutation ($house: ID!, $input: InvitePersonInput!) { invitePerson(realEstateId: $house, input: $input) { id } }',
    {
      house: realEstateId,
      input: {
        idempotencyKey: clock.newId(),
        id: clock.newId(),
        email: 'lea.keller@kunde.test',
        role: 'reader',
      },
    },
  )
}

// Said by the authentication service when it happens; in the demo it has happened once.
function tellAnna(): void {
  const { title, text } = passwordChangedNotice
  asOperator(
    `insert into app.notification (user_id, id, kind, object_id, title, text, target_route) select a.id, '${clock.newId()}', 'account_security', a.id, '${title}', '${text}', 'profileSettings' from auth.account a where a.email = '${anna.email}' on conflict do nothing`,
  )
}

function asOperator(statement: string): void {
  const database = new URL(config.DATABASE_URL).pathname.slice(1)
  execFileSync('scripts/parts', ['psql', '-q', '-d', database, '-c', statement])
}

function post(path: string, body: Record<string, unknown>): Promise<Response> {
  const headers = { 'content-type': 'application/json' }
  return fetch(`${server}${config.AUTH_URL}${path}`, { method: 'POST', headers, body: JSON.stringify(body) })
}

async function graphql(
  query: string,
  variables: Record<string, unknown> = {},
): Promise<Record<string, unknown>> {
  return send(JSON.stringify({ query, variables }), { 'content-type': 'application/json' })
}

async function send(
  body: string | FormData,
  headers: Record<string, string>,
): Promise<Record<string, unknown>> {
  const response = await fetch(`${server}${config.GRAPHQL_URL}`, {
    method: 'POST',
    headers: { ...headers, authorization: `Bearer ${token}` },
    body,
  })
  const answer = (await response.json()) as { data: Record<string, unknown> | null; errors?: unknown }
  if (answer.data === null || answer.errors !== undefined) throw new Error(JSON.stringify(answer.errors))
  return answer.data
}

function upload(path: string, init: RequestInit): Promise<Response> {
  const headers = new Headers(init.headers)
  headers.set('authorization', `Bearer ${token}`)
  headers.set('x-app-request', '1')
  return fetch(`${server}${config.UPLOADS_URL}${path}`, { ...init, headers })
}

type Shown = {
  name: string
  street: string
  houseNumber: string
  zip: string
  city: string
  buildYear: number
  components: { nodes: { catalogKey: ComponentKey; installedYear: number; condition: string | null }[] }
  todos: { nodes: { title: string; dueOn: string | null }[] }
  members: { firstName: string; lastName: string; role: string }[]
}

function show(data: Record<string, unknown>): void {
  const house = data['realEstate'] as Shown
  say(`\n${house.name}, ${house.zip} ${house.city}, erbaut ${house.buildYear} (${realEstateId})`)
  say(
    `Personen: ${house.members.map((member) => `${member.firstName} ${member.lastName} (${member.role})`).join(', ')}`,
  )
  say(
    `Bauteile: ${house.components.nodes.map((node) => `${componentLabels[node.catalogKey]} ${node.installedYear}`).join(', ')}`,
  )
  say(
    `Offene To-dos: ${house.todos.nodes.map(({ title, dueOn }) => (dueOn === null ? title : `${title} (${dueOn})`)).join(', ')}`,
  )
  say(`\nServer ${server}, mit TLS ${config.PUBLIC_URL}`)
  say(`Anmelden: ${anna.email} / ${anna.password}`)
  say(
    `\ncurl -s ${server}${config.AUTH_URL}/login -H 'content-type: application/json' -d '{"email":"${anna.email}","password":"${anna.password}"}'`,
  )
  say(
    `curl -s ${server}${config.GRAPHQL_URL} -H "authorization: Bearer $TOKEN" -H 'content-type: application/json' -d '{"query":"{ me { firstName } realEstate { name components { nodes { catalogKey } } } }"}'`,
  )
}
