// What Familie Keller found wrong with the work on its garden: one to notify, one that was.
import { addDays } from '../packages/domain/src/days/day.ts'
import type { Demo } from './seed-house.ts'

/** A house that has defects keeps those it has. */
export async function ensureDefects({ graphql, clock, realEstateId: house }: Demo): Promise<void> {
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
  const notice = { state: 'notified', notifiedOn: addDays(today, -4), notifiedBy: 'registered_letter' }
  const input = { ...notice, expectedVersion: 1, idempotencyKey: clock.newId() }
  await graphql(update, { house, id: ids[1], input })
}

const known = `query ($house: ID!) { realEstate(id: $house) { defects(first: 1) { nodes { id } }
  projects(first: 100) { nodes { id title } } craftsmen(first: 100) { nodes { id company } } } }`
const add = `mutation ($house: ID!, $input: AddDefectInput!) { addDefect(realEstateId: $house, input: $input) { id } }`
const update = `mutation ($house: ID!, $id: ID!, $input: UpdateDefectInput!) {
  updateDefect(realEstateId: $house, id: $id, input: $input) { id } }`
