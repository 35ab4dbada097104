// What the renovations of Familie Keller asked others for: a permit of the running one, and what is promised for the next.
import type { Demo } from './seed-house.ts'

const asked: readonly { readonly of: string; readonly facts: object }[] = [
  {
    of: 'Gartenmauer',
    facts: {
      kind: 'permit',
      title: 'Baubewilligung Stützmauer',
      state: 'granted',
      office: 'Bauamt Uster',
      number: 'BG 2026-0187',
      requestedOn: '2026-06-08',
      decidedOn: '2026-08-17',
      validUntil: '2029-08-17',
      note: 'Höchstens 1,2 m ab gewachsenem Terrain. Die Farbe der Steine vor dem Bau zeigen.',
    },
  },
  {
    of: 'Gartenmauer',
    facts: {
      kind: 'subsidy',
      title: 'Naturnahe Gärten, Stadt Uster',
      state: 'granted',
      office: 'Stadt Uster, Umwelt',
      requestedOn: '2026-08-24',
      decidedOn: '2026-09-14',
      validUntil: '2027-02-26',
      promisedRappen: 180_000,
      note: 'Trockenmauer mit einheimischen Pflanzen. Rechnung und Fotos innert der Frist einsenden.',
    },
  },
  {
    of: 'Ölheizung',
    facts: {
      kind: 'permit',
      title: 'Wärmepumpe oder Fernwärme melden',
      state: 'open',
      office: 'Bauamt Uster',
    },
  },
  {
    of: 'Ölheizung',
    facts: { kind: 'subsidy', title: 'Das Gebäudeprogramm Kanton ZH', state: 'open' },
  },
]

/** A house that has asked somebody keeps what it has. */
export async function ensureApprovals({ graphql, clock, realEstateId: house }: Demo): Promise<void> {
  const { realEstate } = (await graphql(known, { house })) as {
    realEstate: {
      approvals: { nodes: readonly unknown[] }
      projects: { nodes: readonly { id: string; title: string }[] }
    }
  }
  if (realEstate.approvals.nodes.length > 0) return
  for (const { of, facts } of asked) {
    const project = realEstate.projects.nodes.find(({ title }) => title.startsWith(of))
    if (project === undefined) continue
    const input = { ...facts, projectId: project.id, id: clock.newId(), idempotencyKey: clock.newId() }
    await graphql(add, { house, input })
  }
}

const known = `query ($house: ID!) { realEstate(id: $house) { approvals(first: 1) { nodes { id } }
  projects(first: 100) { nodes { id title } } } }`
const add = `mutation ($house: ID!, $input: AddApprovalInput!) {
  addApproval(realEstateId: $house, input: $input) { id } }`
