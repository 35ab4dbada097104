// What makers answer for in the house of Familie Keller: what came with the bathroom, and a new dishwasher.
import type { Demo } from './seed-house.ts'

const warranties: readonly {
  readonly component: string
  readonly renovation?: string
  readonly facts: object
}[] = [
  {
    component: 'bathroom',
    renovation: 'Bad oben',
    facts: {
      title: 'Duschrinne mit Abdichtung',
      maker: 'Sanitärtechnik Muster AG',
      startsOn: '2021-03-12',
      years: 10,
      note: 'Gilt, wenn die Fugen alle fünf Jahre erneuert werden.',
    },
  },
  {
    component: 'kitchen',
    facts: { title: 'Geschirrspüler', maker: 'Küchengeräte Muster', startsOn: '2025-02-10', years: 2 },
  },
]

/** A house that has some keeps those it has. */
export async function ensureMakerWarranties({ graphql, clock, realEstateId: house }: Demo): Promise<void> {
  const { realEstate } = (await graphql(known, { house })) as {
    realEstate: {
      makerWarranties: { nodes: readonly unknown[] }
      components: { nodes: readonly { id: string; catalogKey: string }[] }
      projects: { nodes: readonly { id: string; title: string }[] }
    }
  }
  if (realEstate.makerWarranties.nodes.length > 0) return
  for (const { component, renovation, facts } of warranties) {
    const of = realEstate.components.nodes.find(({ catalogKey }) => catalogKey === component)
    if (of === undefined) continue
    const project = realEstate.projects.nodes.find(
      ({ title }) => title === renovation || title.startsWith(`${renovation} `),
    )
    const said = { ...facts, componentId: of.id, projectId: project?.id ?? null }
    await graphql(add, { house, input: { ...said, id: clock.newId(), idempotencyKey: clock.newId() } })
  }
}

const known = `query ($house: ID!) { realEstate(id: $house) { makerWarranties(first: 1) { nodes { id } }
  components(first: 100) { nodes { id catalogKey } } projects(first: 100) { nodes { id title } } } }`
const add = `mutation ($house: ID!, $input: AddMakerWarrantyInput!) {
  addMakerWarranty(realEstateId: $house, input: $input) { id } }`
