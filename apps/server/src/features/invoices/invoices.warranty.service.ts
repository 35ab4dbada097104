import { beginWarrantyInput } from '@hauswart/domain/invoices/invoice.input'
import { beginWarranty, noWarranty } from '@hauswart/domain/invoices/warranty'
import { AppError } from '#platform/app-error.ts'
import { parseInput } from '#platform/input.ts'
import { changeInvoice, type End, type Hold } from './invoices.holding.service.ts'

/** Lets a warranty begin with an invoice, or a cost without one. Said again it says how it is now. */
export const beginInvoiceWarranty: Hold = async (ctx, realEstateId, id, input) => {
  const { expectedVersion, ...said } = parseInput(beginWarrantyInput, input)
  const begun = beginWarranty(said)
  if (begun === undefined) throw new AppError('BAD_INPUT', { field: 'warrantyYears' })
  const act = { verb: 'invoice.begin_warranty', realEstateId, id, input, expectedVersion }
  return changeInvoice(ctx, act, (old) => {
    // What is taken back is guaranteed by nobody.
    if (old.kind === 'credit') throw new AppError('BAD_INPUT', { field: 'warrantyBasis' })
    return begun
  })
}

/** Says that there is none. */
export const endInvoiceWarranty: End = (ctx, realEstateId, id, input) => {
  const { expectedVersion } = input
  const act = { verb: 'invoice.end_warranty', realEstateId, id, input, expectedVersion }
  return changeInvoice(ctx, act, (old) => {
    if (old.warrantyUntil === null) throw new AppError('NOT_FOUND', { field: 'warrantyUntil' })
    return noWarranty
  })
}
