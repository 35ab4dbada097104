import { useState } from 'react'
import { discardedWith, heldBy } from '#device/outbox/entry.ts'
import { describeEntry, discard, isConflict, retry, type OutboxEntry } from '#device/outbox/outbox.ts'
import { ConfirmDialog } from '#ui/overlay/confirm-dialog.tsx'
import { EmptyState } from '#ui/list/empty-state.tsx'
import { Sheet } from '#ui/overlay/sheet.tsx'
import { toast } from '#ui/overlay/toast.tsx'
import { offlineTexts } from './offline.texts.ts'
import { QueueEntry } from './queue-entry.tsx'
import styles from './queue-sheet.module.css'

type QueueSheetProps = {
  readonly isOpen: boolean
  readonly onClose: () => void
  readonly entries: readonly OutboxEntry[]
  readonly isOnline: boolean
}

/** What waits and what was refused, with the way out for each. */
export function QueueSheet({ isOpen, onClose, entries, isOnline }: QueueSheetProps) {
  const [doomed, setDoomed] = useState<OutboxEntry>()
  const refused = entries.filter(({ state }) => state === 'rejected')
  const waiting = entries.filter(({ state }) => state === 'queued')
  const line = (entry: OutboxEntry) => {
    const holder = heldBy(entries, entry)
    return (
      <QueueEntry
        key={entry.seq}
        entry={entry}
        name={nameOf(entry)}
        holderName={holder === undefined ? undefined : nameOf(holder)}
        isOnline={isOnline}
        isConflict={isConflict(entry, entries)}
        onRetry={() => void tell(retry(entry.seq))}
        onDiscard={() => setDoomed(entry)}
      />
    )
  }
  return (
    <>
      <Sheet title={offlineTexts.queue} isOpen={isOpen} onClose={onClose}>
        {entries.length === 0 && (
          <EmptyState level={3} title={offlineTexts.empty} text={offlineTexts.emptyText} />
        )}
        <Part
          title={offlineTexts.refusedTitle}
          text={offlineTexts.refusedText}
          entries={refused}
          line={line}
        />
        <Part
          title={offlineTexts.waitingTitle}
          text={offlineTexts.waitingText}
          entries={waiting}
          line={line}
        />
      </Sheet>
      <DiscardDialog entries={entries} entry={doomed} onClose={() => setDoomed(undefined)} />
    </>
  )
}

type PartProps = {
  readonly title: string
  readonly text: string
  readonly entries: readonly OutboxEntry[]
  readonly line: (entry: OutboxEntry) => React.ReactNode
}

function Part({ title, text, entries, line }: PartProps) {
  if (entries.length === 0) return null
  return (
    <section className={styles['part']}>
      <h3>{title}</h3>
      <p className={styles['text']}>{text}</p>
      <ul className={styles['list']}>{entries.map(line)}</ul>
    </section>
  )
}

type DiscardDialogProps = {
  readonly entries: readonly OutboxEntry[]
  readonly entry: OutboxEntry | undefined
  readonly onClose: () => void
}

function DiscardDialog({ entries, entry, onClose }: DiscardDialogProps) {
  const others = entry === undefined ? 0 : discardedWith(entries, entry).length - 1
  const confirm = () => {
    if (entry !== undefined) void tell(discard(entry.seq), offlineTexts.discarded)
    onClose()
  }
  return (
    <ConfirmDialog
      title={offlineTexts.discardQuestion(entry === undefined ? '' : nameOf(entry))}
      isOpen={entry !== undefined}
      onClose={onClose}
      onConfirm={confirm}
      confirmLabel={offlineTexts.discard}
      isDanger
    >
      <p>{offlineTexts.discardText}</p>
      {others > 0 && <p>{offlineTexts.discardWith(others)}</p>}
      {entry?.state === 'queued' && <p>{offlineTexts.discardUnderWay}</p>}
    </ConfirmDialog>
  )
}

const nameOf = (entry: OutboxEntry): string => describeEntry(entry) ?? offlineTexts.unnamed

async function tell(act: Promise<void>, done?: string): Promise<void> {
  try {
    await act
    if (done !== undefined) toast({ text: done })
  } catch {
    toast({ text: offlineTexts.queueFault, tone: 'due' })
  }
}
