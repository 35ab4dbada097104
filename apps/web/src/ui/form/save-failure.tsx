import { savingTexts } from './saving.texts.ts'
import type { Failure } from './use-submit.ts'
import { Notice } from '#ui/layout/notice.tsx'

/** Why a form was not saved, above its button. A conflict has its own dialog. */
export function SaveFailure({ failure }: { readonly failure: Failure | undefined }) {
  if (failure === undefined || failure.kind === 'conflict') return null
  return (
    <Notice tone="due" live="alert">
      {failure.kind === 'unreachable' ? savingTexts.unreachable : savingTexts.refused(failure.message)}
    </Notice>
  )
}
