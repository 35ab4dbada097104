import type { Canton } from '../real-estate/real-estate.ts'

/** A figure of the trade: versioned, with canton, source and the day somebody looked. */
export type ReferenceValue = {
  /** `area.name`: `lifetime.windows`, `cost.kitchen`, `subsidy.heat_pump_air_base`. */
  readonly key: string
  /** Null holds for all of Switzerland. */
  readonly canton: Canton | null
  readonly value: number
  readonly min: number | null
  readonly max: number | null
  readonly unit: string
  readonly validFrom: string
  /** The first day it no longer holds. */
  readonly validTo: string | null
  readonly source: string
  readonly checkedOn: string
  readonly isVerified: boolean
}

/** The rows in force on a day in a canton; the canton's own row goes before the one for all. */
export type ReferenceBook = {
  readonly get: (key: string) => ReferenceValue | undefined
}

export function referenceBook(
  rows: readonly ReferenceValue[],
  { canton, on }: { readonly canton: Canton | null; readonly on: string },
): ReferenceBook {
  const found = new Map<string, ReferenceValue>()
  for (const row of rows) {
    const isInForce = row.validFrom <= on && (row.validTo === null || row.validTo > on)
    if (!isInForce || (row.canton !== null && row.canton !== canton)) continue
    const held = found.get(row.key)
    if (held === undefined || isBefore(held, row)) found.set(row.key, row)
  }
  return { get: (key) => found.get(key) }
}

const isBefore = (held: ReferenceValue, row: ReferenceValue): boolean =>
  held.canton === row.canton ? held.validFrom < row.validFrom : held.canton === null
