import { maxAcceptances } from '@hauswart/domain/acceptances/acceptance'
import { protocolTexts as words } from '@hauswart/domain/reports/acceptance-protocol.labels'
import { expect, it } from 'vitest'
import { openWorld } from '#test/open-world.ts'
import { readPdf } from '#test/pdf.ts'
import { newId, type Person } from '#test/world.ts'

const { server, world } = await openWorld()

const facts = `id projectId title acceptedOn craftsmanId terms subject contractOn people checklist { text mark } result defectIds
  repairBy note signatures { name side path } noticeUntil noticeArticle limitedOn limitedArticle version deletedAt`
const act = (name: string, input: string) => `mutation Act($house: ID!, $id: ID!, $input: ${input}!) {
  ${name}(realEstateId: $house, id: $id, input: $input) { version } }`
const add = `mutation Add($house: ID!, $input: AddAcceptanceInput!) {
  addAcceptance(realEstateId: $house, input: $input) { ${facts} } }`
const change = act('updateAcceptance', 'UpdateAcceptanceInput')
const remove = act('deleteAcceptance', 'VersionInput')
const bringBack = act('restoreAcceptance', 'VersionInput')
const forGood = `mutation Gone($house: ID!, $kind: TrashKind!, $id: ID!, $input: VersionInput!) {
  removeForGood(realEstateId: $house, kind: $kind, id: $id, input: $input) { id } }`
const undo = `mutation Undo($house: ID!, $act: ID!, $input: KeyInput!) {
  undo(realEstateId: $house, act: $act, input: $input) { verb } }`
const area = `query Area($house: ID!, $project: ID, $isDeleted: Boolean) {
  realEstate(id: $house) { acceptances(projectId: $project, isDeleted: $isDeleted) { nodes { ${facts} } } } }`
const found = `query Found($house: ID!, $text: String!) {
  realEstate(id: $house) { search(text: $text) { kind projectId } } }`
const address = `query Address($house: ID!) { realEstate(id: $house) { acceptances { nodes { protocolUrl } } } }`

const ends = `query Ends($house: ID!) { realEstate(id: $house) { deadlines { source on rule { article } } } }`

const versioned = (expectedVersion: number, said: object = {}) => ({
  idempotencyKey: newId(),
  expectedVersion,
  ...said,
})
type Area = { realEstate: { acceptances: { nodes: { id: string; protocolUrl: string }[] } } }
const list = async (person: Person, house: string, args: object = {}) =>
  (await person.data<Area>(area, { house, ...args })).realEstate.acceptances.nodes
const hits = async (person: Person, house: string, text: string) =>
  (await person.data<{ realEstate: { search: object[] } }>(found, { house, text })).realEstate.search
const warranties = async (person: Person, house: string) =>
  (
    await person.data<{ realEstate: { deadlines: { source: string; on: string }[] } }>(ends, { house })
  ).realEstate.deadlines.filter(({ source }) => source.startsWith('warranty'))
const lastAct = async (id: string) =>
  (
    await server.admin<{ id: string; verb: string; changes: object }>(
      'select id, verb, changes from app.audit_event where object_id = $1 order by id desc limit 1',
      [id],
    )
  )[0]
const owner = { name: 'Vreni Keller', side: 'owner', path: 'M10 20L80 90M5 5' }
const builder = { name: 'Beat Frei', side: 'contractor', path: null }

it('is kept once, begins the guarantee, and what was signed is not changed under the signature', async () => {
  const person = await world.person()
  const house = await world.house(person, { canton: 'ZH' })
  const craftsmanId = await world.craftsman(person, house)
  const projectId = await world.project(person, house)
  const defect = await world.defect(person, house, projectId)
  const said = {
    projectId,
    title: 'Abnahme Gipserarbeiten',
    acceptedOn: '2026-08-31',
    craftsmanId,
    terms: 'sia118',
    subject: 'immovable',
    contractOn: '2026-03-02',
    people: ['Vreni Keller', 'Beat Frei'],
    checklist: [{ text: 'Oberfläche gleichmässig', mark: 'faulty' }],
    result: 'with_defects',
    defectIds: [defect],
    repairBy: '2026-10-15',
    note: 'Gerüst steht noch',
    signatures: [owner],
  }
  const input = { idempotencyKey: newId(), id: newId(), ...said }
  const answers = await Promise.all([1, 2, 3].map(() => person.data(add, { house, input })))
  expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
  const { id } = input
  const law = {
    noticeUntil: '2028-08-31',
    noticeArticle: 'SIA 118 Art. 172 und 173',
    limitedOn: '2031-09-01',
    limitedArticle: 'SIA 118 Art. 180 Abs. 1',
  }
  const whole = { id, ...said, ...law, version: 1, deletedAt: null }
  expect(await list(person, house)).toEqual([whole])
  expect(await hits(person, house, 'gleichmässig')).toEqual([{ kind: 'acceptance', projectId }])
  const both = [
    { source: 'warranty_notice', on: law.noticeUntil, rule: { article: law.noticeArticle } },
    { source: 'warranty', on: law.limitedOn, rule: { article: law.limitedArticle } },
    // What has ended is no deadline any more.
  ].filter(({ on }) => on >= server.parts.clock.today())
  expect(await warranties(person, house)).toEqual(both)
  expect(JSON.stringify(await lastAct(id))).not.toContain(owner.path)

  const refusalOf = async (wrong: object) =>
    (await person.graphql(change, { house, id, input: versioned(1, wrong) })).errors?.[0]?.extensions
  expect(await refusalOf({ note: 'Anders' })).toMatchObject({ code: 'BAD_INPUT', field: 'signatures' })
  expect(await refusalOf({ result: 'clean' })).toMatchObject({ code: 'BAD_INPUT', field: 'result' })
  expect(await refusalOf({ signatures: [{ ...owner, path: 'M1 2Z' }] })).toMatchObject({ code: 'BAD_INPUT' })
  await person.data(change, { house, id, input: versioned(1, { signatures: [owner, builder] }) })
  expect(await lastAct(id)).toMatchObject({
    changes: { signatures: [['Vreni Keller'], ['Vreni Keller', 'Beat Frei']] },
  })
  expect(await refusalOf({ title: 'Anders' })).toMatchObject({ code: 'CONFLICT', current: { version: 2 } })
  await person.data(change, { house, id, input: versioned(2, { result: 'refused', signatures: [] }) })
  const refused = {
    result: 'refused',
    signatures: [],
    noticeUntil: null,
    limitedOn: null,
    limitedArticle: null,
  }
  expect(await list(person, house)).toMatchObject([{ ...refused, version: 3 }])
  const last = await lastAct(id)
  expect(last?.changes).toEqual({
    result: ['with_defects', 'refused'],
    signatures: [['Vreni Keller', 'Beat Frei'], []],
  })
  await person.data(undo, { house, act: last?.id, input: { idempotencyKey: newId() } })
  const signed = { ...whole, signatures: [owner, builder] }
  expect(await list(person, house)).toEqual([{ ...signed, version: 4 }])

  await person.data(remove, { house, id, input: versioned(4) })
  expect([await list(person, house), await hits(person, house, 'gleichmässig')]).toEqual([[], []])
  expect(await warranties(person, house)).toEqual([])
  await person.data(bringBack, { house, id, input: versioned(5) })
  expect(await list(person, house, { project: projectId })).toEqual([{ ...signed, version: 6 }])
  expect(await warranties(person, house)).toEqual(both)
})

it('a neighbour sees nothing of it; a defect gone for good is named nowhere, and it goes with its renovation', async () => {
  const [person, stranger] = [await world.person(), await world.person()]
  const [house, other] = [await world.house(person), await world.house(stranger)]
  const project = await world.project(person, house)
  const defect = await world.defect(person, house, project)
  const id = await world.acceptance(person, house, project, { defectIds: [defect] })
  const thrown = await world.acceptance(person, house, project)
  await person.data(remove, { house, id: thrown, input: versioned(1) })
  expect(await list(stranger, other, { project })).toEqual([])
  const own = await world.project(stranger, other)
  await expect(world.acceptance(stranger, other, project)).rejects.toThrow('NOT_FOUND')
  await expect(world.acceptance(stranger, other, own, { defectIds: [defect] })).rejects.toThrow('NOT_FOUND')
  const elsewhere = await world.project(person, house)
  await expect(world.acceptance(person, house, elsewhere, { defectIds: [defect] })).rejects.toThrow(
    'NOT_FOUND',
  )

  await person.data(act('deleteDefect', 'VersionInput'), { house, id: defect, input: versioned(1) })
  expect(await list(person, house)).toMatchObject([{ defectIds: [defect] }])
  await person.data(forGood, { house, kind: 'defect', id: defect, input: versioned(2) })
  expect(await list(person, house)).toMatchObject([{ id, defectIds: [], version: 2 }])
  await person.data(act('deleteProject', 'VersionInput'), { house, id: project, input: versioned(1) })
  expect(await hits(person, house, 'Gipserarbeiten')).toEqual([])
  await person.data(forGood, { house, kind: 'project', id: project, input: versioned(2) })
  const left = await server.admin(
    `select id from app.acceptance where real_estate_id = $1 union all
     select id from app.trash where real_estate_id = $1 union all
     select id from app.search_text where real_estate_id = $1 and kind = 'acceptance' union all
     select row_id from app.row_image where real_estate_id = $1 and row_id = any ($2) and before <> '{}'`,
    [house, [id, thrown]],
  )
  expect(left).toEqual([])
  await server.admin(
    `insert into app.acceptance (real_estate_id, id, project_id, title, accepted_on, terms, subject, result, created_by)
     select $1, gen_random_uuid(), $2, 'Alt', '2026-01-01', 'work', 'movable', 'clean', $3 from generate_series(1, $4::integer)`,
    [house, elsewhere, person.userId, maxAcceptances],
  )
  await expect(world.acceptance(person, house, elsewhere)).rejects.toThrow('LIMIT_REACHED')
})

const urlOf = async (person: Person, house: string) =>
  `${server.url}${(await person.data<Area>(address, { house })).realEstate.acceptances.nodes[0]?.protocolUrl ?? ''}`

it('the protocol is a tagged file: facts, checklist, defects with day and article, guarantee, who signed and how', async () => {
  const person = await world.person()
  const house = await world.house(person, { canton: 'ZH' })
  const craftsmanId = await world.craftsman(person, house, { company: 'Gipser Kovačić GmbH' })
  const project = await world.project(person, house, { title: 'Treppenhaus sanieren' })
  const defect = await world.defect(person, house, project, {
    place: 'Treppenhaus',
    description: 'Bis zur Decke',
  })
  await world.acceptance(person, house, project, {
    craftsmanId,
    people: ['Vreni Keller'],
    checklist: [
      { text: 'Oberfläche gleichmässig', mark: 'faulty' },
      { text: 'Gerüst weg', mark: 'good' },
    ],
    defectIds: [defect],
    repairBy: '2026-10-15',
    signatures: [owner, builder],
  })
  const response = await fetch(await urlOf(person, house))
  const named = decodeURIComponent(response.headers.get('content-disposition') ?? '')
  expect(named).toBe("attachment; filename*=UTF-8''Abnahmeprotokoll Lindenweg 14, 2026-08-31.pdf")
  const pdf = readPdf(new Uint8Array(await response.arrayBuffer()))
  const text = pdf.pages.join('\n').replaceAll(/\s+/g, ' ')
  for (const part of [
    words.title,
    'Lindenweg 14, 8610 Uster',
    'Treppenhaus sanieren',
    'Gipser Kovačić GmbH',
    '31.08.2026',
    'Mit Mängeln',
    'Oberfläche gleichmässig Mangelhaft',
    'Riss im Putz Treppenhaus · Bis zur Decke 14.09.2026 30.10.2026 OR 367 Abs. 1bis 01.09.2031 OR 371 Abs. 2',
    '15.10.2026',
    'SR 220',
    'Vreni Keller Bauherrschaft',
    `${words.signatures.typed} Beat Frei Unternehmen`,
  ])
    expect(text).toContain(part)
  expect(pdf.untagged).toBe('')
  expect(pdf.tags).toMatchObject({ Document: 1, H1: 1, Figure: 1 })
  expect(pdf.tags['Table']).toBe(4)
  expect(pdf.outline).toContain(
    '(Unterschrift von Vreni Keller. Beat Frei: Name eingetippt statt unterschrieben.)',
  )
})

it('nobody else gets the protocol, and nothing by an address of their own making', async () => {
  const [person, neighbour] = [await world.person(), await world.person()]
  const [house, other] = [await world.house(person), await world.house(neighbour)]
  const id = await world.acceptance(person, house, await world.project(person, house))
  const mine = new URL(await urlOf(person, house))
  const answer = await neighbour.graphql(address, { house })
  expect(answer.errors?.[0]?.extensions.code).toBe('NOT_FOUND')
  const { userId, sessionId } = neighbour
  for (const realEstateId of [house, other]) {
    const file = { realEstateId, id: `acceptances/${id}`, disposition: 'attachment' } as const
    const made = server.parts.addresses.sign(file, { userId, sessionId })
    expect((await fetch(`${server.url}${made}`)).status).toBe(404)
  }
  mine.searchParams.set('user', userId)
  const forged = await fetch(mine)
  expect(((await forged.json()) as { code: string }).code).toBe('LINK_INVALID')
})
