import { MoneyField } from '#ui/input/money-field.tsx'
import { NumberField } from '#ui/input/number-field.tsx'
import { TextArea, TextField } from '#ui/input/field.tsx'
import type { useForm } from '#ui/form/use-form.ts'
import { analysisTexts } from '#features/analysis/analysis.texts.ts'
import type {
  DecisionAct,
  DecisionFacts,
  DecisionValues,
} from '#features/analysis/decisions/decision-values.ts'

const { labels, hints } = analysisTexts.decision

type DecisionFieldsProps = {
  readonly form: ReturnType<typeof useForm<DecisionValues, DecisionFacts>>
  readonly act: DecisionAct
  readonly canSeeFinances: boolean
}

export function DecisionFields({ form, act, canSeeFinances }: DecisionFieldsProps) {
  if (act === 'rejected')
    return <TextArea label={labels.reason} hint={hints.rejected} rows={3} {...form.text('reason')} />
  return (
    <>
      <NumberField label={act === 'planned' ? labels.year : labels.until} isYear {...form.value('year')} />
      {act === 'planned' ? (
        <>
          <TextField label={labels.title} hint={hints.title} isOptional {...form.text('title')} />
          {canSeeFinances && (
            <MoneyField
              label={labels.costRappen}
              hint={hints.cost}
              isOptional
              {...form.value('costRappen')}
            />
          )}
        </>
      ) : (
        <TextArea label={labels.reason} isOptional rows={3} {...form.text('reason')} />
      )}
    </>
  )
}
