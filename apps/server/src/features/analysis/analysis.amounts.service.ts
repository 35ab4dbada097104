import { componentCostInput } from '@hauswart/domain/analysis/model/analysis-budget.input'
import { assertComponents } from '#features/components/components.service.ts'
import { requireMember, type Context, type RealEstateScope, type Tx } from '#platform/db/access.ts'
import { parseInput } from '#platform/input.ts'
import { mutate, type Keyed } from '#platform/db/mutate.ts'
import { overVersion } from '#platform/db/versions.ts'
import { dropUnseen, findAmount, listAmounts, putAmount, removeAmount } from './analysis.amounts.queries.ts'
import type { AmountKind, AmountRow } from './analysis.table.ts'

export type Amount = AmountRow
/** What a thing costs, or that nothing is said of it: version 0. */
type Held = { readonly rappen: number | null; readonly version: number }

/** Own amounts of a house; empty to who may not see finances. */
export const getAmounts = (ctx: Context, realEstateId: string | undefined): Promise<Amount[]> =>
  listAmounts(ctx.reads, requireMember(ctx, realEstateId, 'read'))

/** What the renewal of a component costs by the owner's word; null leaves it to the reference values again. */
export async function setComponentCost(
  ctx: Context,
  realEstateId: string,
  objectId: string,
  input: Keyed,
): Promise<Amount | null> {
  const { expectedVersion, costRappen: rappen } = parseInput(componentCostInput, input)
  const scope = requireMember(ctx, realEstateId, 'write', { finances: true })
  const key = { objectId, kind: 'component_cost' } as const
  return mutate(ctx, scope, 'component.cost', { realEstateId, id: objectId, ...input }, async (tx) => {
    await assertComponents(tx, scope, [objectId])
    const read = async (): Promise<Held> => (await findAmount(tx, scope, key)) ?? nothing
    const { row } = await overVersion<Held>(read, expectedVersion, async (old) => {
      if (rappen !== null) return putAmount(tx, scope, { ...key, rappen }, old.version)
      if (old.version === 0) return old
      return (await removeAmount(tx, scope, key, old.version)) && nothing
    })
    tx.record({ objectId, version: row.version, changes: { costRappen: true } })
    return row.rappen === null ? null : { ...key, rappen: row.rappen, version: row.version }
  })
}

const nothing: Held = { rappen: null, version: 0 }

type Said = {
  readonly objectId: string
  readonly kind: AmountKind
  readonly rappen: number | null | undefined
}

/** Inside a write that says itself what it leaves behind. What was not said stays as it is. */
export async function recordAmount(tx: Tx, scope: RealEstateScope, said: Said): Promise<void> {
  const { objectId, kind, rappen } = said
  if (rappen === undefined) return
  if (rappen === null) await removeAmount(tx, scope, { objectId, kind })
  else await putAmount(tx, scope, { objectId, kind, rappen })
}

/**
 * Inside a write after which an amount is no longer true: it goes, also one that this person may not see. Says whether
 * there was one only to who may.
 */
export async function dropAmount(
  tx: Tx,
  scope: RealEstateScope,
  key: Pick<Said, 'objectId' | 'kind'>,
): Promise<boolean> {
  const [seen] = await Promise.all([removeAmount(tx, scope, key), dropUnseen(tx, scope, key)])
  return seen !== undefined
}

type WithCost = { readonly costRappen?: number | null | undefined }

/** Whoever says an amount needs the right to see it. */
export const costNeeds = ({ costRappen }: WithCost) => ({ finances: costRappen !== undefined })

/** The history tells that a cost was said, never which: a member without the finance right reads it too. */
export const costTrace = ({ costRappen }: WithCost): { costRappen?: true } =>
  costRappen === undefined ? {} : { costRappen: true }
