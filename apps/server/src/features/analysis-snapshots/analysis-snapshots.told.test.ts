import { describe, expect, test } from 'vitest'
import { thisYear } from '#test/day.ts'
import {
  change,
  family,
  list,
  nextYear,
  night,
  notes,
  openNights,
  setDay,
  site,
  titles,
} from '#test/nights.ts'
import { newId } from '#test/world.ts'

openNights()

describe('who is told', () => {
  const dueNow = 'Ein Bauteil ist neu fällig: Boiler'

  test('everybody in the house, once, when time makes something due', async () => {
    const { anna, beat, house } = await family()
    const reader = await site.world.person()
    await site.world.join(reader, house, 'reader')
    await night()
    expect(await titles(anna)).toEqual([])
    nextYear()
    await night()
    await night()
    for (const person of [anna, beat, reader]) expect(await titles(person)).toEqual([dueNow])
    expect(await notes(anna)).toMatchObject([
      {
        kind: 'components_due',
        text: 'Lindenweg 14: In der Analyse steht, was jetzt ansteht und was es ungefähr kostet.',
        target: { route: 'analysis', id: house },
      },
    ])
    nextYear(2)
    await night()
    expect(await titles(anna)).toEqual([dueNow])
  })

  test('who wrote it knows it; the others learn of it', async () => {
    const { anna, beat, house, kitchen } = await family()
    await night()
    await change(anna, house, kitchen, 1, { condition: 'defective', name: 'Küche' })
    await night()
    expect(await titles(anna)).toEqual([])
    expect(await titles(beat)).toEqual(['Ein Bauteil ist neu fällig: Küche'])
  })

  test('what time did is told to who wrote about it too', async () => {
    const { anna, beat, house, boiler } = await family()
    await night()
    setDay(`${thisYear}-12-31`)
    await change(anna, house, boiler, 1, { note: 'Tropft ein wenig' })
    nextYear()
    await night()
    await night()
    expect([await titles(anna), await titles(beat)]).toEqual([[dueNow], [dueNow]])
  })

  test('a note of the old year and the turn of the year are two things', async () => {
    const { anna, house, boiler } = await family()
    await night()
    await change(anna, house, boiler, 1, { note: 'Tropft ein wenig' })
    await night()
    nextYear()
    await night()
    expect(await titles(anna)).toEqual([dueNow])
  })

  test('what was decided over, once the decision is withdrawn', async () => {
    const { anna, beat, house, boiler } = await family()
    const measure = await site.world.measure(anna, house, boiler, { year: thisYear + 2 })
    await night()
    nextYear()
    await night()
    expect(await titles(beat)).toEqual([])
    const remove = `mutation R($house: ID!, $id: ID!, $input: VersionInput!) {
      deleteMeasure(realEstateId: $house, id: $id, input: $input) { id } }`
    await anna.data(remove, { house, id: measure, input: { idempotencyKey: newId(), expectedVersion: 1 } })
    await night()
    await night()
    expect(await titles(beat)).toEqual([dueNow])
  })

  test('not again after a while in the trash', async () => {
    const { anna, beat, house, boiler } = await family()
    await night()
    nextYear()
    await night()
    const move = (act: string, version: number) =>
      anna.data(
        `mutation M($house: ID!, $id: ID!, $input: VersionInput!) { ${act}(realEstateId: $house, id: $id, input: $input) { id } }`,
        { house, id: boiler, input: { idempotencyKey: newId(), expectedVersion: version } },
      )
    await move('deleteComponent', 1)
    await night()
    await move('restoreComponent', 2)
    await night()
    expect(await titles(beat)).toEqual([dueNow])
  })

  test('all of many members', async () => {
    const { anna, house } = await family()
    await site.server.admin(
      `insert into app.membership (user_id, real_estate_id, role)
       select gen_random_uuid(), $1, 'reader' from generate_series(1, 60)`,
      [house],
    )
    await night()
    nextYear()
    await night()
    expect(await titles(anna)).toEqual([dueNow])
    const told = await site.server.admin<{ count: number }>(
      `select count(*)::integer as count from app.notification where target_id = $1`,
      [house],
    )
    expect(told).toEqual([{ count: 62 }])
  })

  test('what somebody wrote whose commit came after the look', async () => {
    const { anna, beat, house, kitchen } = await family()
    await night()
    await change(anna, house, kitchen, 1, { condition: 'defective', name: 'Küche' })
    // As if under way while the house was last looked at: older than the mark, and seen by nobody.
    await site.server.admin(
      `update app.outbox o set at = w.marked_at - interval '1 second' from app.analysis_watch w
       where w.real_estate_id = o.real_estate_id and o.real_estate_id = $1 and o.at > w.marked_at`,
      [house],
    )
    await night()
    expect(await titles(beat)).toEqual(['Ein Bauteil ist neu fällig: Küche'])
  })

  test('never twice for the same component, unless it was renewed in between', async () => {
    const { anna, beat, house, boiler } = await family()
    await night()
    nextYear()
    await night()
    await change(anna, house, boiler, 1, { condition: 'as_new' })
    await night()
    await change(anna, house, boiler, 2, { condition: 'defective' })
    await night()
    expect(await titles(beat)).toEqual([dueNow])
    await change(anna, house, boiler, 3, { lastRenewedYear: thisYear + 1, condition: 'as_new' })
    await night()
    nextYear(12)
    await night()
    expect(await titles(beat)).toEqual([dueNow, dueNow])
    expect(await titles(anna)).toEqual([dueNow, dueNow])
  })

  test('nobody about what is already decided', async () => {
    const { anna, beat, house, boiler } = await family()
    await site.world.measure(anna, house, boiler, { year: thisYear + 2 })
    await night()
    nextYear()
    await night()
    expect([...(await titles(anna)), ...(await titles(beat))]).toEqual([])
  })

  test('nobody of another house', async () => {
    const [{ house }, neighbour] = [await family(), await site.world.person()]
    await night()
    nextYear()
    await night()
    expect(await titles(neighbour)).toEqual([])
    const answer = await neighbour.graphql(list, { house })
    expect(answer.errors?.[0]?.extensions.code).toBe('NOT_FOUND')
  })
})
