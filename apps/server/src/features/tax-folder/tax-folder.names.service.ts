import { taxYearRules, type TaxYearRule } from '@hauswart/domain/taxes/tax-deduction'

/** As what it is taken along. */
export const taxFileFormats = ['pdf', 'csv', 'xlsx', 'zip'] as const
export type TaxFileFormat = (typeof taxFileFormats)[number]

/** One tax year, or everything for the day the house is sold. */
export type TaxFile =
  | {
      readonly kind: 'folder'
      readonly year: number
      readonly rule: TaxYearRule
      readonly format: TaxFileFormat
    }
  | { readonly kind: 'gain'; readonly format: TaxFileFormat }

/** The folder in the address of a file. */
export const taxFiles = 'steuern'

/** How it is called in its address: `steuern/2026-payment.pdf`, `steuern/grundstueckgewinn.zip`. */
export const nameOf = (file: TaxFile): string =>
  `${taxFiles}/${file.kind === 'gain' ? 'grundstueckgewinn' : `${file.year}-${file.rule}`}.${file.format}`

/** What a name stands for; nothing if there can be no such file. */
export function readName(name: string): TaxFile | undefined {
  const [, what = '', ending = ''] = /^([\w-]+)\.(\w+)$/.exec(name) ?? []
  const format = taxFileFormats.find((one) => one === ending)
  if (format === undefined) return undefined
  if (what === 'grundstueckgewinn') return { kind: 'gain', format }
  const [, year = '', said = ''] = /^(\d{4})-([a-z]+)$/.exec(what) ?? []
  const rule = taxYearRules.find((one) => one === said)
  return rule === undefined ? undefined : { kind: 'folder', year: Number(year), rule, format }
}
