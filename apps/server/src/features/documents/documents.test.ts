import { maxDocuments } from '@hauswart/domain/documents/document'
import { describe, expect, it } from 'vitest'
import { makeDocuments } from '#test/documents.ts'
import { openWorld } from '#test/open-world.ts'
import { newId, type Person } from '#test/world.ts'

const { server, world } = await openWorld()
const { file, document } = makeDocuments(server)

const facts = `id title category datedOn sender amountRappen validUntil keepUntil note tags filedAt version
  components { id name catalogKey } todos { id title } projects { id title }
  measures { id title componentIds } file { id name state mediaType sizeBytes }`
const add = `mutation Add($house: ID!, $input: AddDocumentInput!) { addDocument(realEstateId: $house, input: $input) { ${facts} } }`
const edit = `mutation Edit($house: ID!, $id: ID!, $input: EditDocumentInput!) {
  editDocument(realEstateId: $house, id: $id, input: $input) { ${facts} } }`
const one = `query One($house: ID!, $id: ID!) { realEstate(id: $house) { document(id: $id) { ${facts} } } }`
const remove = `mutation Remove($house: ID!, $id: ID!, $input: VersionInput!) {
  trashDocument(realEstateId: $house, id: $id, input: $input) { version deletedAt } }`
const bringBack = `mutation Back($house: ID!, $id: ID!, $input: VersionInput!) {
  restoreDocument(realEstateId: $house, id: $id, input: $input) { version deletedAt } }`
const undo = `mutation Undo($house: ID!, $act: ID!, $input: KeyInput!) {
  undo(realEstateId: $house, act: $act, input: $input) { verb changed { noun } } }`
const forGood = `mutation Gone($house: ID!, $id: ID!, $input: VersionInput!) {
  removeForGood(realEstateId: $house, kind: document, id: $id, input: $input) { id } }`
const list = `query List($house: ID!, $category: DocumentCategory, $isFiled: Boolean, $componentId: ID, $search: String,
    $first: Int, $after: String, $isDeleted: Boolean) { realEstate(id: $house) {
  documents(category: $category, isFiled: $isFiled, componentId: $componentId, search: $search, first: $first,
    after: $after, isDeleted: $isDeleted) { nodes { id title quote } nextCursor }
  documentCounts { toReview total byCategory { category count } } } }`
const area = `query Area($house: ID, $search: String) { documentations(realEstateId: $house, search: $search) { nodes { title } } }`

const versioned = (expectedVersion: number, said: object = {}) => ({
  idempotencyKey: newId(),
  expectedVersion,
  ...said,
})

type Listed = {
  documents: { nodes: { id: string; title: string; quote: string | null }[]; nextCursor: string | null }
  documentCounts: { toReview: number; total: number; byCategory: { category: string; count: number }[] }
}
const listed = async (person: Person, house: string, args: object = {}): Promise<Listed> =>
  (await person.data<{ realEstate: Listed }>(list, { house, ...args })).realEstate
const titles = async (person: Person, house: string, args: object = {}) =>
  (await listed(person, house, args)).documents.nodes.map(({ title }) => title)
const shown = async (person: Person, house: string, id: string) =>
  (await person.data<{ realEstate: { document: Record<string, unknown> } }>(one, { house, id })).realEstate
    .document

const lastAct = async (house: string) =>
  (
    await server.admin<{ id: string }>(
      'select id from app.audit_event where real_estate_id = $1 order by id desc limit 1',
      [house],
    )
  )[0]?.id

describe('a paper of a house', () => {
  it('[S3.6] the data area documentations: is kept with its file, words, amount and what it belongs to, and once', async () => {
    const owner = await world.person()
    const house = await world.house(owner)
    const windows = await world.component(owner, house, { name: 'Fenster Süd' })
    const todo = await world.todo(owner, house, { title: 'Offerten vergleichen' })
    const project = await world.project(owner, house, { title: 'Fenster ersetzen' })
    const decision = await world.measure(owner, house, windows)
    const fileId = await file(owner, house, { state: 'arrived' })
    const said = {
      title: 'Offerte Fenster',
      category: 'offer',
      datedOn: '2026-05-02',
      sender: 'Fensterbau Zürichsee AG',
      amountRappen: 2_845_000,
      validUntil: '2026-08-31',
      keepUntil: '2036-12-31',
      note: 'Mit Läden\nohne Gerüst',
      tags: ['Fenster', 'Holz-Metall'],
    }
    const input = {
      ...said,
      idempotencyKey: newId(),
      id: newId(),
      fileId,
      isFiled: true,
      componentIds: [windows],
      todoIds: [todo],
      projectIds: [project],
      measureIds: [decision],
    }
    const answers = await Promise.all([1, 2, 3].map(() => owner.data(add, { house, input })))
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
    expect(answers[0]?.['addDocument']).toEqual({
      ...said,
      id: input.id,
      filedAt: expect.any(String),
      version: 1,
      components: [{ id: windows, name: 'Fenster Süd', catalogKey: 'windows' }],
      todos: [{ id: todo, title: 'Offerten vergleichen' }],
      projects: [{ id: project, title: 'Fenster ersetzen' }],
      measures: [{ id: decision, title: null, componentIds: [windows] }],
      file: { id: fileId, name: 'Scan.pdf', state: 'arrived', mediaType: 'application/pdf', sizeBytes: 1000 },
    })
    expect(await shown(owner, house, input.id)).toEqual(answers[0]?.['addDocument'])
    expect(await owner.data(area, { house })).toEqual({ documentations: { nodes: [{ title: said.title }] } })
    const acts = await server.admin('select verb, changes from app.audit_event where object_id = $1', [
      input.id,
    ])
    expect(acts).toMatchObject([{ verb: 'document.add', changes: { title: said.title, amountRappen: true } }])
    const again = { ...input, idempotencyKey: newId(), id: newId() }
    expect((await owner.graphql(add, { house, input: again })).errors?.[0]?.extensions.code).toBe('CONFLICT')
  })

  it('needs a file that has arrived in this house, and only what is in this house', async () => {
    const owner = await world.person()
    const [house, other] = [await world.house(owner), await world.house(owner)]
    const said = { title: 'Kaufvertrag', isFiled: false }
    const refused = async (more: object) => {
      const input = { ...said, id: newId(), idempotencyKey: newId(), ...more }
      return (await owner.graphql(add, { house, input })).errors?.[0]?.extensions
    }
    const fileId = await file(owner, house)
    expect(await refused({ fileId: newId() })).toMatchObject({ code: 'NOT_FOUND', field: 'fileId' })
    expect(await refused({ fileId: await file(owner, other) })).toMatchObject({ field: 'fileId' })
    await server.admin(`update app.file set state = 'announced' where id = $1`, [fileId])
    expect(await refused({ fileId })).toMatchObject({ code: 'NOT_FOUND', field: 'fileId' })
    await server.admin(`update app.file set state = 'ready' where id = $1`, [fileId])
    const foreign = await world.component(owner, other)
    expect(await refused({ fileId, componentIds: [foreign] })).toMatchObject({ field: 'componentIds' })
    expect(await refused({ fileId, todoIds: [await world.todo(owner, other)] })).toMatchObject({
      field: 'todoIds',
    })
    const decided = await world.measure(owner, other, foreign)
    expect(await refused({ fileId, measureIds: [decided] })).toMatchObject({ field: 'measureIds' })
    expect(await refused({ fileId, isFiled: true })).toMatchObject({ code: 'BAD_INPUT', field: 'category' })
  })

  it('is reviewed, filed and changed over its version; what lies in the trash stays linked unseen', async () => {
    const owner = await world.person()
    const house = await world.house(owner)
    const [roof, gone] = [await world.component(owner, house), await world.component(owner, house)]
    const id = await document(owner, house, { componentIds: [roof, gone], sender: 'GVZ' })
    await owner.data(
      `mutation Gone($house: ID!, $id: ID!, $input: VersionInput!) {
        deleteComponent(realEstateId: $house, id: $id, input: $input) { id } }`,
      { house, id: gone, input: versioned(1) },
    )
    const filing = versioned(1, { category: 'insurance', isFiled: true, sender: null, componentIds: [] })
    const { editDocument } = await owner.data(edit, { house, id, input: filing })
    expect(editDocument).toMatchObject({
      category: 'insurance',
      sender: null,
      filedAt: expect.any(String),
      components: [],
      version: 2,
    })
    const rows = await server.admin('select component_ids from app.document where id = $1', [id])
    expect(rows).toEqual([{ component_ids: [gone] }])
    const late = await owner.graphql(edit, { house, id, input: versioned(1, { title: 'Anders' }) })
    expect(late.errors?.[0]?.extensions).toMatchObject({ code: 'CONFLICT', current: { version: 2 } })
    const emptied = await owner.graphql(edit, { house, id, input: versioned(2, { category: null }) })
    expect(emptied.errors?.[0]?.extensions).toMatchObject({ code: 'BAD_INPUT', field: 'category' })
  })
})

describe('the papers of a house', () => {
  it('are listed by drawer, state and component, page by page, and counted without the trash', async () => {
    const owner = await world.person()
    const house = await world.house(owner)
    const heating = await world.component(owner, house, { catalogKey: 'oil_heating' })
    await document(owner, house, { title: 'Police', category: 'insurance', isFiled: true })
    await document(owner, house, {
      title: 'Feuerungsrapport',
      category: 'inspection',
      isFiled: true,
      componentIds: [heating],
    })
    await document(owner, house, { title: 'Offerte', category: 'offer' })
    const id = await document(owner, house, { title: 'Scan' })
    await owner.data(remove, { house, id, input: versioned(1) })
    expect(await titles(owner, house)).toEqual(['Offerte', 'Feuerungsrapport', 'Police'])
    expect(await titles(owner, house, { isFiled: false })).toEqual(['Offerte'])
    expect(await titles(owner, house, { category: 'insurance' })).toEqual(['Police'])
    expect(await titles(owner, house, { componentId: heating })).toEqual(['Feuerungsrapport'])
    expect(await titles(owner, house, { isDeleted: true })).toEqual(['Scan'])
    const { documents, documentCounts } = await listed(owner, house, { first: 2 })
    expect(await titles(owner, house, { first: 2, after: documents.nextCursor })).toEqual(['Police'])
    expect(documentCounts).toEqual({
      toReview: 1,
      total: 3,
      byCategory: [
        { category: 'inspection', count: 1 },
        { category: 'insurance', count: 1 },
      ],
    })
  })

  it('are found by words of title, sender, note, tags and text, however somebody writes them', async () => {
    const owner = await world.person()
    const house = await world.house(owner)
    const text = 'Sehr geehrte Frau Keller\nWir liefern Ihnen eine Wärmepumpe mit fünf Jahren Garantie.'
    await document(owner, house, { title: 'Offerte', sender: 'Müller Söhne', text })
    await document(owner, house, { title: 'Gebäudeversicherungspolice', tags: ['Brandschutz'] })
    await document(owner, house, { title: 'Übergabeprotokoll', note: 'Kratzer an der Küchentür' })
    const found = (search: string) => titles(owner, house, { search })
    for (const search of [
      'wärmepumpe',
      'WAERMEPUMPE',
      'warmepumpe',
      'Wärmepumpen Garantie',
      'mueller',
      'rmepu',
    ])
      expect([search, await found(search)]).toEqual([search, ['Offerte']])
    for (const search of ['police', 'brandschutz', 'gebaeudeversicherung'])
      expect([search, await found(search)]).toEqual([search, ['Gebäudeversicherungspolice']])
    expect(await found('kuchentur')).toEqual(['Übergabeprotokoll'])
    expect(await found('übergabe kratzer')).toEqual(['Übergabeprotokoll'])
    expect(await found('Solaranlage')).toEqual([])
    expect(await found('%_')).toEqual([])
    expect(await found('e')).toHaveLength(3)
    const [hit] = (await listed(owner, house, { search: 'Garantie' })).documents.nodes
    expect(hit?.quote).toBe('Keller Wir liefern Ihnen eine Wärmepumpe mit fünf Jahren Garantie')
    expect((await listed(owner, house, { search: 'CHENTUER' })).documents.nodes[0]?.quote).toBe(
      'Kratzer an der Küchentür',
    )
    expect((await listed(owner, house, { search: 'police' })).documents.nodes[0]?.quote).toBeNull()
  })

  it('are none of a neighbour’s business, also by naming the own house', async () => {
    const [owner, neighbour] = [await world.person(), await world.person()]
    const [house, own] = [await world.house(owner), await world.house(neighbour)]
    const id = await document(owner, house, { text: 'Geheim' })
    expect((await neighbour.graphql(list, { house })).errors?.[0]?.extensions.code).toBe('NOT_FOUND')
    expect((await neighbour.graphql(area, { house })).errors?.[0]?.extensions.code).toBe('NOT_FOUND')
    expect(await neighbour.data(area, { search: 'Geheim' })).toEqual({ documentations: { nodes: [] } })
    for (const target of [house, own]) {
      for (const call of [remove, bringBack, forGood]) {
        const answer = await neighbour.graphql(call, { house: target, id, input: versioned(1) })
        expect(answer.errors?.[0]?.extensions.code).toBe('NOT_FOUND')
      }
    }
    const fileOf = await server.admin<{ id: string }>(
      'select file_id as id from app.document where id = $1',
      [id],
    )
    const input = {
      id: newId(),
      idempotencyKey: newId(),
      fileId: fileOf[0]?.id,
      title: 'Meins',
      isFiled: false,
    }
    expect((await neighbour.graphql(add, { house: own, input })).errors?.[0]?.extensions.code).toBe(
      'NOT_FOUND',
    )
  })
})

it('a house holds so many papers and no more, of which those in the trash do not count', async () => {
  const owner = await world.person()
  const house = await world.house(owner)
  const [first] = [await document(owner, house)]
  await owner.data(remove, { house, id: first, input: versioned(1) })
  await server.admin(
    `with file as (
       insert into app.file (real_estate_id, id, name, size_bytes, sha256, object_key, created_by)
       select $1::uuid, id, 'Scan', 1, sha256(id::text::bytea), $1::uuid || '/' || id, $2::uuid
       from (select gen_random_uuid() as id from generate_series(1, $3)) made returning id)
     insert into app.document (real_estate_id, id, file_id, title, created_by)
     select $1, file.id, file.id, 'Papier', $2 from file`,
    [house, owner.userId, maxDocuments],
  )
  const fileId = await file(owner, house)
  const input = { id: newId(), idempotencyKey: newId(), fileId, title: 'Zuviel', isFiled: false }
  const refused = [
    await owner.graphql(add, { house, input }),
    await owner.graphql(bringBack, { house, id: first, input: versioned(2) }),
  ]
  expect(refused.map(({ errors }) => errors?.[0]?.extensions.code)).toEqual([
    'LIMIT_REACHED',
    'LIMIT_REACHED',
  ])
})

describe('the amount on a paper', () => {
  it('is seen and said with the finance right alone, also after that right has ended', async () => {
    const [owner, member] = [await world.person(), await world.person()]
    const house = await world.house(owner)
    await world.join(member, house, 'editor', true)
    const id = await document(owner, house, { amountRappen: 500_00 })
    const said = { house, id, input: versioned(1, { title: 'Rechnung Maler' }) }
    expect(await member.data(edit, said)).toMatchObject({
      editDocument: { amountRappen: 500_00, version: 2 },
    })
    await server.admin('update app.membership set can_see_finances = false where user_id = $1', [
      member.userId,
    ])
    expect(await member.data(edit, said)).toMatchObject({ editDocument: { amountRappen: null, version: 2 } })
    expect(await shown(member, house, id)).toMatchObject({ amountRappen: null })
    const priced = { house, id, input: versioned(2, { amountRappen: 1 }) }
    expect((await member.graphql(edit, priced)).errors?.[0]?.extensions.code).toBe('FORBIDDEN')
    const cleared = { house, id, input: versioned(2, { amountRappen: null }) }
    expect(await owner.data(edit, cleared)).toMatchObject({ editDocument: { amountRappen: null } })
  })
})

describe('what was done to a paper', () => {
  it('is undone with what it belongs to and its amount', async () => {
    const owner = await world.person()
    const house = await world.house(owner)
    const roof = await world.component(owner, house)
    const id = await document(owner, house, {
      componentIds: [roof],
      amountRappen: 100,
      tags: ['Dach'],
    })
    const before = await shown(owner, house, id)
    const [made] = await server.admin<{ id: string }>('select act_id as id from app.document where id = $1', [
      id,
    ])
    for (const act of [made?.id, undefined])
      await owner.data(undo, {
        house,
        act: act ?? (await lastAct(house)),
        input: { idempotencyKey: newId() },
      })
    expect(await shown(owner, house, id)).toEqual({ ...before, version: 3 })
    const input = versioned(3, {
      title: 'Neu',
      category: 'other',
      isFiled: true,
      componentIds: [],
      amountRappen: 200,
      tags: [],
    })
    await owner.data(edit, { house, id, input })
    const act = input.idempotencyKey
    expect(await owner.data(undo, { house, act, input: { idempotencyKey: newId() } })).toEqual({
      undo: { verb: 'document.edit', changed: [{ noun: 'amount' }, { noun: 'document' }] },
    })
    expect(await shown(owner, house, id)).toEqual({ ...before, version: 5 })
  })

  it('ends in the trash, from where it comes back, or goes for good with its file and the job for its bytes', async () => {
    const owner = await world.person()
    const house = await world.house(owner)
    const id = await document(owner, house, { amountRappen: 100, text: 'Inhalt' })
    const [row] = await server.admin<{ file: string }>(
      'select file_id as file from app.document where id = $1',
      [id],
    )
    await owner.data(remove, { house, id, input: versioned(1) })
    expect(await owner.data(bringBack, { house, id, input: versioned(2) })).toEqual({
      restoreDocument: { version: 3, deletedAt: null },
    })
    await owner.data(remove, { house, id, input: versioned(3) })
    const trash = `query Trash($house: ID!) { realEstate(id: $house) { trash { nodes { kind name version } } } }`
    expect(await owner.data(trash, { house })).toEqual({
      realEstate: {
        trash: { nodes: [{ kind: 'document', name: 'Police Gebäudeversicherung', version: 4 }] },
      },
    })
    await owner.data(forGood, { house, id, input: versioned(4) })
    const left = await server.admin<{ count: number }>(
      `select (select count(*) from app.document where id = $1) + (select count(*) from app.amount where object_id = $1)
         + (select count(*) from app.file where id = $2) + (select count(*) from app.file_text where file_id = $2)
         + (select count(*) from app.trash where id = $1) as count`,
      [id, row?.file],
    )
    expect(Number(left[0]?.count)).toBe(0)
    const jobs = await server.admin('select key from graphile_worker.jobs where key = $1', [
      `remove_objects:${house}/${row?.file}`,
    ])
    expect(jobs).toHaveLength(1)
  })
})
