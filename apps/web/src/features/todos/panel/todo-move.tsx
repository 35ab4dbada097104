import { IconCalendarDue, IconChevronDown } from '@tabler/icons-react'
import { useState } from 'react'
import { weekDay } from '#device/text/format.ts'
import { Button, ButtonContent } from '#ui/action/button.tsx'
import { DateField } from '#ui/input/date-field.tsx'
import { Dialog } from '#ui/overlay/dialog.tsx'
import { Menu } from '#ui/overlay/menu.tsx'
import { uiTexts } from '#ui/ui.texts.ts'
import type { Todo } from '#features/todos/todo.ts'
import { movedBy } from '#features/todos/list/todo-filter.ts'
import styles from './todo-move.module.css'
import { todos } from '#house/nouns/todos.ts'
import { panelTexts } from './panel.texts.ts'

type TodoMoveProps = {
  readonly todo: Todo
  readonly today: string
  readonly onMove: (dueOn: string) => void
}

/** By a day, by a week, or to a date; the menu says which day that is. */
export function TodoMove({ todo, today, onMove }: TodoMoveProps) {
  const [isAsking, setAsking] = useState(false)
  const texts = panelTexts.act
  const by = (label: string, days: number) => {
    const to = movedBy(todo.dueOn, today, days)
    return { label: `${label}: ${weekDay(to)}`, onSelect: () => onMove(to) }
  }
  return (
    <>
      <Menu
        label={texts.move}
        align="start"
        buttonClassName={styles['button']}
        items={[
          by(texts.day, 1),
          by(texts.week, 7),
          { label: texts.date, opensDialog: true, onSelect: () => setAsking(true) },
        ]}
      >
        <ButtonContent icon={<IconCalendarDue />}>{texts.move}</ButtonContent>
        <IconChevronDown size={17} stroke={1.75} aria-hidden="true" />
      </Menu>
      <MoveDialog
        isOpen={isAsking}
        start={todo.dueOn}
        onClose={() => setAsking(false)}
        onMove={(dueOn) => {
          setAsking(false)
          onMove(dueOn)
        }}
      />
    </>
  )
}

type MoveDialogProps = {
  readonly isOpen: boolean
  readonly start: string | null
  readonly onClose: () => void
  readonly onMove: (dueOn: string) => void
}

const formId = 'todo-move'

export function MoveDialog({ isOpen, start, onClose, onMove }: MoveDialogProps) {
  return (
    <Dialog
      title={panelTexts.moveDialog.title}
      isOpen={isOpen}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{uiTexts.cancel}</Button>
          <Button kind="primary" type="submit" form={formId}>
            {panelTexts.moveDialog.save}
          </Button>
        </>
      }
    >
      <MoveForm start={start} onMove={onMove} />
    </Dialog>
  )
}

/** Made anew each time the dialog opens, so that it begins with the day of now. */
function MoveForm({ start, onMove }: Pick<MoveDialogProps, 'start' | 'onMove'>) {
  const [dueOn, setDueOn] = useState(start)
  const [isTried, setTried] = useState(false)
  const isDay = dueOn !== null && /^\d{4}-\d{2}-\d{2}$/.test(dueOn)
  return (
    <form
      id={formId}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        setTried(true)
        if (isDay) onMove(dueOn)
      }}
    >
      <DateField
        label={todos.facts.dueOn}
        value={dueOn}
        onChange={setDueOn}
        error={isTried && !isDay ? panelTexts.form.wrongDay : undefined}
        data-autofocus
      />
    </form>
  )
}
