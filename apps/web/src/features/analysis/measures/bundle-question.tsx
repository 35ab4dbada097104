import { wholeMoney } from '#device/text/format.ts'
import { ConfirmDialog } from '#ui/overlay/confirm-dialog.tsx'
import { analysisTexts } from '#features/analysis/analysis.texts.ts'
import type { Desk } from '#features/analysis/desk.ts'
import type { Dropped } from '#features/analysis/decisions/moves.ts'

const texts = analysisTexts.bundleQuestion

type BundleQuestionProps = {
  readonly desk: Pick<Desk, 'analysis'>
  /** Own amounts that would stop counting; nothing to ask without one. */
  readonly dropped: readonly Dropped[]
  readonly onClose: () => void
  readonly onConfirm: () => void
}

/** An amount the owner once gave does not vanish from the plan without a word. */
export function BundleQuestion({ desk, dropped, onClose, onConfirm }: BundleQuestionProps) {
  const { components } = desk.analysis
  const nameOf = ({ measure: { title, componentIds } }: Dropped) =>
    title ??
    components
      .filter(({ component }) => componentIds.includes(component.id))
      .map(({ name }) => name)
      .join(', ')
  return (
    <ConfirmDialog
      title={texts.title}
      isOpen={dropped.length > 0}
      confirmLabel={texts.confirm}
      onClose={onClose}
      onConfirm={onConfirm}
    >
      {dropped.map((one) => (
        <p key={one.measure.id}>{texts.dropped(nameOf(one), wholeMoney(one.rappen))}</p>
      ))}
      <p>{texts.instead}</p>
    </ConfirmDialog>
  )
}
