import { payInvoiceInput, unpayInvoiceInput } from '@hauswart/domain/invoices/invoice.input'
import { isCredit, isSetOff } from '@hauswart/domain/invoices/credit'
import { inCash } from '@hauswart/domain/invoices/expense-payment'
import { AppError } from '#platform/app-error.ts'
import { requireMember, type Context } from '#platform/db/access.ts'
import { mutate, type Keyed } from '#platform/db/mutate.ts'
import { overVersion } from '#platform/db/versions.ts'
import { parseInput } from '#platform/input.ts'
import { endOtherSide, holdWithOthers } from './invoices.offset.service.ts'
import { findInvoice, insertPayment, setPaymentsActive, updateInvoiceRow } from './invoices.queries.ts'
import { settled, type Invoice } from './invoices.service.ts'

/** Records a payment, of the whole or of a part. Whoever pays has looked at the invoice. */
export async function payInvoice(
  ctx: Context,
  realEstateId: string,
  id: string,
  input: Keyed,
): Promise<Invoice> {
  const { expectedVersion, paymentId, ...said } = parseInput(payInvoiceInput, input)
  const payment = { id: paymentId, ...said, ...inCash }
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
        if (isCredit(old) !== isCredit(payment)) throw new AppError('BAD_INPUT', { field: 'amountRappen' })
        const paid = settled({ ...old, isReviewed: true, payments: [...old.payments, payment] })
        const [, written] = await Promise.all([
          insertPayment(tx, scope, id, payment),
          updateInvoiceRow(tx, scope, paid),
        ])
        return written
      },
    )
    tx.record({ objectId: id, version: row.version, changes: { payments: true } })
    return row
  })
}

/** Takes a payment back that was recorded by mistake; of what was set off both sides go. */
export async function unpayInvoice(
  ctx: Context,
  realEstateId: string,
  id: string,
  input: Keyed,
): Promise<Invoice> {
  const { expectedVersion, paymentId } = parseInput(unpayInvoiceInput, input)
  const scope = requireMember(ctx, realEstateId, 'write', { finances: true })
  return mutate(ctx, scope, 'invoice.unpay', { realEstateId, id, ...input }, async (tx) => {
    const { before, row } = await overVersion<Invoice>(
      () => holdWithOthers(tx, scope, id),
      expectedVersion,
      async (old) => {
        const payments = old.payments.filter((payment) => payment.id !== paymentId)
        if (old.kind === 'expense' || payments.length === old.payments.length)
          throw new AppError('NOT_FOUND', { field: 'paymentId' })
        const [, written] = await Promise.all([
          setPaymentsActive(tx, scope, id, [paymentId], false),
          updateInvoiceRow(tx, scope, settled({ ...old, payments })),
        ])
        if (written !== undefined)
          await endOtherSide(
            tx,
            scope,
            old.payments.filter((payment) => payment.id === paymentId),
          )
        return written
      },
    )
    // The history tells the one from the other.
    const isOffset = before.payments.some((payment) => payment.id === paymentId && isSetOff(payment))
    const changes = { payments: true, ...(isOffset && { offset: true }) }
    tx.record({ objectId: id, version: row.version, changes })
    return row
  })
}
