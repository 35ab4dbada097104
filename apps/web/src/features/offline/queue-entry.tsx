import { errorCodes } from '@hauswart/domain/errors/error-code'
import { errorLabels } from '@hauswart/domain/errors/error.labels'
import { IconAlertTriangle, IconClock } from '@tabler/icons-react'
import type { OutboxEntry } from '#device/outbox/outbox.ts'
import { refusalWords } from '#house/refusal/refusal-words.ts'
import { Button } from '#ui/action/button.tsx'
import { classes } from '#ui/classes.ts'
import { asOf } from './as-of.ts'
import { offlineTexts } from './offline.texts.ts'
import styles from './queue-entry.module.css'

type QueueEntryProps = {
  readonly entry: OutboxEntry
  readonly name: string
  /** The refused entry it has to wait for. */
  readonly holderName: string | undefined
  readonly isOnline: boolean
  /** Somebody else was faster: trying again puts the own change over theirs. */
  readonly isConflict: boolean
  readonly onRetry: () => void
  readonly onDiscard: () => void
}

export function QueueEntry(props: QueueEntryProps) {
  const { entry, name, holderName, isOnline, isConflict, onRetry, onDiscard } = props
  const isRefused = entry.state === 'rejected'
  const Sign = isRefused ? IconAlertTriangle : IconClock
  return (
    <li className={styles['entry']}>
      <Sign
        size={19}
        stroke={1.75}
        aria-hidden="true"
        className={classes(styles['sign'], isRefused && styles['refused'])}
      />
      <div className={styles['words']}>
        <p className={styles['name']}>{name}</p>
        <p className={classes(styles['reason'], isRefused && styles['refused'])}>
          {reasonOf(entry, holderName, isOnline)}
        </p>
        <p className={styles['time']}>{offlineTexts.confirmedAt(asOf(entry.createdAt))}</p>
        <div className={styles['actions']}>
          {isRefused && (
            <Button size="small" kind="primary" onClick={onRetry}>
              {isConflict ? offlineTexts.keepMine : offlineTexts.retry}
            </Button>
          )}
          <Button size="small" kind="quiet" onClick={onDiscard}>
            {offlineTexts.discard}
          </Button>
        </div>
      </div>
    </li>
  )
}

function reasonOf(entry: OutboxEntry, holderName: string | undefined, isOnline: boolean): string {
  const code = errorCodes.find((one) => one === entry.code)
  const sentence = code === undefined ? undefined : errorLabels[code]
  if (entry.state === 'rejected') return refusalWords(entry)
  if (holderName !== undefined) return offlineTexts.waitsFor(holderName)
  if (!isOnline) return offlineTexts.waitsForLine
  // Only the server's own words: those of a broken line are English and help nobody.
  return sentence === undefined ? offlineTexts.beingSent : offlineTexts.lastFault(sentence)
}
