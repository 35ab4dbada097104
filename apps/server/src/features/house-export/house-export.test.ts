import { createHash } from 'node:crypto'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { exportParts, type ExportPart } from '@hauswart/domain/reports/house-export.labels'
import { readZip, unzipTo } from '#platform/files/zip.ts'
import { makeDocuments } from '#test/documents.ts'
import { jpeg, openPictures, type Pictures } from '#test/pictures.ts'
import { makeWorld, newId } from '#test/world.ts'

/** Which list holds the rows of a table, and why some tables are not taken along. */
const listOf: Readonly<Record<string, ExportPart | { readonly leftOut: string }>> = {
  real_estate_finance: 'finanzen',
  room: 'raeume',
  component: 'bauteile',
  component_event: 'bauteil-verlauf',
  maintenance_task: 'unterhalt',
  measure: 'massnahmen',
  amount: 'betraege',
  todo: 'to-dos',
  appointment: 'termine',
  slot_proposal: 'terminvorschlaege',
  craftsman: 'handwerker',
  craftsman_account: { leftOut: 'stands in the list of craftsmen' },
  project: 'renovationen',
  quote: 'offerten',
  change_order: 'nachtraege',
  quote_request: 'offertanfragen',
  defect: 'maengel',
  acceptance: 'abnahmen',
  approval: 'bewilligungen',
  maker_warranty: 'herstellergarantien',
  journal_entry: 'journal',
  invoice: 'rechnungen',
  invoice_payment: { leftOut: 'stands in the list of invoices' },
  invoice_warranty: { leftOut: 'stands in the list of invoices' },
  cost_item: { leftOut: 'stands in the list of renovations' },
  emergency_sheet: 'notfallblatt',
  condominium: 'gemeinschaft',
  analysis_profile: 'angaben-zur-analyse',
  analysis_budget: 'finanzen-der-analyse',
  analysis_snapshot: 'stand-der-analyse',
  membership: 'personen',
  invitation: 'einladungen',
  guest_link: 'freigaben',
  picture: 'bilder',
  audit_event: 'verlauf',
  calendar_feed: { leftOut: 'the address of one person, nothing of the house' },
  guest_visit: { leftOut: 'stands in the list of links' },
  analysis_watch: { leftOut: 'when the worker looked at the house' },
  document: 'unterlagen',
  file: { leftOut: 'stands in the list of what names it' },
  file_suggestion: { leftOut: 'read from a file again at any time' },
  file_text: { leftOut: 'read from a file again at any time' },
  notification: { leftOut: 'messages belong to the person who was told' },
  outbox: { leftOut: 'news of the last minute' },
  row_image: { leftOut: 'what an undo puts back' },
  search_text: { leftOut: 'words of what is taken along' },
  trash: { leftOut: 'what was thrown away' },
}

let stage: Pictures
let folder: string
const shown = 'Küche «vorne».jpg'
/** Two of the same title in one drawer, one that nobody has looked at. */
const papers = [
  { title: 'Police', category: 'insurance', isFiled: true },
  { title: 'Police', category: 'insurance', isFiled: true },
  { title: 'Brief: 3/4', isFiled: false },
]
const slot = { startsOn: '2027-05-03', startsAt: '09:00', endsOn: '2027-05-03', endsAt: '10:00' }
const formula = '=HYPERLINK("https://kunde.test")'

beforeAll(async () => {
  stage = await openPictures()
  folder = await mkdtemp(join(tmpdir(), 'hausakte-'))
  const { owner, house, server } = stage
  const world = makeWorld(server)
  const component = await world.component(owner, house, { note: '<script>alert(1)</script>' })
  await world.room(owner, house)
  await world.todo(owner, house, { title: formula })
  const appointment = await world.appointment(owner, house)
  await server.admin(
    `insert into app.slot_proposal (real_estate_id, id, appointment_id, email, slots, created_by)
     values ($1, $2, $3, 'huber@firma.test', $4, $5)`,
    [house, newId(), appointment, JSON.stringify([slot, slot]), owner.userId],
  )
  await world.craftsman(owner, house, { iban: 'CH9300762011623852957' })
  const project = await world.project(owner, house, { componentIds: [component] })
  await world.changeOrder(owner, house, await world.quote(owner, house, project))
  await server.admin(
    `insert into app.quote_request (real_estate_id, id, project_id, company, email, scope, answer_by, created_by)
     values ($1, $2, $3, 'Huber', 'huber@firma.test', 'Bad erneuern', '2027-05-03', $4)`,
    [house, newId(), project, owner.userId],
  )
  await world.defect(owner, house, project, { componentId: component })
  await world.journalEntry(owner, house, project)
  await world.acceptance(owner, house, project)
  await world.approval(owner, house, project)
  await world.makerWarranty(owner, house, component)
  await world.invoice(owner, house, { projectId: project })
  await world.measure(owner, house, component)
  await world.event(owner, house, component)
  await world.task(owner, house, component)
  for (const facts of papers) await paper(facts)
  await renewFirst()
  for (const name of [shown, shown]) await stage.settled((await stage.added(jpeg(), { name })).id)
})
afterAll(async () => {
  await stage.close()
  await rm(folder, { recursive: true, force: true })
})

test('an owner takes the whole house along: every row, every picture, and sums that prove it', async () => {
  const files = await unpacked()
  const sums = text(files, 'manifest.sha256').trimEnd().split('\n')
  expect(sums.toSorted()).toEqual(
    [...files]
      .filter(([name]) => name !== 'manifest.sha256')
      .map(([name, bytes]) => `${sumOf(bytes)}  ${name}`)
      .toSorted(),
  )
  for (const [table, list] of Object.entries(listOf)) {
    if (typeof list !== 'string') continue
    expect([table, idsOf(files, list).length]).toEqual([table, await rowsOf(table)])
  }
  const stored = await stage.server.admin<{ sha256: string }>(
    `select sha256 from app.picture where real_estate_id = $1
     union all select encode(sha256, 'hex') from app.file where real_estate_id = $1`,
    [stage.house],
  )
  const packed = [...files].filter(([name]) => /^(?:bilder|unterlagen)\//.test(name))
  expect(packed.map(([name]) => name.replace(/vom [\d-]+/, 'vom …'))).toEqual([
    'unterlagen/Zu prüfen/Brief_ 3_4.pdf',
    'unterlagen/Versicherungen/Police.pdf',
    'unterlagen/Versicherungen/Police (2).pdf',
    'unterlagen/Versicherungen/Police (frühere Version vom …).pdf',
    'bilder/Küche «vorne».jpg',
    'bilder/Küche «vorne» (2).jpg',
  ])
  expect(packed.map(([, bytes]) => sumOf(bytes)).toSorted()).toEqual(
    stored.map(({ sha256 }) => sha256).toSorted(),
  )
})

test('what others wrote runs neither in the page nor in a spreadsheet', async () => {
  const files = await unpacked()
  const page = text(files, 'index.html')
  expect(page).toContain('&lt;script&gt;alert(1)&lt;/script&gt;')
  expect(page).not.toContain('<script')
  expect(text(files, 'daten/to-dos.csv')).toContain(`"'=HYPERLINK(""https://kunde.test"")"`)
})

test('no table of a house is forgotten: each is taken along, or it is said why not', async () => {
  const tables = await stage.server.admin<{ name: string }>(
    `select table_name as name from information_schema.columns where table_schema = 'app' and column_name = 'real_estate_id'`,
  )
  expect(tables.map(({ name }) => name).toSorted()).toEqual(Object.keys(listOf).toSorted())
  const lists = Object.values(listOf).filter((list) => typeof list === 'string')
  expect([...lists, 'immobilie'].toSorted()).toEqual(Object.keys(exportParts).toSorted())
})

test('it opens for owners alone, for a minute, and not with the address of another file', async () => {
  const { server, house, owner } = stage
  const world = makeWorld(server)
  const reader = await world.person('Rita')
  await world.join(reader, house, 'reader')
  const refused = await fetch(`${server.url}${await addressFor(reader)}`)
  expect(refused.status).toBe(403)
  const stranger = await world.person('Nora')
  const unknown = await stranger.graphql(address, { id: house })
  expect(unknown.errors?.[0]?.extensions.code).toBe('NOT_FOUND')
  const bent = (await addressFor(owner)).replace('hausakte.zip', newId())
  expect((await fetch(`${server.url}${bent}`)).status).not.toBe(200)
})

test('whoever may read takes chosen papers along as one file, each under a name of its own', async () => {
  const { server, house, owner } = stage
  const world = makeWorld(server)
  const rows = await server.admin<{ id: string; title: string }>(
    'select id, title from app.document where real_estate_id = $1 order by id',
    [house],
  )
  const chosen = rows.filter(({ title }) => title === 'Police').map(({ id }) => id)
  const unread = await makeDocuments(server).document(owner, house, { title: 'Ungeprüft' })
  await server.admin(
    `update app.file set state = 'arrived' where id = (select file_id from app.document where id = $1)`,
    [unread],
  )
  const reader = await world.person('Rita')
  await world.join(reader, house, 'reader')
  const url = await papersAddressFor(reader, [...chosen, unread, newId()])
  const response = await fetch(`${server.url}${url}`)
  expect(response.headers.get('content-disposition')).toMatch(/^attachment; filename\*=UTF-8''Unterlagen/)
  const files = await unzipped(response)
  expect([...files.keys()]).toEqual([
    'Versicherungen/Police.pdf',
    'Versicherungen/Police (2).pdf',
    'manifest.sha256',
  ])
  for (const [name, bytes] of files)
    if (name !== 'manifest.sha256')
      expect(text(files, 'manifest.sha256')).toContain(`${sumOf(bytes)}  ${name}`)

  // Not other papers than those it was made for, not for others, not too many, not nothing.
  const other = await papersAddressFor(owner, [String(rows[0]?.id)])
  const bent = url.replace(/zip\/[\w-]+/, /zip\/[\w-]+/.exec(other)?.[0] ?? '')
  expect((await fetch(`${server.url}${bent}`)).status).not.toBe(200)
  await server.admin(`delete from app.membership where user_id = $1`, [reader.userId])
  expect((await fetch(`${server.url}${url}`)).status).toBe(404)
  const code = async (ids: readonly string[]) =>
    (await owner.graphql(papersZip, { id: house, ids })).errors?.[0]?.extensions.code
  expect(await code([])).toBe('BAD_INPUT')
  expect(await code(Array.from({ length: 101 }, newId))).toBe('BAD_INPUT')
  expect(await code([unread])).toBe('NOT_FOUND')
  const stranger = await world.person('Nora')
  const unknown = await stranger.graphql(papersZip, { id: house, ids: chosen })
  expect(unknown.errors?.[0]?.extensions.code).toBe('NOT_FOUND')
})

test('a hundred papers are one file', async () => {
  const { server, owner } = stage
  const house = await makeWorld(server).house(owner)
  const bytes = Buffer.from('%PDF-1.7 Blatt')
  const ids = Array.from({ length: 100 }, newId)
  // Each a file of its own, all with the same few bytes.
  await Promise.all(ids.map((id) => server.parts.store.put(`${house}/${id}`, bytes, 'application/pdf')))
  await server.admin(
    `insert into app.file (real_estate_id, id, name, size_bytes, sha256, object_key, state, media_type, text_state, created_by)
     select $1::uuid, i, 'Blatt.pdf', $3, decode($4, 'hex'), $1::uuid || '/' || i, 'ready', 'application/pdf', 'none', $5
     from unnest($2::uuid[]) i`,
    [house, ids, bytes.length, sumOf(bytes), owner.userId],
  )
  await server.admin(
    `insert into app.document (real_estate_id, id, file_id, title, category, filed_at, created_by)
     select $1, i, i, 'Blatt', 'other', now(), $3 from unnest($2::uuid[]) i`,
    [house, ids, owner.userId],
  )
  const files = await unzipped(await fetch(`${server.url}${await papersAddressFor(owner, ids, house)}`))
  // With the list of their sums.
  expect(files.size).toBe(101)
  expect(files.get('Übriges/Blatt (100).pdf')?.equals(bytes)).toBe(true)
  await server.parts.store.removeAll(`${house}/`)
})

const papersZip = `query ($id: ID!, $ids: [ID!]!) { realEstate(id: $id) { documentsZipUrl(ids: $ids) } }`

async function papersAddressFor(
  person: Pictures['owner'],
  ids: readonly string[],
  id = stage.house,
): Promise<string> {
  const { realEstate } = await person.data<{ realEstate: { documentsZipUrl: string } }>(papersZip, {
    id,
    ids,
  })
  return realEstate.documentsZipUrl
}

const address = `query ($id: ID!) { realEstate(id: $id) { houseExportUrl } }`

async function addressFor(person: Pictures['owner']): Promise<string> {
  const { realEstate } = await person.data<{ realEstate: { houseExportUrl: string } }>(address, {
    id: stage.house,
  })
  return realEstate.houseExportUrl
}

let kept: Promise<ReadonlyMap<string, Buffer>> | undefined
const unpacked = () => (kept ??= unpack())

async function unpack(): Promise<ReadonlyMap<string, Buffer>> {
  const response = await fetch(`${stage.server.url}${await addressFor(stage.owner)}`)
  expect(response.status).toBe(200)
  expect(response.headers.get('content-disposition')).toMatch(/^attachment; filename\*=UTF-8''Hausakte/)
  return unzipped(response)
}

async function unzipped(response: Response): Promise<ReadonlyMap<string, Buffer>> {
  const zip = join(folder, `${newId()}.zip`)
  await writeFile(zip, Buffer.from(await response.arrayBuffer()))
  const files = new Map<string, Buffer>()
  for (const entry of await readZip(zip)) {
    const target = join(folder, newId())
    await unzipTo(zip, entry, target)
    files.set(entry.name, await readFile(target))
  }
  return files
}

const sumOf = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex')

/** A paper whose bytes lie in the store. */
async function paper(facts: Record<string, unknown>): Promise<void> {
  const { server, owner, house } = stage
  const id = await makeDocuments(server).document(owner, house, facts)
  const bytes = Buffer.from(`%PDF-1.7 ${id}`)
  const [file] = await server.admin<{ key: string }>(
    `update app.file f set sha256 = decode($3, 'hex'), size_bytes = $4 from app.document d
     where d.real_estate_id = $1 and d.id = $2 and f.real_estate_id = $1 and f.id = d.file_id
     returning f.object_key as key`,
    [house, id, sumOf(bytes), bytes.length],
  )
  if (file !== undefined) await server.parts.store.put(file.key, bytes, 'application/pdf')
}

/** The first paper gets a newer file, with bytes of its own. */
async function renewFirst(): Promise<void> {
  const { server, owner, house } = stage
  const [first] = await server.admin<{ id: string }>(
    'select id from app.document where real_estate_id = $1 order by id limit 1',
    [house],
  )
  const fileId = await makeDocuments(server).version(owner, house, String(first?.id))
  const bytes = Buffer.from(`%PDF-1.7 ${fileId}`)
  const [file] = await server.admin<{ key: string }>(
    `update app.file f set sha256 = decode($2, 'hex'), size_bytes = $3 where f.id = $1 returning f.object_key as key`,
    [fileId, sumOf(bytes), bytes.length],
  )
  if (file !== undefined) await server.parts.store.put(file.key, bytes, 'application/pdf')
}

const text = (files: ReadonlyMap<string, Buffer>, name: string): string => files.get(name)?.toString() ?? ''
const idsOf = (files: ReadonlyMap<string, Buffer>, list: ExportPart): unknown[] =>
  JSON.parse(text(files, `daten/${list}.json`)) as unknown[]

async function rowsOf(table: string): Promise<number> {
  const [row] = await stage.server.admin<{ count: number }>(
    `select count(*)::int as count from app.${table} where real_estate_id = $1`,
    [stage.house],
  )
  return row?.count ?? -1
}
