import { useState } from 'react'
import { useConnection } from '#lib/connection.ts'
import { Button } from '#ui/button.tsx'
import { ConfirmDialog } from '#ui/confirm-dialog.tsx'
import { Notice } from '#ui/notice.tsx'
import { realEstateTexts } from './real-estate.texts.ts'
import styles from './resumed-draft.module.css'

const texts = realEstateTexts.steps

/** Says that an earlier beginning goes on here, and offers another. */
export function ResumedDraft({ onStartAgain }: { readonly onStartAgain: () => void }) {
  const [isAsking, setAsking] = useState(false)
  return (
    <div className={styles['notice']}>
      <Notice
        action={
          <Button size="small" kind="quiet" onClick={() => setAsking(true)}>
            {texts.startAgain}
          </Button>
        }
      >
        {texts.resumed}
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

/** The last step needs the server; everything before it does not. */
export function OfflineStep() {
  const { online } = useConnection()
  if (online) return null
  return (
    <Notice tone="soon" live="status">
      {texts.offline}
    </Notice>
  )
}
