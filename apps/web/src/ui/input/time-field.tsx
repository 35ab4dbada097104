import { TextField, type TextFieldProps } from './field.tsx'
import { parseTime } from './parse.ts'
import { uiTexts } from '#ui/ui.texts.ts'
import { useTypedValue } from './use-typed-value.ts'

type TimeFieldProps = Omit<TextFieldProps, 'value' | 'defaultValue' | 'onChange' | 'type'> & {
  /** `09:30`, or an empty text. */
  readonly value: string
  /** What is not understood comes as typed, so that every schema refuses it. */
  readonly onChange: (time: string) => void
}

/** Not the browser's own: that one speaks the language of the browser and shows «AM». */
export function TimeField({ value, onChange, error, onFocus, onBlur, ...rest }: TimeFieldProps) {
  const typed = useTypedValue({
    value: value === '' ? null : value,
    onChange: (time) => onChange(time ?? ''),
    parse: parseTime,
    format: (time) => time,
    refused: (text) => text,
    fault: uiTexts.notTime,
    field: { error, onFocus, onBlur },
  })
  return (
    <TextField
      inputMode="numeric"
      autoComplete="off"
      placeholder={uiTexts.timeExample}
      {...rest}
      {...typed}
    />
  )
}
