import { Button } from '#ui/action/button.tsx'
import { FieldError } from '#ui/input/field-frame.tsx'
import { FieldPair } from '#ui/input/field-pair.tsx'
import { TextField } from '#ui/input/field.tsx'
import { MoneyField } from '#ui/input/money-field.tsx'
import { useId } from 'react'
import { guestLinksTexts } from '../guest-links.texts.ts'
import styles from './guest-page.module.css'
import type { LineValues } from './guest-quote-values.ts'

const { quote: texts } = guestLinksTexts

type GuestLinesProps = {
  readonly lines: readonly LineValues[]
  readonly error: string | undefined
  readonly onChange: (lines: readonly LineValues[]) => void
}

/** What the total is made of, if the firm wants to say it. */
export function GuestLines({ lines, error, onChange }: GuestLinesProps) {
  const id = useId()
  return (
    <>
      {lines.map((line, at) => (
        // A line has no name of its own: its place in the list is what it is called.
        <fieldset key={`${at + 1}`} className={styles['line']}>
          <legend>{texts.line(at + 1)}</legend>
          <FieldPair>
            <TextField
              label={texts.lineText}
              maxLength={160}
              aria-invalid={error !== undefined && line.text.trim() === '' ? true : undefined}
              value={line.text}
              onChange={({ target }) => onChange(lines.with(at, { ...line, text: target.value }))}
            />
            <MoneyField
              label={texts.lineAmount}
              value={line.amountRappen}
              onChange={(amountRappen) => onChange(lines.with(at, { ...line, amountRappen }))}
            />
          </FieldPair>
          <Button
            kind="quiet"
            size="small"
            aria-label={texts.removeLineOf(at + 1)}
            onClick={() => onChange(lines.toSpliced(at, 1))}
          >
            {texts.removeLine}
          </Button>
        </fieldset>
      ))}
      <FieldError id={id} error={error} />
    </>
  )
}
