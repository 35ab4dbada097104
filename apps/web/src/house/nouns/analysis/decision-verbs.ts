import type { Measure } from '@hauswart/domain/analysis/model/measure'
import { request } from '#device/net/graphql.ts'
import {
  AddMeasureDocument,
  BundleMeasuresDocument,
  MoveMeasureDocument,
  PlanMeasureDocument,
  UpdateMeasureDocument,
  WithdrawMeasureDocument,
  type DecideInput,
  type MoveMeasureInput,
  type PlanMeasureMutation,
  type UpdateMeasureInput,
} from '#gql/graphql.ts'
import { pick, type Answer, type Change, type Entry, type Loose, type LooseRow } from '#house/record/said.ts'
import { isSame } from '#house/record/same.ts'
import {
  adds,
  answered,
  versioned,
  type Draft,
  type Id,
  type Mutation,
  type Named,
  type Over,
  type Target,
} from '#house/record/verbs.ts'
import type { Told } from './told.ts'

/** As the server tells it. An amount of it stands with the others, unless it is still on its way. */
export type MeasureRow = Told['measures'][number] & { readonly costRappen?: number | null }

type Decided = PlanMeasureMutation['planMeasure']
/** What became of the to-dos of a decision. */
export type Followed = Decided['todos']
/** What the server made of an act, and the key it knows it by. */
type Outcome = { readonly key: string; readonly todos: Followed }

/** By the entries of this tab, until whoever decided has said it. */
const outcomes = new Map<number, Outcome>()
export function takeOutcome(seq: number): Outcome | undefined {
  const found = outcomes.get(seq)
  outcomes.delete(seq)
  return found
}

type Row = MeasureRow & Answer

/** What the server does not tell back counts until it is read with the other amounts. */
const rowOf = ({ seq, key, variables: { facts = {} } }: Entry, { measure, todos }: Decided): Row => {
  outcomes.set(seq, { key, todos })
  return { ...measure, ...pick(facts, ['costRappen']) }
}

/** What an act puts another decision in the place of; who saw it otherwise is asked first. */
const over = { state: 'Entscheid', year: 'Jahr', reason: 'Grund' }
const seenOf = (row: object): Loose => pick(row, Object.keys(over))

/** A decision after an act over it: why it was postponed does not outlive that. */
const after = ({ variables: { facts = {} } }: Entry): Partial<Row> => ({
  state: 'planned',
  reason: null,
  ...pick(facts, ['kind', 'state', 'year', 'reason', 'title', 'costRappen']),
})

type Plan = Omit<DecideInput, 'idempotencyKey' | 'seen' | 'componentIds'> & {
  readonly componentIds: readonly string[]
}
type Deciding = Mutation<Decided, { realEstateId: Id; input: DecideInput }>
type Seen = { readonly measureId: string; readonly version: number }

const inputOf = ({ key, variables: { facts } }: Entry, seen: readonly Seen[]): DecideInput =>
  // Typed by `Plan` when it was said; on the disk it lost its type.
  ({ ...facts, seen, idempotencyKey: key }) as unknown as DecideInput

const factsOf = ({ title, ...plan }: Plan): Loose =>
  pick({ ...plan, title: title ?? undefined }, [...Object.keys(plan), 'title'])

/** A new decision in the place of the open ones over its components; `again` is the verb where it is one of them. */
const decides = (document: Deciding, again: string) => ({
  kind: 'add' as const,
  over,
  say: (plan: Plan, { componentIds, replaced }: Replacing, name: string): Draft => ({
    objectId: plan.id,
    named: { title: name },
    said: {
      facts: { ...factsOf(plan), seen: replaced.map(({ id, version }) => ({ measureId: id, version })) },
      // All that it is over then, with what those before it were over.
      row: { id: plan.id, version: 0, componentIds } as LooseRow,
    },
  }),
  also: (entry: Entry): Partial<Row> => ({
    ...after(entry),
    ...pick(entry.variables.row ?? {}, ['componentIds']),
  }),
  takes: (entry: Entry): readonly string[] => seenIn(entry).map(({ measureId }) => measureId),
  anew: (entry: Entry, current: LooseRow): Change => sayAgain(entry, current, again),
  send: async (entry: Entry, signal: AbortSignal): Promise<readonly Row[]> => {
    const { realEstateId, objectId } = entry
    const seen = seenIn(entry)
    const told = answered(await request(document, { realEstateId, input: inputOf(entry, seen) }, { signal }))
    const row = rowOf(entry, told)
    const gone = row.id === objectId ? seen : []
    return [
      row,
      ...gone.map(({ measureId: id, version }) => ({
        ...row,
        id,
        version: version + 1,
        deletedAt: row.createdAt,
      })),
    ]
  },
})

type Replacing = {
  readonly componentIds: readonly string[]
  readonly replaced: readonly Pick<Measure, 'id' | 'version'>[]
}
const seenIn = ({ variables: { facts = {} } }: Entry): readonly Seen[] =>
  (facts['seen'] ?? []) as readonly Seen[]

/** The same over what somebody else has decided: it takes the place of that too, or is said of it. */
function sayAgain(entry: Entry, current: LooseRow, again: string): Change {
  const { op, objectId, variables } = entry
  const { facts = {}, row } = variables
  const { deletedAt, state, componentIds } = current as unknown as Row
  const isOpen = deletedAt === null && (state === 'planned' || state === 'postponed')
  const others = seenIn(entry).filter(({ measureId }) => measureId !== current.id)
  const wanted = (row as Partial<Row> | undefined)?.componentIds ?? []
  const all = [...new Set([...wanted, ...(isOpen ? componentIds : [])])]
  if (isOpen && others.length === 0 && all.length === componentIds.length) {
    const said = { facts: omitSeen(facts), expectedVersion: current.version, before: seenOf(current) }
    return {
      op: `measure.${again}`,
      kind: 'change',
      objectId: current.id,
      variables: { ...said, title: variables.title },
    }
  }
  const seen = isOpen ? [...others, { measureId: current.id, version: current.version }] : others
  const carried = { id: objectId, version: 0, componentIds: all } as LooseRow
  return {
    op,
    kind: 'creation',
    objectId,
    variables: { ...variables, facts: { ...facts, seen }, row: carried },
  }
}
const omitSeen = ({ seen: _seen, ...facts }: Loose): Loose => facts

const adding = adds(AddMeasureDocument)

/** The first decision that is none of a year: postponed or rejected. Over what somebody else decided it is said of that. */
const decidesFirst = {
  ...adding,
  over,
  // Few have a title of their own: what waits is named by what it is over.
  say: (facts: Parameters<typeof adding.say>[0], name: string, own: Named): Draft => ({
    ...adding.say(facts, own),
    named: { title: name },
  }),
  anew: (entry: Entry, current: LooseRow): Change => {
    const { op, kind, objectId, variables } = entry
    const { facts = {}, title } = variables
    const isOpen = current['deletedAt'] === null
    if (isOpen && isSame(facts['componentIds'], current['componentIds']))
      return {
        op: facts['state'] === 'rejected' ? 'measure.reject' : 'measure.move',
        kind: 'change',
        objectId: current.id,
        variables: {
          title,
          ...yearOf(facts, current),
          facts: pick(facts, ['state', 'year', 'reason', 'title', 'costRappen']),
          expectedVersion: current.version,
          before: seenOf(current),
        },
      }
    const others = seenIn(entry).filter(({ measureId }) => measureId !== current.id)
    const seen = isOpen ? [...others, { measureId: current.id, version: current.version }] : others
    return { op, kind, objectId, variables: { ...variables, facts: { ...facts, seen } } }
  },
}

/** A move that leaves the year alone is told in other words. */
export const sameYear = 'same_year'
const yearOf = (facts: Loose, row: object) => isSame(facts['year'], seenOf(row)['year']) && { kind: sameYear }

const acts = {
  kind: 'act' as const,
  isAnyway: true,
  over,
  also: after,
}
const sayOver = (row: Pick<Measure, 'id' | 'version'>, facts: Loose, name: string): Draft => ({
  objectId: row.id,
  named: { title: name },
  said: {
    expectedVersion: row.version,
    ...yearOf(facts, row),
    facts,
    // Another title alone is no other decision, unless it is written here too.
    before: { ...seenOf(row), ...('title' in facts && pick(row, ['title'])) },
  },
})

/** The one decision that is over all of them already gets another year. */
const decidesAgain = (document: Deciding) => ({
  ...acts,
  say: (whole: Measure, plan: Plan, name: string): Draft => sayOver(whole, factsOf(plan), name),
  send: async (entry: Entry, signal: AbortSignal): Promise<Row> => {
    const { realEstateId, objectId: measureId, variables } = entry
    const seen = [{ measureId, version: variables.expectedVersion ?? 0 }]
    const input = inputOf(entry, seen)
    return rowOf(entry, answered(await request(document, { realEstateId, input }, { signal })))
  },
})

type Moved = Omit<MoveMeasureInput, keyof Over>
type Rejected = Omit<UpdateMeasureInput, keyof Over>
const target = <Input>(entry: Entry): Target<Input> => {
  const { input, ...rest } = versioned(entry)
  return { ...rest, input: { ...entry.variables.facts, ...input } as Input }
}

export const decisionVerbs = {
  add: decidesFirst,
  plan: decides(PlanMeasureDocument, 'planAgain'),
  planAgain: decidesAgain(PlanMeasureDocument),
  bundle: decides(BundleMeasuresDocument, 'bundleAgain'),
  bundleAgain: decidesAgain(BundleMeasuresDocument),
  /** Another year, planned or postponed; what was only prepared for it follows. */
  move: {
    ...acts,
    say: (row: Measure, facts: Moved, name: string): Draft =>
      sayOver(row, { state: 'planned', reason: null, ...stated(facts) }, name),
    send: async (entry: Entry, signal: AbortSignal): Promise<Row> =>
      rowOf(entry, answered(await request(MoveMeasureDocument, target(entry), { signal }))),
  },
  reject: {
    ...acts,
    say: (row: Measure, facts: Rejected, name: string): Draft => sayOver(row, stated(facts), name),
    send: async (entry: Entry, signal: AbortSignal): Promise<Row> => ({
      ...answered(await request(UpdateMeasureDocument, target(entry), { signal })),
      ...pick(entry.variables.facts ?? {}, ['costRappen']),
    }),
  },
  withdraw: {
    kind: 'trash' as const,
    say: (row: Pick<Measure, 'id' | 'version'>, name: string): Draft => ({
      objectId: row.id,
      named: { title: name },
      said: { expectedVersion: row.version },
    }),
    send: async (entry: Entry, signal: AbortSignal): Promise<Row> =>
      rowOf(entry, answered(await request(WithdrawMeasureDocument, versioned(entry), { signal }))),
  },
}

const stated = (facts: object): Loose => pick(facts, Object.keys(facts))
