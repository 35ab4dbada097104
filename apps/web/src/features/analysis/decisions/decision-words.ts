import type { Measure } from '@hauswart/domain/analysis/model/measure'
import { analysisTexts } from '#features/analysis/analysis.texts.ts'

const { states, because, named } = analysisTexts.measures

/** A decision as one reads it beside another: «zurückgestellt bis 2032: «Offerte abwarten»». */
export function decisionWords(value: unknown): string {
  const { state, year, reason, title } = value as Pick<Measure, 'state' | 'year' | 'reason' | 'title'>
  const words = states[state](year)
  const whole = reason === null ? words : because(words, reason)
  return title === null ? whole : named(title, whole)
}
