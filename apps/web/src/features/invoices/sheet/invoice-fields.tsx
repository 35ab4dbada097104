import { currencies } from '@hauswart/domain/payments/hundredths'
import { taxClasses } from '@hauswart/domain/taxes/tax-class'
import { taxClassLabels } from '@hauswart/domain/taxes/tax-class.labels'
import { componentName } from '@hauswart/domain/real-estate/drawing'
import { invoices } from '#house/nouns/invoices.ts'
import type { useForm } from '#ui/form/use-form.ts'
import { DateField } from '#ui/input/date-field.tsx'
import { FieldPair } from '#ui/input/field-pair.tsx'
import { SelectField, TextArea, TextField } from '#ui/input/field.tsx'
import { MoneyField } from '#ui/input/money-field.tsx'
import { NumberField } from '#ui/input/number-field.tsx'
import { invoicesTexts } from '#features/invoices/invoices.texts.ts'
import type { InvoiceLinks } from '#features/invoices/use-invoice-links.ts'
import styles from './invoice-fields.module.css'
import type { InvoiceValues } from './invoice-values.ts'
import type { ReadMarks } from './read-marks.tsx'

const { facts: labels } = invoices
const { form: texts } = invoicesTexts
const units = currencies.map((value) => ({ value, label: value }))
const classes = taxClasses.map((value) => ({ value, label: taxClassLabels[value] }))

type FieldsProps = {
  readonly form: ReturnType<typeof useForm<InvoiceValues, unknown>>
  readonly links: InvoiceLinks
  /** Among tax classes, in a sheet of its own. */
  readonly isDivided: boolean
  /** Beside what was read on a paper: where it stands there. */
  readonly marks?: ReadMarks
}

/** Who gets how much until when; then what the bank needs; then what it belongs to. */
export function InvoiceFields({ form, links, isDivided, marks = {} }: FieldsProps) {
  return (
    <>
      <TextField
        label={labels.creditor}
        placeholder={texts.creditorExample}
        {...marks.creditor}
        {...form.text('creditor')}
      />
      <FieldPair>
        <MoneyField
          label={labels.amountRappen}
          leading={form.values.currency}
          hint={isDivided ? texts.linesFollow : undefined}
          {...marks.amountRappen}
          {...form.value('amountRappen')}
        />
        <SelectField label={labels.currency} options={units} placeholder={null} {...form.text('currency')} />
      </FieldPair>
      <FieldPair>
        <DateField label={labels.issuedOn} {...marks.issuedOn} {...form.value('issuedOn')} />
        <DateField label={labels.dueOn} {...marks.dueOn} {...form.value('dueOn')} />
      </FieldPair>
      <TextField label={labels.iban} isOptional autoComplete="off" {...form.text('iban')} />
      <TextField label={labels.reference} isOptional autoComplete="off" {...form.text('reference')} />
      <FieldPair>
        <TextField
          label={labels.number}
          isOptional={marks.number === undefined}
          {...marks.number}
          {...form.text('number')}
        />
        <TextField label={labels.uid} isOptional placeholder="CHE-123.456.789" {...form.text('uid')} />
      </FieldPair>
      <FieldPair>
        <NumberField label={labels.discountRate} isOptional unit="%" {...form.value('discountRate')} />
        <DateField label={labels.discountUntil} isOptional {...form.value('discountUntil')} />
      </FieldPair>
      <TextArea label={labels.note} isOptional rows={2} {...form.text('note')} />
      <LinkFields form={form} links={links} isDivided={isDivided} />
    </>
  )
}

function LinkFields({ form, links, isDivided }: FieldsProps) {
  const { craftsmen, projects, components, documents } = links
  const items = links.costItems.filter(({ projectId }) => projectId === form.values.projectId)
  return (
    <fieldset className={styles['group']}>
      <legend>{texts.links}</legend>
      {craftsmen.length > 0 && (
        <SelectField
          label={labels.craftsmanId}
          isOptional
          options={craftsmen.map(({ id, company }) => ({ value: id, label: company }))}
          placeholder={texts.noCraftsman}
          {...form.text('craftsmanId')}
          onChange={({ target }) => {
            form.set('craftsmanId', target.value)
            const name = craftsmen.find(({ id }) => id === target.value)?.company
            if (name !== undefined && form.values.creditor.trim() === '') form.set('creditor', name)
          }}
        />
      )}
      {projects.length > 0 && (
        <SelectField
          label={labels.projectId}
          isOptional
          options={projects.map(({ id, title }) => ({ value: id, label: title }))}
          placeholder={texts.noProject}
          {...form.text('projectId')}
          onChange={({ target }) => {
            form.set('projectId', target.value)
            // It belongs to the renovation before.
            form.set('costItemId', '')
          }}
        />
      )}
      {items.length > 0 && (
        <SelectField
          label={labels.costItemId}
          isOptional
          options={items.map(({ id, title }) => ({ value: id, label: title }))}
          placeholder={texts.noItem}
          {...form.text('costItemId')}
        />
      )}
      {components.length > 0 && (
        <SelectField
          label={labels.componentId}
          isOptional
          options={components.map((one) => ({ value: one.id, label: componentName(one) }))}
          placeholder={texts.noComponent}
          {...form.text('componentId')}
        />
      )}
      {documents.length > 0 && (
        <SelectField
          label={labels.documentId}
          isOptional
          options={documents.map(({ id, title }) => ({ value: id, label: title }))}
          placeholder={texts.noDocument}
          {...form.text('documentId')}
        />
      )}
      {!isDivided && (
        <SelectField
          label={labels.taxClass}
          isOptional
          options={classes}
          placeholder={texts.noTax}
          {...form.text('taxClass')}
        />
      )}
      {form.values.taxClass !== '' && (
        <TextField label={labels.taxReason} isOptional {...form.text('taxReason')} />
      )}
      <MoneyField
        label={labels.subsidyRappen}
        isOptional
        leading={form.values.currency}
        hint={texts.subsidyHint}
        {...form.value('subsidyRappen')}
      />
    </fieldset>
  )
}
