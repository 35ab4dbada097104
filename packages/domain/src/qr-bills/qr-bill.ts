import type { Currency } from '../payments/hundredths.ts'
import type { ReferenceType } from '../payments/payment-reference.ts'
import type { QrElement } from './qr-elements.ts'

export type StructuredAddress = {
  readonly type: 'structured'
  readonly name: string
  readonly street: string | null
  readonly houseNumber: string | null
  readonly postalCode: string
  readonly town: string
  readonly country: string
}

/** Two free lines. Banks take none since 22 November 2025; bills from before are still read. */
export type CombinedAddress = {
  readonly type: 'combined'
  readonly name: string
  readonly line1: string | null
  readonly line2: string
  readonly country: string
}

export type QrAddress = StructuredAddress | CombinedAddress

/** What the code of a Swiss QR-bill says. */
export type QrBill = {
  readonly iban: string
  readonly creditor: QrAddress
  /** Rappen or cents; null is for the payer to fill in, 0 is a mere notice. */
  readonly amount: number | null
  readonly currency: Currency
  readonly debtor: QrAddress | null
  readonly referenceType: ReferenceType
  readonly reference: string | null
  readonly message: string | null
  /** As it stands; `readBillingInformation` knows the syntax of Swico. */
  readonly billingInformation: string | null
  readonly alternatives: readonly string[]
}

/** The rules a code can break. They are stable: pages say them in German, and others may keep them. */
export const qrBillFaultCodes = [
  'not_a_qr_bill',
  'payload_too_long',
  'line_ends',
  'element_count',
  'version',
  'coding',
  'trailer',
  'character',
  'too_long',
  'missing',
  'not_empty',
  'iban',
  'address_type',
  'combined_address',
  'country',
  'amount',
  'zero_amount',
  'currency',
  'reference_type',
  'qr_reference_needs_qr_iban',
  'qr_iban_needs_qr_reference',
  'qr_reference',
  'creditor_reference',
  'message_too_long',
  'billing_information',
] as const
export type QrBillFaultCode = (typeof qrBillFaultCodes)[number]

export type QrBillFault = {
  readonly code: QrBillFaultCode
  /** Null where the code as a whole is not one. */
  readonly element: QrElement | null
}
