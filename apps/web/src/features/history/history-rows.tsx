import { daysBetween, fromToday, time, today, weekDay } from '#device/text/format.ts'
import { useSession } from '#device/session/use-session.ts'
import { Row, RowList } from '#ui/list/row-list.tsx'
import type { HistoryEntry, Names } from './history-entry.ts'
import { historySentence, namesIn } from './history-sentence.ts'
import { historyTexts } from './history.texts.ts'
import styles from './history-rows.module.css'

type HistoryRowsProps = { readonly entries: readonly HistoryEntry[]; readonly names: Names }

/** The entries one below the other, each with its moment. */
export function HistoryRows({ entries, names }: HistoryRowsProps) {
  const sentenceOf = useSentences(entries, names)
  if (entries.length === 0) return <p className={styles['quiet']}>{historyTexts.empty}</p>
  return (
    <RowList>
      {entries.map((entry) => (
        <Row
          key={entry.id}
          title={<span className={styles['sentence']}>{sentenceOf(entry)}</span>}
          text={
            <time dateTime={entry.at}>{`${dayWords(today(new Date(entry.at)))}, ${time(entry.at)}`}</time>
          }
        />
      ))}
    </RowList>
  )
}

/** The same by days, for a long list. */
export function HistoryDays({ entries, names }: HistoryRowsProps) {
  const sentenceOf = useSentences(entries, names)
  if (entries.length === 0) return <p className={styles['quiet']}>{historyTexts.empty}</p>
  const days = Map.groupBy(entries, ({ at }) => today(new Date(at)))
  return [...days].map(([day, own]) => (
    <section key={day} className={styles['day']} aria-label={dayWords(day)}>
      <h3>{dayWords(day)}</h3>
      <ol className={styles['entries']}>
        {own.map((entry) => (
          <li key={entry.id} className={styles['entry']}>
            <time dateTime={entry.at}>{time(entry.at)}</time>
            <span>{sentenceOf(entry)}</span>
          </li>
        ))}
      </ol>
    </section>
  ))
}

function useSentences(entries: readonly HistoryEntry[], names: Names) {
  const { user } = useSession()
  const known = new Map([...namesIn(entries), ...names])
  return (entry: HistoryEntry) => historySentence(entry, known, user?.id)
}

/** «heute», «gestern», further back the day itself. */
function dayWords(day: string): string {
  return daysBetween(day, today()) <= 1 ? fromToday(day) : weekDay(day)
}
