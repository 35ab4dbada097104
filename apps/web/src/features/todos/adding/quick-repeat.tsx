import { recurrenceWords } from '@hauswart/domain/days/recurrence.labels'
import { IconRepeat, IconX } from '@tabler/icons-react'
import { Button, IconButton } from '#ui/action/button.tsx'
import { todosTexts } from '#features/todos/todos.texts.ts'
import type { QuickEntry, RepeatChoice } from './quick-entry.ts'
import styles from './quick-add.module.css'

type QuickRepeatProps = {
  readonly entry: QuickEntry
  readonly onChoice: (choice: RepeatChoice) => void
}

const texts = todosTexts.add

/** The rhythm that was read in the line: pressed it counts the other way, and it can be taken away. */
export function QuickRepeat({ entry: { repeat, recurrence }, onChoice }: QuickRepeatProps) {
  if (repeat === undefined || recurrence === null) return null
  const words = recurrenceWords(recurrence)
  const about = repeat.words
  return (
    <div className={styles['chip']}>
      <Button
        size="small"
        icon={<IconRepeat />}
        aria-label={texts.changeRepeat(words)}
        onClick={() => onChoice({ about, mode: recurrence.mode === 'fixed' ? 'from_completion' : 'fixed' })}
      >
        {words}
      </Button>
      <IconButton
        label={texts.dropRepeat}
        icon={<IconX size={17} stroke={1.75} />}
        onClick={() => onChoice({ about, mode: 'none' })}
      />
    </div>
  )
}
