import { disputeInvoiceInput, retainInvoiceInput } from '@hauswart/domain/invoices/invoice.input'
import { AppError } from '#platform/app-error.ts'
import { requireMember, type Context } from '#platform/db/access.ts'
import { mutate, type Keyed } from '#platform/db/mutate.ts'
import { overVersion } from '#platform/db/versions.ts'
import { parseInput } from '#platform/input.ts'
import { findInvoice, updateInvoiceRow } from './invoices.queries.ts'
import { noDispute, noRetention, settled, type Invoice } from './invoices.service.ts'

export type Hold = (ctx: Context, realEstateId: string, id: string, input: Keyed) => Promise<Invoice>
type Versioned = Keyed & { readonly expectedVersion: number }
export type End = (ctx: Context, realEstateId: string, id: string, input: Versioned) => Promise<Invoice>

/** Does not accept an invoice, or a part of it. Said again it says what is disputed now. */
export const disputeInvoice: Hold = async (ctx, realEstateId, id, input) => {
  const { expectedVersion, disputedRappen = null, ...said } = parseInput(disputeInvoiceInput, input)
  if (said.disputedOn > ctx.clock.today()) throw new AppError('BAD_INPUT', { field: 'disputedOn' })
  return changeInvoice(ctx, { verb: 'invoice.dispute', realEstateId, id, input, expectedVersion }, (old) => {
    if (said.disputedOn < old.issuedOn) throw new AppError('BAD_INPUT', { field: 'disputedOn' })
    assertOpen(old, disputedRappen ?? 1, 'disputedRappen')
    return { ...said, disputedRappen, isReviewed: true }
  })
}

/** Ends a dispute, however it went. */
export const undisputeInvoice: End = (ctx, realEstateId, id, input) => {
  const { expectedVersion } = input
  return changeInvoice(
    ctx,
    { verb: 'invoice.undispute', realEstateId, id, input, expectedVersion },
    (old) => {
      if (old.disputedOn === null) throw new AppError('NOT_FOUND', { field: 'disputedOn' })
      return noDispute
    },
  )
}

/** Keeps a part back until a day. Said again it says what is kept back now. */
export const retainInvoice: Hold = async (ctx, realEstateId, id, input) => {
  const { expectedVersion, ...said } = parseInput(retainInvoiceInput, input)
  return changeInvoice(ctx, { verb: 'invoice.retain', realEstateId, id, input, expectedVersion }, (old) => {
    if (said.retainedUntil < old.issuedOn) throw new AppError('BAD_INPUT', { field: 'retainedUntil' })
    assertOpen(old, said.retainedRappen, 'retainedRappen')
    return { ...said, isReviewed: true }
  })
}

/** Keeps nothing back any more. */
export const releaseInvoice: End = (ctx, realEstateId, id, input) => {
  const { expectedVersion } = input
  return changeInvoice(ctx, { verb: 'invoice.release', realEstateId, id, input, expectedVersion }, (old) => {
    if (old.retainedUntil === null) throw new AppError('NOT_FOUND', { field: 'retainedUntil' })
    return noRetention
  })
}

/** What is paid can be held no longer, and what has no bill was paid when it was booked. */
function assertOpen({ openRappen }: Invoice, heldRappen: number, field: string): void {
  if (heldRappen > openRappen) throw new AppError('BAD_INPUT', { field })
}

type Act = {
  readonly verb: string
  readonly realEstateId: string
  readonly id: string
  readonly input: Keyed
  readonly expectedVersion: number
}

/** The history tells that it was done, never of how much. */
export function changeInvoice(
  ctx: Context,
  { verb, realEstateId, id, input, expectedVersion }: Act,
  change: (old: Invoice) => Partial<Invoice>,
): Promise<Invoice> {
  const scope = requireMember(ctx, realEstateId, 'write', { finances: true })
  return mutate(ctx, scope, verb, { realEstateId, id, ...input }, async (tx) => {
    const { row } = await overVersion<Invoice>(
      () => findInvoice(tx, scope, id),
      expectedVersion,
      async (old) =>
        old.deletedAt === null ? updateInvoiceRow(tx, scope, settled({ ...old, ...change(old) })) : undefined,
    )
    tx.record({ objectId: id, version: row.version, changes: { invoice: true } })
    return row
  })
}
