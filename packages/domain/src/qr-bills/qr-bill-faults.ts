import { currencies } from '../payments/hundredths.ts'
import { isQrIban, readIban } from '../payments/iban.ts'
import { readCreditorReference, readQrReference, referenceTypes } from '../payments/payment-reference.ts'
import type { QrBillFault, QrBillFaultCode } from './qr-bill.ts'
import {
  addressPartNames,
  longestElement,
  qrElementNames,
  type AddressPart,
  type QrElement,
  type QrElements,
} from './qr-elements.ts'

/** Every rule of the guidelines (SIX, QR-bill 2.3) that these elements break, in the order of the code. */
export const faultsOf = (elements: QrElements): QrBillFault[] => rules.flatMap((rule) => rule(elements))

type Rule = (elements: QrElements) => QrBillFault[]

const fault = (code: QrBillFaultCode, element: QrElement | null): QrBillFault => ({ code, element })
const faultIf = (isBroken: boolean, code: QrBillFaultCode, element: QrElement): QrBillFault[] =>
  isBroken ? [fault(code, element)] : []

/** Basic Latin, Latin-1, Latin Extended-A, four letters of Romanian, the euro; nothing that steers. */
const forbidden = /[^\u0020-\u007E\u00A0-\u017F\u0218-\u021B\u20AC]/

const characters: Rule = (elements) =>
  qrElementNames.filter((name) => forbidden.test(elements[name])).map((name) => fault('character', name))

const lengths: Rule = (elements) =>
  qrElementNames
    .filter((name) => elements[name].length > longestElement[name])
    .map((name) => fault('too_long', name))

const header: Rule = ({ qrType, version, coding, trailer }) => [
  ...faultIf(qrType !== 'SPC', 'not_a_qr_bill', 'qrType'),
  // Whatever comes after the first two figures changes nothing for readers (SIX, letter of 5 August 2020).
  ...faultIf(!/^02\d{2}$/.test(version), 'version', 'version'),
  ...faultIf(coding !== '1', 'coding', 'coding'),
  ...faultIf(trailer !== 'EPD', 'trailer', 'trailer'),
]

const account: Rule = ({ iban }) => faultIf(!isAccount(iban), 'iban', 'iban')
const isAccount = (iban: string): boolean => /^(?:CH|LI)/.test(iban) && readIban(iban) === iban

const creditor: Rule = (elements) => addressFaults(elements, 'creditor')

/** Reserved for later; until then nothing may stand there. */
const ultimateCreditor: Rule = (elements) =>
  addressPartNames.flatMap((part) =>
    faultIf(elements[`ultimateCreditor${part}`] !== '', 'not_empty', `ultimateCreditor${part}`),
  )

/** Nobody need be named; but whoever is, is named wholly. */
const debtor: Rule = (elements) =>
  addressPartNames.every((part) => elements[`debtor${part}`] === '') ? [] : addressFaults(elements, 'debtor')

const needed = {
  S: ['Name', 'PostalCode', 'Town', 'Country'],
  K: ['Name', 'Line2', 'Country'],
} as const satisfies Record<string, readonly AddressPart[]>

const longestHouseNumber = 16

function addressFaults(elements: QrElements, party: 'creditor' | 'debtor'): QrBillFault[] {
  const of = (part: AddressPart) => elements[`${party}${part}`]
  const type = of('AddressType')
  if (type !== 'S' && type !== 'K') return [fault('address_type', `${party}AddressType`)]
  const missing = needed[type].filter((part) => of(part).trim() === '')
  const more: readonly AddressPart[] = type === 'K' ? ['PostalCode', 'Town'] : []
  const line2 = of('Line2').length
  const isTooLong = type === 'S' && line2 > longestHouseNumber && line2 <= longestElement.creditorLine2
  const country = of('Country')
  return [
    ...missing.map((part) => fault('missing', `${party}${part}`)),
    ...more.flatMap((part) => faultIf(of(part) !== '', 'not_empty', `${party}${part}`)),
    ...faultIf(isTooLong, 'too_long', `${party}Line2`),
    ...faultIf(country.trim() !== '' && !/^[A-Z]{2}$/.test(country), 'country', `${party}Country`),
  ]
}

/** Of a notice, which asks for nothing, the message must say so. Source: SIX, QR-bill as a notification. */
const notices = [
  'NICHT ZUR ZAHLUNG VERWENDEN',
  'NE PAS UTILISER POUR LE PAIEMENT',
  'NON UTILIZZARE PER IL PAGAMENTO',
  'DO NOT USE FOR PAYMENT',
]

const money: Rule = ({ amount, currency, message }) => {
  // A zero before the point may stand or be left out; no other may lead.
  const isWritten = /^(?:0|[1-9]\d{0,8})?\.\d{2}$/.test(amount)
  const isZero = /^0?\.00$/.test(amount) && !notices.some((words) => message.toUpperCase().includes(words))
  return [
    ...faultIf(amount !== '' && !isWritten, 'amount', 'amount'),
    ...faultIf(isZero, 'zero_amount', 'amount'),
    ...faultIf(!currencies.some((one) => one === currency), 'currency', 'currency'),
  ]
}

const references: Rule = ({ iban, referenceType, reference }) => {
  const type = referenceTypes.find((one) => one === referenceType)
  if (type === undefined) return [fault('reference_type', 'referenceType')]
  const isQr = isQrIban(iban)
  const isKnown = isAccount(iban)
  return [
    ...faultIf(isKnown && isQr && type !== 'QRR', 'qr_iban_needs_qr_reference', 'referenceType'),
    ...faultIf(isKnown && !isQr && type === 'QRR', 'qr_reference_needs_qr_iban', 'referenceType'),
    ...faultIf(type === 'NON' && reference !== '', 'not_empty', 'reference'),
    ...faultIf(type === 'QRR' && readQrReference(reference) !== reference, 'qr_reference', 'reference'),
    ...faultIf(
      type === 'SCOR' && readCreditorReference(reference) !== reference,
      'creditor_reference',
      'reference',
    ),
  ]
}

const information: Rule = ({ message, billingInformation }) => {
  const isEach = [message, billingInformation].every((text) => text.length <= longestElement.message)
  const isTogether = message.length + billingInformation.length <= longestElement.message
  // Two strokes, then two signs that name the syntax.
  const isNamed = billingInformation === '' || /^\/\/../.test(billingInformation)
  return [
    ...faultIf(isEach && !isTogether, 'message_too_long', 'message'),
    ...faultIf(!isNamed, 'billing_information', 'billingInformation'),
  ]
}

const rules: readonly Rule[] = [
  header,
  characters,
  lengths,
  account,
  creditor,
  ultimateCreditor,
  money,
  debtor,
  references,
  information,
]
