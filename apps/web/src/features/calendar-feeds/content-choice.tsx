import { calendarContents, type CalendarContent } from '@hauswart/domain/calendar/calendar-feed'
import { calendarContentLabels } from '@hauswart/domain/calendar/calendar-feed.labels'
import { useId } from 'react'
import { FieldError } from '#ui/input/field-frame.tsx'
import { Checkbox } from '#ui/input/field.tsx'
import { calendarFeedsTexts as texts } from './calendar-feeds.texts.ts'
import styles from './calendar-feeds.module.css'

type ContentChoiceProps = {
  readonly chosen: readonly CalendarContent[]
  readonly onChange: (chosen: readonly CalendarContent[]) => void
}

/** What stands in the calendar, at least one of it. */
export function ContentChoice({ chosen, onChange }: ContentChoiceProps) {
  const id = useId()
  const error = chosen.length === 0 ? texts.noContents : undefined
  return (
    <fieldset className={styles['choice']} aria-describedby={error === undefined ? undefined : id}>
      <legend>{texts.contents}</legend>
      {calendarContents.map((one) => (
        <Checkbox
          key={one}
          label={calendarContentLabels[one]}
          hint={texts.contentHints[one]}
          checked={chosen.includes(one)}
          onChange={({ target }) =>
            onChange(
              calendarContents.filter((each) => (each === one ? target.checked : chosen.includes(each))),
            )
          }
        />
      ))}
      <FieldError id={id} error={error} />
    </fieldset>
  )
}
