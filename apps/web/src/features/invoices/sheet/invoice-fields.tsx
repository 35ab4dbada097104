import { currencies } from '@hauswart/domain/payments/hundredths'
import { taxClasses } from '@hauswart/domain/taxes/tax-class'
import { taxClassLabels } from '@hauswart/domain/taxes/tax-class.labels'
import { componentName } from '@hauswart/domain/real-estate/drawing'
import type { ReactNode } from 'react'
import { day } from '#device/text/format.ts'
import { invoices } from '#house/nouns/invoices.ts'
import type { useForm } from '#ui/form/use-form.ts'
import { DateField } from '#ui/input/date-field.tsx'
import { FieldPair } from '#ui/input/field-pair.tsx'
import { SelectField, TextArea, TextField } from '#ui/input/field.tsx'
import { MoneyField } from '#ui/input/money-field.tsx'
import { NumberField } from '#ui/input/number-field.tsx'
import { Notice } from '#ui/layout/notice.tsx'
import { invoicesTexts } from '#features/invoices/invoices.texts.ts'
import { creditTexts } from '#features/invoices/credit/credit.texts.ts'
import { amountWords, type Invoice } from '#features/invoices/invoice-words.ts'
import type { InvoiceLinks } from '#features/invoices/use-invoice-links.ts'
import styles from './invoice-fields.module.css'
import type { InvoiceValues } from './invoice-values.ts'
import { itemBudget } from './item-budget.ts'
import type { ReadMarks } from './read-marks.tsx'

const { facts: labels } = invoices
const { form: texts } = invoicesTexts
const units = currencies.map((value) => ({ value, label: value }))
const classes = taxClasses.map((value) => ({ value, label: taxClassLabels[value] }))

type FieldsProps = {
  readonly form: ReturnType<typeof useForm<InvoiceValues, unknown>>
  readonly links: InvoiceLinks
  /** This invoice: what is left of a budget is what the others leave. */
  readonly ownId: string
  /** Among tax classes, in a sheet of its own. */
  readonly isDivided: boolean
  /** What a credit note can be for. */
  readonly bills: readonly Invoice[]
  /** What follows from bill and amount, told beside them: the end of the form is out of sight. */
  readonly outcome?: ReactNode
  /** Beside what was read on a paper: where it stands there. */
  readonly marks?: ReadMarks
}

/** Who gets how much until when; then what the bank needs; then what it belongs to. A credit note needs no bank. */
export function InvoiceFields(props: FieldsProps) {
  const { form, isDivided, outcome, marks = {} } = props
  const isCredit = form.values.kind === 'credit'
  return (
    <>
      {isCredit && <BillField {...props} />}
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
      {outcome}
      <FieldPair>
        <DateField
          label={isCredit ? creditTexts.date : labels.issuedOn}
          {...marks.issuedOn}
          {...form.value('issuedOn')}
        />
        {!isCredit && <DateField label={labels.dueOn} {...marks.dueOn} {...form.value('dueOn')} />}
      </FieldPair>
      {!isCredit && (
        <>
          <TextField label={labels.iban} isOptional autoComplete="off" {...form.text('iban')} />
          <TextField label={labels.reference} isOptional autoComplete="off" {...form.text('reference')} />
        </>
      )}
      <FieldPair>
        <TextField
          label={isCredit ? creditTexts.number : labels.number}
          isOptional={marks.number === undefined}
          {...marks.number}
          {...form.text('number')}
        />
        <TextField label={labels.uid} isOptional placeholder="CHE-123.456.789" {...form.text('uid')} />
      </FieldPair>
      {!isCredit && (
        <FieldPair>
          <NumberField label={labels.discountRate} isOptional unit="%" {...form.value('discountRate')} />
          <DateField label={labels.discountUntil} isOptional {...form.value('discountUntil')} />
        </FieldPair>
      )}
      <TextArea label={labels.note} isOptional rows={2} {...form.text('note')} />
      <LinkFields {...props} />
    </>
  )
}

/** What it belongs to is probably what the bill belongs to: but what somebody said themselves stays. */
function BillField({ form, bills, isDivided }: FieldsProps) {
  if (bills.length === 0) return null
  return (
    <SelectField
      label={creditTexts.bill}
      isOptional
      options={bills.map((one) => ({ value: one.id, label: billWords(one) }))}
      placeholder={creditTexts.noBill}
      {...form.text('creditsId')}
      onChange={({ target }) => {
        form.set('creditsId', target.value)
        const before = bills.find(({ id }) => id === form.values.creditsId)
        const bill = bills.find(({ id }) => id === target.value)
        if (bill === undefined) return
        const isFree = (name: Taken): boolean =>
          ['', before?.[name] ?? '', bill[name] ?? ''].includes(form.values[name])
        for (const name of ['creditor', 'craftsmanId', 'componentId', 'measureId'] as const)
          if (isFree(name)) form.set(name, bill[name] ?? '')
        if (isFree('projectId') && isFree('costItemId')) {
          form.set('projectId', bill.projectId ?? '')
          form.set('costItemId', bill.costItemId ?? '')
        }
        // One class for all of it would take a division away.
        if (!isDivided && isFree('taxClass')) form.set('taxClass', bill.taxClass ?? '')
        // Of an amount somebody typed they know the currency.
        if (form.values.amountRappen === null) form.set('currency', bill.currency)
      }}
    />
  )
}

type Taken =
  | 'creditor'
  | 'craftsmanId'
  | 'projectId'
  | 'costItemId'
  | 'componentId'
  | 'measureId'
  | 'taxClass'

const billWords = ({ creditor, number, issuedOn, amountRappen, currency }: Invoice): string =>
  [creditor, number ?? day(issuedOn), amountWords(amountRappen, currency)].join(' · ')

function LinkFields({ form, links, ownId, isDivided }: FieldsProps) {
  const { craftsmen, projects, components, measures, documents } = links
  const items = links.costItems.filter(({ projectId }) => projectId === form.values.projectId)
  const budget = itemBudget(ownId, form.values, links)
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
          hint={budget.hint}
          {...form.text('costItemId')}
        />
      )}
      {budget.warning !== undefined && (
        <Notice tone="due" live="status">
          {budget.warning}
        </Notice>
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
      {measures.length > 0 && (
        <SelectField
          label={labels.measureId}
          isOptional
          options={measures}
          placeholder={texts.noMeasure}
          {...form.text('measureId')}
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
      {form.values.kind === 'bill' && (
        <MoneyField
          label={labels.subsidyRappen}
          isOptional
          leading={form.values.currency}
          hint={texts.subsidyHint}
          {...form.value('subsidyRappen')}
        />
      )}
    </fieldset>
  )
}
