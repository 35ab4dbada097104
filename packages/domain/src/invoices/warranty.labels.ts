import type { WarrantyBasis } from './warranty.ts'

export const warrantyBasisLabels: Readonly<Record<WarrantyBasis, string>> = {
  work: 'Arbeiten am Haus',
  built_in: 'Gekauft und eingebaut',
  movable: 'Gekauft, nicht eingebaut',
  agreed: 'Vereinbart oder vom Hersteller',
}

export const warrantyYearsWords = (years: number): string => (years === 1 ? '1 Jahr' : `${years} Jahre`)

/** «Arbeiten am Haus: 5 Jahre ab dem 02.03.2026.» */
export const warrantySentence = (basis: WarrantyBasis, years: number, from: string): string =>
  `${warrantyBasisLabels[basis]}: ${warrantyYearsWords(years)} ab dem ${from}.`
