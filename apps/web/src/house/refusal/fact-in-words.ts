import type { NameOf } from '#house/record/declaration/facts.ts'
import type { HouseRecord } from '#house/record/record.ts'
import { refusalTexts } from './refusal.texts.ts'

/** A fact of a row as people read it. */
export function factInWords(record: HouseRecord, fact: string, value: unknown, nameOf: NameOf): string {
  const own = record.inWords(fact, value, nameOf)
  if (own !== undefined) return own
  if (typeof value === 'boolean') return value ? refusalTexts.yes : refusalTexts.no
  return typeof value === 'number' || (typeof value === 'string' && value !== '')
    ? String(value)
    : refusalTexts.nothing
}
