import { fieldFaults } from '@hauswart/domain/fields/field.labels'
import { componentConditions, type ComponentCondition } from '@hauswart/domain/real-estate/component'
import { componentConditionLabels } from '@hauswart/domain/real-estate/component.labels'
import { componentState } from '@hauswart/domain/real-estate/component-state'
import { useId, useState, type ReactNode } from 'react'
import { number } from '#device/text/format.ts'
import { ChoiceChips } from '#ui/input/choice.tsx'
import { FieldError } from '#ui/input/field-frame.tsx'
import { SelectField } from '#ui/input/field.tsx'
import { MoneyField } from '#ui/input/money-field.tsx'
import { NumberField } from '#ui/input/number-field.tsx'
import { Button } from '#ui/action/button.tsx'
import { StepScale } from '#ui/input/step-scale.tsx'
import { analysisTexts } from '#features/analysis/analysis.texts.ts'
import styles from './gaps-tab.module.css'

const texts = analysisTexts.gaps

type Asked = { readonly question: string }

type NumberAnswerProps = Asked & {
  readonly min: number
  readonly max: number
  readonly unit?: string | undefined
  readonly hint?: string | undefined
  readonly isYear?: boolean | undefined
  readonly isWhole?: boolean | undefined
  readonly onGive: (value: number) => void
}

export function NumberAnswer(props: NumberAnswerProps) {
  const { question, min, max, unit, hint, isYear, isWhole, onGive } = props
  const [value, setValue] = useState<number | null>(null)
  const [isAsked, setAsked] = useState(false)
  const isRight = value !== null && value >= min && value <= max
  const write = (bound: number) => (isYear === true ? String(bound) : number(bound))
  return (
    <AnswerForm
      question={question}
      onGive={() => {
        setAsked(true)
        if (isRight) onGive(value)
      }}
    >
      <NumberField
        label={question}
        unit={unit}
        hint={hint}
        isYear={isYear}
        isWhole={isWhole}
        value={value}
        error={isAsked && !isRight ? fieldFaults.between(write(min), write(max)) : undefined}
        onChange={setValue}
      />
    </AnswerForm>
  )
}

type MoneyAnswerProps = Asked & { readonly onGive: (rappen: number) => void }

export function MoneyAnswer({ question, onGive }: MoneyAnswerProps) {
  const [value, setValue] = useState<number | null>(null)
  const [isAsked, setAsked] = useState(false)
  const isRight = value !== null && value > 0
  return (
    <AnswerForm
      question={question}
      onGive={() => {
        setAsked(true)
        if (isRight) onGive(value)
      }}
    >
      <MoneyField
        label={question}
        value={value}
        error={isAsked && !isRight ? fieldFaults.required : undefined}
        onChange={setValue}
      />
    </AnswerForm>
  )
}

type ChoiceAnswerProps<V extends string> = Asked & {
  readonly options: readonly { readonly value: V; readonly label: string }[]
  readonly onGive: (value: V) => void
}

/** Too many to show at once: a list, and a button so that passing over it chooses nothing. */
export function ChoiceAnswer<V extends string>({ question, options, onGive }: ChoiceAnswerProps<V>) {
  const [value, setValue] = useState('')
  const [isAsked, setAsked] = useState(false)
  const chosen = options.find((option) => option.value === value)
  return (
    <AnswerForm
      question={question}
      onGive={() => {
        setAsked(true)
        if (chosen !== undefined) onGive(chosen.value)
      }}
    >
      <SelectField
        label={question}
        options={options}
        value={value}
        error={isAsked && chosen === undefined ? fieldFaults.choose : undefined}
        onChange={({ target }) => setValue(target.value)}
      />
    </AnswerForm>
  )
}

/** Arrow keys pass over the chips: only the button makes one of them the answer. */
export function ChipsAnswer<V extends string>({ question, options, onGive }: ChoiceAnswerProps<V>) {
  const [value, setValue] = useState<V>()
  const [isAsked, setAsked] = useState(false)
  return (
    <AnswerForm
      question={question}
      isWide
      onGive={() => {
        setAsked(true)
        if (value !== undefined) onGive(value)
      }}
    >
      <ChoiceChips
        label={question}
        options={options}
        value={value}
        error={isAsked && value === undefined ? fieldFaults.choose : undefined}
        onChange={setValue}
      />
    </AnswerForm>
  )
}

const steps = componentConditions.toReversed().map((value) => ({
  value,
  label: componentConditionLabels[value],
  state: componentState(value),
}))

type ConditionAnswerProps = Asked & { readonly onGive: (value: ComponentCondition) => void }

export function ConditionAnswer({ question, onGive }: ConditionAnswerProps) {
  const [value, setValue] = useState<ComponentCondition | ''>('')
  const [isAsked, setAsked] = useState(false)
  const id = useId()
  const isMissing = isAsked && value === ''
  return (
    <AnswerForm
      question={question}
      isWide
      describedBy={isMissing ? id : undefined}
      onGive={() => {
        setAsked(true)
        if (value !== '') onGive(value)
      }}
    >
      <div className={styles['scale']}>
        <StepScale
          label={question}
          steps={steps}
          value={value}
          noneLabel={texts.unknown}
          onChange={setValue}
        />
        <FieldError id={id} error={isMissing ? fieldFaults.choose : undefined} />
      </div>
    </AnswerForm>
  )
}

type AnswerFormProps = Asked & {
  /** Chips and steps need the whole line; the button stands below them. */
  readonly isWide?: boolean
  readonly describedBy?: string | undefined
  readonly onGive: () => void
  readonly children: ReactNode
}

export function AnswerForm({ question, isWide, describedBy, onGive, children }: AnswerFormProps) {
  return (
    <form
      noValidate
      className={styles[isWide === true ? 'choice' : 'answer']}
      aria-describedby={describedBy}
      onSubmit={(event) => {
        event.preventDefault()
        onGive()
      }}
    >
      {children}
      <Button type="submit">
        {texts.save}
        <span className="visually-hidden"> {question}</span>
      </Button>
    </form>
  )
}
