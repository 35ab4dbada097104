import type { QrBill } from '@hauswart/domain/qr-bills/qr-bill'
import type { Data } from 'swissqrbill/types'
import { calculateQRReferenceChecksum, calculateSCORReferenceChecksum } from 'swissqrbill/utils'
import { chanceFrom } from '../calendar/houses.ts'
import { makeChance, type Chance } from '../recognition/chance.ts'
import { checked, digits } from './slips.ts'

/** A bill as another maker's program prints it, and what a reader must tell of it. */
export type Printed = { readonly data: Data; readonly bill: QrBill }

/** By its number: the same every time. */
export function printedBill(number: number): Printed {
  const chance = makeChance(31_337 * (number + 1))
  const type = chance.pick(['QRR', 'SCOR', 'NON'] as const)
  const lot = chanceFrom(number * 104_729 + 7)
  for (let warm = 0; warm < 3; warm += 1) lot(2)
  const account = checked('CH', (type === 'QRR' ? '31' : '09') + digits(lot, 15))
  const reference = referenceOf(type, digits(lot, 26))
  const [creditor, debtor] = [party(chance), chance.percent(70) ? party(chance) : undefined]
  const amount = chance.percent(8) ? undefined : chance.between(5, 4_000_000)
  const currency = chance.percent(90) ? ('CHF' as const) : ('EUR' as const)
  const message = chance.percent(50) ? chance.pick(messages) : undefined
  const info = chance.percent(50) ? chance.pick(billings) : undefined
  return {
    data: {
      currency,
      creditor: { ...creditor.printed, account },
      ...(debtor && { debtor: debtor.printed }),
      ...(amount !== undefined && { amount: amount / 100 }),
      ...(reference !== null && { reference }),
      ...(message !== undefined && { message }),
      ...(info !== undefined && { additionalInformation: info }),
    },
    bill: {
      iban: account,
      creditor: creditor.told,
      amount: amount ?? null,
      currency,
      debtor: debtor?.told ?? null,
      referenceType: type,
      reference,
      message: message ?? null,
      billingInformation: info ?? null,
      alternatives: [],
    },
  }
}

function referenceOf(type: 'QRR' | 'SCOR' | 'NON', body: string): string | null {
  if (type === 'NON') return null
  if (type === 'QRR') return `${body}${calculateQRReferenceChecksum(body)}`
  const short = body.slice(0, 12)
  return `RF${calculateSCORReferenceChecksum(short)}${short}`
}

const names = [
  'Kaminfeger Brünner GmbH',
  'Zürcher Dachbau & Söhne AG',
  'Élan Sàrl',
  'Gebäudeversicherung Kanton Zürich',
  'Anna Keller',
]
const streets = ['Lindenweg', 'Bahnhofstrasse', 'Rue du Lac', 'Äussere Grabenstrasse', 'Via San Gottardo']
const towns = [
  ['8610', 'Uster'],
  ['2501', 'Biel/Bienne'],
  ['8400', 'Winterthur'],
  ['1204', 'Genève'],
] as const
const messages = [
  'Auftrag vom 15.10.2026',
  'Rechnung 7 für Dach, Spenglerarbeiten und Gerüst gemäss Offerte vom 3. Juni 2026',
  'Prämie 2027',
]
const billings = [
  '//S1/10/10201409/11/201021/30/102673386/32/8.1/40/2:10;0:30',
  '//S1/10/2026-1184/11/261103/40/0:30',
]

function party(chance: Chance) {
  const [name, street, number] = [chance.pick(names), chance.pick(streets), String(chance.between(1, 240))]
  const [zip, city] = chance.pick(towns)
  return {
    printed: { name, address: street, buildingNumber: number, zip, city, country: 'CH' },
    told: {
      type: 'structured',
      name,
      street,
      houseNumber: number,
      postalCode: zip,
      town: city,
      country: 'CH',
    } as const,
  }
}
