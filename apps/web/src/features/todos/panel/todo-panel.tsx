import { IconArrowBackUp, IconCheck, IconPencil, IconTrash } from '@tabler/icons-react'
import { lazy, Suspense, useEffect, useState, type RefObject } from 'react'
import { analysisPath } from '#house/paths/analysis-paths.ts'
import { loadChunk } from '#device/chunk-guard.ts'
import { day, weekDay } from '#device/text/format.ts'
import { componentPath } from '#house/paths/places.ts'
import { AppLink } from '#ui/action/app-link.tsx'
import { Button } from '#ui/action/button.tsx'
import { Card } from '#ui/layout/card.tsx'
import { Facts, type Fact } from '#ui/list/facts.tsx'
import { Notice } from '#ui/layout/notice.tsx'
import { StatePill } from '#ui/mark/pill.tsx'
import { Loading, Skeleton } from '#ui/layout/skeleton.tsx'
import { DuePill } from '#features/todos/list/due-pill.tsx'
import type { Todo } from '#features/todos/todo.ts'
import { TodoMove } from './todo-move.tsx'
import styles from './todo-panel.module.css'
import { TodoPhotos } from '#features/todos/photos/todo-photos.tsx'
import { todos } from '#house/nouns/todos.ts'
import { OnItsWay } from '#ui/mark/on-its-way.tsx'
import { todoStateLabels } from '@hauswart/domain/todos/todo.labels'
import { todosTexts } from '#features/todos/todos.texts.ts'
import type { HouseTodos } from '#features/todos/use-house-todos.ts'
import { useMeasureName } from '#features/todos/decisions/use-measure-name.ts'
import type { TodoActions } from '#features/todos/sending/use-todo-actions.ts'

const loadForm = () => import('./todo-form.tsx')
const TodoForm = lazy(async () => ({ default: (await loadChunk(loadForm)).TodoForm }))

type TodoPanelProps = {
  readonly realEstateId: string
  readonly todo: Todo
  readonly today: string
  readonly house: HouseTodos
  readonly actions: TodoActions
  readonly onSettle: () => void
  readonly onRemoved: () => void
  readonly headingRef: RefObject<HTMLHeadingElement | null>
}

/** One to-do with all that belongs to it. */
export function TodoPanel(props: TodoPanelProps) {
  const { realEstateId, todo, today, house, actions, onSettle, headingRef } = props
  const [isEditing, setEditing] = useState(false)
  const { mayWrite } = house
  const measureName = useMeasureName(realEstateId, todo, house)
  // Fetched ahead: whoever reads a to-do in the cellar wants to write there too.
  useEffect(() => void loadForm().catch(() => undefined), [])
  return (
    <Card>
      <div className={styles['head']}>
        <h2 ref={headingRef} tabIndex={-1} className={styles['title']}>
          {todo.title}
        </h2>
        <div className={styles['pills']}>
          {todo.state === 'done' && <StatePill state="good">{todoStateLabels.done}</StatePill>}
          {todo.state === 'open' && todo.dueOn !== null && <DuePill dueOn={todo.dueOn} today={today} />}
          <OnItsWay isWaiting={todo.isWaiting && todo.refusal === undefined} isRefused={false} />
        </div>
      </div>
      {todo.refusal !== undefined && (
        <div className={styles['notice']}>
          <Notice
            tone="due"
            action={
              <Button size="small" aria-haspopup="dialog" onClick={onSettle}>
                {todosTexts.refusal.settle}
              </Button>
            }
          >
            {todosTexts.refusal.ofThis}
          </Notice>
        </div>
      )}
      {isEditing && mayWrite ? (
        <Suspense fallback={<FormBones />}>
          <TodoForm
            todo={todo}
            components={house.componentOptions}
            onSave={actions.save}
            onClose={() => {
              setEditing(false)
              headingRef.current?.focus({ preventScroll: true })
            }}
          />
        </Suspense>
      ) : (
        <div className={styles['body']}>
          <Facts look="pairs" facts={factsOf(props, measureName)} />
          {todo.note !== null && <p className={styles['note']}>{todo.note}</p>}
          <TodoPhotos
            pictures={todo.pictures}
            mayWrite={mayWrite}
            onAdd={(files) => void actions.addPhotos(todo, files)}
            onRemove={(picture) => void actions.removePhoto(todo, picture)}
            onExpired={house.refreshPhotos}
          />
          {mayWrite && <PanelActions {...props} onEdit={() => setEditing(true)} />}
        </div>
      )}
    </Card>
  )
}

function FormBones() {
  return (
    <Loading>
      <Skeleton shape="field" />
      <Skeleton shape="block" />
    </Loading>
  )
}

function factsOf({ todo, house }: TodoPanelProps, measureName: string | undefined): Fact[] {
  const { dueOn, componentId, doneAt, doneBy } = todo
  const component = house.componentName(todo) ?? todosTexts.form.goneComponent
  const name = house.memberName(doneBy)
  return [
    { label: todos.facts.dueOn, value: dueOn === null ? todosTexts.facts.noDay : weekDay(dueOn) },
    {
      label: todos.facts.componentId,
      value:
        componentId === null ? (
          todosTexts.facts.none
        ) : (
          <AppLink to={componentPath(componentId)}>{component}</AppLink>
        ),
    },
    ...(measureName === undefined
      ? []
      : [
          {
            label: todosTexts.facts.measure,
            value: <AppLink to={analysisPath('massnahmen')}>{measureName}</AppLink>,
          },
        ]),
    ...(doneAt === null
      ? []
      : [
          {
            label: todoStateLabels.done,
            value: day(doneAt),
            ...(name === undefined ? {} : { note: name }),
          },
        ]),
  ]
}

type PanelActionsProps = TodoPanelProps & { readonly onEdit: () => void }

function PanelActions({ todo, today, actions, onEdit, onRemoved }: PanelActionsProps) {
  const texts = todosTexts.act
  const isOpen = todo.state === 'open'
  return (
    <div className={styles['actions']}>
      {/* One and the same button, so that the focus stays on it. */}
      <Button
        kind={isOpen ? 'primary' : 'secondary'}
        icon={isOpen ? <IconCheck /> : <IconArrowBackUp />}
        onClick={() => void (isOpen ? actions.complete(todo) : actions.reopen(todo))}
      >
        {isOpen ? texts.complete : texts.reopen}
      </Button>
      {isOpen && <TodoMove todo={todo} today={today} onMove={(dueOn) => void actions.move(todo, dueOn)} />}
      <Button icon={<IconPencil />} onClick={onEdit}>
        {texts.edit}
      </Button>
      <Button
        kind="quiet"
        icon={<IconTrash />}
        onClick={() => {
          onRemoved()
          void actions.remove(todo)
        }}
      >
        {texts.remove}
      </Button>
    </div>
  )
}
