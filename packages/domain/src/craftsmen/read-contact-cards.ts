import * as z from 'zod/mini'
import { partsOf, propertiesOf, type CardProperty } from './contact-card-lines.ts'
import { addCraftsmanInput } from './craftsman.input.ts'

/** Larger ones are no address book of a house. */
export const largestContactFile = 10_000_000
export const mostCards = 1_000
// More of one are no contact.
const mostProperties = 200
const mostLeftOver = 6

const facts = [
  'contactName',
  'phone',
  'mobile',
  'pikettPhone',
  'email',
  'website',
  'street',
  'zip',
  'city',
] as const

/** What is understood of a card, each fact as the address book takes it; what somebody does is in no card. */
export type ReadCard = { readonly company: string } & Readonly<
  Record<(typeof facts)[number], string | null>
> & {
    /** What has no place in the book: a third number, a second mail. */
    readonly leftOver: readonly string[]
  }

export type ReadCards = {
  readonly cards: readonly ReadCard[]
  /** Cards without a name, broken ones and those beyond the most that are read. */
  readonly unread: number
}

/**
 * The contacts of a file as telephones and mail programs write it: vCard 2.1, 3.0 and 4.0, one or many. Our own reader,
 * because the libraries that are kept read no vCard 2.1 with its quoted-printable.
 */
export function readContactCards(file: Uint8Array): ReadCards {
  const cards: ReadCard[] = []
  let unread = 0
  let open: CardProperty[] | undefined
  let isAgent = false
  const close = (): void => {
    const card = open === undefined || cards.length >= mostCards ? undefined : cardOf(open)
    if (card === undefined) unread += 1
    else cards.push(card)
    open = undefined
  }
  for (const property of propertiesOf(file)) {
    const { name, value } = property
    const isOfCards = value.trim().toUpperCase() === 'VCARD'
    if (name === 'BEGIN' && isOfCards) {
      // The card of an agent lies within; any other that begins here says that the one before has no end.
      isAgent = open?.at(-1)?.name === 'AGENT'
      if (open !== undefined && !isAgent) unread += 1
      if (!isAgent) open = []
    } else if (name === 'END' && isOfCards) {
      if (isAgent) isAgent = false
      else if (open !== undefined) close()
    } else if (!isAgent && open !== undefined && open.length < mostProperties) open.push(property)
  }
  return { cards, unread: open === undefined ? unread : unread + 1 }
}

function cardOf(properties: readonly CardProperty[]): ReadCard | undefined {
  const valuesOf = (wanted: string): string[][] =>
    properties
      .filter(({ name }) => name === wanted)
      .map(({ value }) => partsOf(value))
      .filter((parts) => parts.some((part) => part !== ''))
  const firm = valuesOf('ORG')[0]?.[0] ?? ''
  const [family = '', given = ''] = valuesOf('N')[0] ?? []
  const person = valuesOf('FN')[0]?.join('; ') || `${given} ${family}`.trim()
  const company = fitting('company', firm || person)
  if (company === undefined) return undefined
  const leftOver: string[] = []
  const taken = new Map<string, string>()
  const take = (fact: (typeof facts)[number], said: string): void => {
    const value = said === '' || taken.has(fact) ? undefined : fitting(fact, said)
    if (value !== undefined) taken.set(fact, value)
    else if (said !== '' && taken.get(fact) !== said && leftOver.length < mostLeftOver)
      leftOver.push(said.slice(0, 80))
  }
  if (firm !== '' && person !== firm) take('contactName', person)
  for (const property of properties.filter(({ name }) => name === 'TEL')) {
    const place = phonePlace(property, properties)
    if (place !== undefined) take(place, phoneOf(property.value))
  }
  for (const parts of valuesOf('EMAIL')) take('email', parts.join(';').replace(/^mailto:/i, ''))
  for (const parts of valuesOf('URL')) take('website', parts.join(';'))
  const [, extra = '', street = '', city = '', , zip = ''] = valuesOf('ADR')[0] ?? []
  take('street', street || extra)
  take('zip', zip)
  take('city', city)
  const known = Object.fromEntries(facts.map((fact) => [fact, taken.get(fact) ?? null]))
  return { company, leftOver, ...(known as Record<(typeof facts)[number], string | null>) }
}

/** As the address book takes it, or nothing. */
function fitting(fact: (typeof facts)[number] | 'company', said: string): string | undefined {
  if (said.length > 300) return undefined
  return z.safeParse(addCraftsmanInput.shape[fact], said).data ?? undefined
}

const phoneOf = (value: string): string =>
  partsOf(value)
    .join(';')
    .replace(/^tel:/i, '')
    .replace(/;.*$/, '')
    .replaceAll(/[^\d+()/. -]/g, ' ')
    .replace(/^\((\+?\d+)\)/, '$1')
    .trim()

/** Only what the card says: no number is taken for a mobile by its beginning. */
function phonePlace(
  { group, params }: CardProperty,
  all: readonly CardProperty[],
): 'phone' | 'mobile' | 'pikettPhone' | undefined {
  const kinds = params.flatMap((param) => param.replace(/^TYPE=/, '').split(','))
  if (kinds.includes('FAX') || kinds.includes('PAGER')) return undefined
  const isPikett = ({ name, group: other, value }: CardProperty) =>
    name === 'X-ABLABEL' && group !== '' && other === group && /pikett/i.test(value)
  if (all.some(isPikett)) return 'pikettPhone'
  return kinds.includes('CELL') ? 'mobile' : 'phone'
}
