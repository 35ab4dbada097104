import { useConnection } from '#device/net/connection.ts'
import { finance as record, type FinanceRow } from '#house/nouns/sheets/finance.ts'
import type { Shown } from '#house/record/record.ts'
import { useRowForm } from '#house/record/use-row-form.ts'
import { FormSheet } from '#ui/form/form-sheet.tsx'
import { savingTexts } from '#ui/form/saving.texts.ts'
import { ChoiceChips } from '#ui/input/choice.tsx'
import { DateField } from '#ui/input/date-field.tsx'
import { FieldPair } from '#ui/input/field-pair.tsx'
import { MoneyField } from '#ui/input/money-field.tsx'
import { toast } from '#ui/overlay/toast.tsx'
import { financeForm } from './finance-values.ts'
import { houseFinanceTexts as texts } from './house-finance.texts.ts'

const { facts: labels } = record
const answers = [
  { value: 'yes', label: texts.yes },
  { value: 'no', label: texts.no },
] as const

type FinanceSheetProps = {
  readonly realEstateId: string
  readonly row: Shown<FinanceRow>
  readonly today: string
  readonly onClose: () => void
}

export function FinanceSheet({ realEstateId, row, today, onClose }: FinanceSheetProps) {
  const { online } = useConnection()
  const { form, isBusy, failure } = useRowForm({
    ...financeForm(today),
    record,
    realEstateId,
    row,
    // Who has no mortgage any more has no debt: both are said.
    edit: (seen, facts) =>
      record.acts.update(seen, facts.hasMortgage === false ? { ...facts, mortgageRappen: null } : facts),
    onKept: () => {
      toast({ text: online ? texts.saved : savingTexts.keptHere, tone: 'good' })
      onClose()
    },
  })
  return (
    <FormSheet
      title={texts.title}
      form={form}
      saveLabel={texts.save}
      isBusy={isBusy}
      failure={failure}
      isKeptHere
      onClose={onClose}
    >
      <FieldPair>
        <DateField label={labels.purchasedOn} isOptional max={today} {...form.value('purchasedOn')} />
        <MoneyField label={labels.purchasePriceRappen} isOptional {...form.value('purchasePriceRappen')} />
      </FieldPair>
      <MoneyField
        label={labels.purchaseCostsRappen}
        hint={texts.form.costsHint}
        isOptional
        {...form.value('purchaseCostsRappen')}
      />
      <ChoiceChips label={texts.form.mortgage} options={answers} {...form.value('hasMortgage')} />
      {form.values.hasMortgage === 'yes' && (
        <MoneyField label={labels.mortgageRappen} isOptional {...form.value('mortgageRappen')} />
      )}
      <MoneyField
        label={labels.insuredValueRappen}
        hint={texts.form.insuredHint}
        isOptional
        {...form.value('insuredValueRappen')}
      />
      <FieldPair>
        <MoneyField
          label={labels.taxValueRappen}
          hint={texts.form.taxHint}
          isOptional
          {...form.value('taxValueRappen')}
        />
        <MoneyField label={labels.imputedRentRappen} isOptional {...form.value('imputedRentRappen')} />
      </FieldPair>
    </FormSheet>
  )
}
