import { describe, expect, it } from 'vitest'
import { openWorld } from '#test/open-world.ts'
import { newId } from '#test/world.ts'

const { server, world } = await openWorld()

const read = `query Analysis($house: ID!) { realEstate(id: $house) {
  analysisProfile { roofForm hasCellar flatFloor consumptionCarrier consumptionAmount consumptionUnit inflationPercent version }
  analysisBudget { marginalTaxPercent savedRappen savingMonthlyRappen propertyValueRappen version }
  amounts { objectId kind rappen version } } }`
const tell = `mutation Tell($house: ID!, $input: UpdateAnalysisProfileInput!) {
  updateAnalysisProfile(realEstateId: $house, input: $input) { roofForm consumptionAmount version } }`
const budget = `mutation Budget($house: ID!, $input: UpdateAnalysisBudgetInput!) {
  updateAnalysisBudget(realEstateId: $house, input: $input) { savedRappen marginalTaxPercent version } }`
const cost = `mutation Cost($house: ID!, $id: ID!, $input: SetComponentCostInput!) {
  setComponentCost(realEstateId: $house, id: $id, input: $input) { objectId kind rappen version } }`

const over = (expectedVersion: number, facts: object) => ({
  idempotencyKey: newId(),
  expectedVersion,
  ...facts,
})
const nothingTold = {
  roofForm: null,
  hasCellar: null,
  flatFloor: null,
  consumptionCarrier: null,
  consumptionAmount: null,
  consumptionUnit: null,
  inflationPercent: null,
  version: 0,
}
const oil = { consumptionCarrier: 'oil', consumptionAmount: 2_400, consumptionUnit: 'litre' }

describe('what is told for the analysis', () => {
  it('is empty at first, keeps what was told and conflicts over an old version [S3.3]', async () => {
    const owner = await world.person()
    const house = await world.house(owner)
    expect((await owner.data(read, { house }))['realEstate']).toMatchObject({ analysisProfile: nothingTold })
    await owner.data(tell, { house, input: over(0, { roofForm: 'pitched', hasCellar: true, ...oil }) })
    await owner.data(tell, { house, input: over(1, { inflationPercent: 1.5, hasCellar: null }) })
    expect((await owner.data(read, { house }))['realEstate']).toMatchObject({
      analysisProfile: { ...nothingTold, roofForm: 'pitched', ...oil, inflationPercent: 1.5, version: 2 },
    })
    const stale = await owner.graphql(tell, { house, input: over(1, { roofForm: 'flat' }) })
    expect(stale.errors?.[0]?.extensions).toMatchObject({
      code: 'CONFLICT',
      current: { roofForm: 'pitched', version: 2 },
    })
  })

  it('is written once under the same key', async () => {
    const owner = await world.person()
    const house = await world.house(owner)
    const input = over(0, { roofForm: 'hipped' })
    const answers = await Promise.all([1, 2, 3].map(() => owner.data(tell, { house, input })))
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
    expect(
      await server.admin(
        'select verb from app.audit_event where real_estate_id = $1 and object_id = $1 and verb like $2',
        [house, 'analysis%'],
      ),
    ).toEqual([{ verb: 'analysis_profile.update' }])
  })

  it('refuses an amount of which nobody says what it counts', async () => {
    const owner = await world.person()
    const house = await world.house(owner)
    const answer = await owner.graphql(tell, { house, input: over(0, { consumptionAmount: 2_400 }) })
    expect(answer.errors?.[0]?.extensions).toMatchObject({ code: 'BAD_INPUT', field: 'consumptionUnit' })
  })

  it('is read by a reader, written by none, and not there for a neighbour', async () => {
    const [owner, reader, neighbour] = [await world.person(), await world.person(), await world.person()]
    const house = await world.house(owner)
    await world.join(reader, house, 'reader')
    await owner.data(tell, { house, input: over(0, { roofForm: 'shed' }) })
    expect((await reader.data(read, { house }))['realEstate']).toMatchObject({
      analysisProfile: { roofForm: 'shed' },
    })
    const codeOf = async (person: typeof owner) =>
      (await person.graphql(tell, { house, input: over(1, { roofForm: 'flat' }) })).errors?.[0]?.extensions
        .code
    expect(await codeOf(reader)).toBe('FORBIDDEN')
    expect(await codeOf(neighbour)).toBe('NOT_FOUND')
    expect((await neighbour.graphql(read, { house })).errors?.[0]?.extensions.code).toBe('NOT_FOUND')
  })
})

describe('money of the analysis', () => {
  const saved = { marginalTaxPercent: 25.5, savedRappen: 4_000_000, savingMonthlyRappen: 80_000 }

  it('is shown with the finance right alone, before and after something was entered', async () => {
    const [owner, editor] = [await world.person(), await world.person()]
    const house = await world.house(owner)
    await world.join(editor, house, 'editor')
    const seen = async (person: typeof owner) =>
      ((await person.data(read, { house }))['realEstate'] as { analysisBudget: unknown }).analysisBudget
    expect(await seen(owner)).toMatchObject({ savedRappen: null, version: 0 })
    await owner.data(budget, { house, input: over(0, saved) })
    expect(await seen(owner)).toEqual({ ...saved, propertyValueRappen: null, version: 1 })
    expect(await seen(editor)).toBeNull()
    const refused = await editor.graphql(budget, { house, input: over(1, { savedRappen: 1 }) })
    expect(refused.errors?.[0]?.extensions.code).toBe('FORBIDDEN')
    const stale = await owner.graphql(budget, { house, input: over(0, { savedRappen: 1 }) })
    expect(stale.errors?.[0]?.extensions).toMatchObject({
      code: 'CONFLICT',
      current: { savedRappen: 4_000_000 },
    })
  })

  it('leaves the names of what changed in the history, never an amount', async () => {
    const owner = await world.person()
    const house = await world.house(owner)
    const id = await world.component(owner, house)
    await owner.data(budget, { house, input: over(0, saved) })
    await owner.data(cost, { house, id, input: over(0, { costRappen: 3_456_700 }) })
    expect(
      await server.admin(
        `select verb, changes from app.audit_event where real_estate_id = $1 and verb ~ 'budget|cost' order by id`,
        [house],
      ),
    ).toEqual([
      {
        verb: 'analysis_budget.update',
        changes: { marginalTaxPercent: true, savedRappen: true, savingMonthlyRappen: true },
      },
      { verb: 'component.cost', changes: { costRappen: true } },
    ])
  })
})

describe('the own cost of a component', () => {
  it('is set, conflicts, is forgotten, and comes once under the same key', async () => {
    const owner = await world.person()
    const house = await world.house(owner)
    const id = await world.component(owner, house)
    const amountsOf = async () =>
      ((await owner.data(read, { house }))['realEstate'] as { amounts: { version: number }[] }).amounts
    const input = over(0, { costRappen: 3_400_000 })
    for (let turn = 0; turn < 3; turn += 1) await owner.data(cost, { house, id, input })
    const [told] = await amountsOf()
    expect(told).toMatchObject({ objectId: id, kind: 'component_cost', rappen: 3_400_000 })
    const stale = await owner.graphql(cost, { house, id, input: over(0, { costRappen: 1 }) })
    expect(stale.errors?.[0]?.extensions).toMatchObject({ code: 'CONFLICT', current: { rappen: 3_400_000 } })
    const forget = over(told?.version ?? 0, { costRappen: null })
    expect(await owner.data(cost, { house, id, input: forget })).toEqual({ setComponentCost: null })
    expect(await amountsOf()).toEqual([])
  })

  it('conflicts for who saw one that was forgotten and said anew meanwhile', async () => {
    const owner = await world.person()
    const house = await world.house(owner)
    const id = await world.component(owner, house)
    const say = async (version: number, costRappen: number | null) =>
      (
        await owner.data<{ setComponentCost: { version: number } | null }>(cost, {
          house,
          id,
          input: over(version, { costRappen }),
        })
      ).setComponentCost?.version ?? 0
    const seen = await say(0, 1_000_000)
    await say(await say(seen, null), 2_000_000)
    const stale = await owner.graphql(cost, { house, id, input: over(seen, { costRappen: 3_000_000 }) })
    expect(stale.errors?.[0]?.extensions).toMatchObject({ code: 'CONFLICT', current: { rappen: 2_000_000 } })
  })

  it('is hidden from and refused to who has no finance right, and to a neighbour', async () => {
    const [owner, editor, neighbour] = [await world.person(), await world.person(), await world.person()]
    const [house, foreign] = [await world.house(owner), await world.house(neighbour)]
    await world.join(editor, house, 'editor')
    const id = await world.component(owner, house)
    await owner.data(cost, { house, id, input: over(0, { costRappen: 3_400_000 }) })
    expect((await editor.data(read, { house }))['realEstate']).toMatchObject({ amounts: [] })
    const codeOf = async (person: typeof owner, at: string) =>
      (await person.graphql(cost, { house: at, id, input: over(1, { costRappen: 1 }) })).errors?.[0]
        ?.extensions.code
    expect(await codeOf(editor, house)).toBe('FORBIDDEN')
    expect(await codeOf(neighbour, house)).toBe('NOT_FOUND')
    expect(await codeOf(neighbour, foreign)).toBe('NOT_FOUND')
    expect(await server.admin('select rappen::int from app.amount where object_id = $1', [id])).toEqual([
      { rappen: 3_400_000 },
    ])
  })
})
