import { today } from '#device/text/format.ts'
import type { Answers } from './answers.ts'
import type { Draft } from '#features/recording/draft/draft.ts'

/** What every step of the wizard is handed. */
export type StepProps = {
  /** The button that goes on stands outside the form. */
  readonly formId: string
  readonly draft: Draft
  readonly onChange: (answers: Partial<Answers>) => void
  readonly onTell: (told: Pick<Draft, 'answers' | 'proposals'>) => void
  readonly onDone: () => void
}

export const thisYear = (): number => Number(today().slice(0, 4))
