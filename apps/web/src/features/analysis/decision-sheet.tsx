import { useState } from 'react'
import { newId } from '#lib/new-id.ts'
import { refreshHouse } from '#lib/refresh-house.ts'
import { useSubmit } from '#lib/use-submit.ts'
import { FormSheet } from '#ui/form-sheet.tsx'
import { RecordConflicts } from '#ui/record-conflicts.tsx'
import { toast } from '#ui/toast.tsx'
import { useForm } from '#ui/use-form.ts'
import { useRecordForm } from '#ui/use-record-form.ts'
import { wholeMoney } from '#lib/format.ts'
import { analysisTexts } from './analysis.texts.ts'
import { DecisionFields } from './decision-fields.tsx'
import {
  decisionFaults,
  decisionSchema,
  decisionValues,
  prepareDecision,
  type DecisionAct,
  type DecisionFacts,
  type DecisionValues,
} from './decision-values.ts'
import type { Desk } from './desk.ts'
import { addMeasure, updateMeasure, type MeasureFacts } from './measure-calls.ts'
import type { MeasureCard } from './measure-cards.ts'

const texts = analysisTexts.decision

export type Deciding = { readonly card: MeasureCard; readonly act: DecisionAct }

type DecisionSheetProps = Deciding & { readonly desk: Desk; readonly onClose: () => void }

/** Planned, postponed or rejected: a first decision, or another one in its place. */
export function DecisionSheet(props: DecisionSheetProps) {
  const { card } = props
  return card.measure === undefined ? (
    <FirstDecision {...props} />
  ) : (
    <OtherDecision {...props} measure={card.measure} />
  )
}

function FirstDecision({ desk, card, act, onClose }: DecisionSheetProps) {
  const { house, analysis, canSeeFinances } = desk
  const [id] = useState(newId)
  const { submit, isBusy, failure } = useSubmit((facts: MeasureFacts, key: string) =>
    addMeasure(house.id, id, facts, key).then(() => undefined),
  )
  const form: ReturnType<typeof useForm<DecisionValues, DecisionFacts>> = useForm({
    initial: decisionValues({ year: act === 'rejected' ? null : card.year }, null),
    schema: decisionSchema(act, analysis.year),
    texts: decisionFaults(analysis.year),
    prepare: prepareDecision,
    onSubmit: async (facts) => {
      const failed = await submit({
        componentIds: card.components.map(({ component }) => component.id),
        kind: card.components.length > 1 ? 'renovation' : 'replacement',
        state: act,
        ...factsOf(facts, canSeeFinances),
      })
      if (failed === undefined) done(desk, card, act, onClose)
    },
  })
  return (
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
  )
}

type OtherDecisionProps = DecisionSheetProps & { readonly measure: NonNullable<MeasureCard['measure']> }

function OtherDecision({ desk, card, act, measure, onClose }: OtherDecisionProps) {
  const { house, analysis, input, canSeeFinances } = desk
  const own = input.amounts.find(({ objectId, kind }) => kind === 'measure_cost' && objectId === measure.id)
  const record = useRecordForm({
    record: measure,
    valuesOf: (one) => {
      const values = decisionValues(one, own?.rappen ?? null)
      return act === 'rejected'
        ? { ...values, year: null }
        : { ...values, year: values.year ?? analysis.year }
    },
    prepare: prepareDecision,
    schema: decisionSchema(act, analysis.year),
    texts: decisionFaults(analysis.year),
    send: async ({ facts, expectedVersion }, key) => {
      const { costRappen, ...rest } = facts
      const decided = {
        ...rest,
        ...(canSeeFinances && costRappen !== undefined ? { costRappen } : {}),
        state: act,
        ...(act === 'rejected' ? { year: null } : {}),
      }
      const target = { id: measure.id, version: expectedVersion }
      return (await updateMeasure(house.id, target, decided, key)).version
    },
    onSaved: () => done(desk, card, act, onClose),
  })
  const { form, isBusy, failure } = record
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
      <RecordConflicts record={record} labels={texts.labels} wordsOf={readable} />
    </>
  )
}

function factsOf(facts: DecisionFacts, canSeeFinances: boolean) {
  const { title = null, reason = null, year, costRappen } = facts
  const hasCost = canSeeFinances && costRappen !== null && costRappen !== undefined
  return { title, reason, year, ...(hasCost ? { costRappen } : {}) }
}

function done({ house }: Desk, { title }: MeasureCard, act: DecisionAct, onClose: () => void): void {
  toast({ text: texts.done[act](title), tone: 'good' })
  onClose()
  void refreshHouse(house.id, 'analysis')
}

function readable(name: keyof DecisionValues, value: unknown): string {
  if (value === null || value === '') return texts.none
  return name === 'costRappen' ? wholeMoney(Number(value)) : (value as string | number).toString()
}
