import { number } from '../formats/format.ts'
import type { ReferenceValue } from '../reference/reference-value.ts'
import type { DeductionChoice } from './flat-rate.ts'
import { deductionReasons } from './tax-class.labels.ts'
import { taxFolderTexts as texts } from './tax-folder.labels.ts'
import type { TaxFolder } from './tax-folder.ts'

/** A rule in plain words and on whose word it rests. */
export type FolderRule = { readonly text: string; readonly sources: readonly ReferenceValue[] }

/** Every rule a folder used, so that each figure says where it comes from. */
export function folderRules(folder: TaxFolder): FolderRule[] {
  const { deduction, imputedRentEnds, flat, carry, carryLaw, yearLaw, rule } = folder
  const flatRule = (choice: DeductionChoice | null, who: string): FolderRule[] =>
    choice === null
      ? []
      : [{ text: texts.flatRule(who, number(choice.sources[0]?.value ?? 0)), sources: choice.sources }]
  return [
    { text: deductionReasons[deduction.reason], sources: known(imputedRentEnds) },
    ...flatRule(flat.cantonal, texts.cantonal),
    ...flatRule(flat.federal, texts.federal),
    ...(carry.length > 0 && carryLaw !== undefined
      ? [{ text: texts.carryText(carryLaw.value), sources: [carryLaw] }]
      : []),
    { text: `${texts.yearRule(rule)} ${texts.practice}`, sources: known(yearLaw) },
  ]
}

const known = (row: ReferenceValue | undefined): readonly ReferenceValue[] => (row === undefined ? [] : [row])

/** Each source once, with «ungeprüft» where nobody has read it at its origin. */
export const sourceWords = (sources: readonly ReferenceValue[]): string =>
  [
    ...new Set(
      sources.map(({ source, isVerified }) =>
        isVerified ? source : `${source.replace(/\.$/, '')} (${texts.unverified}).`,
      ),
    ),
  ].join(' ')
