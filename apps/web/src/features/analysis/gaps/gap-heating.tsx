import { heatingAsRecorded, type HeatingQuestion } from '@hauswart/domain/analysis/engine/gaps-heating'
import { fieldFaults } from '@hauswart/domain/fields/field.labels'
import type { HeatingKind } from '@hauswart/domain/real-estate/building'
import { heatingKindLabels } from '@hauswart/domain/real-estate/building.labels'
import { isYearAssumed, yearOf } from '@hauswart/domain/real-estate/component-state'
import { componentName } from '@hauswart/domain/real-estate/drawing'
import { isSharedByNature } from '@hauswart/domain/real-estate/shared-by-nature'
import { useState } from 'react'
import { newId } from '#device/new-id.ts'
import { ChoiceChips } from '#ui/input/choice.tsx'
import { NumberField } from '#ui/input/number-field.tsx'
import type { Desk } from '#features/analysis/desk.ts'
import { firstYear } from './gap-bounds.ts'
import { AnswerForm } from './gap-answers.tsx'
import { heatingGapTexts as texts } from './gap.texts.ts'
import type { useAnswer } from './use-answer.ts'

type HeatingAnswerProps = {
  readonly desk: Desk
  readonly question: string
  readonly asked: HeatingQuestion
  readonly answer: ReturnType<typeof useAnswer>
  readonly onGiven: (sending: Promise<unknown>) => void
}

/** As told of the house, as recorded, or both of them. */
type Right = 'told' | 'both' | HeatingKind

/** Which of two heatings is right: the house is put right, or what is recorded; and nobody has to know where. */
export function HeatingAnswer({ desk, question, asked, answer, onGiven }: HeatingAnswerProps) {
  const { component, replacedBy, beside } = asked
  const [right, setRight] = useState<Right>()
  const [year, setYear] = useState(asked.replacedIn.start)
  const [isAsked, setAsked] = useState(false)
  // Sent again after a lost answer it is the same event, or the same component.
  const [id] = useState(newId)
  const bounds = boundsOf(desk, asked, right)
  const isInTime = year !== null && bounds !== null && year >= bounds.min && year <= bounds.max
  /** What is to be sent, once all is said. */
  const said = () => {
    if (right === undefined) return undefined
    if (right === 'told' && replacedBy === null) return () => answer.gone(component.id)
    if (right !== 'told' && right !== 'both') return () => answer.house(heatingAsRecorded(asked, right))
    if (!isInTime) return undefined
    if (right === 'told')
      return () => answer.replaced(component.id, { eventId: id, heating: replacedBy, year })
    if (beside === null) return undefined
    const isShared = isSharedByNature(desk.house.kind, beside)
    return () => answer.added({ id, catalogKey: beside, installedYear: year, isShared })
  }
  return (
    <AnswerForm
      question={question}
      isWide
      onGive={() => {
        setAsked(true)
        const send = said()
        if (send !== undefined) onGiven(answer.inViewOfHeating(send))
      }}
    >
      <ChoiceChips<Right>
        label={question}
        options={optionsOf(asked)}
        value={right}
        hint={right === undefined ? undefined : hintOf(asked, right)}
        error={isAsked && right === undefined ? fieldFaults.choose : undefined}
        onChange={(value) => {
          setRight(value)
          setAsked(false)
        }}
      />
      {bounds !== null && (
        <NumberField
          label={right === 'both' ? texts.installedIn : texts.replacedIn}
          isYear
          value={year}
          error={
            isAsked && !isInTime ? fieldFaults.between(String(bounds.min), String(bounds.max)) : undefined
          }
          onChange={setYear}
        />
      )}
    </AnswerForm>
  )
}

/** Only of what is recorded anew a year has to be told. */
function boundsOf({ house, analysis }: Desk, { replacedBy, replacedIn }: HeatingQuestion, right?: Right) {
  if (right === 'both') return { min: firstYear(house.buildYear), max: analysis.year }
  return right === 'told' && replacedBy !== null ? replacedIn : null
}

function optionsOf({ told, component, kinds, beside }: HeatingQuestion) {
  const recorded = (kind: HeatingKind): string =>
    isYearAssumed(component)
      ? heatingKindLabels[kind]
      : texts.ofYear(heatingKindLabels[kind], yearOf(component))
  return [
    { value: 'told' as const, label: texts.asHouse(heatingKindLabels[told]) },
    ...kinds.map((value) => ({ value, label: texts.asComponent(recorded(value)) })),
    ...(beside === null ? [] : [{ value: 'both' as const, label: texts.both }]),
  ]
}

/** What is going to happen, said before. */
function hintOf({ told, component, replacedBy }: HeatingQuestion, right: Right): string {
  const name = componentName(component)
  if (right === 'both') return texts.beside(heatingKindLabels[told], name)
  if (right !== 'told') return texts.corrected
  return replacedBy === null ? texts.gone(name) : texts.replaced(name)
}
