import { useEffect } from 'react'
import { Button } from '#ui/action/button.tsx'
import { FormSummary } from '#ui/form/form-summary.tsx'
import { Notice } from '#ui/layout/notice.tsx'
import { useForm } from '#ui/form/use-form.ts'
import { figure } from '#features/recording/answers.ts'
import { ComponentTile } from './component-tile.tsx'
import { askedParts, builtIn } from '#features/recording/planned-components.ts'
import { recordingTexts } from '#features/recording/recording.texts.ts'
import styles from './step-components.module.css'
import { componentsSchema, faultTexts, prepare } from './step-schemas.ts'
import { thisYear, type StepProps } from '#features/recording/step.ts'

const texts = recordingTexts.components

/** The eight parts that cost most: when they were last renewed and how they are. Nothing of it must be known. */
export function StepComponents({ formId, draft, onChange, onDone }: StepProps) {
  const { answers } = draft
  const form = useForm({
    initial: answers,
    schema: componentsSchema(answers, thisYear()),
    prepare,
    texts: faultTexts(answers, thisYear()),
    onSubmit: onDone,
  })
  const { values } = form
  // The draft follows every stroke.
  useEffect(() => onChange(values), [values, onChange])
  const house = builtIn(values, thisYear())
  const parts = askedParts(values)
  return (
    <form id={formId} className={styles['step']} {...form.form}>
      <FormSummary {...form.shown} />
      {house === undefined ? (
        <Notice>{texts.noYear}</Notice>
      ) : (
        <div className={styles['quick']}>
          <Button
            onClick={() => {
              for (const part of parts)
                if (figure(values[`${part}Year`]) === null) form.set(`${part}Year`, house.year)
            }}
          >
            {texts.asBuilt}
          </Button>
          <p className={styles['hint']}>{texts.asBuiltText(house.year)}</p>
        </div>
      )}
      <div className={styles['tiles']}>
        {parts.map((part) => (
          <ComponentTile key={part} part={part} form={form} isAssumed={house !== undefined} />
        ))}
      </div>
    </form>
  )
}
