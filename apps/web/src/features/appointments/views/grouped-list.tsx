import { useState } from 'react'
import { Button } from '#ui/action/button.tsx'
import { Card } from '#ui/layout/card.tsx'
import { appointmentsTexts } from '#features/appointments/appointments.texts.ts'
import { groupEntries, type Entry } from '#features/appointments/entries.ts'
import { EntryList, type EntryListProps } from './entry-list.tsx'
import styles from './calendar-views.module.css'

type GroupedListProps = Pick<EntryListProps, 'pathOf' | 'nameOf'> & {
  readonly entries: readonly Entry[]
  readonly today: string
}

/** This week, the next, and what lies further away; what is over stands behind a button. */
export function GroupedList({ entries, today, ...rest }: GroupedListProps) {
  const [isPastShown, setPastShown] = useState(false)
  const groups = groupEntries(entries, today)
  const { groups: titles, showPast } = appointmentsTexts
  const shown = (['now', 'next', 'later', ...(isPastShown ? (['past'] as const) : [])] as const).filter(
    (name) => groups[name].length > 0,
  )
  return (
    <div className={styles['groups']}>
      {shown.map((name) => (
        <Card key={name} title={titles[name]}>
          <EntryList label={titles[name]} entries={groups[name]} {...rest} />
        </Card>
      ))}
      {!isPastShown && groups.past.length > 0 && (
        <div>
          <Button kind="quiet" onClick={() => setPastShown(true)}>
            {showPast(groups.past.length)}
          </Button>
        </div>
      )}
    </div>
  )
}
