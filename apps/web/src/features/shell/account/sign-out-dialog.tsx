import { useEffect, useState } from 'react'
import { useConnection } from '#device/net/connection.ts'
import { wake } from '#device/outbox/runner.ts'
import { useOutbox } from '#device/outbox/use-outbox.ts'
import { session } from '#device/session/session.ts'
import { Button } from '#ui/action/button.tsx'
import { Dialog } from '#ui/overlay/dialog.tsx'
import { Notice } from '#ui/layout/notice.tsx'
import { shellTexts } from '#features/shell/shell.texts.ts'
import styles from './sign-out-dialog.module.css'

const texts = shellTexts.leave

type Props = { readonly isOpen: boolean; readonly onClose: () => void }

/** Before the local copy goes: says what is not sent yet, and offers to send it first. */
export function SignOutDialog({ isOpen, onClose }: Props) {
  const waiting = useOutbox()
  const { online } = useConnection()
  const [wantsToSend, setWantsToSend] = useState(false)
  const [isLeaving, setLeaving] = useState(false)
  const canBeSent = waiting.some(({ state }) => state === 'queued')
  // What was refused meanwhile stays; then the question stands again.
  const isSending = wantsToSend && canBeSent
  const isAllSent = isOpen && wantsToSend && waiting.length === 0
  const hasRefused = waiting.some(({ state }) => state === 'rejected')

  const leave = () => {
    setLeaving(true)
    void session.signOut()
  }
  const close = () => {
    setWantsToSend(false)
    onClose()
  }
  useEffect(() => {
    if (isAllSent) void session.signOut()
  }, [isAllSent])

  return (
    <Dialog
      title={texts.title}
      isOpen={isOpen}
      onClose={close}
      actions={
        <>
          <Button data-autofocus onClick={close}>
            {texts.cancel}
          </Button>
          <Button kind="danger" isBusy={isLeaving || isAllSent} onClick={leave}>
            {waiting.length === 0 ? shellTexts.signOut : texts.anyway}
          </Button>
          {canBeSent && (
            <Button
              kind="primary"
              isBusy={isSending}
              disabled={!online}
              onClick={() => {
                setWantsToSend(true)
                wake({ isFresh: true })
              }}
            >
              {texts.sendFirst}
            </Button>
          )}
        </>
      }
    >
      <div className={styles['words']}>
        <p>
          {texts.copy} {waiting.length > 0 && <strong>{texts.waiting(waiting.length)}</strong>}
        </p>
        {waiting.length > 0 && <p>{texts.kept}</p>}
        {hasRefused && <p>{texts.refused}</p>}
        {!online && <Notice tone="soon">{texts.offline}</Notice>}
        <output>{isSending && online ? texts.sending : ''}</output>
      </div>
    </Dialog>
  )
}
