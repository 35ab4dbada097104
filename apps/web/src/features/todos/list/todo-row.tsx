import { intervalWords } from '@hauswart/domain/days/recurrence.labels'
import { upkeepRecurrence } from '@hauswart/domain/upkeep/maintenance'
import { IconCheck, IconRepeat } from '@tabler/icons-react'
import type { MouseEvent as Press } from 'react'
import { AppLink } from '#ui/action/app-link.tsx'
import { isSecondTap } from '#ui/action/second-tap.ts'
import { classes } from '#ui/classes.ts'
import { RowChoice } from '#ui/list/row-choice.tsx'
import type { Selection } from '#ui/list/use-selection.ts'
import { OnItsWay } from '#ui/mark/on-its-way.tsx'
import { DuePill, PersonPill, PriorityPill } from './due-pill.tsx'
import { Photo } from '#house/photos/photo.tsx'
import { isAsking, type Todo } from '#features/todos/todo.ts'
import { isSelectable } from '#features/todos/several/selectable.ts'
import styles from './todo-row.module.css'
import { todosTexts } from '#features/todos/todos.texts.ts'

type TodoRowProps = {
  readonly todo: Todo
  readonly today: string
  readonly to: string
  readonly isSelected: boolean
  readonly component: string | undefined
  readonly assignee: string | undefined
  /** Missing for those who may only read. */
  readonly onTick?: ((todo: Todo) => void) | undefined
  /** While somebody selects, the box says whether it is meant. */
  readonly selection?: Selection
}

export function TodoRow({
  todo,
  today,
  to,
  isSelected,
  component,
  assignee,
  onTick,
  selection,
}: TodoRowProps) {
  const { title, dueOn, priority, recurrence, task, state, doneAt, pictures, isWaiting, refusal } = todo
  const rule = recurrence ?? (task && upkeepRecurrence(task))
  // Not only empty: a copy on a device may be older than this fact.
  const steps = todo.checklist ?? []
  const isDone = state === 'done'
  const [first] = pictures
  return (
    <li
      className={classes(styles['row'], isSelected && styles['selected'])}
      data-todo={isDone || onTick === undefined ? undefined : todo.id}
    >
      {selection?.isOn ? <Choice todo={todo} selection={selection} /> : <Tick todo={todo} onTick={onTick} />}
      <div className={styles['words']}>
        <AppLink
          to={to}
          prefetch="none"
          className={classes(styles['title'], isDone && styles['done'])}
          aria-current={isSelected ? 'true' : undefined}
        >
          {title}
        </AppLink>
        <div className={styles['facts']}>
          {!isDone && priority === 'high' && <PriorityPill />}
          {!isDone && dueOn !== null && <DuePill dueOn={dueOn} today={today} />}
          {assignee !== undefined && <PersonPill name={assignee} />}
          {!isDone && rule && (
            <span className={styles['repeats']}>
              <IconRepeat size={15} stroke={1.75} aria-hidden="true" />
              {intervalWords(rule)}
            </span>
          )}
          {isDone && doneAt !== null && <span>{todosTexts.doneOn(doneAt)}</span>}
          {component !== undefined && <span>{component}</span>}
          {!isDone && steps.length > 0 && (
            <span>{todosTexts.steps(steps.filter((step) => step.isDone).length, steps.length)}</span>
          )}
          {pictures.length > 1 && <span>{todosTexts.photos(pictures.length)}</span>}
          <OnItsWay isWaiting={isWaiting} isRefused={refusal !== undefined} />
        </div>
      </div>
      {first !== undefined && <Photo picture={first} size="row" alt="" />}
    </li>
  )
}

type TickProps = Pick<TodoRowProps, 'todo' | 'onTick'>

/** A round box of 44 pixels; where nothing may be changed only its sign. */
function Tick({ todo, onTick }: TickProps) {
  const { title, state } = todo
  const isDone = state === 'done'
  const sign = (
    <span className={classes(styles['circle'], isDone && styles['ticked'])} aria-hidden="true">
      <IconCheck size={17} stroke={2.5} />
    </span>
  )
  if (onTick === undefined)
    return <span className={styles['tick']}>{isDone ? sign : <span className={styles['dot']} />}</span>
  return (
    <span className={styles['tick']}>
      <input
        type="checkbox"
        className={styles['box']}
        checked={isDone}
        aria-label={todosTexts.tick(title)}
        // Where a question comes first the row stays in its place.
        onClick={isAsking(todo) ? undefined : focusNeighbour}
        onChange={({ nativeEvent }) => {
          if (!isSecondTap(todo.id, nativeEvent as MouseEvent)) onTick(todo)
        }}
      />
      {sign}
    </span>
  )
}

function Choice({ todo, selection }: Required<Pick<TodoRowProps, 'todo' | 'selection'>>) {
  if (isSelectable(todo))
    return (
      <RowChoice
        id={todo.id}
        label={todosTexts.select(todo.title)}
        selection={selection}
        className={styles['choice']}
      />
    )
  return (
    <span className={styles['tick']}>
      <span className={styles['dot']} />
    </span>
  )
}

/** By key the row leaves its place, and the focus would be lost with it. */
function focusNeighbour({ currentTarget, detail }: Press<HTMLElement>): void {
  if (detail !== 0) return
  const boxes = [...document.querySelectorAll<HTMLElement>(`.${styles['box']}`)]
  const at = boxes.indexOf(currentTarget)
  ;(boxes[at + 1] ?? boxes[at - 1])?.focus()
}
