import { request } from '#device/net/graphql.ts'
import { money } from '#device/text/format.ts'
import { SetComponentCostDocument, type SetComponentCostInput } from '#gql/graphql.ts'
import { defineRecord } from '#house/record/record.ts'
import { bare, type Answer, type Entry } from '#house/record/said.ts'
import { answered, sayEdit, versioned, type Draft } from '#house/record/verbs.ts'
import { toldIn } from './told.ts'

/** What the renewal of a component costs by its owner's word. It goes by the identifier of the component. */
export type ComponentCostRow = {
  readonly id: string
  readonly version: number
  readonly costRappen: number | null
  /** What the component is called, in a change of it. */
  readonly name?: string
}

/** Nothing said of it yet. */
export const noCost = (componentId: string): ComponentCostRow => ({
  id: componentId,
  version: 0,
  costRappen: null,
})

const kind = 'component_cost'

type Cost = Pick<SetComponentCostInput, 'costRappen'>

/** Over version 0 for the first word; who takes it back leaves nothing, and the next word is a first one again. */
const sets = {
  kind: 'edit' as const,
  isUnread: true,
  isWhole: true,
  say: (row: ComponentCostRow, facts: Cost, name: string): Draft => {
    const { said, ...draft } = sayEdit<SetComponentCostInput>(row, facts)
    return { ...draft, named: { name }, said: { ...said, row: bare(row) } }
  },
  whole: (told: object, _house: string, id: string) => {
    const { rappen = null, version = 0 } = told as { rappen?: number | null; version?: number }
    return { id, version, costRappen: rappen, deletedAt: null }
  },
  send: async (entry: Entry, signal: AbortSignal): Promise<ComponentCostRow & Answer> => {
    const { realEstateId, id, input } = versioned(entry)
    // Typed by the document when it was said.
    const facts = entry.variables.facts as Cost
    const told = answered(
      await request(
        SetComponentCostDocument,
        { realEstateId, id, input: { ...facts, ...input } },
        { signal },
      ),
    )
    return told
      ? { id, version: told.version, costRappen: told.rappen, deletedAt: null }
      : { id, version: input.expectedVersion + 1, costRappen: null, deletedAt: 'now' }
  },
}

export const componentCosts = defineRecord({
  noun: 'amount',
  lists: {
    all: toldIn<ComponentCostRow>(
      ({ amounts }) =>
        amounts
          .filter((amount) => amount.kind === kind)
          .map(({ objectId, rappen, version }) => ({ id: objectId, version, costRappen: rappen })),
      ({ amounts }, rows) => ({
        amounts: [
          ...rows.map(({ id, version, costRappen }) => ({
            objectId: id,
            kind: kind as typeof kind,
            rappen: costRappen ?? 0,
            version,
          })),
          ...amounts.filter((amount) => amount.kind !== kind),
        ],
      }),
    ),
  },
  compare: (a, b) => (a.id < b.id ? 1 : -1),
  title: ({ name = 'Bauteil' }) => name,
  facts: {
    costRappen: ['Eigener Betrag', null, money],
  },
  verbs: { set: sets },
  words: { set: (name) => `Kosten von ${name} ändern` },
})
