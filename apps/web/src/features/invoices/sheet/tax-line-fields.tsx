import type { Currency } from '@hauswart/domain/payments/hundredths'
import { taxClasses, type TaxClass } from '@hauswart/domain/taxes/tax-class'
import { taxClassLabels } from '@hauswart/domain/taxes/tax-class.labels'
import { Button } from '#ui/action/button.tsx'
import { FieldPair } from '#ui/input/field-pair.tsx'
import { SelectField, TextField } from '#ui/input/field.tsx'
import { MoneyField } from '#ui/input/money-field.tsx'
import { invoicesTexts } from '#features/invoices/invoices.texts.ts'
import styles from './tax-sheet.module.css'

const { taxSheet: texts } = invoicesTexts
const options = taxClasses.map((value) => ({ value, label: taxClassLabels[value] }))

/** A part as its fields hold it. */
export type LineValues = {
  readonly text: string
  readonly amountRappen: number | null
  readonly taxClass: TaxClass
}

type TaxLineFieldsProps = {
  readonly number: number
  readonly line: LineValues
  readonly currency: Currency
  readonly onChange: (line: LineValues) => void
  readonly onRemove: (() => void) | undefined
}

/** One part of an invoice. */
export function TaxLineFields({ number, line, currency, onChange, onRemove }: TaxLineFieldsProps) {
  return (
    <fieldset className={styles['line']}>
      <legend className={styles['legend']}>{texts.part(number)}</legend>
      {onRemove !== undefined && (
        <div className={styles['remove']}>
          <Button kind="quiet" size="small" aria-label={texts.removeOf(number)} onClick={onRemove}>
            {texts.remove}
          </Button>
        </div>
      )}
      <TextField
        label={texts.what}
        placeholder={texts.whatExample}
        value={line.text}
        onChange={({ target }) => onChange({ ...line, text: target.value })}
      />
      <FieldPair>
        <MoneyField
          label={texts.amount}
          leading={currency}
          value={line.amountRappen}
          onChange={(amountRappen) => onChange({ ...line, amountRappen })}
        />
        <SelectField
          label={texts.kind}
          options={options}
          placeholder={null}
          value={line.taxClass}
          onChange={({ target }) =>
            onChange({ ...line, taxClass: taxClasses.find((one) => one === target.value) ?? line.taxClass })
          }
        />
      </FieldPair>
    </fieldset>
  )
}
