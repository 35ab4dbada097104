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

const booked = {
  kind: 'expense',
  category: 'garden',
  amountRappen: 45_005,
  issuedOn: '2026-10-01',
  recurrence: { mode: 'fixed', every: 1, unit: 'month', anchorOn: '2026-10-01' },
}

/** What happens to invoices and to what is paid of them. */
export function invoiceActs<Choice>(tools: Tools<Choice>): readonly (() => Choice)[] {
  const { ctx, house, word, id, component, keyed, free, on, alive, trashed, over, hasFinances } = tools
  const ofMine = hasFinances ? alive('invoice') : undefined
  // What has no bill was paid when it was booked.
  const bill = tools.rowsOf('invoice').some((row) => row['id'] === ofMine?.id && row['kind'] === 'bill')
    ? ofMine
    : undefined
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
      hasFinances
        ? free('invoice.add', () => addInvoice(ctx, house, { ...keyed, id, ...booked, creditor: word }), true)
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
        bill,
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
