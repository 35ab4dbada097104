import { useState, type ChangeEvent, type FocusEvent } from 'react'
import { afterPress } from '#ui/action/after-press.ts'
import type { TextFieldProps } from './field.tsx'

type TypedValue<V> = {
  readonly value: V | null
  readonly onChange: (value: V | null) => void
  /** `null` when the text is not understood. */
  readonly parse: (text: string) => V | null
  readonly format: (value: V) => string
  /** What is handed on instead of a value that was not understood, so that every schema refuses it. */
  readonly refused: (text: string) => V
  /** What to say about a text that was not understood, after leaving it. */
  readonly fault: string
  readonly field: Pick<TextFieldProps, 'error' | 'onFocus' | 'onBlur'>
}

/**
 * Text in the field, value outside: gives what a TextField needs for that. While someone types the text is theirs;
 * afterwards it is written our way.
 */
export function useTypedValue<V>(options: TypedValue<V>) {
  const { value, onChange, parse, format, refused, fault, field } = options
  const [draft, setDraft] = useState<{ text: string; sent: V | null } | null>(null)
  const [isLeft, setLeft] = useState(true)
  // The draft counts only as long as nobody changed the value from outside.
  const typed = draft !== null && Object.is(draft.sent, value) ? draft.text : undefined
  const isNotUnderstood = typed !== undefined && typed.trim() !== '' && parse(typed) === null

  const take = (text: string): void => {
    const sent = text.trim() === '' ? null : (parse(text) ?? refused(text))
    setDraft({ text, sent })
    onChange(sent)
  }
  return {
    value: typed ?? (value === null ? '' : format(value)),
    error: isLeft && isNotUnderstood ? fault : field.error,
    onChange: (event: ChangeEvent<HTMLInputElement>): void => take(event.target.value),
    onFocus: (event: FocusEvent<HTMLInputElement>): void => {
      setLeft(false)
      field.onFocus?.(event)
    },
    onBlur: (event: FocusEvent<HTMLInputElement>): void => {
      afterPress(() => setLeft(true))
      if (!isNotUnderstood) setDraft(null)
      field.onBlur?.(event)
    },
  }
}
