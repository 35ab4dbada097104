import { readUid } from '../craftsmen/uid.ts'
import { dayOf } from '../days/day.ts'
import { readHundredths } from '../payments/hundredths.ts'
import { dueOnOf, type PaymentCondition } from '../payments/payment-terms.ts'

/** Rates are hundredths of a percent (8.1 % is 810), amounts Rappen or cents: whole numbers, as everywhere. */
export type VatDetail = { readonly rate: number; readonly amount: number | null }

export type BillingInformation = {
  readonly invoiceNumber: string | null
  readonly invoicedOn: string | null
  readonly customerReference: string | null
  /** The enterprise that owes the tax; nothing if its check digit is wrong. */
  readonly uid: string | null
  /** When the work was done; a single day is both. */
  readonly servedFrom: string | null
  readonly servedTo: string | null
  /** What each rate is taken of; without an amount of the whole bill. */
  readonly vat: readonly VatDetail[]
  /** The tax itself, by rate, that was paid at the border. */
  readonly importVat: readonly VatDetail[]
  readonly conditions: readonly PaymentCondition[]
  readonly dueOn: string | null
}

/**
 * What a billing information in the syntax of Swico says; null if it is another. Banks hand it on without a look, so a
 * part that cannot be read is left out and spoils no other. Source: Swico, Syntaxdefinition S1.
 */
export function readBillingInformation(text: string): BillingInformation | null {
  if (!text.startsWith('//S1/')) return null
  const parts = partsOf(text.slice(5))
  const of = (tag: string): string | undefined => parts.get(tag) || undefined
  const invoicedOn = stampOf(of('11'))
  const [servedFrom, servedTo] = periodOf(of('31') ?? '')
  const conditions = pairsOf(of('40'), conditionOf)
  return {
    invoiceNumber: of('10') ?? null,
    invoicedOn,
    customerReference: of('20') ?? null,
    // Written without its letters.
    uid: readUid(`CHE${of('30') ?? ''}`) ?? null,
    servedFrom,
    servedTo,
    vat: pairsOf(of('32'), vatOf),
    importVat: pairsOf(of('33'), vatOf).filter(({ amount }) => amount !== null),
    conditions,
    dueOn: invoicedOn === null ? null : dueOnOf({ invoicedOn, conditions }),
  }
}

/** Tag by tag. A stroke within a value stands behind a backslash, as a backslash itself does. */
function partsOf(text: string): ReadonlyMap<string, string> {
  const fields = ['']
  for (let at = 0; at < text.length; at += 1) {
    const sign = text[at] ?? ''
    if (sign === '/') fields.push('')
    else fields.push((fields.pop() ?? '') + (sign === '\\' ? (text[(at += 1)] ?? '') : sign))
  }
  const parts = new Map<string, string>()
  for (let at = 0; at + 1 < fields.length; at += 2) parts.set(fields[at] ?? '', fields[at + 1] ?? '')
  return parts
}

/** JJMMTT; some programs put the time behind it. */
function stampOf(written: string | undefined): string | null {
  const match = /^(\d{2})(\d{2})(\d{2})(?:\d{4}|\d{6})?$/.exec(written ?? '')
  if (match === null) return null
  return dayOf(2000 + Number(match[1]), Number(match[2]), Number(match[3])) ?? null
}

function periodOf(written: string): readonly [string | null, string | null] {
  if (!/^(?:\d{6}){1,2}$/.test(written)) return [null, null]
  const [from, to] = [stampOf(written.slice(0, 6)), stampOf(written.slice(-6))]
  return from === null || to === null || to < from ? [null, null] : [from, to]
}

type Pair = readonly [rate: number, second: string | undefined]

const pairsOf = <T>(list: string | undefined, of: (pair: Pair) => T | undefined): T[] =>
  (list ?? '').split(';').flatMap((entry) => {
    const [rate = '', second, ...more] = entry.split(':')
    const read = readHundredths(rate)
    const made = read === undefined || read > 100_00 || more.length > 0 ? undefined : of([read, second])
    return made === undefined ? [] : [made]
  })

function vatOf([rate, second]: Pair): VatDetail | undefined {
  if (second === undefined) return { rate, amount: null }
  const amount = readHundredths(second)
  return amount === undefined ? undefined : { rate, amount }
}

const conditionOf = ([discountRate, days]: Pair): PaymentCondition | undefined =>
  days !== undefined && /^\d{1,3}$/.test(days) ? { discountRate, days: Number(days) } : undefined
