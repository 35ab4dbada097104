import { useEffect, useRef, useState, type ReactNode } from 'react'
import { Button } from '#ui/action/button.tsx'
import { Notice } from '#ui/layout/notice.tsx'
import { failureText } from '#features/accounts/account-failure.ts'
import { accountsTexts } from '#features/accounts/accounts.texts.ts'
import { AuthCard } from '#features/accounts/auth-card.tsx'
import styles from '#features/accounts/form/form.module.css'
import { useCountdown } from './use-countdown.ts'

const { sent: texts } = accountsTexts
const pauseSeconds = 60

type LetterSentProps = {
  readonly title: string
  readonly text: string
  readonly email: string
  readonly onResend: () => Promise<unknown>
  readonly onCorrect: () => void
  readonly below?: ReactNode
}

/** A letter is on its way. Says the same whether the address is known or not. */
export function LetterSent({ title, text, email, onResend, onCorrect, below }: LetterSentProps) {
  const { left, restart } = useCountdown(pauseSeconds)
  const [isBusy, setBusy] = useState(false)
  const [isResent, setResent] = useState(false)
  const [failure, setFailure] = useState<string>()
  const words = useRef<HTMLDivElement>(null)
  // The form this replaces had the focus; whoever listens instead of looking is told what came of it.
  useEffect(() => words.current?.focus(), [])

  async function resend(): Promise<void> {
    setBusy(true)
    try {
      await onResend()
      setFailure(undefined)
      setResent(true)
      restart()
    } catch (error) {
      setFailure(failureText(error))
    }
    setBusy(false)
  }

  return (
    <AuthCard title={title} below={below}>
      <div ref={words} tabIndex={-1} className={styles['words']}>
        <p>{text}</p>
        <p>
          {texts.toAddress} <span className={styles['address']}>{email}</span>.
        </p>
        <p>{texts.spam}</p>
      </div>
      {failure !== undefined && (
        <Notice tone="due" live="alert">
          {failure}
        </Notice>
      )}
      {isResent && failure === undefined && (
        <Notice tone="good" live="status">
          {texts.resent}
        </Notice>
      )}
      <div className={styles['actions']}>
        <Button isWide isBusy={isBusy} disabled={left > 0} onClick={() => void resend()}>
          {left > 0 ? texts.resendIn(left) : texts.resend}
        </Button>
        <Button kind="quiet" isWide onClick={onCorrect}>
          {texts.correct}
        </Button>
      </div>
    </AuthCard>
  )
}
