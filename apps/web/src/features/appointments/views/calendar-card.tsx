import { addDays, addMonths } from '@hauswart/domain/days/day'
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { useId } from 'react'
import { monthYear, weekDay } from '#device/text/format.ts'
import { Button, IconButton } from '#ui/action/button.tsx'
import { Card } from '#ui/layout/card.tsx'
import { Notice } from '#ui/layout/notice.tsx'
import { appointmentsTexts as texts } from '#features/appointments/appointments.texts.ts'
import { mondayOf, type Entry } from '#features/appointments/entries.ts'
import type { Moving } from '#features/appointments/use-moving.ts'
import { EntryList, type EntryListProps } from './entry-list.tsx'
import { EntrySign } from './entry-sign.tsx'
import { MonthGrid } from './month-grid.tsx'
import { WeekList } from './week-list.tsx'
import styles from './calendar-views.module.css'

type CalendarCardProps = Pick<EntryListProps, 'pathOf' | 'nameOf'> & {
  readonly view: 'month' | 'week'
  readonly day: string
  readonly today: string
  readonly entries: readonly Entry[]
  readonly onDay: (day: string) => void
  /** Missing for whoever may not write. */
  readonly moving: Moving | undefined
}

const turns = {
  month: (day: string, steps: number) => addMonths(day, steps),
  week: (day: string, steps: number) => addDays(day, 7 * steps),
} as const
const sorts = ['meeting', 'deadline', 'todo'] as const

/** A month or a week to turn over; beside the month what the chosen day brings. */
export function CalendarCard({ view, day, today, entries, onDay, moving, ...rest }: CalendarCardProps) {
  const id = useId()
  const monday = mondayOf(day)
  const calendar = (
    <Card>
      <div className={styles['bar']}>
        <IconButton
          label={texts.before[view]}
          icon={<IconChevronLeft />}
          onClick={() => onDay(turns[view](day, -1))}
        />
        <h2 id={id} aria-live="polite">
          {view === 'month' ? monthYear(day) : texts.week(monday, addDays(monday, 6))}
        </h2>
        <IconButton
          label={texts.after[view]}
          icon={<IconChevronRight />}
          onClick={() => onDay(turns[view](day, 1))}
        />
        <Button kind="quiet" size="small" onClick={() => onDay(today)}>
          {texts.today}
        </Button>
      </div>
      {view === 'month' && moving?.held !== undefined && (
        <Notice
          live="status"
          action={
            <Button size="small" onClick={moving.release}>
              {texts.cancel}
            </Button>
          }
        >
          {texts.placing(moving.held.appointment.title)}
        </Notice>
      )}
      {view === 'month' ? (
        <MonthGrid entries={entries} day={day} today={today} labelledBy={id} onDay={onDay} moving={moving} />
      ) : (
        <WeekList entries={entries} day={day} today={today} {...rest} />
      )}
      {view === 'month' && (
        <ul className={styles['legend']} aria-label={texts.legend}>
          {sorts.map((sort) => (
            <li key={sort}>
              <EntrySign sort={sort} size={18} />
              {texts.sorts[sort]}
            </li>
          ))}
        </ul>
      )}
    </Card>
  )
  if (view === 'week') return calendar
  const own = entries.filter((entry) => entry.day === day)
  const moveOf = ({ appointment, title }: Entry) =>
    moving !== undefined &&
    appointment !== undefined && (
      <Button
        kind="quiet"
        size="small"
        aria-label={texts.moveOf(title)}
        onClick={() => moving.hold({ appointment, day })}
      >
        {texts.move}
      </Button>
    )
  return (
    <div className={styles['columns']}>
      {calendar}
      <Card title={weekDay(day)} sentence={own.length === 0 ? undefined : texts.onDay(own.length)}>
        {own.length === 0 ? (
          <p className={styles['none']}>{texts.nothingOnDay}</p>
        ) : (
          <EntryList label={weekDay(day)} entries={own} hasDays={false} actionOf={moveOf} {...rest} />
        )}
      </Card>
    </div>
  )
}
