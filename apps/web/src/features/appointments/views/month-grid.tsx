import { addDays, lastOfMonth } from '@hauswart/domain/days/day'
import { useEffect, useRef } from 'react'
import { monthYear } from '#device/text/format.ts'
import { useDrag } from '#ui/action/use-drag.ts'
import { classes } from '#ui/classes.ts'
import { moveDay, weekDays } from '#ui/input/calendar/calendar-month.ts'
import { appointmentsTexts } from '#features/appointments/appointments.texts.ts'
import { mondayOf, timeOn, type Entry } from '#features/appointments/entries.ts'
import type { Held, Moving } from '#features/appointments/use-moving.ts'
import { EntrySign } from './entry-sign.tsx'
import styles from './month-grid.module.css'

type MonthGridProps = {
  readonly entries: readonly Entry[]
  /** The chosen day; its month is shown. */
  readonly day: string
  readonly today: string
  readonly labelledBy: string
  readonly onDay: (day: string) => void
  /** Missing for whoever may not write. */
  readonly moving: Moving | undefined
}

/** So many fit a day before it says how many more there are. */
const most = 3

/** A month of whole weeks. One day has the Tab stop, the keys move it, the month follows. */
export function MonthGrid({ entries, day: chosen, today, labelledBy, onDay, moving }: MonthGridProps) {
  const grid = useRef<HTMLTableElement>(null)
  const hasMoved = useRef(false)
  useEffect(() => {
    if (hasMoved.current) grid.current?.querySelector<HTMLElement>(`[data-day="${chosen}"]`)?.focus()
    hasMoved.current = false
  }, [chosen])
  const held = moving?.held
  useEffect(() => {
    if (held !== undefined) grid.current?.querySelector<HTMLElement>('[data-day][tabindex="0"]')?.focus()
  }, [held])
  const put = (what: Held, to: string): void => {
    moving?.put(what, to)
    onDay(to)
  }
  const drag = useDrag('day', (key, to) => {
    const entry = entries.find((one) => one.key === key)
    if (entry?.appointment !== undefined) put({ appointment: entry.appointment, day: entry.day }, to)
  })
  const hands = moving === undefined ? {} : drag.handlers
  function press(day: string): void {
    if (drag.wasDragged()) return
    if (held === undefined) onDay(day)
    else put(held, day)
  }
  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role -- the grid pattern of ARIA is a table with keys
    <table ref={grid} role="grid" aria-labelledby={labelledBy} className={styles['grid']} {...hands}>
      <thead>
        <tr>
          {weekDays.map(([short, long]) => (
            <th key={short} scope="col" abbr={long}>
              {short}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeksAround(chosen).map((week) => (
          <tr key={week[0]}>
            {week.map((day, column) => {
              const own = entries.filter((entry) => entry.day === day)
              return (
                <td
                  key={day}
                  className={classes(
                    styles['cell'],
                    day.slice(0, 7) !== chosen.slice(0, 7) && styles['outside'],
                    day === today && styles['today'],
                    day === chosen && styles['chosen'],
                    day === drag.over && styles['target'],
                  )}
                  aria-selected={day === chosen}
                >
                  <button
                    type="button"
                    className={styles['day']}
                    data-day={day}
                    tabIndex={day === chosen ? 0 : -1}
                    aria-current={day === today ? 'date' : undefined}
                    aria-pressed={day === chosen}
                    onClick={() => press(day)}
                    onKeyDown={(event) => {
                      if (event.key === 'Escape') moving?.release()
                      const next = moveDay(day, event.key, event.shiftKey)
                      if (next === undefined) return
                      event.preventDefault()
                      hasMoved.current = true
                      onDay(next)
                    }}
                  >
                    <span className={styles['number']}>
                      {Number(day.slice(8))}
                      <span className="visually-hidden">
                        . {monthYear(day)}, {weekDays[column]?.[1]}
                      </span>
                      {day === today && <small> {appointmentsTexts.isToday}</small>}
                    </span>
                    {own.slice(0, most).map((entry) => (
                      <Chip key={entry.key} entry={entry} isMovable={moving !== undefined} />
                    ))}
                    {own.length > most && (
                      <span className={styles['more']}>{appointmentsTexts.more(own.length - most)}</span>
                    )}
                  </button>
                </td>
              )
            })}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** Sign and time, below it the title in one line; the day tells it whole. */
function Chip({ entry, isMovable }: { readonly entry: Entry; readonly isMovable: boolean }) {
  const { sort, day, title, appointment, isPast } = entry
  const isOff = appointment !== undefined && appointment.state !== 'planned'
  return (
    <span
      className={classes(styles['chip'], styles[sort], (isPast || isOff) && styles['past'])}
      data-held={isMovable && appointment !== undefined ? entry.key : undefined}
    >
      <span className={styles['when']}>
        <EntrySign sort={sort} size={14} />
        <span>{timeOn(appointment, day) ?? appointmentsTexts.sorts[sort]}</span>
      </span>
      <span className={classes(styles['what'], isOff && styles['off'])}>{title}</span>
    </span>
  )
}

/** From the Monday before the first to the Sunday after the last. */
function weeksAround(day: string): string[][] {
  const last = lastOfMonth(day)
  const weeks: string[][] = []
  for (let monday = mondayOf(`${day.slice(0, 7)}-01`); monday <= last; monday = addDays(monday, 7))
    weeks.push(weekDays.map((_, at) => addDays(monday, at)))
  return weeks
}
