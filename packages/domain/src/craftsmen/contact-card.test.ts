import ICAL from 'ical.js'
import { expect, test } from 'vitest'
import { contactCard } from './contact-card.ts'

const firm = {
  id: '0192f0c4-7a1e-7d2b-9c3d-1f2e3a4b5c6d',
  company: 'Sanitär Frei & Söhne AG, Filiale «Zürcher Oberland» mit einem sehr langen Namen',
  contactName: null,
  phone: '+41 44 940 12 34',
  mobile: null,
  pikettPhone: '+41 79 600 11 22',
  email: 'info@frei.example',
  website: 'https://frei.example/kontakt?a=1,2',
  street: 'Bahnhofstrasse 3; Hof',
  zip: '8610',
  city: 'Uster',
  trades: ['Sanitär', 'Heizung'],
}

/** What another program reads: each property with its value. */
function read(card: string): ReadonlyMap<string, unknown[]> {
  const [, properties] = ICAL.parse(card) as [string, [string, object, string, unknown][]]
  const all = new Map<string, unknown[]>()
  for (const [name, , , value] of properties) all.set(name, [...(all.get(name) ?? []), value])
  return all
}

test('another program reads every fact as it was written, without those that stay in the house', () => {
  const card = contactCard(firm)
  const facts = read(card)
  expect(facts.get('fn')).toEqual([firm.company])
  expect(facts.get('org')).toEqual([firm.company])
  expect(facts.get('tel')).toEqual([firm.phone, firm.pikettPhone])
  expect(facts.get('email')).toEqual([firm.email])
  expect(facts.get('url')).toEqual([firm.website])
  expect(facts.get('adr')).toEqual([['', '', 'Bahnhofstrasse 3; Hof', 'Uster', '', '8610', 'Schweiz']])
  for (const line of card.split('\r\n')) expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75)
})

test('whoever has little known of them has a short card, under the name of who answers', () => {
  const nothing = { phone: null, pikettPhone: null, website: null, street: null, zip: null, city: null }
  const facts = read(contactCard({ ...firm, ...nothing, trades: [], contactName: 'Beat Frei' }))
  expect([...facts.keys()]).toEqual(['version', 'uid', 'n', 'fn', 'org', 'email'])
  expect(facts.get('fn')).toEqual(['Beat Frei'])
})

test('no fact can begin a property of its own', () => {
  const card = contactCard({
    ...firm,
    company: 'Frei\r\nTEL:+41900000000\nEND:VCARD',
    website: 'https://frei.example\r\nTEL:+41900000000',
  })
  expect(read(card).get('tel')).toEqual([firm.phone, firm.pikettPhone])
})
