import type { ReactNode } from 'react'
import { weekDay } from '#device/text/format.ts'
import { OnItsWay } from '#ui/mark/on-its-way.tsx'
import { AppLink } from '#ui/action/app-link.tsx'
import { Pill } from '#ui/mark/pill.tsx'
import { classes } from '#ui/classes.ts'
import { appointmentsTexts } from '#features/appointments/appointments.texts.ts'
import type { Entry } from '#features/appointments/entries.ts'
import { EntrySign } from './entry-sign.tsx'
import { detailsOf } from './entry-words.ts'
import styles from './entry-list.module.css'

export type EntryListProps = {
  readonly label: string
  readonly entries: readonly Entry[]
  readonly pathOf: (entry: Entry) => string
  readonly nameOf: (componentId: string) => string | undefined
  /** Not where the heading above tells the day. */
  readonly hasDays?: boolean
  /** What can be done with it in place. */
  readonly actionOf?: ((entry: Entry) => ReactNode) | undefined
}

/** One row a thing, its day at the left, told once for all of that day. */
export function EntryList({ label, entries, pathOf, nameOf, hasDays = true, actionOf }: EntryListProps) {
  return (
    <ul className={styles['list']} aria-label={label}>
      {entries.map((entry, at) => {
        const isFirst = entries[at - 1]?.day !== entry.day
        const { state = 'planned' } = entry.appointment ?? {}
        return (
          <li
            key={entry.key}
            className={classes(styles['row'], isFirst && styles['first'], entry.isPast && styles['past'])}
          >
            {hasDays && (
              <div className={styles['day']}>
                {isFirst && (
                  <time dateTime={entry.day} aria-label={weekDay(entry.day)}>
                    <b>{Number(entry.day.slice(8))}</b>
                    <span>{weekDay(entry.day).slice(0, 2)}</span>
                  </time>
                )}
              </div>
            )}
            <EntrySign sort={entry.sort} />
            <div className={styles['words']}>
              <AppLink
                to={pathOf(entry)}
                className={classes(styles['title'], state === 'cancelled' && styles['cancelled'])}
              >
                {entry.title}
              </AppLink>
              <div className={styles['text']}>{detailsOf(entry, nameOf)}</div>
            </div>
            {state !== 'planned' && <Pill>{appointmentsTexts[state]}</Pill>}
            <GuestPill entry={entry} />
            {entry.appointment !== undefined && (
              <OnItsWay
                isWaiting={entry.appointment.isWaiting}
                isRefused={entry.appointment.refusal !== undefined}
                size="small"
              />
            )}
            {actionOf?.(entry)}
          </li>
        )
      })}
    </ul>
  )
}

/** Whether somebody was asked to come, or has said yes. */
function GuestPill({ entry: { appointment, isPast } }: { readonly entry: Entry }) {
  const guest = appointment?.guest ?? null
  if (guest === null || isPast || appointment?.state !== 'planned') return null
  return guest.isComing ? (
    <Pill tone="good">{appointmentsTexts.agreed}</Pill>
  ) : (
    <Pill tone="soon">{appointmentsTexts.proposed}</Pill>
  )
}
