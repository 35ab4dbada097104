import type { ReactNode } from 'react'
import { dayTime } from '#lib/format.ts'
import { useSession } from '#lib/session/use-session.ts'
import { Row, RowList } from '#ui/row-list.tsx'
import { historySentence, namesIn, type HistoryEntry, type Names } from './history-sentence.ts'
import { historyTexts } from './history.texts.ts'
import styles from './history-rows.module.css'

type HistoryRowsProps = { readonly entries: readonly HistoryEntry[]; readonly names: Names }

export function HistoryRows({ entries, names }: HistoryRowsProps) {
  const { user } = useSession()
  if (entries.length === 0) return <p className={styles['quiet']}>{historyTexts.empty}</p>
  const all = new Map([...namesIn(entries), ...names])
  return (
    <RowList>
      {entries.map((entry) => (
        <Row
          key={entry.id}
          title={<span className={styles['sentence']}>{historySentence(entry, all, user?.id)}</span>}
          text={<time dateTime={entry.at}>{dayTime(entry.at)}</time>}
        />
      ))}
    </RowList>
  )
}

export function HistoryNote({ children }: { readonly children: ReactNode }) {
  return <div className={styles['quiet']}>{children}</div>
}
