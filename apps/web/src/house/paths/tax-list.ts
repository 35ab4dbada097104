import { taxClasses } from '@hauswart/domain/taxes/tax-class'
import type { TaxYearRule } from '@hauswart/domain/taxes/tax-deduction'
import { pathTo } from '#device/routing/routes.ts'

/** The invoices by what they are for the tax office, and those that count in one tax year. */
export const taxFilters = { tax: 'steuer', taxYear: 'steuerjahr' } as const

/** As the address says it. */
export const taxSlugs = {
  upkeep: 'unterhalt',
  energy: 'energie',
  improvement: 'wertvermehrend',
  operation: 'betrieb',
  private: 'privat',
  none: 'nicht-zugeteilt',
} as const
export type TaxChoice = keyof typeof taxSlugs

/** Those nobody has said anything of first. */
export const taxChoices: readonly TaxChoice[] = ['none', ...taxClasses]

const ruleSlugs = { payment: 'zahlung', invoice: 'rechnung' } as const

export type TaxYear = { readonly year: number; readonly rule: TaxYearRule }

export const taxYearSlug = ({ year, rule }: TaxYear): string => `${year}-${ruleSlugs[rule]}`

export function taxYearOf(slug: string | null): TaxYear | undefined {
  const [, year, rule] = /^((?:19|20)\d\d)-(zahlung|rechnung)$/.exec(slug ?? '') ?? []
  return year === undefined
    ? undefined
    : { year: Number(year), rule: rule === ruleSlugs.invoice ? 'invoice' : 'payment' }
}

/** What a tax year still waits for. */
export const unassignedPath = (wanted: TaxYear): string =>
  `${pathTo('toolsInvoice')}?${taxFilters.tax}=${taxSlugs.none}&${taxFilters.taxYear}=${taxYearSlug(wanted)}`
