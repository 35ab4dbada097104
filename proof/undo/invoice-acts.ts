import {
  payInvoice,
  unpayInvoice,
} from '../../apps/server/src/features/invoices/invoices.payments.service.ts'
import {
  addInvoice,
  setInvoiceDeleted,
  updateInvoice,
} from '../../apps/server/src/features/invoices/invoices.service.ts'
import { plainInvoice } from '../../apps/server/test/world.ts'
import type { Tools } from './visit-acts.ts'

const divided = {
  amountRappen: 20_000,
  taxLines: [
    { text: 'Ersatz', amountRappen: 13_000, taxClass: 'upkeep' },
    { text: 'Ausbau', amountRappen: 7_000, taxClass: 'improvement' },
  ],
  subsidyRappen: 300,
}

/** What happens to invoices and to what is paid of them. */
export function invoiceActs<Choice>(tools: Tools<Choice>): readonly (() => Choice)[] {
  const { ctx, house, word, id, component, keyed, free, on, alive, trashed, over, hasFinances } = tools
  const ofMine = hasFinances ? alive('invoice') : undefined
  const back = hasFinances ? trashed('invoice') : undefined
  const payment = tools
    .rowsOf('invoice_payment')
    .find((row) => row['invoice_id'] === ofMine?.id && row['is_active'] === true)
  const said = { ...plainInvoice, creditor: word, componentId: component?.id }
  return [
    () =>
      hasFinances
        ? free('invoice.add', () => addInvoice(ctx, house, { ...keyed, id, ...said }), true)
        : on('invoice.add', undefined, () => Promise.resolve(), true),
    () =>
      on(
        'invoice.update',
        ofMine,
        (row) => updateInvoice(ctx, house, row.id, { ...over(row), creditor: word, ...divided }),
        true,
      ),
    () =>
      on(
        'invoice.pay',
        ofMine,
        (row) =>
          payInvoice(ctx, house, row.id, {
            ...over(row),
            paymentId: id,
            paidOn: '2026-10-20',
            amountRappen: 5_000,
          }),
        true,
      ),
    () =>
      on(
        'invoice.unpay',
        payment === undefined ? undefined : ofMine,
        (row) => unpayInvoice(ctx, house, row.id, { ...over(row), paymentId: payment?.id }),
        true,
      ),
    () => on('invoice.delete', ofMine, (row) => setInvoiceDeleted(ctx, house, row.id, true, over(row)), true),
    () => on('invoice.restore', back, (row) => setInvoiceDeleted(ctx, house, row.id, false, over(row)), true),
  ]
}
