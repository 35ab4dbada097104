import { analysisTexts } from '#features/analysis/analysis.texts.ts'
import type { Withdrawn } from './prepared-todos.ts'

const texts = analysisTexts.measures.takingBack

type Told = Pick<Withdrawn, 'count' | 'fault'> | undefined

/** What went with a decision that was taken back. */
export function goneWords(title: string, withdrawn: Told): string {
  const { count = 0, fault } = withdrawn ?? {}
  if (fault !== undefined) return `${texts.gone(title)} ${texts.keptTodos}`
  return count === 0 ? texts.gone(title) : `${texts.gone(title)} ${texts.goneTodos(count)}`
}

/** What came again with it. */
export function backWords(title: string, withdrawn: Told, isWhole: boolean): string {
  const { count = 0 } = withdrawn ?? {}
  if (!isWhole) return `${texts.back(title)} ${texts.lostTodos}`
  return count === 0 ? texts.back(title) : `${texts.back(title)} ${texts.backTodos(count)}`
}
