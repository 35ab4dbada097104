import { addDays, addMonths } from '@hauswart/domain/days/day'
import { maxSeveral } from '@hauswart/domain/todos/todo.input'
import { IconCalendarDue, IconCheck, IconTrash, IconUser } from '@tabler/icons-react'
import { useState } from 'react'
import { doAct } from '#house/acts/do-act.ts'
import { todos as record } from '#house/nouns/todos.ts'
import { Button, ButtonContent, IconButton } from '#ui/action/button.tsx'
import { actClass, lastActClass, SelectionBar } from '#ui/list/selection-bar.tsx'
import type { Selection } from '#ui/list/use-selection.ts'
import { Menu } from '#ui/overlay/menu.tsx'
import { toast } from '#ui/overlay/toast.tsx'
import { MoveDialog } from '#features/todos/panel/todo-move.tsx'
import { isAsking, type Todo } from '#features/todos/todo.ts'
import type { HouseTodos } from '#features/todos/use-house-todos.ts'
import { severalTexts as texts } from './several.texts.ts'
import { isSelectable } from './selectable.ts'

type TodosSelectionBarProps = {
  readonly realEstateId: string
  readonly today: string
  readonly selection: Selection
  readonly chosen: readonly Todo[]
  /** What the list shows; «Alle» means these. */
  readonly shown: readonly Todo[]
  readonly people: HouseTodos['people']
}

type Facts = Omit<Parameters<typeof record.acts.several>[1], 'ids'>

/** What can be done to the selected to-dos: one act each, kept with or without a line, taken back as one. */
export function TodosSelectionBar(props: TodosSelectionBarProps) {
  const { realEstateId, today, selection, chosen, shown, people } = props
  const [isAskingDay, setAskingDay] = useState(false)
  const end = () => selection.set(undefined)
  const act = async (of: readonly Todo[], facts: Facts, text: string): Promise<void> => {
    const ids = of.map(({ id }) => id)
    if (await doAct(realEstateId, record.acts.several(texts.title(ids.length), { ids, ...facts }), { text }))
      end()
  }
  const amount = chosen.length
  const complete = () => {
    // Work that comes again on a component tells of itself first.
    const plain = chosen.filter((todo) => !isAsking(todo))
    if (plain.length === 0) return toast({ text: texts.onlyAsking })
    const said = texts.completed(plain.length, amount - plain.length)
    return void act(plain, { act: 'complete', doneOn: today }, said)
  }
  const move = (dueOn: string) => void act(chosen, { act: 'move', dueOn }, texts.moved(amount, dueOn))
  const assign = (assigneeId: string | null, name?: string) => ({
    label: name ?? texts.nobody,
    onSelect: () => void act(chosen, { act: 'assign', assigneeId }, texts.assigned(amount, name)),
  })
  const to = (label: string, on: string) => ({ label: texts.to(label, on), onSelect: () => move(on) })
  const hasNone = amount === 0
  const all = shown.filter(isSelectable).slice(0, maxSeveral)
  return (
    <>
      <SelectionBar
        texts={texts}
        amount={amount}
        onAll={() => selection.set(all.map(({ id }) => id))}
        onEnd={end}
      >
        <Button
          size="small"
          kind="quiet"
          className={actClass}
          icon={<IconCheck />}
          disabled={hasNone}
          onClick={complete}
        >
          {texts.complete}
        </Button>
        {!hasNone && (
          <Menu
            label={texts.move}
            hasWords
            buttonClassName={actClass}
            items={[
              to(texts.tomorrow, addDays(today, 1)),
              to(texts.week, addDays(today, 7)),
              to(texts.month, addMonths(today, 1)),
              { label: texts.date, opensDialog: true, onSelect: () => setAskingDay(true) },
            ]}
          >
            <ButtonContent icon={<IconCalendarDue />}>{texts.move}</ButtonContent>
          </Menu>
        )}
        {!hasNone && people.length > 0 && (
          <Menu
            label={texts.assign}
            hasWords
            buttonClassName={actClass}
            items={[...people.map(({ value, label }) => assign(value, label)), assign(null)]}
          >
            <ButtonContent icon={<IconUser />}>{texts.assign}</ButtonContent>
          </Menu>
        )}
        {!hasNone && (
          <IconButton
            label={texts.remove}
            icon={<IconTrash />}
            className={lastActClass}
            onClick={() => void act(chosen, { act: 'delete' }, texts.removed(amount))}
          />
        )}
      </SelectionBar>
      <MoveDialog
        isOpen={isAskingDay}
        start={null}
        onClose={() => setAskingDay(false)}
        onMove={(dueOn) => {
          setAskingDay(false)
          move(dueOn)
        }}
      />
    </>
  )
}
