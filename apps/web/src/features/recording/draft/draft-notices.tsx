import { useState } from 'react'
import { Button } from '#ui/action/button.tsx'
import { ConfirmDialog } from '#ui/overlay/confirm-dialog.tsx'
import { Notice } from '#ui/layout/notice.tsx'
import styles from './draft-notices.module.css'
import { recordingTexts } from '#features/recording/recording.texts.ts'

const texts = recordingTexts.draft

type DraftNoticesProps = {
  readonly isResumed: boolean
  readonly clash: 'here' | 'elsewhere' | undefined
  readonly onStartAgain: () => void
}

/** Says that an earlier beginning goes on here, which one of two, and offers another. */
export function DraftNotices({ isResumed, clash, onStartAgain }: DraftNoticesProps) {
  const [isAsking, setAsking] = useState(false)
  if (!isResumed && clash === undefined) return null
  return (
    <div className={styles['notice']}>
      <Notice
        live={clash === undefined ? undefined : 'status'}
        action={
          <Button size="small" kind="quiet" onClick={() => setAsking(true)}>
            {texts.startAgain}
          </Button>
        }
      >
        {clash === undefined ? texts.resumed : texts[clash]}
      </Notice>
      <ConfirmDialog
        title={texts.startAgainQuestion}
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        onConfirm={() => {
          setAsking(false)
          onStartAgain()
        }}
        confirmLabel={texts.discard}
        isDanger
      >
        {texts.startAgainText}
      </ConfirmDialog>
    </div>
  )
}
