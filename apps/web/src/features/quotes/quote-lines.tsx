import { maxQuoteLines } from '@hauswart/domain/quotes/quote'
import { IconCopy, IconPlus } from '@tabler/icons-react'
import { useId } from 'react'
import { Button } from '#ui/action/button.tsx'
import { FieldError } from '#ui/input/field-frame.tsx'
import { LineFields } from './line-fields.tsx'
import type { QuoteForm } from './price-fields.tsx'
import styles from './quote-lines.module.css'
import { newLine } from './quote-values.ts'
import { quotesTexts } from './quotes.texts.ts'

const { form: texts } = quotesTexts

type QuoteLinesProps = { readonly form: QuoteForm; readonly otherLines: readonly string[] }

/** The lines of a quote. What others offer can be taken over, and is missing until something is said. */
export function QuoteLines({ form, otherLines }: QuoteLinesProps) {
  const id = useId()
  const { lines } = form.values
  const { error } = form.value('lines')
  const named = new Set(lines.map(({ text }) => text.trim().toLowerCase()))
  const missing = otherLines.filter((text) => !named.has(text.trim().toLowerCase()))
  return (
    <section className={styles['lines']} aria-labelledby={id}>
      <h3 id={id} className={styles['title']}>
        {texts.lines}
      </h3>
      {lines.map((line, at) => (
        <LineFields
          // A line has no name of its own: its place in the list is what it is called.
          key={`${at + 1}`}
          number={at + 1}
          line={line}
          onChange={(changed) => form.set('lines', lines.with(at, changed))}
          onRemove={() => form.set('lines', lines.toSpliced(at, 1))}
        />
      ))}
      <FieldError id={`${id}-error`} error={error} />
      {lines.length < maxQuoteLines && (
        <div className={styles['actions']}>
          <Button size="small" icon={<IconPlus />} onClick={() => form.set('lines', [...lines, newLine])}>
            {texts.addLine}
          </Button>
          {missing.length > 0 && (
            <Button
              kind="quiet"
              size="small"
              icon={<IconCopy />}
              onClick={() =>
                form.set(
                  'lines',
                  [
                    ...lines,
                    ...missing.map((text) => ({ ...newLine, text, kind: 'missing' as const })),
                  ].slice(0, maxQuoteLines),
                )
              }
            >
              {texts.takeLines}
            </Button>
          )}
        </div>
      )}
    </section>
  )
}
