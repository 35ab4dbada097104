// Whom Familie Keller calls. The firms are made up; numbers after an area code never begin with 0, so nobody has these.
import type { Demo } from './seed-house.ts'

type Known = Readonly<Record<string, string | number | boolean | readonly string[]>>

const uster = { zip: '8610', city: 'Uster' }
const book: readonly Known[] = [
  {
    company: 'Sanitär Huber AG',
    trades: ['plumbing', 'heating'],
    contactName: 'Ruth Huber',
    phone: '044 000 11 20',
    pikettPhone: '044 000 11 21',
    email: 'info@sanitaer-huber.example',
    website: 'sanitaer-huber.example',
    street: 'Seestrasse 41',
    ...uster,
    uid: 'CHE-999.999.996',
    iban: 'CH9300762011623852957',
    rating: 5,
    hireAgain: 'yes',
    isFavourite: true,
    note: 'Boiler entkalkt im März 2025. Schlüssel liegt bei Nachbarin Meier.',
  },
  {
    company: 'Gartenbau Frei',
    trades: ['garden'],
    contactName: 'Urs Frei',
    mobile: '079 000 22 30',
    email: 'urs@gartenbau-frei.example',
    zip: '8606',
    city: 'Greifensee',
    rating: 4,
    hireAgain: 'yes',
  },
  {
    company: 'Kaminfegerei Oberholzer',
    trades: ['chimney_sweep'],
    phone: '044 000 33 40',
    zip: '8620',
    city: 'Wetzikon',
    rating: 4,
    isFavourite: true,
  },
  {
    company: 'Elektro Brändli GmbH',
    trades: ['electrical', 'solar'],
    contactName: 'Sandra Brändli',
    phone: '044 000 44 50',
    mobile: '079 000 44 51',
    pikettPhone: '044 000 44 59',
    email: 'service@braendli.example',
    street: 'Zürichstrasse 8',
    ...uster,
    rating: 4,
    hireAgain: 'yes',
  },
  {
    company: 'Dach & Fassade Wyss AG',
    trades: ['roofing', 'sheet_metal', 'facade'],
    contactName: 'Marco Wyss',
    phone: '044 000 55 60',
    email: 'offerten@wyss-dach.example',
    website: 'wyss-dach.example',
    zip: '8330',
    city: 'Pfäffikon ZH',
    rating: 3,
    hireAgain: 'maybe',
    note: 'Offerte für das Dach kam erst nach drei Wochen.',
  },
  {
    company: 'Fenster Müller AG',
    trades: ['windows', 'blinds'],
    phone: '044 000 66 70',
    email: 'offerten@fenster-mueller.example',
    zip: '8604',
    city: 'Volketswil',
  },
  {
    company: 'Gipserei Steiner AG',
    trades: ['facade', 'painting'],
    phone: '044 000 88 90',
    email: 'offerten@gipserei-steiner.example',
    zip: '8132',
    city: 'Egg',
  },
  {
    company: 'Malerei Kunz',
    trades: ['painting'],
    mobile: '079 000 77 80',
    email: 'info@malerei-kunz.example',
    ...uster,
    rating: 2,
    hireAgain: 'no',
    note: 'Treppenhaus 2023: zweimal nachgebessert.',
  },
]

/** A house that has craftsmen keeps those it has. */
export async function ensureCraftsmen({ graphql, clock, realEstateId: house }: Demo): Promise<void> {
  const { realEstate } = (await graphql(known, { house })) as {
    realEstate: { craftsmen: { nodes: readonly unknown[] } }
  }
  if (realEstate.craftsmen.nodes.length > 0) return
  for (const facts of book)
    await graphql(add, { house, input: { ...facts, id: clock.newId(), idempotencyKey: clock.newId() } })
}

const known = `query ($house: ID!) { realEstate(id: $house) { craftsmen(first: 1) { nodes { id } } } }`
const add = `mutation ($house: ID!, $input: AddCraftsmanInput!) {
  addCraftsman(realEstateId: $house, input: $input) { id } }`
