import { halves, number } from '#device/text/format.ts'
import { parseNumber, parseWhole } from './parse.ts'
import { TextField, type TextFieldProps } from './field.tsx'
import { uiTexts } from '#ui/ui.texts.ts'
import { useTypedValue } from './use-typed-value.ts'

type NumberFieldProps = Omit<TextFieldProps, 'value' | 'defaultValue' | 'onChange' | 'type' | 'trailing'> & {
  readonly value: number | null
  /** `null` when empty, `NaN` when not understood: no schema lets that pass. */
  readonly onChange: (value: number | null) => void
  /** Behind the number: m², Jahre. */
  readonly unit?: string | undefined
  readonly isWhole?: boolean | undefined
  /** A year is a whole number without an apostrophe. */
  readonly isYear?: boolean | undefined
  /** Halves are written as people say them: «5½». */
  readonly hasHalves?: boolean | undefined
}

export function NumberField(props: NumberFieldProps) {
  const { value, onChange, unit, isWhole, isYear, hasHalves, error, onBlur, onFocus, ...rest } = props
  const needsWhole = isWhole === true || isYear === true
  const typed = useTypedValue({
    value,
    onChange,
    parse: needsWhole ? parseWhole : parseNumber,
    format: (given) => {
      if (Number.isNaN(given)) return ''
      if (isYear === true) return String(given)
      return hasHalves === true ? halves(given) : number(given, 3)
    },
    refused: () => Number.NaN,
    fault: uiTexts.notNumber,
    field: { error, onFocus, onBlur },
  })
  return (
    <TextField
      inputMode={needsWhole ? 'numeric' : 'decimal'}
      autoComplete="off"
      {...rest}
      trailing={unit}
      {...typed}
    />
  )
}
