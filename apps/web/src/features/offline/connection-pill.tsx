import { IconAlertTriangle, IconCloudUp, IconWifi, IconWifiOff } from '@tabler/icons-react'
import { useEffect, useState, type ComponentProps, type ComponentType } from 'react'
import { useConnection } from '#device/net/connection.ts'
import { usePackedAt } from '#house/offline/offline-pack.ts'
import { useOutbox } from '#device/outbox/use-outbox.ts'
import { classes } from '#ui/classes.ts'
import { toast } from '#ui/overlay/toast.tsx'
import { asOf } from './as-of.ts'
import styles from './connection-pill.module.css'
import { connectionSign } from './connection-state.ts'
import { offlineTexts } from './offline.texts.ts'

const loadSheet = () => import('./queue-sheet.tsx')
type Sheet = Awaited<ReturnType<typeof loadSheet>>['QueueSheet']

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
  const [QueueSheet, setSheet] = useState<ComponentType<ComponentProps<Sheet>>>()
  const { online, lastContactAt } = useConnection()
  const packedAt = usePackedAt(realEstateId) ?? lastContactAt
  const entries = useOutbox()
  // Fetched as soon as something waits: the line may be gone by the time somebody looks.
  const isWaiting = entries.length > 0
  useEffect(() => {
    if (isWaiting) void loadSheet().catch(() => undefined)
  }, [isWaiting])
  const open = async () => {
    setIsOpen(true)
    // Nobody loses the page, or what is typed there, because this sheet cannot be had.
    const loaded = await loadSheet().catch(() => undefined)
    if (loaded !== undefined) return setSheet(() => loaded.QueueSheet)
    setIsOpen(false)
    toast({ text: offlineTexts.noQueue, tone: 'due' })
  }
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
          onClick={() => void open()}
        >
          <Sign size={17} stroke={1.75} aria-hidden="true" className={styles['sign']} />
          <span>{text}</span>
          <span className="visually-hidden">. {offlineTexts.openQueue}</span>
        </button>
      )}
      <output className="visually-hidden">{kind === 'saved' ? '' : text}</output>
      {QueueSheet !== undefined && (
        <QueueSheet isOpen={isOpen} onClose={() => setIsOpen(false)} entries={entries} isOnline={online} />
      )}
    </>
  )
}
