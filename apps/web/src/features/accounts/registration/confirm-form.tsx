import { useState } from 'react'
import { Button } from '#ui/action/button.tsx'
import { Notice } from '#ui/layout/notice.tsx'
import { confirmRegistration } from '#features/accounts/account-calls.ts'
import { failureText, isRefusal } from '#features/accounts/account-failure.ts'
import { accountsTexts } from '#features/accounts/accounts.texts.ts'
import styles from '#features/accounts/form/form.module.css'

const { confirm: texts } = accountsTexts

type ConfirmFormProps = {
  readonly token: string
  readonly onDone: () => void
  readonly onInvalidLink: () => void
}

/** A person presses the button: mail scanners open links, some even run scripts, but they press nothing. */
export function ConfirmForm({ token, onDone, onInvalidLink }: ConfirmFormProps) {
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string>()

  async function confirm(): Promise<void> {
    setBusy(true)
    setFailure(undefined)
    try {
      await confirmRegistration(token)
      onDone()
    } catch (error) {
      if (isRefusal(error, 'LINK_INVALID') || isRefusal(error, 'BAD_INPUT')) onInvalidLink()
      else setFailure(failureText(error))
      setBusy(false)
    }
  }

  return (
    <div className={styles['form']}>
      {failure !== undefined && (
        <Notice tone="due" live="alert">
          {failure}
        </Notice>
      )}
      <Button kind="primary" size="large" isWide isBusy={isBusy} onClick={() => void confirm()}>
        {texts.submit}
      </Button>
    </div>
  )
}
