import { IconSearch } from '@tabler/icons-react'
import { useEffect, useRef, useState } from 'react'
import { Button } from '#ui/action/button.tsx'
import { ChoiceChips } from '#ui/input/choice.tsx'
import { TextField } from '#ui/input/field.tsx'
import { shownStates, todoViews, type TodoFilter } from './todo-filter.ts'
import styles from './todo-filter-bar.module.css'
import { todosTexts } from '#features/todos/todos.texts.ts'

type TodoFilterBarProps = {
  readonly filter: TodoFilter
  /** Whether somebody else may have to do it. */
  readonly isShared: boolean
  readonly onChange: (filter: TodoFilter) => void
  readonly onSelect: (() => void) | undefined
}

const typingMs = 250

export function TodoFilterBar({ filter, isShared, onChange, onSelect }: TodoFilterBarProps) {
  // Shown at once; the address follows.
  const [shown, setShown] = useState(filter)
  const [known, setKnown] = useState(filter)
  const [sent, setSent] = useState(filter)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  if (!isSame(known, filter)) {
    setKnown(filter)
    // From outside, by the reset button or the way back; our own comes late and must not take away what is typed.
    if (!isSame(sent, filter)) {
      setShown(filter)
      setSent(filter)
    }
  }
  const change = (next: TodoFilter, delayMs: number) => {
    setShown(next)
    clearTimeout(timer.current)
    timer.current = setTimeout(() => {
      setSent(next)
      onChange(next)
    }, delayMs)
  }
  return (
    <div className={styles['place']}>
      <div className={styles['bar']}>
        <ChoiceChips
          label={todosTexts.filter.label}
          isLabelHidden
          look="pills"
          value={shown.state}
          options={shownStates
            .filter((state) => isShared || state !== 'mine')
            .map((state) => ({ value: state, label: todosTexts.filter[state] }))}
          onChange={(state) => change({ ...shown, state }, 0)}
        />
        <TextField
          type="search"
          label={todosTexts.filter.search}
          isLabelHidden
          placeholder={todosTexts.filter.searchShort}
          leading={<IconSearch size={18} stroke={1.75} aria-hidden="true" />}
          value={shown.search}
          autoComplete="off"
          onChange={(event) => change({ ...shown, search: event.target.value }, typingMs)}
          className={styles['search']}
        />
        {onSelect && (
          <Button size="small" kind="quiet" onClick={onSelect}>
            {todosTexts.selecting}
          </Button>
        )}
        {/* What is done stands in one group. */}
        {shown.state !== 'done' && (
          <div className={styles['view']}>
            <ChoiceChips
              label={todosTexts.view.label}
              isLabelHidden
              look="pills"
              value={shown.view}
              options={todoViews
                .filter((view) => isShared || view !== 'person')
                .map((view) => ({ value: view, label: todosTexts.view[view] }))}
              onChange={(view) => change({ ...shown, view }, 0)}
            />
          </div>
        )}
      </div>
    </div>
  )
}

const isSame = (a: TodoFilter, b: TodoFilter): boolean =>
  a.state === b.state && a.search === b.search && a.view === b.view
