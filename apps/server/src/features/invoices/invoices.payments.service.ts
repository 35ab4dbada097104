import { payInvoiceInput, unpayInvoiceInput } from '@hauswart/domain/invoices/invoice.input'
import { AppError } from '#platform/app-error.ts'
import { requireMember, type Context } from '#platform/db/access.ts'
import { mutate, type Keyed } from '#platform/db/mutate.ts'
import { overVersion } from '#platform/db/versions.ts'
import { parseInput } from '#platform/input.ts'
import { endPayment, findInvoice, insertPayment, updateInvoiceRow } from './invoices.queries.ts'
import { settled, type Invoice } from './invoices.service.ts'

/** Records a payment, of the whole or of a part. Whoever pays has looked at the invoice. */
export async function payInvoice(
  ctx: Context,
  realEstateId: string,
  id: string,
  input: Keyed,
): Promise<Invoice> {
  const { expectedVersion, paymentId, ...said } = parseInput(payInvoiceInput, input)
  const payment = { id: paymentId, ...said }
  if (payment.paidOn > ctx.clock.today()) throw new AppError('BAD_INPUT', { field: 'paidOn' })
  const scope = requireMember(ctx, realEstateId, 'write', { finances: true })
  return mutate(ctx, scope, 'invoice.pay', { realEstateId, id, ...input }, async (tx) => {
    const { row } = await overVersion<Invoice>(
      () => findInvoice(tx, scope, id),
      expectedVersion,
      async (old) => {
        if (old.deletedAt !== null) return undefined
        // What has no bill was paid when it was booked.
        if (old.kind === 'expense') throw new AppError('BAD_INPUT', { field: 'paymentId' })
        const paid = settled({ ...old, isReviewed: true, payments: [...old.payments, payment] })
        const [, written] = await Promise.all([
          insertPayment(tx, scope, { ...payment, invoiceId: id }),
          updateInvoiceRow(tx, scope, paid),
        ])
        return written
      },
    )
    tx.record({ objectId: id, version: row.version, changes: { payments: true } })
    return row
  })
}

/** Takes a payment back that was recorded by mistake. */
export async function unpayInvoice(
  ctx: Context,
  realEstateId: string,
  id: string,
  input: Keyed,
): Promise<Invoice> {
  const { expectedVersion, paymentId } = parseInput(unpayInvoiceInput, input)
  const scope = requireMember(ctx, realEstateId, 'write', { finances: true })
  return mutate(ctx, scope, 'invoice.unpay', { realEstateId, id, ...input }, async (tx) => {
    const { row } = await overVersion<Invoice>(
      () => findInvoice(tx, scope, id),
      expectedVersion,
      async (old) => {
        const payments = old.payments.filter((payment) => payment.id !== paymentId)
        if (old.kind === 'expense' || payments.length === old.payments.length)
          throw new AppError('NOT_FOUND', { field: 'paymentId' })
        const [, written] = await Promise.all([
          endPayment(tx, scope, paymentId, id),
          updateInvoiceRow(tx, scope, settled({ ...old, payments })),
        ])
        return written
      },
    )
    tx.record({ objectId: id, version: row.version, changes: { payments: true } })
    return row
  })
}
