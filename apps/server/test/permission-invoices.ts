import {
  field,
  inHouse,
  keyed,
  members,
  no,
  outside,
  versioned,
  write,
  writesMoney,
  type Row,
} from './permission-row.ts'
import { newId, plainInvoice } from './world.ts'

const nothingHeld = [...outside, no, no, no, 'NOT_FOUND', 'NOT_FOUND'] as const

export const invoicePermissions: Readonly<Record<string, Row>> = {
  // Without the finance right there is nothing to see, which is no refusal; the test of the feature looks inside.
  'RealEstate.invoices': field('invoices { nodes { id payments { id } } }', members),
  'Invoice.state': field('invoices { nodes { state } }', members),
  'Invoice.letterUrl': field('invoices { nodes { letterUrl } }', members),
  'RealEstate.invoiceWarnings': field('invoiceWarnings { invoiceId kind seen }', members),
  // An address says nothing: what it leads to is judged when it is fetched.
  'RealEstate.taxFolderUrl': field('taxFolderUrl(year: 2026, rule: payment, format: pdf)', members),
  'RealEstate.gainFileUrl': field('gainFileUrl(format: zip)', members),
  'Mutation.addInvoice': write(
    '($id: ID!, $input: AddInvoiceInput!) { addInvoice(realEstateId: $id, input: $input) { id } }',
    writesMoney,
    ({ house }) => ({ id: house, input: { ...plainInvoice, ...keyed(), id: newId() } }),
  ),
  'Mutation.updateInvoice': inHouse('updateInvoice', 'UpdateInvoiceInput', writesMoney, 'invoice', () => ({
    ...versioned(1),
    creditor: 'Huber AG',
  })),
  'Mutation.changeInvoices': write(
    '($id: ID!, $input: ChangeInvoicesInput!) { changeInvoices(realEstateId: $id, input: $input) { id } }',
    writesMoney,
    ({ house, invoice }) => ({
      id: house,
      input: { ...keyed(), ids: [invoice], act: 'classify', taxClass: 'operation' },
    }),
  ),
  'Mutation.payInvoice': inHouse('payInvoice', 'PayInvoiceInput', writesMoney, 'invoice', () => ({
    ...versioned(1),
    paymentId: newId(),
    paidOn: '2026-10-03',
    amountRappen: 50,
  })),
  'Mutation.setOffInvoice': inHouse(
    'setOffInvoice',
    'SetOffInvoiceInput',
    writesMoney,
    'credit',
    (target) => ({
      ...versioned(1),
      billId: target.invoice,
      paymentId: newId(),
      billPaymentId: newId(),
      paidOn: '2026-10-06',
      amountRappen: 80,
    }),
  ),
  'Mutation.unpayInvoice': inHouse('unpayInvoice', 'UnpayInvoiceInput', writesMoney, 'invoice', (target) => ({
    ...versioned(1),
    paymentId: target.invoice,
  })),
  'Mutation.disputeInvoice': inHouse('disputeInvoice', 'DisputeInvoiceInput', writesMoney, 'invoice', () => ({
    ...versioned(1),
    disputedOn: '2026-10-03',
    disputeReason: 'Nicht bestellt',
    disputeDemand: 'withdrawal',
  })),
  // Nobody disputed it or kept anything back.
  'Mutation.undisputeInvoice': inHouse('undisputeInvoice', 'VersionInput', nothingHeld, 'invoice', () =>
    versioned(1),
  ),
  'Mutation.retainInvoice': inHouse('retainInvoice', 'RetainInvoiceInput', writesMoney, 'invoice', () => ({
    ...versioned(1),
    retainedRappen: 10,
    retainedUntil: '2027-01-31',
    retainedReason: 'Bis die Mängel behoben sind',
  })),
  'Mutation.releaseInvoice': inHouse('releaseInvoice', 'VersionInput', nothingHeld, 'invoice', () =>
    versioned(1),
  ),
  'Mutation.beginInvoiceWarranty': inHouse(
    'beginInvoiceWarranty',
    'BeginInvoiceWarrantyInput',
    writesMoney,
    'invoice',
    () => ({ ...versioned(1), warrantyBasis: 'work', warrantyFrom: '2026-10-03' }),
  ),
  'Mutation.endInvoiceWarranty': inHouse('endInvoiceWarranty', 'VersionInput', nothingHeld, 'invoice', () =>
    versioned(1),
  ),
  'Mutation.deleteInvoice': inHouse('deleteInvoice', 'VersionInput', writesMoney, 'invoice', () =>
    versioned(1),
  ),
  'Mutation.restoreInvoice': inHouse(
    'restoreInvoice',
    'VersionInput',
    [...outside, no, no, no, 'CONFLICT', 'CONFLICT'],
    'invoice',
    () => versioned(1),
  ),
}
