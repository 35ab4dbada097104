import { addDays } from '@hauswart/domain/days/day'
import { weekDay } from '#device/text/format.ts'
import { appointmentsTexts } from '#features/appointments/appointments.texts.ts'
import { mondayOf, type Entry } from '#features/appointments/entries.ts'
import { EntryList, type EntryListProps } from './entry-list.tsx'
import styles from './calendar-views.module.css'

type WeekListProps = Pick<EntryListProps, 'pathOf' | 'nameOf'> & {
  readonly entries: readonly Entry[]
  readonly day: string
  readonly today: string
}

/** Seven days below one another, the free ones too: an owner looks for a free afternoon. */
export function WeekList({ entries, day, today, ...rest }: WeekListProps) {
  const monday = mondayOf(day)
  return (
    <ol className={styles['week']}>
      {Array.from({ length: 7 }, (_, at) => addDays(monday, at)).map((one) => {
        const own = entries.filter((entry) => entry.day === one)
        return (
          <li key={one} className={one === today ? styles['isToday'] : undefined}>
            <h3>
              {weekDay(one)}
              {one === today && <span> {appointmentsTexts.isToday}</span>}
            </h3>
            {own.length === 0 ? (
              <p className={styles['none']}>{appointmentsTexts.free}</p>
            ) : (
              <EntryList label={weekDay(one)} entries={own} hasDays={false} {...rest} />
            )}
          </li>
        )
      })}
    </ol>
  )
}
