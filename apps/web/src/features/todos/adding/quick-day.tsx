import { IconCalendar, IconX } from '@tabler/icons-react'
import { weekDay } from '#device/text/format.ts'
import { Button, IconButton } from '#ui/action/button.tsx'
import { ChoiceChips } from '#ui/input/choice.tsx'
import { DateField } from '#ui/input/date-field.tsx'
import type { DayChoice, QuickEntry } from './quick-entry.ts'
import styles from './quick-add.module.css'
import { todosTexts } from '#features/todos/todos.texts.ts'

type QuickDayProps = {
  readonly entry: QuickEntry
  readonly isOpen: boolean
  readonly onOpen: (isOpen: boolean) => void
  readonly onChoice: (choice: Omit<DayChoice, 'about'>) => void
}

const texts = todosTexts.add

/** The day that was read in the line: to be seen, changed and taken away before anything is saved. */
export function QuickDay({ entry, isOpen, onOpen, onChoice }: QuickDayProps) {
  const { dueOn, reading, readings } = entry
  if (isOpen)
    return (
      <div className={styles['day']}>
        <DateField
          label={texts.dueField}
          value={dueOn}
          onChange={(on) => onChoice({ picked: pickedOf(entry), on })}
        />
        <IconButton
          label={texts.dropDue}
          icon={<IconX size={19} stroke={1.75} />}
          onClick={() => {
            onChoice({ picked: 'none', on: null })
            onOpen(false)
          }}
        />
      </div>
    )
  if (readings.length > 1 && reading === undefined)
    return (
      <ChoiceChips
        label={texts.choose}
        look="pills"
        value={undefined}
        options={readings.map(({ on }, index) => ({ value: String(index), label: weekDay(on) }))}
        onChange={(index) => onChoice({ picked: Number(index) })}
      />
    )
  if (dueOn === null) return null
  return (
    <div className={styles['chip']}>
      <Button
        size="small"
        icon={<IconCalendar />}
        aria-label={texts.changeDue(dueOn)}
        onClick={() => onOpen(true)}
      >
        {texts.due(dueOn)}
      </Button>
      <IconButton
        label={texts.dropDue}
        icon={<IconX size={17} stroke={1.75} />}
        onClick={() => onChoice({ picked: 'none', on: null })}
      />
    </div>
  )
}

const pickedOf = ({ reading, readings }: QuickEntry): number | 'none' =>
  reading === undefined ? 'none' : readings.indexOf(reading)
