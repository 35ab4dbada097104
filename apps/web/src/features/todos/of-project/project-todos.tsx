import type { ProjectCheck, ProjectKind } from '@hauswart/domain/projects/project'
import { usualTodos } from '@hauswart/domain/projects/usual-todos'
import { IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { useToday } from '#device/use-today.ts'
import { doAct } from '#house/acts/do-act.ts'
import { todos as record } from '#house/nouns/todos.ts'
import { todoPath } from '#house/paths/places.ts'
import { FinishSheet } from '#house/work/finish-sheet.tsx'
import { Button } from '#ui/action/button.tsx'
import { Combobox } from '#ui/input/combobox.tsx'
import { Card } from '#ui/layout/card.tsx'
import { Fold } from '#ui/layout/fold.tsx'
import { Loading, SkeletonRows } from '#ui/layout/skeleton.tsx'
import { QuickAdd } from '#features/todos/adding/quick-add.tsx'
import { TodoRow } from '#features/todos/list/todo-row.tsx'
import { useTodoActions } from '#features/todos/sending/use-todo-actions.ts'
import { isAsking, unsaid, type Todo, type TodoFacts } from '#features/todos/todo.ts'
import { useHouseTodos, type HouseTodos } from '#features/todos/use-house-todos.ts'
import { projectTodosTexts as texts } from './project-todos.texts.ts'
import styles from './project-todos.module.css'

type ProjectTodosProps = {
  readonly realEstateId: string
  readonly project: {
    readonly id: string
    readonly kind: ProjectKind
    readonly componentIds: readonly string[]
    readonly checks: readonly ProjectCheck[]
    /** The decision it came from: what was prepared for that is to do here. */
    readonly measureId: string | null
  }
  readonly hasBegun: boolean
  readonly isOver: boolean
}

/** What is to do for a renovation: written down here, done here, and in the list of the house all the same. */
export function ProjectTodos({ realEstateId, project, hasBegun, isOver }: ProjectTodosProps) {
  const house = useHouseTodos(realEstateId, { isDoneWanted: true, selectedId: undefined })
  const actions = useTodoActions(realEstateId)
  const [finishing, setFinishing] = useState<Todo>()
  const today = useToday()
  const own = house.todos.filter((todo) => isOf(todo, project))
  const open = own.filter(({ state }) => state === 'open')
  const done = own.filter(({ state }) => state === 'done')
  const add = (facts: TodoFacts, photos: readonly File[] = []) =>
    actions.add({ ...facts, projectId: project.id }, photos)
  const tick = (todo: Todo) => {
    if (isAsking(todo)) setFinishing(todo)
    else void (todo.state === 'done' ? actions.reopen(todo) : actions.complete(todo))
  }
  // What comes from upkeep belongs to its component, what prepares a decision to that, and what belongs elsewhere stays there.
  const free = house.todos.filter(
    (todo) =>
      todo.state === 'open' && todo.projectId === null && todo.measureId === null && todo.task === undefined,
  )
  const components = house.componentOptions
    .filter(({ value }) => project.componentIds.includes(value))
    .map(({ catalogKey }) => catalogKey)
  // Until what is done is known, something done could be proposed again.
  const usual =
    isOver || !house.isDoneKnown
      ? []
      : usualTodos({ ...project, components, hasBegun }).filter((title) =>
          own.every((todo) => todo.title !== title),
        )
  const rows = { house, today, onTick: house.mayWrite ? tick : undefined }
  return (
    <Card title={texts.tab} sentence={texts.sentence}>
      {house.mayWrite && (
        <QuickAdd
          of={`${realEstateId} ${project.id}`}
          today={today}
          start={undefined}
          onStarted={() => undefined}
          onAdd={add}
        />
      )}
      {house.isLoading ? (
        <Loading>
          <SkeletonRows rows={3} />
        </Loading>
      ) : (
        <>
          {open.length === 0 && (
            <p className={styles['empty']}>{own.length === 0 ? texts.none : texts.allDone}</p>
          )}
          <Rows {...rows} label={texts.tab} todos={open} />
          {house.mayWrite && usual.length > 0 && (
            <Usual
              titles={usual}
              onAdd={(title) => void add({ ...unsaid, title, dueOn: null, recurrence: null })}
            />
          )}
          {house.mayWrite && !isOver && free.length > 0 && (
            <Existing
              todos={free}
              onTake={(todo) =>
                void doAct(realEstateId, record.acts.update(todo, { projectId: project.id }), {
                  text: texts.given(todo.title),
                  row: todo,
                })
              }
            />
          )}
          {done.length > 0 && (
            <Fold title={texts.done(done.length)}>
              <Rows {...rows} label={texts.done(done.length)} todos={done} />
            </Fold>
          )}
        </>
      )}
      {finishing !== undefined && (
        <FinishSheet
          key={finishing.id}
          realEstateId={realEstateId}
          of={finishing.task ? { task: finishing.task } : { ...finishing, task: undefined }}
          onClose={() => setFinishing(undefined)}
        />
      )}
    </Card>
  )
}

const isOf = (todo: Todo, { id, measureId }: ProjectTodosProps['project']): boolean =>
  todo.projectId === id || (measureId !== null && todo.measureId === measureId)

type RowsProps = {
  readonly label: string
  readonly todos: readonly Todo[]
  readonly house: HouseTodos
  readonly today: string
  readonly onTick: ((todo: Todo) => void) | undefined
}

const Rows = ({ label, todos, house, today, onTick }: RowsProps) =>
  todos.length > 0 && (
    <ul className={styles['rows']} aria-label={label}>
      {todos.map((todo) => (
        <TodoRow
          key={todo.id}
          todo={todo}
          today={today}
          to={todoPath(todo.id)}
          isSelected={false}
          component={house.componentName(todo)}
          assignee={house.assigneeName(todo)}
          onTick={onTick}
        />
      ))}
    </ul>
  )

type ExistingProps = { readonly todos: readonly Todo[]; readonly onTake: (todo: Todo) => void }

/** What is to do at the house already and turns out to be part of this. */
const Existing = ({ todos, onTake }: ExistingProps) => (
  <div className={styles['existing']}>
    <Combobox
      label={texts.existing}
      hint={texts.existingHint}
      emptyText={texts.noneLeft}
      options={todos.map(({ id, title }) => ({ value: id, label: title }))}
      value={null}
      onChange={(id) => {
        const todo = todos.find((one) => one.id === id)
        if (todo !== undefined) onTake(todo)
      }}
    />
  </div>
)

type UsualProps = { readonly titles: readonly string[]; readonly onAdd: (title: string) => void }

/** One tap each: what most people have to do for such a renovation. */
const Usual = ({ titles, onAdd }: UsualProps) => (
  <section className={styles['usual']} aria-label={texts.usual}>
    <h3>{texts.usual}</h3>
    <ul>
      {titles.map((title) => (
        <li key={title}>
          <Button
            size="small"
            icon={<IconPlus />}
            aria-label={texts.take(title)}
            onClick={() => onAdd(title)}
          >
            {title}
          </Button>
        </li>
      ))}
    </ul>
  </section>
)
