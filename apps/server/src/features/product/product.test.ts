import { afterAll, beforeAll, expect, test } from 'vitest'
import { startServer, type TestServer } from '#test/server.ts'
import { ask } from '#test/ask.ts'
import { makeWorld } from '#test/world.ts'

let server: TestServer
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.close())

const calculate = (body: unknown) =>
  fetch(`${server.url}/product/calculations/affordability`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })

const million = {
  valueRappen: 100_000_000,
  debtRappen: 80_000_000,
  incomeRappen: 18_000_000,
  interestRate: [5, 100],
  maintenanceRate: [1, 100],
  limit: [1, 3],
  amortisation: { rule: 'to_target', targetLoanToValue: [2, 3], years: 15 },
}

test('a guest learns whether a mortgage is affordable, and why', async () => {
  const response = await calculate(million)
  expect(response.status).toBe(200)
  expect(await response.json()).toMatchObject({
    value: {
      loanToValueBasisPoints: 8_000,
      affordabilityBasisPoints: 3_272,
      interestRappen: 4_000_000,
      maintenanceRappen: 1_000_000,
      amortisationRappen: 888_889,
      yearlyCostRappen: 5_888_889,
      requiredIncomeRappen: 17_666_667,
      isAffordable: true,
    },
    inputs: expect.arrayContaining([
      { name: 'interestRate', label: 'Kalkulatorischer Zinssatz', value: [5, 100], unit: 'ratio' },
      { name: 'debtRappen', label: 'Hypothekarschuld', value: 80_000_000, unit: 'rappen' },
    ]),
    rules: [{ id: 'loan_to_value' }, { id: 'affordability' }, { id: 'to_target' }],
    calculatedOn: server.parts.clock.today(),
  })
})

test.each([
  ['no parameter is assumed', { ...million, interestRate: undefined }, 'interestRate'],
  ['half Rappen do not exist', { ...million, debtRappen: 1.5 }, 'debtRappen'],
  ['nothing divides by nothing', { ...million, limit: [0, 3] }, 'limit.0'],
  ['a sum is not a list', [], ''],
])('%s', async (_rule, body, field) => {
  const response = await calculate(body)
  expect(response.status).toBe(400)
  expect(await response.json()).toMatchObject({ code: 'BAD_INPUT', field })
})

test('the catalogue names every component in German, in its group', async () => {
  const response = await fetch(`${server.url}/product/catalog/components`)
  const catalog = (await response.json()) as { groups: { key: string }[]; components: { group: string }[] }
  expect(response.headers.get('cache-control')).toBe('public, max-age=300')
  expect(catalog.groups[0]).toEqual({ key: 'envelope', label: 'Gebäudehülle' })
  expect(catalog.components).toContainEqual({ key: 'heat_pump', label: 'Wärmepumpe', group: 'technology' })
  const groups = new Set(catalog.groups.map((group) => group.key))
  expect(catalog.components.every((component) => groups.has(component.group))).toBe(true)
})

const json = { 'content-type': 'application/json' }

type Figure = { readonly key: string; readonly canton: string | null }
type Figures = {
  readonly data: {
    readonly metaData: {
      readonly referenceValues: { readonly nodes: readonly Figure[]; readonly nextCursor: string | null }
    }
  }
}

test('[S3.7] the data area metaData tells guests and owners the same words and figures, page by page', async () => {
  const owner = await makeWorld(server).person()
  const words =
    '{ metaData { groups { key } components { key label group } conditions { key label } units { key label } } }'
  const told = await ask(server.url, json, words)
  expect(told).toMatchObject({
    data: {
      metaData: {
        components: expect.arrayContaining([
          { key: 'heat_pump', label: 'Wärmepumpe', group: 'technology' },
        ]) as unknown,
        conditions: expect.arrayContaining([{ key: 'worn', label: 'Abgenutzt' }]) as unknown,
      },
    },
  })
  expect(await owner.graphql(words)).toEqual(told)

  const page = `query Figures($after: String) { metaData {
    referenceValues(first: 40, after: $after, area: "subsidy", canton: ZH) { nodes { key canton } nextCursor } } }`
  const found: Figure[] = []
  let after: string | null = null
  do {
    const answer = (await ask(server.url, json, page, { after })) as unknown as Figures
    found.push(...answer.data.metaData.referenceValues.nodes)
    after = answer.data.metaData.referenceValues.nextCursor
  } while (after !== null)
  expect(new Set(found.map(({ key }) => key.split('.')[0]))).toEqual(new Set(['subsidy']))
  expect(found.every(({ canton }) => canton === null || canton === 'ZH')).toBe(true)
  const held = (await (await fetch(`${server.url}/product/reference/values`)).json()) as { values: Figure[] }
  const own = held.values.filter(
    ({ key, canton }) => key.startsWith('subsidy.') && (canton === null || canton === 'ZH'),
  )
  expect(found).toHaveLength(own.length)
})
