import { addMonths } from '@hauswart/domain/days/day'
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { useEffect, useId, useRef, useState } from 'react'
import { monthYear } from '#device/text/format.ts'
import { Button, IconButton } from '#ui/action/button.tsx'
import { moveDay, weekDays, weeksOf } from './calendar-month.ts'
import { classes } from '#ui/classes.ts'
import styles from './calendar.module.css'
import { uiTexts } from '#ui/ui.texts.ts'

type CalendarProps = {
  readonly value: string | null
  readonly today: string
  readonly onPick: (day: string) => void
  readonly min?: string | undefined
  readonly max?: string | undefined
}

/** One month as a grid. One day has the Tab stop, the keys move it, the month follows. */
export function Calendar({ value, today, onPick, min = '1000-01-01', max = '9999-12-31' }: CalendarProps) {
  const [cursor, setCursor] = useState(clamp(value ?? today, min, max))
  const hasMoved = useRef(false)
  const grid = useRef<HTMLTableElement>(null)
  const id = useId()

  useEffect(() => {
    if (hasMoved.current) grid.current?.querySelector<HTMLElement>(`[data-day="${cursor}"]`)?.focus()
    hasMoved.current = false
  }, [cursor])

  const turn = (months: number) => setCursor(clamp(addMonths(cursor, months), min, max))
  const isOutside = (day: string) => day < min || day > max

  return (
    <div className={styles['calendar']}>
      <div className={styles['head']}>
        <IconButton label={uiTexts.previousMonth} icon={<IconChevronLeft />} onClick={() => turn(-1)} />
        <div id={id} className={styles['month']} aria-live="polite">
          {monthYear(cursor)}
        </div>
        <IconButton label={uiTexts.nextMonth} icon={<IconChevronRight />} onClick={() => turn(1)} />
      </div>
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role -- the grid pattern of ARIA is a table with keys */}
      <table ref={grid} role="grid" aria-labelledby={id} className={styles['grid']}>
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
          {weeksOf(cursor).map((week, at) => (
            <tr key={week.find((day) => day !== null) ?? at}>
              {week.map((day, column) => (
                // eslint-disable-next-line react/no-array-index-key -- an empty cell has only its place
                <td key={day ?? `empty-${column}`} aria-selected={day === null ? undefined : day === value}>
                  {day !== null && (
                    <button
                      type="button"
                      className={classes(styles['day'], day === today && styles['today'])}
                      data-day={day}
                      tabIndex={day === cursor ? 0 : -1}
                      aria-label={`${Number(day.slice(8))}. ${monthYear(day)}, ${weekDays[column]?.[1]}`}
                      aria-current={day === today ? 'date' : undefined}
                      aria-pressed={day === value}
                      disabled={isOutside(day)}
                      onClick={() => onPick(day)}
                      onKeyDown={(event) => {
                        const next = moveDay(day, event.key, event.shiftKey)
                        if (next === undefined) return
                        event.preventDefault()
                        hasMoved.current = true
                        setCursor(clamp(next, min, max))
                      }}
                    >
                      {Number(day.slice(8))}
                    </button>
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {!isOutside(today) && (
        <Button kind="quiet" size="small" isWide onClick={() => onPick(today)}>
          {uiTexts.today}
        </Button>
      )}
    </div>
  )
}

function clamp(day: string, min: string, max: string): string {
  if (day < min) return min
  return day > max ? max : day
}
