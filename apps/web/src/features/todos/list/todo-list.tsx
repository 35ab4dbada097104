import { todoGroupLabels } from '@hauswart/domain/todos/todo.labels'
import { IconChevronDown } from '@tabler/icons-react'
import { useState } from 'react'
import { Button } from '#ui/action/button.tsx'
import { SkeletonRows } from '#ui/layout/skeleton.tsx'
import type { Selection } from '#ui/list/use-selection.ts'
import type { Todo } from '#features/todos/todo.ts'
import type { TodoView } from './todo-filter.ts'
import { groupTodos, type GroupFacts, type TodoGroupPart } from './todo-groups.ts'
import { TodoRow } from './todo-row.tsx'
import styles from './todo-list.module.css'
import { todosTexts } from '#features/todos/todos.texts.ts'
import type { HouseTodos } from '#features/todos/use-house-todos.ts'

type TodoListProps = {
  readonly todos: readonly Todo[]
  readonly view: TodoView
  readonly today: string
  readonly selectedId: string | undefined
  readonly pathOf: (id: string) => string
  readonly house: Pick<HouseTodos, 'componentName' | 'assigneeName'> & GroupFacts
  readonly onTick?: ((todo: Todo) => void) | undefined
  readonly selection: Selection
  /** What is done is folded away unless it was asked for. */
  readonly isDoneOpen: boolean
  readonly onDoneToggle: (isOpen: boolean) => void
  readonly isDoneLoading: boolean
  readonly isDoneKnown: boolean
  readonly hasDonePart: boolean
}

const doneAtOnce = 25

export function TodoList(props: TodoListProps) {
  const { todos, today, isDoneOpen, onDoneToggle, isDoneLoading, isDoneKnown, hasDonePart } = props
  const done = todos.filter(({ state }) => state === 'done')
  const open = todos.filter(({ state }) => state === 'open')
  return (
    <>
      {groupTodos(open, today, props.view, props.house).map((part) => (
        <Group key={part.key} {...props} part={part} />
      ))}
      {hasDonePart && (
        <details
          className={styles['done']}
          open={isDoneOpen}
          onToggle={({ currentTarget: { open: isOpen } }) => isOpen !== isDoneOpen && onDoneToggle(isOpen)}
        >
          <summary className={styles['summary']}>
            <h2 className={styles['heading']}>{todoGroupLabels.done}</h2>
            {isDoneKnown && <span className={styles['count']}>{done.length}</span>}
            <IconChevronDown size={19} stroke={1.75} aria-hidden="true" className={styles['chevron']} />
          </summary>
          {isDoneLoading ? <SkeletonRows rows={3} /> : <DoneRows {...props} todos={done} />}
        </details>
      )}
    </>
  )
}

function Group({ part: { key, label, todos }, ...props }: TodoListProps & { readonly part: TodoGroupPart }) {
  const id = `todos-${key}`
  return (
    <section className={styles['group']} aria-labelledby={id}>
      <div className={styles['summary']}>
        <h2 id={id} className={styles['heading']}>
          {label}
        </h2>
        <span className={styles['count']}>{todos.length}</span>
      </div>
      <Rows {...props} todos={todos} />
    </section>
  )
}

function DoneRows(props: TodoListProps) {
  const [shown, setShown] = useState(doneAtOnce)
  const left = props.todos.length - shown
  if (props.todos.length === 0) return <p className={styles['none']}>{todosTexts.noneDone.text}</p>
  return (
    <>
      <Rows {...props} todos={props.todos.slice(0, shown)} />
      {left > 0 && (
        <div className={styles['more']}>
          <Button onClick={() => setShown(shown + doneAtOnce)}>{todosTexts.more(left)}</Button>
        </div>
      )}
    </>
  )
}

function Rows({ todos, today, selectedId, pathOf, house, onTick, selection }: TodoListProps) {
  return (
    <ul className={styles['rows']}>
      {todos.map((todo) => (
        <TodoRow
          key={todo.id}
          todo={todo}
          today={today}
          to={pathOf(todo.id)}
          isSelected={todo.id === selectedId}
          component={house.componentName(todo)}
          assignee={house.assigneeName(todo)}
          onTick={onTick}
          selection={selection}
        />
      ))}
    </ul>
  )
}
