import { daysBetween, fromToday, time, today, weekDay } from '#device/text/format.ts'
import { useSession } from '#device/session/use-session.ts'
import { asRecord } from '@hauswart/domain/fields/as-record'
import { Button } from '#ui/action/button.tsx'
import { Row, RowList } from '#ui/list/row-list.tsx'
import type { HistoryEntry, Names } from './history-entry.ts'
import { historySentence, namesIn } from './history-sentence.ts'
import { historyTexts } from './history.texts.ts'
import { useUndo } from './use-undo.ts'
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

type HistoryDaysProps = HistoryRowsProps & { readonly realEstateId: string }

/** The same by days, for a long list. What was done in the last month can be undone here. */
export function HistoryDays({ entries, names, realEstateId }: HistoryDaysProps) {
  const sentenceOf = useSentences(entries, names)
  const { busy, undo } = useUndo(realEstateId)
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
            {entry.isUndoable && (
              <UndoButton
                entry={entry}
                sentence={sentenceOf(entry)}
                isBusy={busy === entry.id}
                onPress={() => void undo(entry.id)}
              />
            )}
          </li>
        ))}
      </ol>
    </section>
  ))
}

type UndoButtonProps = {
  readonly entry: HistoryEntry
  readonly sentence: string
  readonly isBusy: boolean
  readonly onPress: () => void
}

function UndoButton({ entry: { verb, changes }, sentence, isBusy, onPress }: UndoButtonProps) {
  const bringsBack = verb === 'act.undo' && asRecord(changes)['isRedo'] !== true
  const [word, label] = bringsBack
    ? [historyTexts.bringBack, historyTexts.bringBackOf(sentence)]
    : [historyTexts.undo, historyTexts.undoOf(sentence)]
  return (
    <Button kind="quiet" size="small" isBusy={isBusy} aria-label={label} onClick={onPress}>
      {word}
    </Button>
  )
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
