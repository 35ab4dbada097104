import { addMonths } from '../days/day.ts'
import type { WarrantyFacts } from '../defects/defect.ts'
import { limitationDeadline } from '../defects/warranty-law.ts'

/** On what a warranty rests: on the law, by what was done or bought, or on what was agreed. */
export const warrantyBases = ['work', 'built_in', 'movable', 'agreed'] as const
export type WarrantyBasis = (typeof warrantyBases)[number]

export const maxWarrantyYears = 50

/** A warranty as an invoice carries it. */
export type Warranty = {
  readonly warrantyBasis: WarrantyBasis
  readonly warrantyFrom: string
  readonly warrantyYears: number
  readonly warrantyUntil: string
}

export const noWarranty = {
  warrantyBasis: null,
  warrantyFrom: null,
  warrantyYears: null,
  warrantyUntil: null,
}

type Statutory = { readonly years: number; readonly article: string }

const contracts: Readonly<
  Record<Exclude<WarrantyBasis, 'agreed'>, Pick<WarrantyFacts, 'terms' | 'subject'>>
> = {
  work: { terms: 'work', subject: 'immovable' },
  built_in: { terms: 'purchase', subject: 'built_in' },
  movable: { terms: 'purchase', subject: 'movable' },
}

/** How long by the law (`warranty-law.ts`: OR 210 and 371), and by which article; nothing for what was agreed. */
export function statutoryWarranty(basis: WarrantyBasis): Statutory | null {
  if (basis === 'agreed') return null
  const anyDay = '2026-01-01'
  const facts = {
    ...contracts[basis],
    nature: 'hidden',
    contractOn: null,
    acceptedOn: anyDay,
    foundOn: anyDay,
  } as const
  const law = limitationDeadline(facts, null)
  return law === null ? null : { years: Number(law.term.replace('years_', '')), article: law.article }
}

type Begun = {
  readonly warrantyBasis: WarrantyBasis
  readonly warrantyFrom: string
  /** What the law says nobody has to say. */
  readonly warrantyYears?: number | null | undefined
}

/**
 * The warranty that begins so; nothing where nobody said how long. Its last day is never moved past a weekend, as the law
 * would: whoever looks a day too early misses nothing.
 */
export function beginWarranty({
  warrantyBasis,
  warrantyFrom,
  warrantyYears: said,
}: Begun): Warranty | undefined {
  const warrantyYears = statutoryWarranty(warrantyBasis)?.years ?? said
  if (typeof warrantyYears !== 'number') return undefined
  return {
    warrantyBasis,
    warrantyFrom,
    warrantyYears,
    warrantyUntil: addMonths(warrantyFrom, warrantyYears * 12),
  }
}

type Billed = {
  readonly craftsmanId: string | null
  readonly projectId: string | null
  readonly componentId: string | null
}

/** What is probably right, by what the invoice belongs to: work by a firm, a thing for a component, or a thing. */
export function likelyBasis({ craftsmanId, projectId, componentId }: Billed): WarrantyBasis {
  if (craftsmanId !== null || projectId !== null) return 'work'
  return componentId === null ? 'movable' : 'built_in'
}
