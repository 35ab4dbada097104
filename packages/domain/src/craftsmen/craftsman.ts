/** Whether somebody would be asked to come again. */
export const hireAgainAnswers = ['yes', 'maybe', 'no'] as const
export type HireAgain = (typeof hireAgainAnswers)[number]

/** How many craftsmen one house can hold, without those in the trash. */
export const maxCraftsmen = 300

export const maxTrades = 8

/** The ways somebody can be reached at once. */
export const contactWays = ['phone', 'mobile', 'pikettPhone', 'email', 'website'] as const
export type ContactWay = (typeof contactWays)[number]

type Reached = Readonly<Partial<Record<ContactWay | 'zip' | 'city', string | null | undefined>>>

/** Whether somebody can be reached at all: at once, or by a letter, as those of whom only a bill is known. */
export const isReachable = (craftsman: Reached): boolean =>
  contactWays.some((way) => isKnown(craftsman[way])) || (isKnown(craftsman.zip) && isKnown(craftsman.city))

const isKnown = (fact: string | null | undefined): boolean => (fact ?? null) !== null

/** What tells one enterprise from another. */
export type Known = {
  readonly company: string
  readonly zip: string | null
  readonly uid: string | null
  readonly iban?: string | null | undefined
}

/** By what two entries are probably the same enterprise; nothing if they are not. A hint, never a reason to refuse. */
export function sameBy(one: Known, other: Known): 'uid' | 'iban' | 'name' | undefined {
  if (one.uid !== null && one.uid === other.uid) return 'uid'
  if (one.uid !== null && other.uid !== null) return undefined
  const iban = one.iban ?? null
  if (iban !== null && iban === other.iban) return 'iban'
  const isNear = one.zip === null || other.zip === null || one.zip === other.zip
  return isNear && nameKey(one.company) === nameKey(other.company) ? 'name' : undefined
}

const legalForms = /\b(?:ag|gmbh|sa|sarl|s[aà]rl|kg|klg|co|inh|einzelfirma|genossenschaft)\b/g

/** A name without what people leave out or write otherwise: legal form, signs, capitals, umlauts as two letters. */
export function nameKey(company: string): string {
  const plain = company
    .toLowerCase()
    .replaceAll('ä', 'ae')
    .replaceAll('ö', 'oe')
    .replaceAll('ü', 'ue')
    .replaceAll(/[^\p{L}\d]+/gu, ' ')
  const key = plain.replaceAll(legalForms, ' ').replaceAll(' ', '')
  return key === '' ? plain.replaceAll(' ', '') : key
}
