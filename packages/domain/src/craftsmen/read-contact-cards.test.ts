import { expect, test } from 'vitest'
import { fc } from '../../test/by-lot.ts'
import { contactCard } from './contact-card.ts'
import { mostCards, readContactCards, type ReadCard } from './read-contact-cards.ts'

const utf8 = new TextEncoder()
const latin = (text: string) => Uint8Array.from(text, (sign) => sign.codePointAt(0) ?? 0)
const card = (...lines: string[]) => ['BEGIN:VCARD', ...lines, 'END:VCARD', ''].join('\r\n')
const read = (text: string) => readContactCards(utf8.encode(text))
const first = (...lines: string[]) => read(card(...lines)).cards[0]

const nothing = {
  contactName: null,
  phone: null,
  mobile: null,
  pikettPhone: null,
  email: null,
  website: null,
  street: null,
  zip: null,
  city: null,
}

// Signs that mean something in a card, umlauts and those of two halves.
const words = fc
  .array(fc.constantFrom('Frei', 'ä', 'Söhne', '\\', ';', ',', ':', '"', '=', '=20', '&', '🏠', ' ', '\\n'), {
    minLength: 1,
    maxLength: 25,
  })
  .map((parts) => parts.join('').trim())
  .filter((text) => text !== '')
const phone = fc.stringMatching(/^\+41 \d{2} \d{3} \d{2} \d{2}$/)
const maybe = <T>(value: fc.Arbitrary<T>) => fc.option(value)

test('what is taken out comes in again, whatever signs are in it', () => {
  const firm = fc.record({
    company: words,
    contactName: maybe(words),
    phone: maybe(phone),
    mobile: maybe(phone),
    pikettPhone: maybe(phone),
    email: maybe(fc.constant('info@frei.example')),
    website: maybe(fc.constant('https://frei.example/a?b=1,2')),
    street: maybe(words),
    zip: maybe(fc.constant('8610')),
    city: maybe(words),
  })
  fc.assert(
    fc.property(fc.array(firm, { maxLength: 4 }), (firms) => {
      const id = '0192f0c4-7a1e-7d2b-9c3d-1f2e3a4b5c6d'
      const file = firms.map((one) => contactCard({ ...one, id, trades: ['Sanitär'] })).join('')
      const { cards, unread } = read(file)
      expect(unread).toBe(0)
      // Who has the name of the firm is nobody else.
      const told = firms.map((one) => ({
        ...one,
        contactName: one.contactName === one.company ? null : one.contactName,
      }))
      expect(cards).toEqual(told.map((one) => ({ ...one, leftOver: [] })))
    }),
  )
})

test.each<[string, Uint8Array, Partial<ReadCard>]>([
  [
    'an old telephone (2.1, quoted-printable over two lines)',
    utf8.encode(
      card(
        'VERSION:2.1',
        'N;CHARSET=UTF-8;ENCODING=QUOTED-PRINTABLE:M=C3=BCller;Jo=',
        'rg;;;',
        'FN;CHARSET=UTF-8;ENCODING=QUOTED-PRINTABLE:J=C3=B6rg M=C3=BCl=',
        'ler',
        'ORG;QUOTED-PRINTABLE;CHARSET=ISO-8859-1:M=FCller S=F6hne;Filiale',
        'TEL;CELL;PREF:0791234567',
        'TEL;WORK;FAX:044 000 11 00',
        'TEL;WORK:(044) 000 11 22',
      ),
    ),
    { company: 'Müller Söhne', contactName: 'Jörg Müller', mobile: '0791234567', phone: '044 000 11 22' },
  ],
  [
    'a mail program of an old Windows',
    latin(card('VERSION:2.1', 'ORG:Zünd Käserei', 'EMAIL;INTERNET:Info@Zuend.CH')),
    { company: 'Zünd Käserei', email: 'info@zuend.ch' },
  ],
  [
    'an iPhone (3.0, groups, marked signs, folded)',
    utf8.encode(
      card(
        'VERSION:3.0',
        'PRODID:-//Apple Inc.//iPhone OS 26//EN',
        'N:;;;;',
        'FN:Frei\\, Gartenbau',
        'ORG:Frei\\, Gartenbau;',
        'item1.TEL;type=pref:+41 79 600 11 22',
        'item1.X-ABLabel:Pikett 24h',
        'item2.ADR;type=WORK;type=pref:;;Seeweg 3\\nHinterhaus;Ust',
        ' er;;8610;Schweiz',
        'item3.URL;type=pref:https\\://frei.example',
        'PHOTO;ENCODING=b;TYPE=JPEG:/9j/4AAQ',
        ' TEL:+41900000000',
      ),
    ),
    {
      company: 'Frei, Gartenbau',
      pikettPhone: '+41 79 600 11 22',
      street: 'Seeweg 3, Hinterhaus',
      zip: '8610',
      city: 'Uster',
      website: 'https://frei.example',
    },
  ],
  [
    'version 4.0, with addresses for numbers and a mark',
    utf8.encode(
      `\uFEFF${card('VERSION:4.0', 'FN:Ruth Huber', 'TEL;VALUE=uri;TYPE="voice,cell":tel:+41-79-000-11-22;ext=5', 'ADR;LABEL="Weg 1: hinten; links":;;Weg 1;Bern;;3000;CH').replaceAll('\r\n', '\n')}`,
    ),
    { company: 'Ruth Huber', mobile: '+41-79-000-11-22', street: 'Weg 1', zip: '3000', city: 'Bern' },
  ],
])('%s is understood', (_from, file, facts) => {
  expect(readContactCards(file)).toEqual({ cards: [{ ...nothing, leftOver: [], ...facts }], unread: 0 })
})

test('what has no place is named, and nothing is made up', () => {
  expect(
    first(
      'FN:Huber',
      'TEL:044 000 11 22',
      'TEL:044 000 11 33',
      'TEL:ruf an',
      'EMAIL:kein',
      'URL:javascript:alert(1)',
    ),
  ).toEqual({
    ...nothing,
    company: 'Huber',
    phone: '044 000 11 22',
    leftOver: ['044 000 11 33', 'kein', 'javascript:alert(1)'],
  })
  expect(first('N:Huber;Ruth;;;')).toMatchObject({ company: 'Ruth Huber' })
  expect(first('FN:A', 'AGENT:', 'BEGIN:VCARD', 'TEL:117', 'END:VCARD', 'TEL:118')).toMatchObject({
    phone: '118',
  })
})

test('a hostile file is read to its end in time, or not at all', () => {
  expect(read('').cards).toEqual([])
  expect(read('BEGIN:VCARD\nFN:Ohne Ende')).toEqual({ cards: [], unread: 1 })
  expect(read(`BEGIN:VCARD\nFN:Ohne Ende\n${card('FN:Ganz')}`)).toMatchObject({
    cards: [{ company: 'Ganz' }],
    unread: 1,
  })
  expect(first('TEL:044 000 11 22')).toBeUndefined()
  expect(read(card('FN:A').repeat(mostCards + 5))).toMatchObject({ unread: 5 })
  const many = 60_000
  for (const sign of ['\\', '"', ';', ' ', '=\n', '\n ', '=C3', '(', 'ORG:a\n', 'TEL:1\n', 'BEGIN:VCARD\n']) {
    const { cards, unread } = read(card('FN:A', `ADR;ENCODING=QUOTED-PRINTABLE:${sign.repeat(many)}`))
    expect([sign, cards.length + unread]).toEqual([sign, sign.startsWith('BEGIN') ? many : 1])
  }
})
