import { useState } from 'react'
import { bytes } from '#device/text/format.ts'
import { useOutbox } from '#device/outbox/use-outbox.ts'
import { Button } from '#ui/action/button.tsx'
import { Card } from '#ui/layout/card.tsx'
import { ConfirmDialog } from '#ui/overlay/confirm-dialog.tsx'
import { asOf } from './as-of.ts'
import styles from './offline-settings.module.css'
import { offlineTexts } from './offline.texts.ts'
import { useLocalCopy } from './use-local-copy.ts'

/** Block of the settings page. */
export function OfflineSettings({ realEstateId }: { readonly realEstateId: string | undefined }) {
  const { packedAt, size, isDurable, isLoading, refresh, forget } = useLocalCopy(realEstateId)
  const [isAsking, setIsAsking] = useState(false)
  const waiting = useOutbox().length
  return (
    <Card anchor="offline" title={offlineTexts.settings} sentence={offlineTexts.settingsText}>
      <dl className={styles['facts']}>
        <Fact name={offlineTexts.asOf}>{packedAt === undefined ? offlineTexts.never : asOf(packedAt)}</Fact>
        {size !== undefined && <Fact name={offlineTexts.size}>{bytes(size)}</Fact>}
        <Fact name={offlineTexts.waitingCount}>{String(waiting)}</Fact>
        {isDurable !== undefined && (
          <Fact name={offlineTexts.durable}>{isDurable ? offlineTexts.yes : offlineTexts.no}</Fact>
        )}
      </dl>
      {isDurable === false && <p className={styles['hint']}>{offlineTexts.durableHint}</p>}
      <div className={styles['actions']}>
        <Button isBusy={isLoading} disabled={realEstateId === undefined} onClick={() => void refresh()}>
          {offlineTexts.refresh}
        </Button>
        <Button kind="quiet" aria-haspopup="dialog" onClick={() => setIsAsking(true)}>
          {offlineTexts.forget}
        </Button>
      </div>
      <ConfirmDialog
        title={offlineTexts.forgetQuestion}
        isOpen={isAsking}
        onClose={() => setIsAsking(false)}
        onConfirm={() => {
          setIsAsking(false)
          void forget()
        }}
        confirmLabel={offlineTexts.forget}
        isDanger
      >
        <p>{offlineTexts.forgetText}</p>
      </ConfirmDialog>
    </Card>
  )
}

function Fact({ name, children }: { readonly name: string; readonly children: string }) {
  return (
    <div className={styles['fact']}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}
