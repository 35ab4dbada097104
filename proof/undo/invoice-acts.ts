import {
  disputeInvoice,
  releaseInvoice,
  retainInvoice,
  undisputeInvoice,
} from '../../apps/server/src/features/invoices/invoices.holding.service.ts'
import {
  payInvoice,
  unpayInvoice,
} from '../../apps/server/src/features/invoices/invoices.payments.service.ts'
import { setOffInvoice } from '../../apps/server/src/features/invoices/invoices.offset.service.ts'
import {
  beginInvoiceWarranty,
  endInvoiceWarranty,
} from '../../apps/server/src/features/invoices/invoices.warranty.service.ts'
import { addInvoice, updateInvoice } from '../../apps/server/src/features/invoices/invoices.service.ts'
import { setInvoiceDeleted } from '../../apps/server/src/features/invoices/invoices.trash.service.ts'
import { newId, plainInvoice } from '../../apps/server/test/world.ts'
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

const credited = { kind: 'credit', amountRappen: -4_005, issuedOn: '2026-10-05', taxClass: 'upkeep' }

const disputed = { disputedOn: '2026-11-01', disputeReason: 'Zu viel', disputeDemand: 'correction' }
const guaranteed = { warrantyBasis: 'agreed', warrantyFrom: '2026-10-01', warrantyYears: 3 }
const retained = { retainedRappen: 1, retainedUntil: '2027-03-01', retainedReason: 'Mängel' }

/** What happens to invoices and to what is paid of them. */
export function invoiceActs<Choice>(tools: Tools<Choice>): readonly (() => Choice)[] {
  const { ctx, house, word, id, component, keyed, free, on, alive, trashed, over, hasFinances } = tools
  const ofMine = hasFinances ? alive('invoice') : undefined
  // What has no bill was paid when it was booked.
  const bill = tools.rowsOf('invoice').some((row) => row['id'] === ofMine?.id && row['kind'] === 'bill')
    ? ofMine
    : undefined
  const credit = tools.rowsOf('invoice').find((row) => row['id'] === ofMine?.id && row['kind'] === 'credit')
  const isOpenCredit = Number(credit?.['open_rappen'] ?? 0) < 0
  const openBill = tools
    .rowsOf('invoice')
    .find((row) => row['id'] === bill?.id && Number(row['open_rappen']) > 0)
  const ifHeld = (by: 'disputed_on' | 'retained_until' | 'warranty_until') =>
    tools.rowsOf('invoice').some((row) => row['id'] === bill?.id && row[by] !== null) ? bill : undefined
  const toSetOff = hasFinances
    ? tools
        .rowsOf('invoice')
        .find((row) => row['kind'] === 'credit' && row.deleted_at === null && Number(row['open_rappen']) < 0)
    : undefined
  const settles = Math.min(
    -Number(toSetOff?.['open_rappen'] ?? 0),
    Number(openBill?.['open_rappen'] ?? 0),
    1_500,
  )
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
      hasFinances
        ? free(
            'invoice.add',
            () => addInvoice(ctx, house, { ...keyed, id, ...credited, creditor: word }),
            true,
          )
        : on('invoice.add', undefined, () => Promise.resolve(), true),
    () =>
      on(
        'invoice.set_off',
        settles > 0 ? toSetOff : undefined,
        (row) =>
          setOffInvoice(ctx, house, row.id, {
            ...over(row),
            billId: openBill?.id,
            paymentId: id,
            billPaymentId: newId(),
            paidOn: '2026-10-20',
            amountRappen: settles,
          }),
        true,
      ),
    () =>
      on(
        'invoice.update',
        ofMine,
        (row) =>
          updateInvoice(ctx, house, row.id, {
            ...over(row),
            creditor: word,
            ...(credit === undefined && divided),
          }),
        true,
      ),
    () =>
      on(
        'invoice.pay',
        isOpenCredit ? ofMine : bill,
        (row) =>
          payInvoice(ctx, house, row.id, {
            ...over(row),
            paymentId: id,
            paidOn: '2026-10-20',
            amountRappen: isOpenCredit ? -5 : 5_000,
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
    () =>
      on(
        'invoice.dispute',
        openBill === undefined ? undefined : bill,
        (row) => disputeInvoice(ctx, house, row.id, { ...over(row), ...disputed }),
        true,
      ),
    () =>
      on(
        'invoice.undispute',
        ifHeld('disputed_on'),
        (row) => undisputeInvoice(ctx, house, row.id, over(row)),
        true,
      ),
    () =>
      on(
        'invoice.retain',
        openBill === undefined ? undefined : bill,
        (row) => retainInvoice(ctx, house, row.id, { ...over(row), ...retained }),
        true,
      ),
    () =>
      on(
        'invoice.release',
        ifHeld('retained_until'),
        (row) => releaseInvoice(ctx, house, row.id, over(row)),
        true,
      ),
    () =>
      on(
        'invoice.begin_warranty',
        bill,
        (row) => beginInvoiceWarranty(ctx, house, row.id, { ...over(row), ...guaranteed }),
        true,
      ),
    () =>
      on(
        'invoice.end_warranty',
        ifHeld('warranty_until'),
        (row) => endInvoiceWarranty(ctx, house, row.id, over(row)),
        true,
      ),
    () => on('invoice.delete', ofMine, (row) => setInvoiceDeleted(ctx, house, row.id, true, over(row)), true),
    () => on('invoice.restore', back, (row) => setInvoiceDeleted(ctx, house, row.id, false, over(row)), true),
  ]
}
