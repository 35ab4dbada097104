import { IconAlertTriangle, IconCloudUp, IconWifi, IconWifiOff } from '@tabler/icons-react'
import { useState } from 'react'
import { useConnection } from '#device/net/connection.ts'
import { usePackedAt } from '#house/offline/offline-pack.ts'
import { useOutbox } from '#device/outbox/use-outbox.ts'
import { classes } from '#ui/classes.ts'
import { asOf } from './as-of.ts'
import styles from './connection-pill.module.css'
import { connectionSign } from './connection-state.ts'
import { offlineTexts } from './offline.texts.ts'
import { QueueSheet } from './queue-sheet.tsx'

const signs = {
  saved: IconWifi,
  sending: IconCloudUp,
  offline: IconWifiOff,
  refused: IconAlertTriangle,
} as const

type ConnectionPillProps = {
  readonly realEstateId: string | undefined
  /** `line` is the one of the phone: as wide as the page, and away while there is nothing to tell. */
  readonly look?: 'pill' | 'line' | undefined
}

/** Whether the owner's work is safe, always in sight; opens the queue. */
export function ConnectionPill({ realEstateId, look = 'pill' }: ConnectionPillProps) {
  const [isOpen, setIsOpen] = useState(false)
  const { online, lastContactAt } = useConnection()
  const packedAt = usePackedAt(realEstateId) ?? lastContactAt
  const entries = useOutbox()
  const storedAt = packedAt === null ? undefined : asOf(packedAt)
  const { kind, text } = connectionSign({ online, entries, storedAt })
  const Sign = signs[kind]
  const isShown = look === 'pill' || kind !== 'saved'
  return (
    <>
      {isShown && (
        <button
          type="button"
          className={classes(styles['pill'], styles[kind], styles[look])}
          aria-haspopup="dialog"
          onClick={() => setIsOpen(true)}
        >
          <Sign size={17} stroke={1.75} aria-hidden="true" className={styles['sign']} />
          <span>{text}</span>
          <span className="visually-hidden">. {offlineTexts.openQueue}</span>
        </button>
      )}
      <output className="visually-hidden">{kind === 'saved' ? '' : text}</output>
      <QueueSheet isOpen={isOpen} onClose={() => setIsOpen(false)} entries={entries} isOnline={online} />
    </>
  )
}
