import { tradeLabels } from '@hauswart/domain/craftsmen/trade.labels'
import { useId } from 'react'
import type { CraftsmanRow } from '#house/nouns/craftsmen.ts'
import { FieldError } from '#ui/input/field-frame.tsx'
import styles from './firm-choice.module.css'
import { quoteRequestsTexts } from './quote-requests.texts.ts'

const { sheet: texts } = quoteRequestsTexts

type FirmChoiceProps = {
  readonly firms: readonly CraftsmanRow[]
  /** Those who have a request for this work and have not answered. */
  readonly waiting: ReadonlySet<string>
  readonly chosen: readonly string[]
  readonly error: string | undefined
  readonly onChange: (chosen: readonly string[]) => void
}

/** Some firms of the address book; whoever cannot be asked stays in sight and says why. */
export function FirmChoice({ firms, waiting, chosen, error, onChange }: FirmChoiceProps) {
  const id = useId()
  return (
    <fieldset className={styles['firms']} aria-describedby={`${id}-hint ${id}`}>
      <legend>{texts.firms}</legend>
      <p id={`${id}-hint`} className={styles['hint']}>
        {texts.firmsHint}
      </p>
      <div className={styles['list']}>
        {firms.map((firm) => (
          <label key={firm.id} className={styles['firm']}>
            <input
              type="checkbox"
              aria-invalid={error === undefined ? undefined : true}
              disabled={firm.email === null || waiting.has(firm.id)}
              checked={chosen.includes(firm.id)}
              onChange={({ target }) =>
                onChange(target.checked ? [...chosen, firm.id] : chosen.filter((one) => one !== firm.id))
              }
            />
            <span className={styles['words']}>
              {firm.company}
              <small>{hintOf(firm, waiting)}</small>
            </span>
          </label>
        ))}
      </div>
      <FieldError id={id} error={error} />
    </fieldset>
  )
}

const hintOf = ({ id, email, trades }: CraftsmanRow, waiting: ReadonlySet<string>): string =>
  waiting.has(id)
    ? texts.waiting
    : email === null
      ? texts.noEmail
      : [trades.map((trade) => tradeLabels[trade]).join(', '), email].filter(Boolean).join(' · ')
