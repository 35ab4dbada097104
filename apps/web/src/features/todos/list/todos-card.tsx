import { lazy, Suspense } from 'react'
import { IconChecklist, IconWifiOff } from '@tabler/icons-react'
import { useConnection } from '#device/net/connection.ts'
import { dayTime } from '#device/text/format.ts'
import { Button } from '#ui/action/button.tsx'
import { EmptyState } from '#ui/list/empty-state.tsx'
import { useSelection } from '#ui/list/use-selection.ts'
import type { Todo } from '#features/todos/todo.ts'
import { loadChunk } from '#device/chunk-guard.ts'
import { isSelectable } from '#features/todos/several/selectable.ts'
import { useSwipes } from '#features/todos/several/use-swipes.ts'
import { filterTodos, isNarrowing } from './todo-filter.ts'
import { TodoFilterBar } from './todo-filter-bar.tsx'
import { TodoList } from './todo-list.tsx'
import styles from './todos-card.module.css'
import { todosTexts } from '#features/todos/todos.texts.ts'
import type { HouseTodos } from '#features/todos/use-house-todos.ts'
import type { useTodoAddress } from './use-todo-address.ts'

// Fetched when somebody selects.
const SelectionBar = lazy(async () => {
  const load = () => import('#features/todos/several/selection-bar.tsx')
  return { default: (await loadChunk(load)).TodosSelectionBar }
})

type TodosCardProps = {
  readonly house: HouseTodos
  readonly today: string
  readonly address: ReturnType<typeof useTodoAddress>
  readonly isFirstTime: boolean
  readonly isDoneOpen: boolean
  readonly onDoneToggle: (isOpen: boolean) => void
  readonly onTick: ((todo: Todo) => void) | undefined
  readonly realEstateId: string
  /** What is usual for this house, to begin with. */
  readonly onPlan: () => void
  /** By a finger, to the left. */
  readonly onLater: (todo: Todo) => void
}

/** Filter and list, and what stands there when the list is empty. */
export function TodosCard(props: TodosCardProps) {
  const { house, today, address, isFirstTime, isDoneOpen, onDoneToggle, onTick, onLater } = props
  const { selectedId, pathOf, setFilter } = address
  const isShared = house.people.length > 0
  // Alone in a house, an address of earlier or from somebody else goes by day.
  const filter =
    isShared || address.filter.view !== 'person'
      ? address.filter
      : { ...address.filter, view: 'day' as const }
  const { online } = useConnection()
  const selection = useSelection(house.work, isSelectable)
  const list = useSwipes(house.work, selection.isOn ? undefined : onTick, onLater)
  if (isFirstTime)
    return (
      <EmptyState
        {...todosTexts.empty}
        picture={<IconChecklist stroke={1.5} size={56} />}
        action={onTick && <Button onClick={props.onPlan}>{todosTexts.firstPlan}</Button>}
      />
    )
  const found = filterTodos(house.work, filter, house)
  const isNarrowed = isNarrowing(filter)
  const hasDone = found.some(({ state }) => state === 'done')
  const isOpenEmpty = found.every(({ state }) => state === 'done')
  const isEmpty = found.length === 0 && (isNarrowed || filter.state === 'done') && !house.isDoneLoading
  return (
    <div ref={list}>
      <TodoFilterBar
        filter={filter}
        isShared={isShared}
        onChange={setFilter}
        onSelect={onTick && !selection.isOn ? () => selection.set([]) : undefined}
      />
      {!online && house.readAt > 0 && (
        <p className={styles['asOf']}>
          <IconWifiOff size={16} stroke={1.75} aria-hidden="true" />
          {todosTexts.asOf(dayTime(house.readAt))}
        </p>
      )}
      <output className="visually-hidden">{isNarrowed ? todosTexts.filter.found(found.length) : ''}</output>
      {isEmpty && (
        <Nothing isNarrowed={isNarrowed} onReset={() => setFilter({ ...filter, state: 'all', search: '' })} />
      )}
      {isOpenEmpty && !isNarrowed && filter.state !== 'done' && (
        <EmptyState {...todosTexts.allDone} picture={<IconChecklist stroke={1.5} size={56} />} />
      )}
      {!isEmpty && (
        <TodoList
          todos={found}
          view={filter.view}
          today={today}
          selectedId={selectedId}
          pathOf={pathOf}
          house={house}
          onTick={onTick}
          selection={selection}
          isDoneOpen={isDoneOpen}
          onDoneToggle={onDoneToggle}
          isDoneLoading={house.isDoneLoading}
          isDoneKnown={house.isDoneKnown}
          hasDonePart={filter.state !== 'open' && (hasDone || (!isNarrowed && !house.isDoneKnown))}
        />
      )}
      {selection.isOn && (
        <Suspense>
          <SelectionBar
            realEstateId={props.realEstateId}
            today={today}
            selection={selection}
            chosen={selection.chosen}
            shown={found}
            people={house.people}
          />
        </Suspense>
      )}
    </div>
  )
}

type NothingProps = { readonly isNarrowed: boolean; readonly onReset: () => void }

function Nothing({ isNarrowed, onReset }: NothingProps) {
  if (!isNarrowed) return <EmptyState {...todosTexts.noneDone} />
  const { title, text, action } = todosTexts.noHits
  return <EmptyState title={title} text={text} action={<Button onClick={onReset}>{action}</Button>} />
}
