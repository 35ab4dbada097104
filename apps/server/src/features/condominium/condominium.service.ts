import { condominiumInput } from '@hauswart/domain/condominium/condominium.input'
import { requireMember, type Context } from '#platform/db/access.ts'
import { changedFields, parseInput, stripUndefined } from '#platform/input.ts'
import { mutate, type Keyed } from '#platform/db/mutate.ts'
import { overVersion } from '#platform/db/versions.ts'
import { findCondominium, findRenewalFund, writeCondominium } from './condominium.queries.ts'
import { condominiumFacts, type CondominiumRow, type RenewalFundRow } from './condominium.table.ts'

export type Condominium = CondominiumRow
export type RenewalFund = RenewalFundRow

/** The community of owners; before the first word it is empty and has version 0. */
export const getCondominium = async (ctx: Context, realEstateId: string | undefined): Promise<Condominium> =>
  (await findCondominium(ctx.reads, requireMember(ctx, realEstateId, 'read'))) ?? emptyCondominium

/** What the community has put aside; null to who may not see finances, and where nothing is told of it. */
export const getRenewalFund = async (
  ctx: Context,
  realEstateId: string | undefined,
): Promise<RenewalFund | null> =>
  (await findRenewalFund(ctx.reads, requireMember(ctx, realEstateId, 'read'))) ?? null

export async function updateCondominium(
  ctx: Context,
  realEstateId: string,
  input: Keyed,
): Promise<Condominium> {
  const { expectedVersion, ...facts } = parseInput(condominiumInput, input)
  const scope = requireMember(ctx, realEstateId, 'write')
  return mutate(ctx, scope, 'condominium.update', { realEstateId, ...input }, async (tx) => {
    const read = async () => (await findCondominium(tx, scope)) ?? emptyCondominium
    const { before, row } = await overVersion(read, expectedVersion, (old) =>
      writeCondominium(tx, scope, { ...old, ...stripUndefined(facts) }),
    )
    tx.record({ objectId: realEstateId, version: row.version, changes: changedFields(before, facts) })
    return row
  })
}

const emptyCondominium: Condominium = { ...condominiumFacts.blank, version: 0 }
