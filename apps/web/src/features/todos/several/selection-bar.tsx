import { addDays, addMonths } from '@hauswart/domain/days/day'
import { maxSeveral } from '@hauswart/domain/todos/todo.input'
import { IconCalendarDue, IconCheck, IconTrash, IconUser, IconX } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import { newId } from '#device/new-id.ts'
import { takeBack } from '#house/acts/take-back.ts'
import { todos as record } from '#house/nouns/todos.ts'
import { change } from '#house/record/change.ts'
import { Button, ButtonContent, IconButton } from '#ui/action/button.tsx'
import { savingTexts } from '#ui/form/saving.texts.ts'
import { Menu } from '#ui/overlay/menu.tsx'
import { toast } from '#ui/overlay/toast.tsx'
import { MoveDialog } from '#features/todos/panel/todo-move.tsx'
import { isAsking, type Todo } from '#features/todos/todo.ts'
import type { HouseTodos } from '#features/todos/use-house-todos.ts'
import { severalTexts as texts } from './several.texts.ts'
import styles from './selection-bar.module.css'
import { isSelectable, type Selection } from './use-selection.ts'

type SelectionBarProps = {
  readonly realEstateId: string
  readonly today: string
  readonly selection: Selection
  /** What the list shows; «Alle» means these. */
  readonly shown: readonly Todo[]
  readonly people: HouseTodos['people']
}

type Facts = Omit<Parameters<typeof record.acts.several>[1], 'ids'>

/** What can be done to the selected to-dos: one act each, kept with or without a line, taken back as one. */
export function SelectionBar({ realEstateId, today, selection, shown, people }: SelectionBarProps) {
  const [isAskingDay, setAskingDay] = useState(false)
  const { chosen, set } = selection
  useEffect(() => {
    const onKey = ({ key }: KeyboardEvent) => {
      if (key === 'Escape' && document.querySelector(':popover-open, dialog[open]') === null) set(undefined)
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [set])
  const act = async (of: readonly Todo[], facts: Facts, text: string): Promise<void> => {
    const key = newId()
    const ids = of.map(({ id }) => id)
    const fault = await change(realEstateId, [
      { ...record.acts.several(texts.title(ids.length), { ids, ...facts }), key },
    ])
    if (fault !== undefined) {
      toast({ text: savingTexts.notKept.act, tone: 'due' })
      return
    }
    toast({ text, undo: () => void takeBack(realEstateId, key) })
    set(undefined)
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
    <div className={styles['bar']} role="toolbar" aria-label={texts.bar}>
      <output className={styles['count']}>{texts.chosen(amount)}</output>
      <Button size="small" kind="quiet" onClick={() => set(all.map(({ id }) => id))}>
        {texts.all}
      </Button>
      <span className={styles['acts']}>
        <Button
          size="small"
          kind="quiet"
          className={styles['act']}
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
            buttonClassName={styles['act']}
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
            buttonClassName={styles['act']}
            items={[...people.map(({ value, label }) => assign(value, label)), assign(null)]}
          >
            <ButtonContent icon={<IconUser />}>{texts.assign}</ButtonContent>
          </Menu>
        )}
        {!hasNone && (
          <IconButton
            label={texts.remove}
            icon={<IconTrash />}
            className={styles['last']}
            onClick={() => void act(chosen, { act: 'delete' }, texts.removed(amount))}
          />
        )}
      </span>
      <IconButton label={texts.end} icon={<IconX />} onClick={() => set(undefined)} />
      <MoveDialog
        isOpen={isAskingDay}
        start={null}
        onClose={() => setAskingDay(false)}
        onMove={(dueOn) => {
          setAskingDay(false)
          move(dueOn)
        }}
      />
    </div>
  )
}
