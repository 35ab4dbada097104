// How Familie Keller took over the wall of its garden, with one defect and signed by both, and years ago the bathroom.
import { proposedPoints } from '../packages/domain/src/acceptances/acceptance-template.ts'
import { addDays } from '../packages/domain/src/days/day.ts'
import type { Demo } from './seed-house.ts'

/** A house that has acceptances keeps those it has. */
export async function ensureAcceptances({ graphql, clock, realEstateId: house }: Demo): Promise<void> {
  const { realEstate } = (await graphql(known, { house })) as {
    realEstate: {
      acceptances: { nodes: readonly unknown[] }
      projects: { nodes: readonly { id: string; title: string }[] }
      craftsmen: { nodes: readonly { id: string; company: string }[] }
      defects: { nodes: readonly { id: string; title: string }[] }
    }
  }
  const project = realEstate.projects.nodes.find(({ title }) => title.startsWith('Gartenmauer'))
  if (realEstate.acceptances.nodes.length > 0 || project === undefined) return
  const craftsman = realEstate.craftsmen.nodes.find(({ company }) => company === 'Gartenbau Frei')
  const defects = realEstate.defects.nodes.filter(({ title }) => title.startsWith('Fugen'))
  const acceptedOn = addDays(clock.today(), -20)
  const checklist = proposedPoints('garden', []).map((text) => ({
    text,
    mark: text.startsWith('Mauern') ? 'faulty' : 'good',
  }))
  await graphql(add, {
    house,
    input: {
      id: clock.newId(),
      idempotencyKey: clock.newId(),
      projectId: project.id,
      title: 'Abnahme Gartenmauer',
      acceptedOn,
      ...(craftsman !== undefined && { craftsmanId: craftsman.id }),
      terms: 'work',
      subject: 'immovable',
      contractOn: '2026-08-24',
      people: ['Anna Keller, Bauherrschaft', 'Beat Frei, Gartenbau Frei'],
      checklist,
      result: 'with_defects',
      defectIds: defects.map(({ id }) => id),
      repairBy: addDays(acceptedOn, 42),
      note: 'Die Fugen werden bei trockenem Wetter nachgezogen.',
      signatures: [
        { name: 'Anna Keller', side: 'owner', path: annas },
        { name: 'Beat Frei', side: 'contractor', path: beats },
      ],
    },
  })
  const bathroom = realEstate.projects.nodes.find(({ title }) => title.startsWith('Bad oben'))
  if (bathroom === undefined) return
  await graphql(add, {
    house,
    input: {
      id: clock.newId(),
      idempotencyKey: clock.newId(),
      projectId: bathroom.id,
      title: 'Abnahme Bad',
      acceptedOn: '2021-03-12',
      terms: 'sia118',
      subject: 'immovable',
      contractOn: '2020-12-04',
      people: ['Anna Keller, Bauherrschaft', 'Rolf Brunner, Sanitär Brunner AG'],
      checklist: [],
      result: 'clean',
    },
  })
}

const annas =
  'M70 150L90 110L118 52L132 48L140 84L150 148M92 112L142 108M178 146L180 116L196 104L208 120L206 148M222 148L224 114L242 102L254 118L252 146L270 150L296 128L292 108L274 112L270 138L284 150L306 140L340 96L430 60L520 92'
const beats =
  'M80 60L74 152M80 62L120 56L136 74L122 96L84 102L130 106L142 128L124 150L76 154M170 128L196 124L200 110L182 104L168 122L174 146L204 148M232 150L224 130L238 108L256 114L258 148M296 60L288 140L304 152M272 96L318 90L420 130L500 76'
const known = `query ($house: ID!) { realEstate(id: $house) { acceptances(first: 1) { nodes { id } }
  defects(first: 100) { nodes { id title } }
  projects(first: 100) { nodes { id title } } craftsmen(first: 100) { nodes { id company } } } }`
const add = `mutation ($house: ID!, $input: AddAcceptanceInput!) {
  addAcceptance(realEstateId: $house, input: $input) { id } }`
