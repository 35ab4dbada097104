const addressParts = {
  AddressType: 1,
  Name: 70,
  /** The street, or the first of two lines. */
  Line1: 70,
  /** The number of the house, or the second of two lines. */
  Line2: 70,
  PostalCode: 16,
  Town: 35,
  Country: 2,
} as const
export type AddressPart = keyof typeof addressParts
export const addressPartNames = Object.keys(addressParts) as readonly AddressPart[]

type Party = 'creditor' | 'ultimateCreditor' | 'debtor'
type PartyElement = `${Party}${AddressPart}`

/** The elements of the code in their order, and how long each may be. Source: SIX, QR-bill 2.3, 4.2.2. */
const longest = {
  qrType: 3,
  version: 4,
  coding: 1,
  iban: 21,
  ...partyOf('creditor'),
  ...partyOf('ultimateCreditor'),
  amount: 12,
  currency: 3,
  ...partyOf('debtor'),
  referenceType: 4,
  reference: 27,
  message: 140,
  trailer: 3,
  billingInformation: 140,
  alternative1: 100,
  alternative2: 100,
}
export type QrElement = keyof typeof longest
export type QrElements = Readonly<Record<QrElement, string>>

export const qrElementNames = Object.keys(longest) as readonly QrElement[]
export const longestElement: Readonly<Record<QrElement, number>> = longest

/** The last element that may not be left out. */
export const fewestElements = qrElementNames.indexOf('trailer') + 1

/** Elements by their name; those at the end that were left out are empty. */
export const elementsOf = (lines: readonly string[]): QrElements =>
  Object.fromEntries(qrElementNames.map((name, at) => [name, lines[at] ?? ''])) as QrElements

function partyOf<P extends Party>(party: P) {
  const entries = Object.entries(addressParts).map(([part, length]) => [`${party}${part}`, length])
  return Object.fromEntries(entries) as Record<Extract<PartyElement, `${P}${AddressPart}`>, number>
}
