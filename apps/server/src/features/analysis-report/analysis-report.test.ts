import { afterAll, beforeAll, expect, it } from 'vitest'
import { taxRules, taxTotalLabel, taxYearTexts } from '@hauswart/domain/analysis/money/tax.labels'
import { ruleTexts } from '@hauswart/domain/analysis/model/rule.labels'
import { hullTexts } from '@hauswart/domain/analysis/model/saving.labels'
import { solarLabels, solarTexts } from '@hauswart/domain/analysis/solar/solar.labels'
import { reportTexts } from '@hauswart/domain/reports/analysis-report.labels'
import { limits } from '#platform/limits.ts'
import { makeClock } from '#platform/clock.ts'
import { readPdf, type ReadPdf } from '#test/pdf.ts'
import { startServer, type TestServer } from '#test/server.ts'
import { makeWorld, newId, type Person } from '#test/world.ts'

let server: TestServer
let shift = 0
let owner: Person
let house: string
let windows: string
const world = () => makeWorld(server)
const longWord = 'Stockwerkeigentümergemeinschaftsversammlung'

beforeAll(async () => {
  server = await startServer({ clock: makeClock(() => Date.now() + shift) })
  owner = await world().person('Vreni')
  house = await world().house(owner, {
    street: 'Lindenweg',
    houseNumber: '14',
    zip: '8400',
    city: 'Winterthur',
    canton: 'ZH',
    kind: 'single_family_house',
    buildYear: 1985,
    livingAreaM2: 148,
    heating: 'oil',
  })
  windows = await world().component(owner, house, { catalogKey: 'windows', installedYear: 1998 })
  await world().component(owner, house, { catalogKey: 'oil_heating', installedYear: 2001, condition: 'worn' })
  await world().component(owner, house, { catalogKey: 'kitchen', installedYear: 2012, name: 'Küche Kovačić' })
  await owner.data(setCost, {
    realEstateId: house,
    id: windows,
    input: { idempotencyKey: newId(), expectedVersion: 0, costRappen: 4_173_200 },
  })
  await owner.data(addMeasure, {
    realEstateId: house,
    input: {
      idempotencyKey: newId(),
      id: newId(),
      componentIds: [windows],
      kind: 'replacement',
      state: 'postponed',
      title: 'Fenster ersetzen',
      year: 2031,
      reason: `Zuerst entscheidet die ${longWord} darüber.`,
      costRappen: 3_391_700,
    },
  })
})
afterAll(() => server.close())

const setCost = `mutation ($realEstateId: ID!, $id: ID!, $input: SetComponentCostInput!) {
  setComponentCost(realEstateId: $realEstateId, id: $id, input: $input) { rappen } }`
const addMeasure = `mutation ($realEstateId: ID!, $input: AddMeasureInput!) {
  addMeasure(realEstateId: $realEstateId, input: $input) { id } }`
const address = `query ($id: ID!) { realEstate(id: $id) { analysisReportUrl } }`

async function addressFor(person: Person): Promise<string> {
  const { realEstate } = await person.data<{ realEstate: { analysisReportUrl: string } }>(address, {
    id: house,
  })
  return `${server.url}${realEstate.analysisReportUrl}`
}

async function reportFor(person: Person): Promise<{ response: Response; pdf: ReadPdf; text: string }> {
  const response = await fetch(await addressFor(person))
  expect(response.status).toBe(200)
  const pdf = readPdf(new Uint8Array(await response.arrayBuffer()))
  return { response, pdf, text: pdf.pages.join('\n') }
}

/** The owner's, made once: most tests look at the same one. */
let own: ReturnType<typeof reportFor> | undefined
const ownReport = () => (own ??= reportFor(owner))

it('an owner gets the analysis as a file, under a name that says what it is', async () => {
  const before = server.parts.clock.today()
  const { response } = await ownReport()
  const named = decodeURIComponent(response.headers.get('content-disposition') ?? '')
  // Midnight may come while it is made.
  const today = named.includes(before) ? before : server.parts.clock.today()
  expect(response.headers.get('content-type')).toBe('application/pdf')
  expect(named).toBe(`attachment; filename*=UTF-8''Analyse Lindenweg 14, ${today}.pdf`)
  expect(response.headers.get('cache-control')).toBe('private, no-store')
})

it('it says what the house is, what is due, what it costs, by which rules and on whose word', async () => {
  const { text } = await ownReport()
  for (const words of [
    'Analyse Lindenweg 14',
    'Lindenweg 14, 8400 Winterthur',
    'Vreni Muster',
    'Einfamilienhaus',
    'Ölheizung',
    'Küche Kovačić',
    reportTexts.components.title,
    reportTexts.plan.title,
    reportTexts.reserve.perMonth,
    hullTexts.title,
    solarTexts.title,
    solarLabels.payback,
    'Fenster ersetzen',
    'zurückgestellt',
    ruleTexts.cost_own,
    'EnergieSchweiz, Heizkostenrechner',
    reportTexts.open.said,
    reportTexts.note.text,
  ])
    expect(text).toContain(words)
  expect(text).toMatch(/Fenster fällig|Fenster gut|Fenster in \d+ Jahren|Fenster fällig · \d{4}/)
})

it('CO₂ stands in one unit, however little one of the savings is', async () => {
  const { text } = await ownReport()
  const amounts = text.split('\n').filter((line) => /^[\d.–]+\s(kg|t)\sCO2/.test(line))
  expect(amounts.length).toBeGreaterThan(10)
  expect(amounts.filter((line) => line.includes('kg'))).toEqual([])
})

it('a screen reader finds its way: tags, language, title, alternative texts, and nothing left outside', async () => {
  const { pdf } = await ownReport()
  expect(pdf.untagged).toBe('')
  expect(pdf.tags).toMatchObject({ Document: 1, H1: 1, Figure: 2 })
  expect(pdf.tags['H2']).toBeGreaterThanOrEqual(8)
  expect(pdf.tags['Table']).toBeGreaterThanOrEqual(5)
  expect(pdf.tags['TD']).toBeGreaterThan(pdf.tags['TR'] ?? 0)
  expect(pdf.outline).toContain('/Marked true')
  expect(pdf.outline).toContain('/Lang (de-CH)')
  expect(pdf.outline).toContain('/DisplayDocTitle true')
  expect(pdf.outline).toContain('(Analyse Lindenweg 14)')
  expect(pdf.outline.match(/\/Alt \(/g)).toHaveLength(2)
  expect(pdf.outline.match(/\/Scope \/Column/g)?.length).toBeGreaterThan(10)
})

/** What a reader of the appendix could not find: a number without its source, a source nobody refers to. */
function faultsOf(text: string): readonly string[] {
  const [, appendix = ''] = text.split(`\n${reportTexts.rules.title}\n`)
  const [rules = '', sources = ''] = appendix.split(`\n${reportTexts.sources.title}\n`)
  const cited = [...rules.matchAll(/\[([\d–,\s]+)\]/g)].flatMap(([, list = '']) =>
    list.split(',').flatMap(range),
  )
  const listed = [...sources.matchAll(/\n(\d+)\n(?=.)/g)].map(([, number]) => Number(number))
  return [
    ...cited.filter((one) => !listed.includes(one)).map((one) => `${String(one)} is not listed`),
    ...listed.filter((one) => !cited.includes(one)).map((one) => `nobody refers to ${String(one)}`),
    ...listed.filter((one, n) => one !== n + 1).map((one) => `${String(one)} is not in its place`),
    ...(listed.length > 20 ? [] : ['hardly any source is listed']),
  ]
}

function range(words: string): readonly number[] {
  const [from = 0, to = from] = words.split('–').map(Number)
  return Array.from({ length: to - from + 1 }, (_, n) => from + n)
}

it('every source that a rule rests on is in the list once, and none is there for nothing', async () => {
  const { text } = await ownReport()
  expect(faultsOf(text)).toEqual([])
  expect(faultsOf(text.replace(/\n2\n/, '\n'))).toContain('2 is not listed')
  expect(faultsOf(text.replace(/\n2\n/, '\n2\nDoppelt.\n2\n'))).toContain('2 is not in its place')
  expect(faultsOf(text.replaceAll(/\[[\d–,\s]+\]/g, ''))).toContain('nobody refers to 1')
})

it('a figure on a row that nobody has seen at its source says so, and the row too', async () => {
  const { text } = await ownReport()
  const [front = '', sources = ''] = text.split(`\n${reportTexts.sources.title}\n`)
  expect(front).toMatch(/CHF\s[\d’–]+(\spro\sJahr)? \(ungeprüft\)/)
  expect(sources).toMatch(/noch ohne Quelle\n\d+\n.*\. \(ungeprüft\)/)
  // This one was seen, and the owner's own amount needs nobody's word.
  expect(sources).toMatch(/Architekten ± 25\s%\.\n/)
  expect(text).toContain('41’732')
  expect(text).not.toContain(`41’732${reportTexts.open.said}`)
})

it('rules and sources fill four pages at most, whichever page they begin on', async () => {
  const { pdf } = await ownReport()
  const first = pdf.pages.findIndex((page) => page.includes(reportTexts.rules.title))
  const signs = (page: string) => page.replaceAll(/\s+/g, ' ').length
  const [before = ''] = (pdf.pages[first] ?? '').split(`\n${reportTexts.rules.title}\n`)
  const appendix = pdf.pages.slice(first).reduce((sum, page) => sum + signs(page), 0) - signs(before)
  // A page in one column has half as many: this is what two columns are for.
  const fullest = Math.max(...pdf.pages.map(signs))
  expect(first).toBeGreaterThan(1)
  expect(fullest).toBeGreaterThan(5_000)
  expect(appendix / fullest).toBeLessThanOrEqual(4)
})

it('every page has its number, and only for the eye', async () => {
  const { pdf, text } = await ownReport()
  expect(pdf.pages.length).toBeGreaterThan(3)
  pdf.furniture.forEach((words, n) => expect(words).toContain(`Seite ${n + 1} von ${pdf.pages.length}`))
  expect(text).not.toContain('Seite 1 von')
})

it('long words are divided at the end of a line, and whole for whoever searches or copies', async () => {
  const { pdf, text } = await ownReport()
  expect(pdf.brokenWords).toBeGreaterThan(0)
  expect(text).toContain(`die ${longWord} darüber`)
})

it('own amounts are in it for whoever may see them, and for nobody else', async () => {
  const [reader, trusted] = [await world().person('Reto'), await world().person('Anna')]
  await world().join(reader, house, 'reader')
  await world().join(trusted, house, 'reader', true)
  const [forOwner, forTrusted, forReader] = await Promise.all([
    ownReport(),
    reportFor(trusted),
    reportFor(reader),
  ])
  for (const amount of ['41’732', '33’917']) {
    expect(forOwner.text).toContain(amount)
    expect(forTrusted.text).toContain(amount)
    expect(forReader.text).not.toContain(amount)
  }
  expect(forReader.text).toContain('Fenster ersetzen')
  expect(forReader.text).toContain(reportTexts.note.money)
  expect(forTrusted.text).not.toContain(reportTexts.note.money)
  expect(forReader.text).not.toContain(ruleTexts.cost_own)
})

it('a neighbour learns nothing: not the address, and nothing by an address of their own making', async () => {
  const neighbour = await world().person('Nora')
  const answer = await neighbour.graphql(address, { id: house })
  expect(answer.errors?.[0]?.extensions.code).toBe('NOT_FOUND')
  const { userId, sessionId } = neighbour
  const file = { realEstateId: house, id: 'analysis.pdf', disposition: 'attachment' } as const
  const made = server.parts.addresses.sign(file, { userId, sessionId })
  const refused = await fetch(`${server.url}${made}`)
  expect([refused.status, ((await refused.json()) as { code: string }).code]).toEqual([404, 'NOT_FOUND'])
  const borrowed = new URL(await addressFor(owner))
  borrowed.searchParams.set('user', userId)
  expect((await fetch(borrowed)).status).toBe(await statusOfForged())
})

async function statusOfForged(): Promise<number> {
  const { status } = await fetch(`${server.url}/files/${house}/analysis.pdf?exp=1&user=a&session=b&sig=c`)
  expect(status).toBeGreaterThanOrEqual(400)
  return status
}

it('an address holds for a minute, for its way of showing and for a session that still is', async () => {
  const person = await world().person('Urs')
  await world().join(person, house, 'reader')
  const held = await addressFor(person)
  const { userId, sessionId } = person
  const inline = server.parts.addresses.sign(
    { realEstateId: house, id: 'analysis.pdf' },
    { userId, sessionId },
  )
  expect((await fetch(`${server.url}${inline}`)).status).toBe(await statusOfForged())
  shift = 61_000
  expect((await fetch(held)).status).toBe(await statusOfForged())
  shift = 0
  await server.admin('update auth.session set revoked_at = now() where id = $1', [sessionId])
  expect((await fetch(held)).status).toBe(401)
})

it('a house nobody has recorded anything of still gives a report', async () => {
  const person = await world().person('Beat')
  const plot = await world().house(person, { kind: 'building_land', name: 'Rebberg' })
  const pdf = await reportOf(person, plot)
  expect(pdf.pages.join('\n')).toContain(reportTexts.components.none)
  expect(pdf.tags['Figure']).toBeUndefined()
})

async function reportOf(person: Person, realEstateId: string): Promise<ReadPdf> {
  const { userId, sessionId } = person
  const file = { realEstateId, id: 'analysis.pdf', disposition: 'attachment' } as const
  const response = await fetch(`${server.url}${server.parts.addresses.sign(file, { userId, sessionId })}`)
  expect(response.status).toBe(200)
  return readPdf(new Uint8Array(await response.arrayBuffer()))
}

it('a decision over forty components stays on the paper, with every one of their names', async () => {
  const person = await world().person('Lea')
  const large = await world().house(person)
  const names = Array.from(
    { length: 40 },
    (_, n) => `Fenster${String(n)} ${'im obersten Stock hinten '.repeat(4)}`,
  )
  const componentIds: string[] = []
  for (const name of names)
    componentIds.push(await world().component(person, large, { name: name.slice(0, 80) }))
  await world().measure(person, large, windows, { componentIds })
  const pdf = await reportOf(person, large)
  expect(pdf.lowest).toBeGreaterThan(60)
  const [, decided = ''] = pdf.pages.join('\n').split(reportTexts.measures.title)
  for (const n of names.keys()) expect(decided).toMatch(new RegExp(`\\bFenster${String(n)}\\b`))
})

it('of a flat it says what the fund pays and what a rejected renewal leaves out, amounts with the right alone', async () => {
  const [person, reader] = [await world().person('Mia'), await world().person('Jan')]
  const flat = await world().house(person, { kind: 'condominium_flat', buildYear: 1985 })
  await world().join(reader, flat, 'reader')
  const told = { idempotencyKey: newId(), expectedVersion: 0 }
  const roof = { catalogKey: 'pitched_roof', installedYear: 1985, isShared: true, quantity: 300, unit: 'm2' }
  await world().component(person, flat, roof)
  const kitchen = await world().component(person, flat, { catalogKey: 'kitchen', installedYear: 1990 })
  await world().measure(person, flat, kitchen, { state: 'rejected', year: null, reason: 'Zu teuer' })
  await person.data(
    'mutation ($id: ID!, $input: UpdateCondominiumInput!) { updateCondominium(realEstateId: $id, input: $input) { version } }',
    { id: flat, input: { ...told, sharePermille: 100 } },
  )
  await person.data(
    'mutation ($id: ID!, $input: RealEstateFinanceInput!) { updateRealEstateFinance(id: $id, input: $input) { version } }',
    { id: flat, input: { ...told, idempotencyKey: newId(), fundBalanceRappen: 1_234_500 } },
  )
  const textFor = async (one: Person) => (await reportOf(one, flat)).pages.join('\n').replaceAll(/\s+/g, ' ')
  const [mine, foreign] = [await textFor(person), await textFor(reader)]
  for (const text of [mine, foreign]) expect(text).toContain(reportTexts.main.rejected('Küche'))
  expect(mine).toContain(reportTexts.reserve.fund)
  expect(mine).toContain(ruleTexts.reserve_fund)
  expect(foreign).not.toContain(reportTexts.reserve.fund)
  expect(foreign).toContain(ruleTexts.reserve_no_fund)
})

it('it says what the works of a year save in taxes together and until when, to whoever may see amounts', async () => {
  const [person, reader] = [await world().person('Nora'), await world().person('Beat')]
  const facts = { canton: 'ZH', kind: 'single_family_house', usage: 'rented', buildYear: 1985 }
  const home = await world().house(person, facts)
  await world().join(reader, home, 'reader')
  await world().component(person, home, { catalogKey: 'kitchen', installedYear: 1985, condition: 'worn' })
  await world().component(person, home, { catalogKey: 'water_pipes', installedYear: 1940, condition: 'worn' })
  const told = () => ({ idempotencyKey: newId(), expectedVersion: 0 })
  await person.data(
    'mutation ($id: ID!, $input: UpdateAnalysisBudgetInput!) { updateAnalysisBudget(realEstateId: $id, input: $input) { version } }',
    { id: home, input: { ...told(), marginalTaxPercent: 25 } },
  )
  const textFor = async (one: Person) => (await reportOf(one, home)).pages.join('\n').replaceAll(/\s+/g, ' ')
  const [mine, foreign] = [await textFor(person), await textFor(reader)]
  for (const words of [
    taxYearTexts.title,
    taxTotalLabel(null),
    taxRules.comfort,
    taxRules.progression,
    reportTexts.rules.topics.tax,
  ])
    expect(mine).toContain(words)
  // The income is our assumption: what hangs on it is said to be unchecked, in a sentence too.
  expect(mine).toMatch(/Mehr gespart: CHF [\d’–\s]+ \(ungeprüft\)\./)
  expect(foreign).not.toContain(taxYearTexts.title)
  expect(foreign).not.toContain(taxRules.progression)
})

it('a house with more components than a report holds is told so', async () => {
  const person = await world().person('Ida')
  const huge = await world().house(person)
  const most = limits.report.components
  await server.admin(
    `insert into app.component (real_estate_id, id, catalog_key, name, installed_year, created_by)
     select $1, ('018f0000-0000-7000-8000-' || lpad(n::text, 12, '0'))::uuid, 'windows', 'Fenster' || n, 1990, $2
     from generate_series(1, $3) n`,
    [huge, person.userId, most + 1],
  )
  const text = (await reportOf(person, huge)).pages.join('\n').replaceAll(/\s+/g, ' ')
  expect(text).toContain(reportTexts.components.cut(most))
  expect(text).toContain(`Fenster${String(most)} `)
  expect(text).not.toContain(`Fenster${String(most + 1)}`)
  expect((await ownReport()).text).not.toContain('zuerst erfassten Bauteile')
})

it('the same facts are set once in a minute, and anew as soon as one of them changes', async () => {
  const person = await world().person('Kim')
  const small = await world().house(person, { kind: 'building_land', name: 'Allmend' })
  let threads = 0
  const count = () => void (threads += 1)
  process.on('worker', count)
  await reportOf(person, small)
  await reportOf(person, small)
  expect(threads).toBe(1)
  await world().component(person, small)
  await reportOf(person, small)
  expect(threads).toBe(2)
  process.off('worker', count)
})

it('nobody makes the server write reports all day', async () => {
  const person = await world().person('Max')
  const { userId, sessionId } = person
  const file = { realEstateId: house, id: 'analysis.pdf', disposition: 'attachment' } as const
  const held = `${server.url}${server.parts.addresses.sign(file, { userId, sessionId })}`
  const statuses: number[] = []
  for (let n = 0; n <= limits.report.perPerson.count; n += 1) statuses.push((await fetch(held)).status)
  expect(statuses.slice(0, -1).every((status) => status === 404)).toBe(true)
  expect(statuses.at(-1)).toBe(429)
})
