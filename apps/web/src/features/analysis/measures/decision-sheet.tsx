import type { Measure } from '@hauswart/domain/analysis/model/measure'
import { useRef, useState } from 'react'
import { newId } from '#device/new-id.ts'
import { refreshHouse } from '#house/refresh-house.ts'
import { useSubmit } from '#ui/form/use-submit.ts'
import { FormSheet } from '#ui/form/form-sheet.tsx'
import { RecordConflicts } from '#ui/form/record-conflicts.tsx'
import { toast } from '#ui/overlay/toast.tsx'
import { useForm } from '#ui/form/use-form.ts'
import { analysisTexts } from '#features/analysis/analysis.texts.ts'
import { DecisionFields } from './decision-fields.tsx'
import {
  changedFacts,
  decisionFaults,
  decisionSchema,
  decisionValues,
  isOverwriting,
  prepareDecision,
  type DecisionAct,
  type DecisionFacts,
  type DecisionValues,
} from '#features/analysis/decisions/decision-values.ts'
import { decisionWords } from '#features/analysis/decisions/decision-words.ts'
import type { Desk } from '#features/analysis/desk.ts'
import type { Followed } from '#features/analysis/decisions/measure-calls.ts'
import type { MeasureCard } from './measure-cards.ts'
import { ownAmount, planSpan } from '#features/analysis/decisions/moves.ts'
import { usualDays } from '#features/analysis/decisions/prepared-todos.ts'
import { sendDecision, type Decided, type Decision } from '#features/analysis/decisions/send-decision.ts'
import { standingDecision } from '#features/analysis/decisions/standing-decision.ts'
import { takeBack } from '#features/analysis/decisions/take-back.ts'
import { tellFailure } from '#features/analysis/decisions/tell-failure.ts'

const texts = analysisTexts.decision

export type Deciding = { readonly card: MeasureCard; readonly act: DecisionAct }

type DecisionSheetProps = Deciding & {
  readonly desk: Desk
  readonly onDone: () => void
  readonly onClose: () => void
}

/** Planned, postponed or rejected: a first decision, or another one in its place. */
export function DecisionSheet({ desk, card, act, onDone, onClose }: DecisionSheetProps) {
  const { house, analysis, input, canSeeFinances } = desk
  const { measure } = card
  const own = measure === undefined ? null : ownAmount(input.amounts, measure.id)
  const span = planSpan(analysis.plan)
  const [id] = useState(newId)
  const [clash, setClash] = useState<{ readonly mine: Decided; readonly theirs: Measure }>()
  const said = useRef<{ readonly key: string; readonly followed: Followed | undefined }>(undefined)
  const { submit, isBusy, failure, clear } = useSubmit(async (decision: Decision, key: string) => {
    said.current = { key, followed: await sendDecision(house.id, decision, key) }
  })

  function tell(): void {
    if (said.current === undefined) return
    const { key, followed } = said.current
    toast({
      text: texts.done[act](card.title, followed),
      tone: 'good',
      undo: () => void takeBack(house.id, key),
    })
  }

  async function save(decided: Decided, over: Measure | undefined): Promise<void> {
    const componentIds = over?.componentIds ?? card.components.map(({ component }) => component.id)
    const failed = await submit({
      decided,
      change: changedFacts(decided, { ...measure, costRappen: own }),
      over,
      id,
      componentIds,
      measures: input.measures,
      days: decided.year === null ? [] : usualDays(desk, componentIds, decided.year),
    })
    if (failed === undefined) {
      tell()
      onDone()
      return close()
    }
    if (failed.kind !== 'conflict') return
    const theirs = standingDecision(failed.current)
    if (theirs === undefined) {
      tellFailure(failed)
      return close()
    }
    if (over === undefined || isOverwriting(changedFacts(decided, { ...measure }), over, theirs))
      setClash({ mine: decided, theirs })
    else await save(decided, theirs)
  }

  function close(): void {
    onClose()
    void refreshHouse(house.id, 'analysis', 'todos')
  }

  const start = act === 'rejected' ? null : (measure?.year ?? card.year ?? span.first)
  const form: ReturnType<typeof useForm<DecisionValues, DecisionFacts>> = useForm({
    initial: { ...decisionValues({ ...measure }, own), year: start },
    schema: decisionSchema(act, span),
    texts: decisionFaults(span),
    prepare: prepareDecision,
    onSubmit: (facts) => save(decidedOf(act, facts, canSeeFinances), measure),
  })
  return (
    <>
      <FormSheet
        title={texts.titles[act](card.title)}
        form={form}
        saveLabel={texts.save[act]}
        isBusy={isBusy}
        failure={failure}
        onClose={onClose}
      >
        <DecisionFields form={form} act={act} canSeeFinances={canSeeFinances} />
      </FormSheet>
      <RecordConflicts
        record={{
          clashes: clash === undefined ? [] : [{ name: 'decision' as const, ...clash }],
          isBusy,
          resolve: (keepTheirs) => {
            setClash(undefined)
            if (clash === undefined) return
            if (keepTheirs.length > 0) close()
            else void save(clash.mine, clash.theirs)
          },
          postpone: () => {
            setClash(undefined)
            clear()
          },
        }}
        labels={{ decision: analysisTexts.acts.decision }}
        wordsOf={(_, value) => decisionWords(value)}
      />
    </>
  )
}

function decidedOf(act: DecisionAct, facts: DecisionFacts, canSeeFinances: boolean): Decided {
  const { title = null, reason = null, year, costRappen = null } = facts
  const why = act === 'planned' ? null : reason
  return { state: act, title, reason: why, year, ...(canSeeFinances ? { costRappen } : {}) }
}
