import { useState } from 'react'
import { uplink } from '#device/net/uplink.ts'
import { rest } from '#device/net/rest.ts'
import { useSubmit } from '#ui/form/use-submit.ts'
import { Card } from '#ui/layout/card.tsx'
import { Notice } from '#ui/layout/notice.tsx'
import { OnlineButton } from '#ui/action/online-button.tsx'
import { SaveFailure } from '#ui/form/save-failure.tsx'
import styles from './settings.module.css'
import { settingsTexts } from './settings.texts.ts'

/** A new password is set by the letter that also helps those who forgot theirs. */
export function PasswordCard({ email }: { readonly email: string }) {
  const { title, text, send, sent, sentText } = settingsTexts.password
  const [isSent, setSent] = useState(false)
  const { submit, isBusy, failure } = useSubmit(async (address: string) => {
    await rest(uplink, 'auth', '/forgot-password', { body: { email: address } })
    setSent(true)
  })
  return (
    <Card anchor="passwort" title={title}>
      <div className={styles['stack']}>
        <p className={styles['text']}>{text(email)}</p>
        {isSent ? (
          <Notice tone="good" title={sent} live="status">
            {sentText}
          </Notice>
        ) : (
          <div>
            <OnlineButton isBusy={isBusy} onClick={() => void submit(email)}>
              {send}
            </OnlineButton>
          </div>
        )}
        <SaveFailure failure={failure} />
      </div>
    </Card>
  )
}
