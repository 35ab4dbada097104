import { mostGuestQuestions } from '@hauswart/domain/quotes/guest-file'
import { longestQuestion } from '@hauswart/domain/quotes/guest-file.input'
import { useState } from 'react'
import { dayTime } from '#device/text/format.ts'
import { OnlineButton } from '#ui/action/online-button.tsx'
import { TextArea } from '#ui/input/field.tsx'
import { Card } from '#ui/layout/card.tsx'
import { Notice } from '#ui/layout/notice.tsx'
import { guestLinksTexts } from '../guest-links.texts.ts'
import type { GuestRequest } from './guest-calls.ts'
import fileStyles from './guest-files.module.css'
import styles from './guest-page.module.css'
import type { Answered } from './use-guest-visit.ts'

const { question: texts } = guestLinksTexts

type GuestQuestionProps = {
  readonly questions: GuestRequest['questions']
  readonly askedBy: string
  readonly onAsk: (text: string) => Promise<Answered>
}

/** What a firm wants to know before it answers; the house replies by mail or telephone. */
export function GuestQuestion({ questions, askedBy, onAsk }: GuestQuestionProps) {
  const [text, setText] = useState('')
  const [isBusy, setBusy] = useState(false)
  const [isMissing, setMissing] = useState(false)
  const [answered, setAnswered] = useState<Answered>()
  const send = async (): Promise<void> => {
    const said = text.trim()
    setMissing(said === '')
    if (said === '' || isBusy) return
    setBusy(true)
    const outcome = await onAsk(said)
    setAnswered(outcome)
    setBusy(false)
    if (outcome === 'taken') setText('')
  }
  return (
    <Card title={texts.title}>
      <div className={styles['slots']}>
        {questions.length > 0 && (
          <ul className={fileStyles['list']} aria-label={texts.list}>
            {questions.map(({ at, text: asked }) => (
              <li key={at}>
                <span>{asked}</span>
                <span className={fileStyles['state']}>{texts.sentAt(dayTime(at))}</span>
              </li>
            ))}
          </ul>
        )}
        {questions.length < mostGuestQuestions && (
          <form
            className={styles['slots']}
            onSubmit={(event) => {
              event.preventDefault()
              void send()
            }}
          >
            <TextArea
              label={texts.label}
              hint={texts.hint(askedBy)}
              rows={3}
              maxLength={longestQuestion}
              error={isMissing && text.trim() === '' ? texts.missing : undefined}
              value={text}
              onChange={({ target }) => setText(target.value)}
            />
            <div aria-live="polite">
              {answered === 'taken' && <Notice tone="good">{texts.taken}</Notice>}
              {answered !== undefined && answered !== 'taken' && (
                <Notice tone="due">{answered === 'failed' ? texts.failed : texts.late}</Notice>
              )}
            </div>
            <OnlineButton type="submit" isBusy={isBusy}>
              {texts.send}
            </OnlineButton>
          </form>
        )}
      </div>
    </Card>
  )
}
