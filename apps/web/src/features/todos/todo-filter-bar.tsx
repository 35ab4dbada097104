import { IconSearch } from '@tabler/icons-react'
import { useEffect, useRef, useState } from 'react'
import { ChoiceChips } from '#ui/choice.tsx'
import { TextField } from '#ui/field.tsx'
import { shownStates, type TodoFilter } from './todo-filter.ts'
import styles from './todo-filter-bar.module.css'
import { todosTexts } from './todos.texts.ts'

type TodoFilterBarProps = {
  readonly filter: TodoFilter
  readonly onChange: (filter: TodoFilter) => void
}

const typingMs = 250

export function TodoFilterBar({ filter, onChange }: TodoFilterBarProps) {
  const [typed, setTyped] = useState(filter.search)
  const [known, setKnown] = useState(filter.search)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  // The address may change from outside: the reset button, the way back.
  if (known !== filter.search) {
    setKnown(filter.search)
    setTyped(filter.search)
  }
  const type = (search: string) => {
    setTyped(search)
    clearTimeout(timer.current)
    timer.current = setTimeout(() => onChange({ ...filter, search }), typingMs)
  }
  return (
    <div className={styles['place']}>
      <div className={styles['bar']}>
        <ChoiceChips
          label={todosTexts.filter.label}
          isLabelHidden
          look="pills"
          value={filter.state}
          options={shownStates.map((state) => ({ value: state, label: todosTexts.filter[state] }))}
          onChange={(state) => {
            clearTimeout(timer.current)
            onChange({ state, search: typed })
          }}
        />
        <TextField
          type="search"
          label={todosTexts.filter.search}
          isLabelHidden
          placeholder={todosTexts.filter.searchShort}
          leading={<IconSearch size={18} stroke={1.75} aria-hidden="true" />}
          value={typed}
          autoComplete="off"
          onChange={(event) => type(event.target.value)}
          className={styles['search']}
        />
      </div>
    </div>
  )
}
