import { useState } from 'react'
import { afterPress } from './after-press.ts'

type TypedValue<V> = {
  readonly value: V | null
  readonly onChange: (value: V | null) => void
  /** `null` when the text is not understood. */
  readonly parse: (text: string) => V | null
  readonly format: (value: V) => string
  /** What is handed on instead of a value that was not understood, so that every schema refuses it. */
  readonly refused: (text: string) => V
}

/** Text in the field, value outside. While someone types the text is theirs; afterwards it is written our way. */
export function useTypedValue<V>({ value, onChange, parse, format, refused }: TypedValue<V>) {
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
    text: typed ?? (value === null ? '' : format(value)),
    hasError: isLeft && isNotUnderstood,
    take,
    enter: () => setLeft(false),
    leave: () => {
      afterPress(() => setLeft(true))
      if (!isNotUnderstood) setDraft(null)
    },
  }
}
