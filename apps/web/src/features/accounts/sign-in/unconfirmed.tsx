import { useState } from 'react'
import { Button } from '#ui/action/button.tsx'
import { Notice } from '#ui/layout/notice.tsx'
import { resendConfirmation } from '#features/accounts/account-calls.ts'
import { failureText } from '#features/accounts/account-failure.ts'
import { accountsTexts } from '#features/accounts/accounts.texts.ts'

const { login: texts } = accountsTexts

/** The password was right, the address is not proven yet: offers another link. */
export function Unconfirmed({ email }: { readonly email: string }) {
  const [progress, setProgress] = useState<'idle' | 'busy' | 'sent'>('idle')
  const [failure, setFailure] = useState<string>()

  async function resend(): Promise<void> {
    setProgress('busy')
    try {
      await resendConfirmation(email)
      setFailure(undefined)
      setProgress('sent')
    } catch (error) {
      setFailure(failureText(error))
      setProgress('idle')
    }
  }

  if (progress === 'sent')
    return (
      <Notice tone="good" live="status">
        {texts.resent}
      </Notice>
    )
  return (
    <Notice
      tone="soon"
      live="alert"
      action={
        <Button size="small" isBusy={progress === 'busy'} onClick={() => void resend()}>
          {texts.resend}
        </Button>
      }
    >
      {failure ?? texts.unconfirmed}
    </Notice>
  )
}
