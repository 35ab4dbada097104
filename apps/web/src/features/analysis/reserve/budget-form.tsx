import { analysisBudgetInput } from '@hauswart/domain/analysis/model/analysis-budget.input'
import { fieldFaults } from '@hauswart/domain/fields/field.labels'
import * as z from 'zod/mini'
import { useConnection } from '#device/net/connection.ts'
import { percent, wholeMoney } from '#device/text/format.ts'
import { analysisBudget, type BudgetRow } from '#house/nouns/analysis/answers.ts'
import type { Shown } from '#house/record/record.ts'
import { useRowForm } from '#house/record/use-row-form.ts'
import { Facts } from '#ui/list/facts.tsx'
import { FieldPair } from '#ui/input/field-pair.tsx'
import { figureFact, formFacts } from '#ui/form/form-facts.ts'
import { FormSummary } from '#ui/form/form-summary.tsx'
import { LeaveGuard } from '#ui/form/leave-guard.tsx'
import { MoneyField } from '#ui/input/money-field.tsx'
import { NumberField } from '#ui/input/number-field.tsx'
import { SaveRow } from '#ui/form/save-row.tsx'
import { savingTexts } from '#ui/form/saving.texts.ts'
import { toast } from '#ui/overlay/toast.tsx'
import { analysisTexts } from '#features/analysis/analysis.texts.ts'
import type { Desk } from '#features/analysis/desk.ts'
import styles from '#features/analysis/forms.module.css'

const texts = analysisTexts.budget
const names = ['savedRappen', 'savingMonthlyRappen', 'propertyValueRappen', 'marginalTaxPercent'] as const
type Name = (typeof names)[number]

const schema = z.omit(analysisBudgetInput, { expectedVersion: true })

const budgetForm = formFacts<BudgetRow>()(
  {
    savedRappen: figureFact(fieldFaults.required),
    savingMonthlyRappen: figureFact(fieldFaults.required),
    propertyValueRappen: figureFact(fieldFaults.required),
    marginalTaxPercent: figureFact(fieldFaults.between('0', '60')),
  },
  schema,
)

type BudgetFormProps = {
  readonly desk: Desk
  readonly budget: Shown<BudgetRow>
  readonly mayWrite: boolean
}

/** What is put aside, what the house is worth, and the owner's rate; only for those who may see money. */
export function BudgetForm({ desk: { house }, budget, mayWrite }: BudgetFormProps) {
  const { online } = useConnection()
  const { form, isBusy, failure } = useRowForm({
    ...budgetForm,
    record: analysisBudget,
    realEstateId: house.id,
    row: budget,
    edit: analysisBudget.acts.update,
    onKept: () => toast({ text: online ? texts.saved : savingTexts.keptHere, tone: 'good' }),
  })
  if (!mayWrite)
    return (
      <Facts
        facts={names.map((name) => ({ label: texts.labels[name], value: readable(name, budget[name]) }))}
      />
    )
  return (
    <>
      <LeaveGuard isDirty={form.isDirty} coversSearch />
      <form className={styles['form']} {...form.form}>
        <FormSummary {...form.shown} />
        <FieldPair>
          <MoneyField label={texts.labels.savedRappen} {...form.value('savedRappen')} />
          <MoneyField label={texts.labels.savingMonthlyRappen} {...form.value('savingMonthlyRappen')} />
          <MoneyField
            label={texts.labels.propertyValueRappen}
            hint={texts.valueHint}
            {...form.value('propertyValueRappen')}
          />
          <NumberField
            label={texts.labels.marginalTaxPercent}
            hint={texts.taxHint}
            unit={texts.percent}
            {...form.value('marginalTaxPercent')}
          />
        </FieldPair>
        <SaveRow failure={failure} isBusy={isBusy}>
          {texts.save}
        </SaveRow>
      </form>
    </>
  )
}

function readable(name: Name, value: unknown): string {
  if (typeof value !== 'number') return texts.none
  return name === 'marginalTaxPercent' ? percent(value / 100) : wholeMoney(value)
}
