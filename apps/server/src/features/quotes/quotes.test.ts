import { maxQuotes } from '@hauswart/domain/quotes/quote'
import { expect, it } from 'vitest'
import { openWorld } from '#test/open-world.ts'
import { newId, plainQuote, type Person } from '#test/world.ts'

const { server, world } = await openWorld()

const facts = `id projectId craftsmanId company state receivedOn validUntil priceRappen discountRappen includesVat vatPermille
  cashDiscountPermille cashDiscountDays note documentId contractOn terms lines { text kind quantity unit amountRappen } isActive version`
const set = `mutation Set($house: ID!, $id: ID!, $input: SetQuoteInput!) {
  setQuote(realEstateId: $house, id: $id, input: $input) { ${facts} } }`
const accept = `mutation Accept($house: ID!, $id: ID!, $input: AcceptQuoteInput!) {
  acceptQuote(realEstateId: $house, id: $id, input: $input) { state version } }`
const undo = `mutation Undo($house: ID!, $act: ID!, $input: KeyInput!) {
  undo(realEstateId: $house, act: $act, input: $input) { verb } }`
const seen = `query Seen($house: ID!) { realEstate(id: $house) {
  quotes { ${facts} } costItems { id title committedRappen } projects { nodes { state checks } } } }`
const throwAway = (
  name: 'Craftsman' | 'Project',
) => `mutation Throw($house: ID!, $id: ID!, $input: VersionInput!) {
  delete${name}(realEstateId: $house, id: $id, input: $input) { version } }`
const forGood = `mutation Gone($house: ID!, $kind: TrashKind!, $id: ID!, $input: VersionInput!) {
  removeForGood(realEstateId: $house, kind: $kind, id: $id, input: $input) { id } }`

const versioned = (expectedVersion: number, said: object = {}) => ({
  idempotencyKey: newId(),
  expectedVersion,
  ...said,
})

type Seen = {
  quotes: {
    company: string
    state: string
    craftsmanId: string | null
    documentId: string | null
    contractOn: string | null
    terms: string | null
    version: number
  }[]
  costItems: object[]
  projects: { nodes: object[] }
}
const look = async (person: Person, house: string) =>
  (await person.data<{ realEstate: Seen }>(seen, { house })).realEstate
const states = async (person: Person, house: string) =>
  (await look(person, house)).quotes.map(({ company, state }) => [company, state])
const acts = (id: string) =>
  server.admin<{ id: string; verb: string; changes: object }>(
    'select id, verb, changes from app.audit_event where object_id = $1 order by id desc',
    [id],
  )

it('is kept once and whole, changed over what was seen, taken out and brought back; the history names no amount', async () => {
  const [owner, editor] = [await world.person(), await world.person()]
  const house = await world.house(owner)
  await world.join(editor, house, 'editor', false)
  const projectId = await world.project(owner, house)
  const craftsmanId = await world.craftsman(owner, house)
  const said = {
    ...plainQuote,
    projectId,
    craftsmanId,
    receivedOn: '2026-11-02',
    validUntil: '2026-12-02',
    discountRappen: 50_000,
    cashDiscountPermille: 20,
    cashDiscountDays: 10,
    note: 'Nach der Besichtigung',
    documentId: null,
    lines: [
      { text: '14 Fenster', kind: 'priced', quantity: 14, unit: 'Stk', amountRappen: 950_000 },
      { text: 'Hebebühne', kind: 'missing', quantity: null, unit: null, amountRappen: null },
    ],
  }
  const [id, input] = [newId(), versioned(0, said)]
  const answers = await Promise.all([1, 2, 3].map(() => owner.data(set, { house, id, input })))
  expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
  expect((await look(owner, house)).quotes).toEqual([
    { ...said, contractOn: null, terms: null, id, version: 1 },
  ])
  expect((await look(editor, house)).quotes).toEqual([])
  await owner.data(set, { house, id, input: versioned(1, { ...said, state: 'in_review' }) })
  const stale = await owner.graphql(set, { house, id, input: versioned(1, said) })
  expect(stale.errors?.[0]?.extensions).toMatchObject({ code: 'CONFLICT', current: { version: 2 } })
  const refused = await editor.graphql(set, { house, id: newId(), input: versioned(0, said) })
  expect(refused.errors?.[0]?.extensions.code).toBe('FORBIDDEN')
  const faults = [
    { state: 'accepted' },
    { validUntil: '2026-11-01' },
    { priceRappen: null, discountRappen: 0 },
  ]
  const fields = faults.map(async (fault) => {
    const answer = await owner.graphql(set, { house, id, input: versioned(2, { ...said, ...fault }) })
    return answer.errors?.[0]?.extensions.field
  })
  expect(await Promise.all(fields)).toEqual(['state', 'validUntil', 'priceRappen'])
  await owner.data(set, { house, id, input: versioned(2, { ...said, isActive: false }) })
  expect((await look(owner, house)).quotes).toEqual([])
  const [out] = await acts(projectId)
  expect(out).toMatchObject({ verb: 'project.quote', changes: { quotes: true } })
  await owner.data(undo, { house, act: out?.id, input: { idempotencyKey: newId() } })
  expect(await states(owner, house)).toEqual([['Fenster Müller AG', 'in_review']])
  for (let count = 1; count < maxQuotes; count += 1) await world.quote(owner, house, projectId)
  await expect(world.quote(owner, house, projectId)).rejects.toThrow('LIMIT_REACHED')
})

it('one is accepted: its sum is committed, the others are declined, the renovation is awarded; taken back as one act', async () => {
  const owner = await world.person()
  const house = await world.house(owner)
  const projectId = await world.project(owner, house)
  const chosen = await world.quote(owner, house, projectId, { discountRappen: 100_000 })
  await world.quote(owner, house, projectId, { company: 'Huber' })
  const asked = await world.quote(owner, house, projectId, {
    company: 'Alba',
    state: 'asked',
    priceRappen: null,
  })
  const elsewhere = await world.project(owner, house, { title: 'Küche' })
  await world.quote(owner, house, elsewhere, { company: 'Küchenbau' })
  const said = { costItemId: newId(), declinesOthers: true }
  const early = await owner.graphql(accept, { house, id: asked, input: versioned(1, said) })
  expect(early.errors?.[0]?.extensions).toMatchObject({
    code: 'NOT_READY',
    missing: ['Der Betrag der Offerte'],
  })
  const before = await look(owner, house)
  const input = versioned(1, said)
  await Promise.all([1, 2].map(() => owner.data(accept, { house, id: chosen, input })))
  expect(await states(owner, house)).toEqual([
    ['Fenster Müller AG', 'accepted'],
    ['Huber', 'declined'],
    ['Alba', 'declined'],
    ['Küchenbau', 'received'],
  ])
  expect(await look(owner, house)).toMatchObject({
    costItems: [{ id: said.costItemId, title: 'Fenster Müller AG', committedRappen: 972_900 }],
    projects: { nodes: [{ state: 'awarded', checks: ['offer_asked', 'order_placed'] }, { state: 'idea' }] },
  })
  const again = await owner.graphql(accept, { house, id: chosen, input: versioned(2, said) })
  expect(again.errors?.[0]?.extensions.code).toBe('CONFLICT')
  const [act] = await acts(projectId)
  expect(act).toMatchObject({
    verb: 'project.award',
    changes: { state: ['idea', 'awarded'], quotes: true, costItems: true },
  })
  await owner.data(undo, { house, act: act?.id, input: { idempotencyKey: newId() } })
  const after = await look(owner, house)
  const plain = ({ version: _version, ...quote }: Seen['quotes'][number]) => quote
  expect(after.quotes.map(plain)).toEqual(before.quotes.map(plain))
  expect([after.costItems, after.projects]).toEqual([before.costItems, before.projects])
})

it('with it what was agreed: the day is unknown unless said, both are put right later, and end with the acceptance', async () => {
  const owner = await world.person()
  const house = await world.house(owner)
  const projectId = await world.project(owner, house)
  const [plain, told] = [
    await world.quote(owner, house, projectId),
    await world.quote(owner, house, projectId),
  ]
  const agreed = async () =>
    (await look(owner, house)).quotes.map(({ contractOn, terms }) => [contractOn, terms])
  const said = () => ({ costItemId: newId(), declinesOthers: false })
  await owner.data(accept, { house, id: plain, input: versioned(1, said()) })
  const contract = { contractOn: '2026-03-02', terms: 'sia118' }
  await owner.data(accept, { house, id: told, input: versioned(1, { ...said(), ...contract }) })
  expect(await agreed()).toEqual([
    [null, null],
    ['2026-03-02', 'sia118'],
  ])
  const whole = { ...plainQuote, projectId, state: 'accepted' }
  await owner.data(set, {
    house,
    id: plain,
    input: versioned(2, { ...whole, contractOn: null, terms: 'work' }),
  })
  await owner.data(set, { house, id: told, input: versioned(2, { ...whole, note: 'Bald' }) })
  expect(await agreed()).toEqual([
    [null, 'work'],
    ['2026-03-02', 'sia118'],
  ])
  // Said of one that nobody accepted it is nothing.
  await owner.data(set, {
    house,
    id: told,
    input: versioned(3, { ...whole, ...contract, state: 'declined' }),
  })
  expect((await agreed())[1]).toEqual([null, null])
  const [act] = await acts(projectId)
  await owner.data(undo, { house, act: act?.id, input: { idempotencyKey: newId() } })
  expect((await agreed())[1]).toEqual(['2026-03-02', 'sia118'])
  const odd = versioned(1, { ...said(), terms: 'handshake' })
  expect((await owner.graphql(accept, { house, id: plain, input: odd })).errors).toHaveLength(1)
})

it('a second sum is committed on top in an item there is; others stay open if so said', async () => {
  const owner = await world.person()
  const house = await world.house(owner)
  const projectId = await world.project(owner, house)
  const quotes = [await world.quote(owner, house, projectId), await world.quote(owner, house, projectId)]
  const said = { costItemId: newId(), declinesOthers: false }
  for (const id of quotes) await owner.data(accept, { house, id, input: versioned(1, said) })
  expect((await look(owner, house)).costItems).toMatchObject([{ committedRappen: 2_162_000 }])
  expect((await states(owner, house)).map(([, state]) => state)).toEqual(['accepted', 'accepted'])
  const third = await world.quote(owner, house, await world.project(owner, house))
  const strayed = await owner.graphql(accept, { house, id: third, input: versioned(1, said) })
  expect(strayed.errors?.[0]?.extensions).toMatchObject({ code: 'NOT_FOUND', field: 'costItemId' })
})

it('one that is no longer accepted commits nothing: refused by hand or taken out; undone it is committed again', async () => {
  const owner = await world.person()
  const house = await world.house(owner)
  const projectId = await world.project(owner, house)
  const [first, second] = [
    await world.quote(owner, house, projectId),
    await world.quote(owner, house, projectId),
  ]
  const said = { costItemId: newId(), declinesOthers: false }
  for (const id of [first, second]) await owner.data(accept, { house, id, input: versioned(1, said) })
  const committed = async () => (await look(owner, house)).costItems
  const plain = { ...plainQuote, projectId }
  await owner.data(set, {
    house,
    id: first,
    input: versioned(2, { ...plain, state: 'accepted', note: 'Bald' }),
  })
  expect(await committed()).toMatchObject([{ committedRappen: 2_162_000 }])
  await owner.data(set, { house, id: first, input: versioned(3, { ...plain, state: 'declined' }) })
  expect(await committed()).toMatchObject([{ committedRappen: 1_081_000 }])
  const [refusal] = await acts(projectId)
  expect(refusal).toMatchObject({ verb: 'project.quote', changes: { quotes: true, costItems: true } })
  await owner.data(undo, { house, act: refusal?.id, input: { idempotencyKey: newId() } })
  expect(await committed()).toMatchObject([{ committedRappen: 2_162_000 }])
  const out = versioned(2, { ...plain, state: 'accepted', isActive: false })
  await owner.data(set, { house, id: second, input: out })
  expect(await committed()).toMatchObject([{ committedRappen: 1_081_000 }])
})

it('a recorded quote confirms that one was asked for or is there, once, until the renovation is past that', async () => {
  const owner = await world.person()
  const house = await world.house(owner)
  const projectId = await world.project(owner, house)
  await world.quote(owner, house, projectId)
  const [act] = await acts(projectId)
  expect(act?.changes).toEqual({ quotes: true, checks: [[], ['offer_asked']] })
  await world.quote(owner, house, projectId)
  expect((await acts(projectId))[0]?.changes).toEqual({ quotes: true })
  expect((await look(owner, house)).projects.nodes).toMatchObject([{ checks: ['offer_asked'] }])
})

it('a neighbour sees nothing of it; it outlives who made it, and goes with its renovation, also from what an undo keeps', async () => {
  const [owner, stranger] = [await world.person(), await world.person()]
  const [house, other] = [await world.house(owner), await world.house(stranger)]
  const projectId = await world.project(owner, house)
  const craftsmanId = await world.craftsman(owner, house)
  const id = await world.quote(owner, house, projectId, { craftsmanId })
  expect((await look(stranger, other)).quotes).toEqual([])
  const foreign = await world.project(stranger, other)
  await expect(world.quote(stranger, other, projectId)).rejects.toThrow('NOT_FOUND')
  await expect(world.quote(stranger, other, foreign, { craftsmanId })).rejects.toThrow('NOT_FOUND')
  const stolen = { house: other, id, input: versioned(1, { costItemId: newId(), declinesOthers: true }) }
  expect((await stranger.graphql(accept, stolen)).errors?.[0]?.extensions.code).toBe('NOT_FOUND')
  await owner.data(throwAway('Craftsman'), { house, id: craftsmanId, input: versioned(1) })
  await owner.data(forGood, { house, kind: 'craftsman', id: craftsmanId, input: versioned(2) })
  expect((await look(owner, house)).quotes).toMatchObject([
    { company: 'Fenster Müller AG', craftsmanId: null },
  ])
  await owner.data(throwAway('Project'), { house, id: projectId, input: versioned(2) })
  await owner.data(forGood, { house, kind: 'project', id: projectId, input: versioned(3) })
  const left = await server.admin(
    `select id from app.quote where real_estate_id = $1
     union all select row_id from app.row_image where row_id = $2 and before <> '{}'`,
    [house, id],
  )
  expect(left).toEqual([])
})

it('has a paper of its house, which stays while nobody speaks of it, and is undone with the act that named it', async () => {
  const [owner, other] = [await world.person(), await world.person()]
  const [house, elsewhere] = [await world.house(owner), await world.house(other)]
  const projectId = await world.project(owner, house)
  const [paper, foreign] = [await paperIn(house, owner), await paperIn(elsewhere, other)]
  const [id, said] = [newId(), { ...plainQuote, projectId }]
  const say = (version: number, more: object = {}) =>
    owner.graphql(set, { house, id, input: versioned(version, { ...said, ...more }) })
  const paperNow = async () => (await look(owner, house)).quotes[0]?.documentId
  await say(0)
  for (const documentId of [foreign, newId()])
    expect((await say(1, { documentId })).errors?.[0]?.extensions).toMatchObject({
      code: 'NOT_FOUND',
      field: 'documentId',
    })
  await say(1, { documentId: paper })
  await say(2, { company: 'Huber und Söhne' })
  expect(await paperNow()).toBe(paper)
  await say(3, { documentId: null })
  expect(await paperNow()).toBeNull()
  const [cleared] = await acts(projectId)
  await owner.data(undo, { house, act: cleared?.id ?? '', input: { idempotencyKey: newId() } })
  expect(await paperNow()).toBe(paper)
  const trash = `mutation Throw($house: ID!, $id: ID!, $input: VersionInput!) {
    trashDocument(realEstateId: $house, id: $id, input: $input) { version } }`
  await owner.data(trash, { house, id: paper, input: versioned(1) })
  await owner.data(forGood, { house, kind: 'document', id: paper, input: versioned(2) })
  expect(await paperNow()).toBeNull()
})

async function paperIn(house: string, { userId }: Person): Promise<string> {
  const [id, file] = [newId(), newId()]
  await server.admin(
    `insert into app.file (real_estate_id, id, name, size_bytes, sha256, object_key, state, media_type, created_by)
     values ($1::uuid, $2::uuid, 'Offerte.pdf', 1, sha256('a'), $1::uuid || '/' || $2::uuid, 'ready', 'application/pdf', $3)`,
    [house, file, userId],
  )
  await server.admin(
    `insert into app.document (real_estate_id, id, file_id, title, created_by) values ($1, $2, $3, 'Offerte', $4)`,
    [house, id, file, userId],
  )
  return id
}

it('is found by its firm, its note and its lines, never by an amount, and only by who may see it and while it stands', async () => {
  const [owner, editor] = [await world.person(), await world.person()]
  const house = await world.house(owner)
  await world.join(editor, house, 'editor', false)
  const projectId = await world.project(owner, house)
  const line = {
    text: 'Dreifachverglasung',
    kind: 'priced',
    quantity: 3,
    unit: 'Stk',
    amountRappen: 7_654_321,
  }
  const said = { note: 'Gerüst inbegriffen', priceRappen: 7_654_321, lines: [line] }
  const id = await world.quote(owner, house, projectId, said)
  type Hit = { kind: string; id: string; projectId: string | null; title: { text: string }[] }
  const find = async (text: string, person = owner) =>
    (
      await person.data<{ realEstate: { search: Hit[] } }>(
        `query Find($house: ID!, $text: String!) { realEstate(id: $house) {
          search(text: $text) { kind id projectId title { text } } } }`,
        { house, text },
      )
    ).realEstate.search.filter(({ kind }) => kind === 'quote')
  for (const text of ['Müller Fenster', 'Gerüst', 'Verglasung'])
    expect(await find(text)).toMatchObject([{ id, projectId }])
  for (const amount of ['7654321', '76543.21']) expect(await find(amount)).toEqual([])
  expect(await find('Gerüst', editor)).toEqual([])
  const input = { ...plainQuote, ...said, projectId, company: 'Glas Huber', ...versioned(1) }
  await owner.data(set, { house, id, input })
  expect([await find('Müller'), (await find('Huber')).length]).toEqual([[], 1])
  // Thrown away by somebody who does not see it.
  await editor.data(throwAway('Project'), { house, id: projectId, input: versioned(2) })
  expect(await find('Huber')).toEqual([])
  const back = `mutation Back($house: ID!, $id: ID!, $input: VersionInput!) {
    restoreProject(realEstateId: $house, id: $id, input: $input) { version } }`
  await editor.data(back, { house, id: projectId, input: versioned(3) })
  expect(await find('Huber')).toMatchObject([{ title: [{ text: 'Glas ' }, { text: 'Huber' }] }])
  await owner.data(set, { house, id, input: { ...input, ...versioned(2), isActive: false } })
  expect(await find('Huber')).toEqual([])
})
