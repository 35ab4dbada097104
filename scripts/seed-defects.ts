// What Familie Keller found wrong with the work on its garden: one to notify, one that was.
import { addDays } from '../packages/domain/src/days/day.ts'
import type { Demo } from './seed-house.ts'
import { addPhoto, drawnPhoto, type Sending } from './seed-photos.ts'

/** A house that has defects keeps those it has. */
export async function ensureDefects(demo: Demo & Sending): Promise<void> {
  const { graphql, clock, realEstateId: house } = demo
  const { realEstate } = (await graphql(known, { house })) as {
    realEstate: {
      defects: { nodes: readonly unknown[] }
      projects: { nodes: readonly { id: string; title: string }[] }
      craftsmen: { nodes: readonly { id: string; company: string }[] }
    }
  }
  const project = realEstate.projects.nodes.find(({ title }) => title.startsWith('Gartenmauer'))
  if (realEstate.defects.nodes.length > 0 || project === undefined) return
  const today = clock.today()
  const craftsman = realEstate.craftsmen.nodes.find(({ company }) => company === 'Gartenbau Frei')
  const contract = {
    projectId: project.id,
    ...(craftsman !== undefined && { craftsmanId: craftsman.id }),
    terms: 'work',
    subject: 'immovable',
    contractOn: '2026-08-24',
    acceptedOn: addDays(today, -20),
    repairUntil: addDays(today, 30),
  }
  const found = [
    { title: 'Fugen der Mauer offen', place: 'Sitzplatz', nature: 'open', foundOn: addDays(today, -20) },
    { title: 'Platte wackelt', place: 'Gartenweg', nature: 'hidden', foundOn: addDays(today, -6) },
  ]
  const ids = found.map(() => clock.newId())
  for (const [at, facts] of found.entries())
    await graphql(add, {
      house,
      input: { ...contract, ...facts, id: ids[at], idempotencyKey: clock.newId() },
    })
  const [first] = ids
  if (first !== undefined) await addPhoto(demo, { defectId: first }, 'Fugen.png', openJoints)
  const notice = { state: 'notified', notifiedOn: addDays(today, -4), notifiedBy: 'registered_letter' }
  const input = { ...notice, expectedVersion: 1, idempotencyKey: clock.newId() }
  await graphql(update, { house, id: ids[1], input })
}

const known = `query ($house: ID!) { realEstate(id: $house) { defects(first: 1) { nodes { id } }
  projects(first: 100) { nodes { id title } } craftsmen(first: 100) { nodes { id company } } } }`
const add = `mutation ($house: ID!, $input: AddDefectInput!) { addDefect(realEstateId: $house, input: $input) { id } }`
const update = `mutation ($house: ID!, $id: ID!, $input: UpdateDefectInput!) {
  updateDefect(realEstateId: $house, id: $id, input: $input) { id } }`

/** Grey stones whose joints are dark and, towards the right, wide open. */
const openJoints = drawnPhoto((x, y) => {
  const joint = 4 + Math.round(x / 48)
  const column = (x + (Math.floor(y / 90) % 2) * 80) % 160
  if (y % 90 < joint || column < joint) return [52, 48, 42]
  const grain = ((x * 7 + y * 13) % 11) - 5
  return [178 + grain, 174 + grain, 166 + grain]
})
