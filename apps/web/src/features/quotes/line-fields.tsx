import { quoteLineKinds } from '@hauswart/domain/quotes/quote'
import { quoteLineKindLabels } from '@hauswart/domain/quotes/quote.labels'
import { Button } from '#ui/action/button.tsx'
import { FieldPair } from '#ui/input/field-pair.tsx'
import { SelectField, TextField } from '#ui/input/field.tsx'
import { MoneyField } from '#ui/input/money-field.tsx'
import { NumberField } from '#ui/input/number-field.tsx'
import styles from './line-fields.module.css'
import { hasAmount, type LineValues } from './quote-values.ts'
import { quotesTexts } from './quotes.texts.ts'

const { form: texts } = quotesTexts
const kinds = quoteLineKinds.map((value) => ({ value, label: quoteLineKindLabels[value] }))

type LineFieldsProps = {
  readonly number: number
  readonly line: LineValues
  readonly onChange: (line: LineValues) => void
  readonly onRemove: () => void
}

/** One line of a quote. */
export function LineFields({ number, line, onChange, onRemove }: LineFieldsProps) {
  return (
    <fieldset className={styles['line']}>
      <legend className={styles['legend']}>{texts.line(number)}</legend>
      <div className={styles['remove']}>
        <Button kind="quiet" size="small" aria-label={texts.removeLineOf(number)} onClick={onRemove}>
          {texts.removeLine}
        </Button>
      </div>
      <TextField
        label={texts.text}
        value={line.text}
        onChange={({ target }) => onChange({ ...line, text: target.value })}
      />
      <FieldPair>
        <SelectField
          label={texts.kind}
          options={kinds}
          placeholder={null}
          value={line.kind}
          onChange={({ target }) => onChange({ ...line, kind: kindOf(target.value) })}
        />
        {hasAmount(line.kind) && (
          <MoneyField
            label={texts.amount}
            isOptional={line.kind === 'option'}
            value={line.amountRappen}
            onChange={(amountRappen) => onChange({ ...line, amountRappen })}
          />
        )}
      </FieldPair>
      {hasAmount(line.kind) && (
        <FieldPair>
          <NumberField
            label={texts.quantity}
            isOptional
            value={line.quantity}
            onChange={(quantity) => onChange({ ...line, quantity })}
          />
          <TextField
            label={texts.unit}
            isOptional
            placeholder={texts.unitExample}
            value={line.unit}
            onChange={({ target }) => onChange({ ...line, unit: target.value })}
          />
        </FieldPair>
      )}
    </fieldset>
  )
}

const kindOf = (value: string) => quoteLineKinds.find((one) => one === value) ?? 'priced'
