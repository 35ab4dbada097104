import { measureKindLabels } from '@hauswart/domain/analysis/model/analysis.labels'
import { trades } from '@hauswart/domain/craftsmen/trade'
import { tradeLabels } from '@hauswart/domain/craftsmen/trade.labels'
import { documentCategoryLabels } from '@hauswart/domain/documents/document.labels'
import { componentLabels } from '@hauswart/domain/real-estate/component.labels'
import { searchKinds, type MarkedText, type SearchKind } from '@hauswart/domain/search/search'
import { expect, test } from 'vitest'
import { makeDocuments } from '#test/documents.ts'
import { openWorld } from '#test/open-world.ts'
import { newId, type Person } from '#test/world.ts'

const { server, world } = await openWorld()
const { document } = makeDocuments(server)

type Hit = {
  kind: SearchKind
  id: string
  title: MarkedText[]
  quote: MarkedText[]
  page: number | null
  isNear: boolean
}
const query = `query Search($house: ID!, $text: String!, $first: Int) { realEstate(id: $house) {
  search(text: $text, first: $first) { kind id title { text isFound } quote { text isFound } page isNear } } }`
const search = async (person: Person, house: string, text: string, first?: number) =>
  (await person.data<{ realEstate: { search: Hit[] } }>(query, { house, text, first })).realEstate.search
const words = (pieces: readonly MarkedText[]) => pieces.map(({ text }) => text).join('')
const marked = (pieces: readonly MarkedText[]) =>
  pieces.map(({ text, isFound }) => (isFound ? `[${text}]` : text)).join('')
const found = async (person: Person, house: string, text: string) =>
  (await search(person, house, text)).map(({ kind, title }) => `${kind} ${words(title)}`)

const versioned = (expectedVersion: number, said: object = {}) => ({
  idempotencyKey: newId(),
  expectedVersion,
  ...said,
})

async function household() {
  const owner = await world.person('Anna')
  const house = await world.house(owner)
  const heatPump = await world.component(owner, house, { catalogKey: 'heat_pump', manufacturer: 'Hoval' })
  const room = await world.room(owner, house, { name: 'Waschküche' })
  const text = `${'Sehr geehrte Frau Keller. '.repeat(20)}Die jährliche Wartung der Wärmepumpe kostet wenig.`
  const contract = await document(owner, house, { title: 'Heizungsvertrag', sender: 'Müller Söhne', text })
  const todo = await world.todo(owner, house, {
    title: 'Sanitär anrufen',
    note: 'Der Vertrag läuft im Herbst aus.',
  })
  return { owner, house, heatPump, room, contract, todo }
}

test('one search finds papers, to-dos, components and rooms by whatever stands in them, names first', async () => {
  const { owner, house, heatPump, contract } = await household()
  expect(await found(owner, house, 'Vertrag')).toEqual(['document Heizungsvertrag', 'todo Sanitär anrufen'])
  const [paper, todo] = await search(owner, house, 'vertrag')
  expect(marked(paper?.title ?? [])).toBe('[Heizungsvertrag]')
  expect(paper).toMatchObject({ id: contract, quote: [], page: null, isNear: false })
  expect(marked(todo?.quote ?? [])).toBe('[Vertrag] läuft im Herbst')

  const both = ['component Wärmepumpe', 'document Heizungsvertrag']
  for (const text of [
    'Wärmepumpe',
    'waermepumpe',
    'WARMEPUMPEN',
    'Pumpe',
    'Wärmep',
    'Wärmepupe',
    'Wärmepmupe',
  ])
    expect([text, await found(owner, house, text)]).toEqual([text, both])
  const [component, quoted] = await search(owner, house, 'Wärmepupe')
  expect(component).toMatchObject({ id: heatPump, isNear: true })
  expect(marked(component?.title ?? [])).toBe('[Wärmepumpe]')
  expect(marked(quoted?.quote ?? [])).toContain('Wartung der [Wärmepumpe] kostet')
  expect(quoted?.page).toBe(1)

  expect(await found(owner, house, 'hoval')).toEqual(['component Wärmepumpe'])
  expect(await found(owner, house, 'Mueller Heizung')).toEqual(['document Heizungsvertrag'])
  expect(await found(owner, house, 'Küche')).toEqual(['room Waschküche'])
  expect(await search(owner, house, 'Vertrag', 1)).toHaveLength(2)
  for (const nothing of ['Zeppelin', '%_', "'", 'der', 'x'])
    expect([nothing, await found(owner, house, nothing)]).toEqual([nothing, []])
})

test('what changes is found by its new words in the same moment, and what is thrown away is not found', async () => {
  const { owner, house, todo } = await household()
  const edit = `mutation Edit($house: ID!, $id: ID!, $input: UpdateTodoInput!) {
    updateTodo(realEstateId: $house, id: $id, input: $input) { version } }`
  await owner.data(edit, {
    house,
    id: todo,
    input: versioned(1, { title: 'Kaminfeger bestellen', note: null }),
  })
  expect(await found(owner, house, 'Sanitär')).toEqual([])
  expect(await found(owner, house, 'Kaminfegers')).toEqual(['todo Kaminfeger bestellen'])
  const move = (act: string) => `mutation Move($house: ID!, $id: ID!, $input: VersionInput!) {
    ${act}(realEstateId: $house, id: $id, input: $input) { version } }`
  await owner.data(move('deleteTodo'), { house, id: todo, input: versioned(2) })
  expect(await found(owner, house, 'Kaminfeger')).toEqual([])
  await owner.data(move('restoreTodo'), { house, id: todo, input: versioned(3) })
  expect(await found(owner, house, 'Kaminfeger')).toEqual(['todo Kaminfeger bestellen'])
})

test('a neighbour finds nothing of the house, and nobody finds an amount', async () => {
  const { owner, house } = await household()
  const neighbour = await world.person('Beat')
  const own = await world.house(neighbour)
  expect(await found(neighbour, own, 'Vertrag')).toEqual([])
  expect((await neighbour.graphql(query, { house, text: 'Vertrag' })).errors?.[0]?.extensions.code).toBe(
    'NOT_FOUND',
  )
  await document(owner, house, { title: 'Rechnung', amountRappen: 7_654_321 })
  for (const amount of ['7654321', '76543.21', "76'543.21"])
    expect(await found(owner, house, amount)).toEqual([])
})

test('a long paper of odd letters is kept in parts and found by its last word', async () => {
  const owner = await world.person()
  const house = await world.house(owner)
  const odd = Array.from({ length: 4_000 }, (_, n) => `语${n}`).join(' ')
  await document(owner, house, {
    title: '语'.repeat(200),
    tags: ['语'.repeat(40)],
    text: `${odd} Schlusswort`,
  })
  expect(await search(owner, house, 'Schlusswort')).toMatchObject([{ kind: 'document' }])
})

test('a database server that has lost the lists of words still keeps and finds plain ones', async () => {
  const lost = `do $$ begin
    set local allow_system_table_mods = on;
    update pg_ts_dict set dictinitoption = 'rules = ''nowhere''' where dictname = 'house_fold';
    raise exception 'finds % by %', (select p.words from app.parts_of_words('Heizungen', '') p), app.asked('Heizung');
  end $$`
  await expect(server.admin(lost)).rejects.toThrow(
    "finds 'heizung':1A by 'heizung' | 'heizung' | 'heizung':*",
  )
})

test('every noun with a name says how it is found, and the labels are those of the product', async () => {
  const nouns = await server.admin<{ name: string }>(
    `select c.relname as name from pg_class c where c.relnamespace = 'app'::regnamespace and exists (
       select from pg_trigger t where t.tgrelid = c.oid and t.tgname = 'keep_words') order by 1`,
  )
  expect(nouns.map(({ name }) => name)).toEqual([...searchKinds].toSorted())
  const labels = { component: componentLabels, document: documentCategoryLabels, measure: measureKindLabels }
  for (const [kind, known] of Object.entries(labels)) {
    const [row] = await server.admin<{ labels: object }>(
      'select jsonb_object_agg(k, app.search_label($1, k)) as labels from unnest($2::text[]) k',
      [kind, Object.keys(known)],
    )
    expect(row?.labels).toEqual(known)
  }
  const [told] = await server.admin<{ words: string }>(
    'select app.trade_words(to_jsonb($1::text[])) as words',
    [trades],
  )
  expect(told?.words).toBe(trades.map((trade) => tradeLabels[trade]).join(' '))
})
