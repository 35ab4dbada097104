import { mergeCraftsmenInput } from '@hauswart/domain/craftsmen/craftsman.input'
import { mergedFacts } from '@hauswart/domain/craftsmen/merge'
import { AppError } from '#platform/app-error.ts'
import { requireMember, type Context } from '#platform/db/access.ts'
import { mutate, type Keyed } from '#platform/db/mutate.ts'
import { overVersion } from '#platform/db/versions.ts'
import { parseInput } from '#platform/input.ts'
import { isAsked, isSigned, moveWork } from './craftsmen.merge.queries.ts'
import {
  findCraftsman,
  moveCraftsmanToTrash,
  putCraftsmanIban,
  updateCraftsmanRow,
} from './craftsmen.queries.ts'
import { changesOf, type Craftsman } from './craftsmen.service.ts'

/**
 * Two entries of the same enterprise become one: all that names the second names the first, what the first does not say
 * is filled, and the second lies in the trash; one act, undone as one. Requests that were answered stay as the letter
 * was written, with name and address of their own; one that waits for an answer has to end first. A protocol that was
 * signed names whom it named: its entry is the one that stays.
 */
export async function mergeCraftsmen(
  ctx: Context,
  realEstateId: string,
  id: string,
  input: Keyed,
): Promise<Craftsman> {
  const { expectedVersion, otherId, otherVersion } = parseInput(mergeCraftsmenInput, input)
  if (id === otherId) throw new AppError('BAD_INPUT', { field: 'otherId' })
  // Quotes and invoices move along: whoever may not see them would leave them behind.
  const scope = requireMember(ctx, realEstateId, 'write', { finances: true })
  return mutate(ctx, scope, 'craftsman.merge', { realEstateId, id, ...input }, async (tx) => {
    const [other, isWaiting, hasSigned] = await Promise.all([
      findCraftsman(tx, scope, otherId),
      isAsked(tx, scope, otherId),
      isSigned(tx, scope, otherId),
    ])
    if (other === undefined || other.deletedAt !== null) throw new AppError('NOT_FOUND', { field: 'otherId' })
    if (isWaiting)
      throw new AppError('NOT_READY', {
        missing: [`Die Antwort von ${other.company} auf Ihre Offertanfrage`],
      })
    if (hasSigned)
      throw new AppError('NOT_READY', {
        missing: [`Ein unterschriebenes Protokoll nennt ${other.company}: Dieser Eintrag muss bleiben`],
      })
    const { before, row } = await overVersion<Craftsman>(
      () => findCraftsman(tx, scope, id),
      expectedVersion,
      (old) => updateCraftsmanRow(tx, scope, mergedFacts(old, other)),
    )
    await overVersion<Craftsman>(
      () => findCraftsman(tx, scope, otherId),
      otherVersion,
      ({ version }) => moveCraftsmanToTrash(tx, scope, { id: otherId, version, isDeleted: true }),
    )
    await moveWork(tx, scope, otherId, id)
    const takesAccount = (before.iban ?? null) === null && other.iban !== null
    if (takesAccount) await putCraftsmanIban(tx, scope, id, other.iban)
    const changes = { ...changesOf(before, mergedFacts(before, other)), ...(takesAccount && { iban: true }) }
    tx.record({ objectId: id, version: row.version, changes: { ...changes, mergedId: otherId } })
    return row
  })
}
