import type { Measure, MeasureKind, MeasureState } from '@hauswart/domain/analysis/model/measure'
import { bundling } from '@hauswart/domain/analysis/plan/bundling'
import { request } from '#device/net/graphql.ts'
import {
  AddMeasureDocument,
  BundleMeasuresDocument,
  MoveMeasureDocument,
  PlanMeasureDocument,
  UpdateMeasureDocument,
  type DecideInput,
  type MoveMeasureInput,
  type PlanMeasureMutation,
} from '#gql/graphql.ts'

/** What an owner decides; an amount only from who may see finances. */
export type MeasureFacts = {
  readonly componentIds: readonly string[]
  readonly kind: MeasureKind
  readonly state: MeasureState
  readonly title: string | null
  readonly year: number | null
  readonly reason: string | null
  readonly costRappen?: number | null
}

type Change = Partial<Omit<MeasureFacts, 'componentIds'>>
type Versioned = Pick<Measure, 'id' | 'version'>
/** What became of the to-dos of a decision. */
export type Followed = PlanMeasureMutation['planMeasure']['todos']

export async function addMeasure(
  realEstateId: string,
  id: string,
  { componentIds, ...facts }: MeasureFacts,
  idempotencyKey: string,
) {
  const input = { ...facts, id, componentIds: [...componentIds], idempotencyKey }
  return (await request(AddMeasureDocument, { realEstateId, input })).addMeasure
}

export async function updateMeasure(
  realEstateId: string,
  { id, version }: Versioned,
  change: Change,
  idempotencyKey: string,
) {
  const input = { ...change, expectedVersion: version, idempotencyKey }
  return (await request(UpdateMeasureDocument, { realEstateId, id, input })).updateMeasure
}

type Decision = Omit<DecideInput, 'idempotencyKey' | 'componentIds' | 'seen'> & {
  readonly componentIds: readonly string[]
  /** Those that are known here: over these components the new one takes their place. */
  readonly measures: readonly Measure[]
}

export async function planMeasure(realEstateId: string, decision: Decision, key: string): Promise<Followed> {
  return (await request(PlanMeasureDocument, { realEstateId, input: asInput(decision, key) })).planMeasure
    .todos
}

export async function bundleMeasures(
  realEstateId: string,
  decision: Decision,
  key: string,
): Promise<Followed> {
  const answer = await request(BundleMeasuresDocument, { realEstateId, input: asInput(decision, key) })
  return answer.bundleMeasures.todos
}

function asInput({ componentIds, measures, ...facts }: Decision, idempotencyKey: string): DecideInput {
  const { whole, replaced } = bundling(measures, componentIds)
  const seen = (whole === undefined ? replaced : [whole]).map(({ id, version }) => ({
    measureId: id,
    version,
  }))
  return { ...facts, componentIds: [...componentIds], seen, idempotencyKey }
}

export async function moveMeasure(
  realEstateId: string,
  { id, version }: Versioned,
  move: Omit<MoveMeasureInput, 'idempotencyKey' | 'expectedVersion'>,
  idempotencyKey: string,
): Promise<Followed> {
  const input = { ...move, expectedVersion: version, idempotencyKey }
  return (await request(MoveMeasureDocument, { realEstateId, id, input })).moveMeasure.todos
}
