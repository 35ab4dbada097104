import type { Chance } from './chance.ts'

/** One paper writes all its amounts the same way. */
export type Money = { readonly bare: (rappen: number) => string; readonly full: (rappen: number) => string }

export function makeMoney(chance: Chance): Money {
  const mark = chance.pick(["'", "'", "'", '’', '’', ' '])
  const currency = chance.pick(['CHF', 'CHF', 'CHF', 'Fr.', 'Fr.', 'SFr.'])
  const hasDash = chance.percent(15)
  const bare = (rappen: number) => {
    const written = grouped(rappen, mark)
    return hasDash && rappen % 100 === 0 ? written.replace('.00', '.–') : written
  }
  return { bare, full: (rappen) => `${currency} ${bare(rappen)}` }
}

export function grouped(rappen: number, mark: string): string {
  const francs = String(Math.floor(rappen / 100)).replaceAll(/\B(?=(?:\d{3})+$)/g, mark)
  return `${francs}.${String(rappen % 100).padStart(2, '0')}`
}

/** To five Rappen, as a till does. */
export const rounded = (rappen: number): number => Math.round(rappen / 5) * 5
export const taxOf = (rappen: number, year: number): number =>
  rounded(rappen * (year >= 2024 ? 0.081 : 0.077))
export const taxRate = (year: number): string => (year >= 2024 ? '8.1 %' : '7.7 %')
