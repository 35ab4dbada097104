import { useState } from 'react'
import { newId } from '#device/new-id.ts'
import { notKept } from '#house/record/use-row-form.ts'
import { FormSheet } from '#ui/form/form-sheet.tsx'
import { useForm } from '#ui/form/use-form.ts'
import type { Failure } from '#ui/form/use-submit.ts'
import { analysisTexts } from '#features/analysis/analysis.texts.ts'
import { decide } from '#features/analysis/decisions/decide.ts'
import { decisionChange, type Decided } from '#features/analysis/decisions/decision-change.ts'
import {
  changedFacts,
  decisionForm,
  type DecisionAct,
  type DecisionFacts,
  type DecisionValues,
} from '#features/analysis/decisions/decision-values.ts'
import { ownAmount, planSpan } from '#features/analysis/decisions/moves.ts'
import { usualDays } from '#features/analysis/decisions/prepared-todos.ts'
import type { Desk } from '#features/analysis/desk.ts'
import { DecisionFields } from './decision-fields.tsx'
import type { MeasureCard } from './measure-cards.ts'

const texts = analysisTexts.decision

export type Deciding = { readonly card: MeasureCard; readonly act: DecisionAct }

type DecisionSheetProps = Deciding & {
  readonly desk: Desk
  readonly onDone: () => void
  readonly onClose: () => void
}

/** Planned, postponed or rejected: a first decision, or another one in its place. */
export function DecisionSheet({ desk, card, act, onDone, onClose }: DecisionSheetProps) {
  const { analysis, input, canSeeFinances } = desk
  const { measure } = card
  const own = measure === undefined ? null : ownAmount(input.amounts, measure.id)
  const span = planSpan(analysis.plan)
  const [id] = useState(newId)
  const [failure, setFailure] = useState<Failure>()

  async function save(decided: Decided): Promise<object | undefined> {
    const componentIds = measure?.componentIds ?? card.components.map(({ component }) => component.id)
    // First, or what is shown then would be what the focus waits for.
    onDone()
    const fault = await decide(
      desk,
      decisionChange(
        {
          decided,
          change: changedFacts(decided, { ...measure, costRappen: own }),
          over: measure,
          id,
          componentIds,
          measures: input.measures,
          days: decided.year === null ? [] : usualDays(desk, componentIds, decided.year),
        },
        card.title,
      ),
      { said: (followed) => texts.done[act](card.title, followed) },
    )
    setFailure(notKept(fault))
    if (fault !== undefined) return {}
    onClose()
    return undefined
  }

  const start = act === 'rejected' ? null : (measure?.year ?? card.year ?? span.first)
  const asked = decisionForm(act, span)
  const form: ReturnType<typeof useForm<DecisionValues, DecisionFacts>> = useForm({
    ...asked,
    initial: asked.newValues({
      year: start,
      title: measure?.title ?? '',
      reason: measure?.reason ?? '',
      costRappen: own,
    }),
    onSubmit: (facts) => save(decidedOf(act, facts, canSeeFinances)),
  })
  return (
    <FormSheet
      title={texts.titles[act](card.title)}
      form={form}
      saveLabel={texts.save[act]}
      isBusy={form.isBusy}
      failure={failure}
      isKeptHere
      onClose={onClose}
    >
      <DecisionFields form={form} act={act} canSeeFinances={canSeeFinances} />
    </FormSheet>
  )
}

function decidedOf(act: DecisionAct, facts: DecisionFacts, canSeeFinances: boolean): Decided {
  const { title = null, reason = null, year, costRappen = null } = facts
  const why = act === 'planned' ? null : reason
  return { state: act, title, reason: why, year, ...(canSeeFinances ? { costRappen } : {}) }
}
