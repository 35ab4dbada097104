import { letterTexts as words } from '@hauswart/domain/reports/letter.labels'
import { expect, it } from 'vitest'
import { openWorld } from '#test/open-world.ts'
import { readPdf } from '#test/pdf.ts'
import { newId, type Person } from '#test/world.ts'

const { server, world } = await openWorld()

const letters = `query Letters($house: ID!) { realEstate(id: $house) { defects { nodes { id letterUrl } } } }`
const change = `mutation Change($house: ID!, $id: ID!, $input: UpdateDefectInput!) {
  updateDefect(realEstateId: $house, id: $id, input: $input) { version } }`

type Area = { realEstate: { defects: { nodes: { id: string; letterUrl: string | null }[] } } }
const urlOf = async (person: Person, house: string, id: string) =>
  (await person.data<Area>(letters, { house })).realEstate.defects.nodes.find((one) => one.id === id)
    ?.letterUrl ?? null
const changed = (person: Person, house: string, id: string, version: number, said: object) =>
  person.graphql(change, { house, id, input: { idempotencyKey: newId(), expectedVersion: version, ...said } })

it('the letter is a tagged file: who to whom, every open defect of the craftsman, what is demanded until when, by which article', async () => {
  const owner = await world.person('Vreni')
  const house = await world.house(owner, { canton: 'ZH' })
  const place = { street: 'Industriestrasse 4', zip: '8604', city: 'Volketswil', contactName: 'Luka Kovačić' }
  const craftsmanId = await world.craftsman(owner, house, { company: 'Gipser Kovačić GmbH', ...place })
  const project = await world.project(owner, house, { title: 'Treppenhaus sanieren' })
  const first = await world.defect(owner, house, project, {
    craftsmanId,
    place: 'Treppenhaus',
    description: 'Bis zur Decke',
    repairUntil: '2026-12-15',
  })
  const second = { title: 'Farbe deckt nicht', nature: 'hidden', craftsmanId, demand: 'reduction' }
  await world.defect(owner, house, project, second)
  const settled = await world.defect(owner, house, project, { title: 'Längst behoben', craftsmanId })
  await changed(owner, house, settled, 1, { state: 'repaired' })
  const nobodys = await world.defect(owner, house, project, { title: 'Von niemandem' })
  const elsewhere = await world.project(owner, house)
  await world.defect(owner, house, elsewhere, { title: 'Andere Renovation', craftsmanId })

  expect([await urlOf(owner, house, settled), await urlOf(owner, house, nobodys)]).toEqual([null, null])
  const response = await fetch(`${server.url}${(await urlOf(owner, house, first)) ?? ''}`)
  const today = server.parts.clock.today()
  const named = decodeURIComponent(response.headers.get('content-disposition') ?? '')
  expect(named).toBe(`attachment; filename*=UTF-8''Mängelrüge Lindenweg 14, ${today}.pdf`)
  const pdf = readPdf(new Uint8Array(await response.arrayBuffer()))
  const text = pdf.pages.join('\n').replaceAll(/\s+/g, ' ')
  for (const part of [
    'Vreni',
    'Lindenweg 14 8610 Uster',
    'Einschreiben Gipser Kovačić GmbH z. H. Luka Kovačić Industriestrasse 4 8604 Volketswil',
    'Renovation «Treppenhaus sanieren»',
    'Riss im Putz Treppenhaus · Bis zur Decke 14.09.2026 Nachbesserung 15.12.2026',
    'Farbe deckt nicht 14.09.2026 Minderung Innert angemessener Frist',
    '31.08.2026',
    'OR 367 Abs. 1bis OR 370 Abs. 4',
    'OR 368 Abs. 2 und 2bis OR 368 Abs. 2',
    '01.09.2031 · OR 371 Abs. 2',
    words.line,
  ])
    expect(text).toContain(part)
  for (const part of ['Längst behoben', 'Von niemandem', 'Andere Renovation'])
    expect(text).not.toContain(part)
  expect(pdf.untagged).toBe('')
  expect(pdf.tags).toMatchObject({ Document: 1, H1: 1, Figure: 1, Table: 2 })
})

it('what cannot be demanded is refused; nobody else gets the letter, and nothing by an address of their own making', async () => {
  const [owner, neighbour] = [await world.person(), await world.person()]
  const [house, other] = [await world.house(owner), await world.house(neighbour)]
  const craftsmanId = await world.craftsman(owner, house)
  const id = await world.defect(owner, house, await world.project(owner, house), { craftsmanId })
  const refusal = async (said: object) => (await changed(owner, house, id, 1, said)).errors?.[0]?.extensions
  expect(await refusal({ demand: 'replacement' })).toMatchObject({ code: 'BAD_INPUT', field: 'demand' })
  expect(await refusal({ repairUntil: '2026-09-01' })).toMatchObject({ field: 'repairUntil' })

  const { userId, sessionId } = neighbour
  for (const realEstateId of [house, other]) {
    const file = { realEstateId, id: `defect-letters/${id}`, disposition: 'attachment' } as const
    const made = server.parts.addresses.sign(file, { userId, sessionId })
    expect((await fetch(`${server.url}${made}`)).status).toBe(404)
  }
  const mine = new URL(`${server.url}${(await urlOf(owner, house, id)) ?? ''}`)
  mine.searchParams.set('user', userId)
  expect(((await (await fetch(mine)).json()) as { code: string }).code).toBe('LINK_INVALID')
})
