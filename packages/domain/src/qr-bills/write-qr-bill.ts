import { writeHundredths } from '../payments/hundredths.ts'
import { faultsOf } from './qr-bill-faults.ts'
import type { QrAddress, QrBill, QrBillFault } from './qr-bill.ts'
import { elementsOf, fewestElements } from './qr-elements.ts'

export type QrBillWriting = { readonly payload: string } | { readonly faults: readonly QrBillFault[] }

/** The code of a bill, judged by the rules of reading; combined addresses are read but no longer written. */
export function writeQrBill(bill: QrBill): QrBillWriting {
  const lines = linesOf(bill)
  const faults = [...faultsOf(elementsOf(lines)), ...combinedIn(bill)]
  if (bill.alternatives.length > 2) faults.push({ code: 'element_count', element: null })
  if (faults.length > 0) return { faults }
  // What is empty at the end is left out, so that nothing follows the last element that says something.
  while (lines.length > fewestElements && lines.at(-1) === '') lines.pop()
  return { payload: lines.join('\n') }
}

function linesOf(bill: QrBill): string[] {
  const [first = '', second = ''] = bill.alternatives
  return [
    'SPC',
    '0200',
    '1',
    bill.iban,
    ...addressLines(bill.creditor),
    ...addressLines(null),
    bill.amount === null ? '' : writeHundredths(bill.amount),
    bill.currency,
    ...addressLines(bill.debtor),
    bill.referenceType,
    bill.reference ?? '',
    bill.message ?? '',
    'EPD',
    bill.billingInformation ?? '',
    first,
    second,
  ]
}

function addressLines(address: QrAddress | null): string[] {
  if (address === null) return ['', '', '', '', '', '', '']
  const { name, country } = address
  if (address.type === 'combined') return ['K', name, address.line1 ?? '', address.line2, '', '', country]
  const { street, houseNumber, postalCode, town } = address
  return ['S', name, street ?? '', houseNumber ?? '', postalCode, town, country]
}

const combinedIn = ({ creditor, debtor }: QrBill): QrBillFault[] => [
  ...(creditor.type === 'combined'
    ? [{ code: 'combined_address', element: 'creditorAddressType' } as const]
    : []),
  ...(debtor?.type === 'combined'
    ? [{ code: 'combined_address', element: 'debtorAddressType' } as const]
    : []),
]
