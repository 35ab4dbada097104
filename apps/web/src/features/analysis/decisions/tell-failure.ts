import { savingTexts } from '#ui/form/saving.texts.ts'
import type { Failure } from '#ui/form/use-submit.ts'
import { toast } from '#ui/overlay/toast.tsx'
import { analysisTexts } from '#features/analysis/analysis.texts.ts'

const texts = analysisTexts.acts

/** Why a decision was not saved, where no form can say it. */
export function tellFailure(failure: Failure | undefined): void {
  if (failure === undefined) return
  const text =
    failure.kind === 'unreachable'
      ? texts.unreachable
      : failure.kind === 'conflict'
        ? texts.changedMeanwhile
        : savingTexts.refused(failure.message)
  toast({ text, tone: 'due' })
}
