import { bareMoney } from '#device/text/format.ts'
import { parseMoney } from './parse.ts'
import { TextField, type TextFieldProps } from './field.tsx'
import { uiTexts } from '#ui/ui.texts.ts'
import { useTypedValue } from './use-typed-value.ts'

type MoneyFieldProps = Omit<TextFieldProps, 'value' | 'defaultValue' | 'onChange' | 'type'> & {
  /** Rappen. */
  readonly value: number | null
  /** `null` when empty, `NaN` when not understood: no schema lets that pass. */
  readonly onChange: (rappen: number | null) => void
}

export function MoneyField({ value, onChange, error, onBlur, onFocus, ...rest }: MoneyFieldProps) {
  const typed = useTypedValue({
    value,
    onChange,
    parse: parseMoney,
    format: (rappen) => (Number.isNaN(rappen) ? '' : bareMoney(rappen)),
    refused: () => Number.NaN,
    fault: uiTexts.notMoney,
    field: { error, onFocus, onBlur },
  })
  return <TextField inputMode="decimal" autoComplete="off" leading="CHF" {...rest} {...typed} />
}
