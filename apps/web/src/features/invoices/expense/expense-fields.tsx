import { expenseCategories } from '@hauswart/domain/invoices/expense'
import { expenseCategoryLabels } from '@hauswart/domain/invoices/expense.labels'
import { componentName } from '@hauswart/domain/real-estate/drawing'
import { taxClasses } from '@hauswart/domain/taxes/tax-class'
import { taxClassLabels } from '@hauswart/domain/taxes/tax-class.labels'
import { invoices } from '#house/nouns/invoices.ts'
import type { useForm } from '#ui/form/use-form.ts'
import { DateField } from '#ui/input/date-field.tsx'
import { FieldPair } from '#ui/input/field-pair.tsx'
import { SelectField, TextArea, TextField } from '#ui/input/field.tsx'
import { MoneyField } from '#ui/input/money-field.tsx'
import { invoicesTexts } from '#features/invoices/invoices.texts.ts'
import type { InvoiceLinks } from '#features/invoices/use-invoice-links.ts'
import { expenseTexts as texts } from './expense.texts.ts'
import { rhythms, type ExpenseValues } from './expense-values.ts'

const { facts: labels } = invoices
const { form: words } = invoicesTexts
const categories = expenseCategories.map((value) => ({ value, label: expenseCategoryLabels[value] }))
const classes = taxClasses.map((value) => ({ value, label: taxClassLabels[value] }))

type FieldsProps = {
  readonly form: ReturnType<typeof useForm<ExpenseValues, unknown>>
  readonly links: InvoiceLinks
  /** Among tax classes, in a sheet of its own. */
  readonly isDivided: boolean
}

/** What was paid for what and when; then whether it comes again; then what it belongs to. */
export function ExpenseFields({ form, links, isDivided }: FieldsProps) {
  return (
    <>
      <TextField label={texts.what} placeholder={texts.whatExample} {...form.text('creditor')} />
      <FieldPair>
        <MoneyField
          label={labels.amountRappen}
          hint={isDivided ? words.linesFollow : undefined}
          {...form.value('amountRappen')}
        />
        <DateField label={texts.paidOn} {...form.value('issuedOn')} />
      </FieldPair>
      <SelectField label={labels.category} options={categories} {...form.text('category')} />
      <SelectField
        label={labels.recurrence}
        hint={form.values.recurrence === '' ? undefined : texts.repeatHint}
        placeholder={texts.once}
        options={rhythms(form.values.recurrence)}
        {...form.text('recurrence')}
      />
      {!isDivided && (
        <SelectField
          label={labels.taxClass}
          isOptional
          options={classes}
          placeholder={words.noTax}
          {...form.text('taxClass')}
        />
      )}
      {links.components.length > 0 && (
        <SelectField
          label={labels.componentId}
          isOptional
          options={links.components.map((one) => ({ value: one.id, label: componentName(one) }))}
          placeholder={words.noComponent}
          {...form.text('componentId')}
        />
      )}
      {links.projects.length > 0 && (
        <SelectField
          label={labels.projectId}
          isOptional
          options={links.projects.map(({ id, title }) => ({ value: id, label: title }))}
          placeholder={words.noProject}
          {...form.text('projectId')}
        />
      )}
      {links.measures.length > 0 && (
        <SelectField
          label={labels.measureId}
          isOptional
          options={links.measures}
          placeholder={words.noMeasure}
          {...form.text('measureId')}
        />
      )}
      {links.documents.length > 0 && (
        <SelectField
          label={texts.document}
          isOptional
          options={links.documents.map(({ id, title }) => ({ value: id, label: title }))}
          placeholder={texts.noDocument}
          {...form.text('documentId')}
        />
      )}
      <TextArea label={labels.note} isOptional rows={2} {...form.text('note')} />
    </>
  )
}
