import { describe, expect, it } from 'vitest'
import { openWorld } from '#test/open-world.ts'
import { newId, type Person } from '#test/world.ts'

const { server, world } = await openWorld()

const read = `query Read($house: ID!, $id: ID!) { realEstate(id: $house) {
  heating heatingYear version
  component(id: $id) { catalogKey name quantity unit material installedYear isShared version }
  componentEvents(componentId: $id) { kind year former { catalogKey name quantity material } }
  maintenanceTasks { title isActive } amounts { kind rappen } } }`
const replace = `mutation Replace($house: ID!, $id: ID!, $input: ReplaceComponentInput!) {
  replaceComponent(realEstateId: $house, id: $id, input: $input) { catalogKey version } }`
const tell = `mutation Tell($house: ID!, $input: UpdateRealEstateInput!) {
  updateRealEstate(id: $house, input: $input) { version } }`
const setCost = `mutation Cost($house: ID!, $id: ID!, $input: SetComponentCostInput!) {
  setComponentCost(realEstateId: $house, id: $id, input: $input) { rappen } }`

type Seen = { heating: string | null; heatingYear: number | null; version: number }
const over = (expectedVersion: number, facts: object = {}) => ({
  idempotencyKey: newId(),
  expectedVersion,
  ...facts,
})
const by = (heating: string | null, more: object = {}) =>
  over(1, { eventId: newId(), year: 2024, heating, ...more })
const seen = async (person: Person, house: string, id: string): Promise<Seen> =>
  (await person.data<{ realEstate: Seen }>(read, { house, id })).realEstate

const oil = {
  catalogKey: 'oil_heating',
  name: 'Ölkessel im Keller',
  installedYear: 2001,
  quantity: 22,
  unit: 'kw',
  material: 'Guss',
  isShared: true,
}

async function heated(heating: string | null) {
  const owner = await world.person()
  const house = await world.house(owner)
  const id = await world.component(owner, house, oil)
  const { version } = await seen(owner, house, id)
  await owner.data(tell, { house, input: over(version, { heating, heatingYear: null }) })
  return { owner, house, id }
}

describe('a heating replaced by another kind', () => {
  it('is that kind, the house is heated with it, and the old one stays in the history, in one write', async () => {
    const { owner, house, id } = await heated('oil')
    const input = by('heat_pump_ground')
    const answers = await Promise.all([1, 2, 3].map(() => owner.data(replace, { house, id, input })))
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
    expect(await seen(owner, house, id)).toMatchObject({
      heating: 'heat_pump_ground',
      heatingYear: 2024,
      component: {
        catalogKey: 'heat_pump',
        name: null,
        quantity: null,
        unit: null,
        material: null,
        installedYear: 2024,
        isShared: true,
        version: 2,
      },
      componentEvents: [
        {
          kind: 'replaced',
          year: 2024,
          former: { catalogKey: 'oil_heating', name: 'Ölkessel im Keller', quantity: 22, material: 'Guss' },
        },
      ],
    })
    const audit = await server.admin(
      `select changes from app.audit_event where object_id = $1 and verb = 'component.replace'`,
      [id],
    )
    expect(audit).toMatchObject([
      {
        changes: {
          catalogKey: ['oil_heating', 'heat_pump'],
          heating: ['oil', 'heat_pump_ground'],
          heatingYear: [null, 2024],
        },
      },
    ])
  })

  it('ends the usual service of the old kind and keeps the own, and its own price goes unseen', async () => {
    const { owner, house, id } = await heated('oil')
    await world.task(owner, house, id, { title: 'Kaminfeger', templateKey: 'chimney_sweep' })
    await world.task(owner, house, id, { title: 'Heizkeller wischen' })
    await owner.data(setCost, { house, id, input: over(0, { costRappen: 4_000_000 }) })
    const editor = await world.person()
    await world.join(editor, house, 'editor')
    await editor.data(replace, { house, id, input: by('district') })
    const { maintenanceTasks, amounts } = (await seen(owner, house, id)) as unknown as {
      maintenanceTasks: { title: string; isActive: boolean }[]
      amounts: object[]
    }
    expect(maintenanceTasks.filter(({ isActive }) => isActive).map(({ title }) => title)).toEqual([
      'Heizkeller wischen',
    ])
    expect(amounts).toEqual([])
  })

  it('leaves the heating of the house where another one makes the heat', async () => {
    const { owner, house } = await heated('oil')
    const stove = await world.component(owner, house, { catalogKey: 'electric_heating', installedYear: 1990 })
    const { version } = await seen(owner, house, stove)
    await owner.data(replace, { house, id: stove, input: by('heat_pump_air') })
    expect(await seen(owner, house, stove)).toMatchObject({
      heating: 'oil',
      version,
      component: { catalogKey: 'heat_pump' },
    })
  })

  it('of the same kind keeps what is known of it, and the house its heating with the new year', async () => {
    const { owner, house, id } = await heated('oil')
    await owner.data(replace, { house, id, input: by('oil') })
    expect(await seen(owner, house, id)).toMatchObject({
      heating: 'oil',
      heatingYear: 2024,
      component: { catalogKey: 'oil_heating', name: 'Ölkessel im Keller', quantity: 22, material: 'Guss' },
    })
  })

  it('of which nothing is said stays its kind, said as empty too', async () => {
    const { owner, house, id } = await heated('oil')
    await owner.data(replace, { house, id, input: by(null) })
    expect(await seen(owner, house, id)).toMatchObject({
      heating: 'oil',
      heatingYear: null,
      component: { catalogKey: 'oil_heating', installedYear: 2024, version: 2 },
    })
  })

  it('is refused for what makes no heat, and for what is no heating', async () => {
    const owner = await world.person()
    const house = await world.house(owner)
    const id = await world.component(owner, house)
    const refused = await owner.graphql(replace, { house, id, input: by('heat_pump_air') })
    expect(refused.errors?.[0]?.extensions).toMatchObject({ code: 'BAD_INPUT', field: 'heating' })
    const { house: other, id: boiler } = await heated('oil')
    const none = await owner.graphql(replace, { house: other, id: boiler, input: by('none') })
    expect(none.errors?.[0]?.extensions).toMatchObject({ code: 'BAD_INPUT', field: 'heating' })
  })

  it('is nothing a neighbour or a reader can tell, and the house stays as it was', async () => {
    const { owner, house, id } = await heated('oil')
    const [neighbour, reader] = [await world.person(), await world.person()]
    await world.join(reader, house, 'reader')
    const codeOf = async (person: Person) =>
      (await person.graphql(replace, { house, id, input: by('heat_pump_air') })).errors?.[0]?.extensions.code
    expect(await codeOf(neighbour)).toBe('NOT_FOUND')
    expect(await codeOf(reader)).toBe('FORBIDDEN')
    expect(await seen(owner, house, id)).toMatchObject({
      heating: 'oil',
      component: { catalogKey: 'oil_heating' },
    })
  })
})
