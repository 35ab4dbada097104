type Person = {
  readonly id: string
  readonly company: string
  readonly contactName: string | null
  readonly phone: string | null
  readonly mobile: string | null
  readonly pikettPhone: string | null
  readonly email: string | null
  readonly website: string | null
  readonly street: string | null
  readonly zip: string | null
  readonly city: string | null
  /** What they do, in words. */
  readonly trades: readonly string[]
}

/**
 * A firm as telephones and mail programs take it: vCard 3.0 (RFC 2426), which all of them read. What an owner thinks of
 * them, their account and the note stay in the house.
 */
export function contactCard(person: Person): string {
  const { company, contactName, street, zip, city, trades } = person
  const hasPlace = [street, zip, city].some((part) => part !== null)
  const lines: readonly (readonly [name: string, value: string | null])[] = [
    ['BEGIN', 'VCARD'],
    ['VERSION', '3.0'],
    ['UID', `urn:uuid:${person.id}`],
    ['N', `${text(contactName ?? company)};;;;`],
    ['FN', text(contactName ?? company)],
    ['ORG', text(company)],
    ['ROLE', trades.length === 0 ? null : text(trades.join(', '))],
    ['TEL;TYPE=WORK,VOICE', shown(person.phone)],
    ['TEL;TYPE=CELL,VOICE', shown(person.mobile)],
    // The name of a number that no kind has; telephones show it.
    ['item1.TEL;TYPE=VOICE', shown(person.pikettPhone)],
    ['item1.X-ABLabel', person.pikettPhone === null ? null : 'Pikett'],
    ['EMAIL;TYPE=INTERNET', shown(person.email)],
    // An address of the web is no text: nothing in it is marked.
    ['URL', person.website?.replaceAll(/\s/g, '') ?? null],
    [
      'ADR;TYPE=WORK',
      hasPlace ? `;;${text(street ?? '')};${text(city ?? '')};;${text(zip ?? '')};${text('Schweiz')}` : null,
    ],
    ['END', 'VCARD'],
  ]
  return lines
    .filter(([, value]) => value !== null)
    .map(([name, value]) => `${folded(`${name}:${value}`)}\r\n`)
    .join('')
}

const shown = (value: string | null): string | null => (value === null ? null : text(value))

// Backslash first, or those that are put in would be doubled.
const text = (value: string): string =>
  value
    .replaceAll('\\', '\\\\')
    .replaceAll(/\r\n?|\n/g, '\\n')
    .replaceAll(';', '\\;')
    .replaceAll(',', '\\,')

const widest = 75
const utf8 = new TextEncoder()

/** A line has at most 75 octets, and no sign is cut in two; what follows begins with a blank. */
function folded(line: string): string {
  const parts: string[] = []
  let part = ''
  let room = widest
  for (const sign of line) {
    const size = utf8.encode(sign).length
    if (size > room) {
      parts.push(part)
      part = ''
      room = widest - 1
    }
    part += sign
    room -= size
  }
  return [...parts, part].join('\r\n ')
}
