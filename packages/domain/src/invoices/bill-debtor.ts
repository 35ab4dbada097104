import type { QrAddress } from '../qr-bills/qr-bill.ts'
import { readQrBill } from '../qr-bills/read-qr-bill.ts'

/** Whose bills a house gets, and where. */
export type Household = {
  readonly name: string | null
  readonly street: string | null
  readonly houseNumber: string | null
  readonly zip: string | null
  readonly members: readonly { readonly firstName: string; readonly lastName: string }[]
}

/**
 * Whom a bill names as its payer, in one line, if that is neither a member nor the address of the house. A hint, so every
 * doubt speaks for the bill: umlauts, order, «Familie», initials and legal forms may differ, and one of both is enough.
 */
export function otherDebtor(qrCode: string | null, house: Household): string | null {
  const reading = qrCode === null ? undefined : readQrBill(qrCode)
  const debtor = reading !== undefined && 'bill' in reading ? reading.bill.debtor : null
  if (debtor === null || isHere(debtor, house) || isNamed(debtor.name, house)) return null
  return [debtor.name, ...placeOf(debtor)].filter((part) => part.trim() !== '').join(', ')
}

function isHere(debtor: QrAddress, { street, houseNumber, zip }: Household): boolean {
  if (street === null) return false
  const [line = '', town = ''] = placeOf(debtor)
  const own = streetKey(`${street} ${houseNumber ?? ''}`)
  const named = streetKey(line)
  const isStreet = houseNumber === null ? named.startsWith(own) : named === own
  return isStreet && (zip === null || wordsOf(town).includes(zip))
}

function isNamed(name: string, { name: called, street, houseNumber, members }: Household): boolean {
  const words = wordsOf(name).filter((word) => !courtesies.has(word))
  // «Stockwerkeigentümer Lindenweg 14»: the house itself.
  const place = street === null || houseNumber === null ? undefined : streetKey(`${street} ${houseNumber}`)
  if (place !== undefined && streetKey(name).endsWith(place)) return true
  if (called !== null && words.join('') === wordsOf(called).join('')) return true
  return members.some((member) => isMember(words, member))
}

/** The family name, and then no other first name than this one, its initial, or none. */
function isMember(words: readonly string[], { firstName, lastName }: Household['members'][number]): boolean {
  const family = wordsOf(lastName)
  const given = wordsOf(firstName)
  const telling = family.filter((word) => !particles.has(word))
  if (!telling.some((word) => words.includes(word))) return false
  const rest = words.filter((word) => !family.includes(word))
  const isFirst = (word: string) =>
    given.includes(word) || given.some((one) => word.length === 1 && one.startsWith(word))
  return rest.length === 0 || rest.some(isFirst) || rest.join('') === given.join('')
}

const placeOf = (debtor: QrAddress): string[] =>
  debtor.type === 'combined'
    ? [debtor.line1 ?? '', debtor.line2]
    : [`${debtor.street ?? ''} ${debtor.houseNumber ?? ''}`.trim(), `${debtor.postalCode} ${debtor.town}`]

const streetKey = (text: string): string => wordsOf(text.replaceAll(/str\.?(?=\s|$)/giu, 'strasse')).join('')

/** «Müller», «Mueller» and «Muller» are one word. */
const wordsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .replaceAll('\u00DF', 'ss')
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/([aou])e/g, '$1')
    .split(/[^\p{L}\d]+/u)
    .filter((word) => word !== '' && !legalForms.has(word))

// As `wordsOf` leaves them.
const courtesies = new Set(
  (
    'familie fam herr herrn frau eheleute ehepaar und u et dr prof co c o ' +
    'madame monsieur signor signora famille famiglia erben erbengemeinschaft'
  ).split(' '),
)
const particles = new Set(['von', 'van', 'de', 'der', 'den', 'di', 'da', 'la', 'le', 'del', 'zu', 'zur'])
const legalForms = new Set(['ag', 'gmbh', 'sa', 'sarl', 'kg', 'klg', 'sagl'])
