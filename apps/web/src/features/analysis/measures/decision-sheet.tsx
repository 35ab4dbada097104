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
  factsBefore,
  isOverwriting,
  prepareDecision,
  type DecisionAct,
  type DecisionFacts,
  type DecisionValues,
} from '#features/analysis/decisions/decision-values.ts'
import { decisionWords } from '#features/analysis/decisions/decision-words.ts'
import type { Desk } from '#features/analysis/desk.ts'
import { addMeasure, updateMeasure, type MeasureFacts } from '#features/analysis/decisions/measure-calls.ts'
import type { MeasureCard } from './measure-cards.ts'
import { moveOf, moveTodos, movingBack, withMoved } from '#features/analysis/decisions/move-todos.ts'
import { ownAmount, planSpan } from '#features/analysis/decisions/moves.ts'
import { preparedFor, type TodoBook } from '#features/analysis/decisions/prepared-todos.ts'
import { takeBackPlan } from '#features/analysis/decisions/take-back-plan.ts'

const texts = analysisTexts.decision

export type Deciding = { readonly card: MeasureCard; readonly act: DecisionAct }

type DecisionSheetProps = Deciding & {
  readonly desk: Desk
  readonly todoBook: TodoBook
  readonly onDone: () => void
  readonly onClose: () => void
}

/** What is decided, and the version it was decided over; without one it is the first decision. */
type Sent = { readonly decided: Decided; readonly over: Measure | undefined }
type Decided = Omit<MeasureFacts, 'componentIds' | 'kind'>

/** Planned, postponed or rejected: a first decision, or another one in its place. */
export function DecisionSheet({ desk, todoBook, card, act, onDone, onClose }: DecisionSheetProps) {
  const { house, analysis, input, canSeeFinances } = desk
  const { measure } = card
  const own = measure === undefined ? null : ownAmount(input.amounts, measure.id)
  const span = planSpan(analysis.plan)
  const [id] = useState(newId)
  const [clash, setClash] = useState<{ readonly mine: Decided; readonly theirs: Measure }>()
  const changeOf = (decided: Decided) => ({
    ...changedFacts(decided, { ...measure, costRappen: own }),
    // These three are one decision and go together.
    state: decided.state,
    year: decided.year,
    reason: decided.reason,
  })
  const saved = useRef<Pick<Measure, 'id' | 'version'>>(undefined)
  const { submit, isBusy, failure, clear } = useSubmit(async ({ decided, over }: Sent, key: string) => {
    saved.current =
      over === undefined
        ? await addMeasure(house.id, id, { ...firstOf(decided), ...whatOf(card) }, key)
        : await updateMeasure(house.id, over, changeOf(decided), key)
  })

  /** Another decision in the place of one can be undone, and what was prepared for it follows both ways. */
  async function tell(decided: Decided, over: Measure | undefined): Promise<void> {
    const said = texts.done[act](card.title)
    const { current } = saved
    if (over === undefined || current === undefined) return void toast({ text: said, tone: 'good' })
    const { componentIds, year } = over
    const moved = await moveTodos(
      todoBook,
      moveOf({ measureId: over.id, movedFrom: year }, decided.year, input),
      decided.year === null ? [] : preparedFor(desk, componentIds, decided.year),
    )
    const before = factsBefore(changeOf(decided), { ...over, costRappen: own })
    const undo = movingBack(moved, () => updateMeasure(house.id, current, before, newId()))
    toast({
      text: withMoved(said, moved),
      tone: moved.fault === undefined ? 'good' : 'due',
      undo: () => void takeBackPlan(house.id, undo),
    })
  }

  async function save(decided: Decided, over: Measure | undefined): Promise<void> {
    const failed = await submit({ decided, over })
    if (failed === undefined) {
      await tell(decided, over)
      onDone()
      return close()
    }
    if (failed.kind !== 'conflict' || over === undefined) return
    const { deletedAt = null, ...current } = failed.current as Partial<Measure> & {
      deletedAt?: string | null
    }
    if (current.version === undefined || deletedAt !== null) {
      toast({ text: analysisTexts.acts.changedMeanwhile, tone: 'due' })
      return close()
    }
    const theirs = { ...over, ...current }
    if (isOverwriting(changedFacts(decided, { ...measure }), over, theirs))
      setClash({ mine: decided, theirs })
    else await save(decided, theirs)
  }

  function close(): void {
    onClose()
    void refreshHouse(house.id, 'analysis')
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

const whatOf = ({ components }: MeasureCard): Pick<MeasureFacts, 'componentIds' | 'kind'> => ({
  componentIds: components.map(({ component }) => component.id),
  kind: components.length > 1 ? 'renovation' : 'replacement',
})

/** Of a new decision nobody has said an amount yet: there is none to clear. */
const firstOf = ({ costRappen, ...rest }: Decided): Decided => ({
  ...rest,
  ...(typeof costRappen === 'number' ? { costRappen } : {}),
})

function decidedOf(act: DecisionAct, facts: DecisionFacts, canSeeFinances: boolean): Decided {
  const { title = null, reason = null, year, costRappen = null } = facts
  const why = act === 'planned' ? null : reason
  return { state: act, title, reason: why, year, ...(canSeeFinances ? { costRappen } : {}) }
}
