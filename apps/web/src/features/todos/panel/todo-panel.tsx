import { IconArrowBackUp, IconCheck, IconNotes, IconPencil, IconTrash } from '@tabler/icons-react'
import { upkeepRecurrence } from '@hauswart/domain/upkeep/maintenance'
import { isUpkeep } from '#house/work/work.ts'
import { recurrenceWords } from '@hauswart/domain/days/recurrence.labels'
import { lazy, Suspense, useEffect, useState, type ComponentType, type RefObject } from 'react'
import { analysisPath } from '#house/paths/analysis-paths.ts'
import { loadChunk } from '#device/chunk-guard.ts'
import { day, weekDay } from '#device/text/format.ts'
import { componentPath, projectPath } from '#house/paths/places.ts'
import { AppLink } from '#ui/action/app-link.tsx'
import { Button, LinkButton } from '#ui/action/button.tsx'
import { isSecondTap } from '#ui/action/second-tap.ts'
import { Card } from '#ui/layout/card.tsx'
import { Facts, type Fact } from '#ui/list/facts.tsx'
import { Notice } from '#ui/layout/notice.tsx'
import { StatePill } from '#ui/mark/pill.tsx'
import { Loading, Skeleton } from '#ui/layout/skeleton.tsx'
import { DuePill, PersonPill, PriorityPill } from '#features/todos/list/due-pill.tsx'
import { isAsking, type Todo, type TodoPlace } from '#features/todos/todo.ts'
import { TodoMove } from './todo-move.tsx'
import { TodoSteps } from './todo-steps.tsx'
import styles from './todo-panel.module.css'
import { RowPhotos } from '#house/photos/row-photos.tsx'
import { todos } from '#house/nouns/todos.ts'
import { useLatePanel } from '#ui/list/use-phone-place.ts'
import { OnItsWay } from '#ui/mark/on-its-way.tsx'
import { todoStateLabels } from '@hauswart/domain/todos/todo.labels'
import { todosTexts } from '#features/todos/todos.texts.ts'
import { panelTexts } from './panel.texts.ts'
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
  /** Done or open again, with a question where the work comes again. */
  readonly onTick: (todo: Todo) => void
  /** Done, with an entry in the history of its component. */
  readonly onFinish: (todo: Todo) => void
  readonly onSettle: () => void
  readonly onRemoved: () => void
  readonly headingRef: RefObject<HTMLHeadingElement | null>
  readonly Papers: ComponentType<TodoPlace>
}

/** One to-do with all that belongs to it. */
export function TodoPanel(props: TodoPanelProps) {
  const { realEstateId, todo, today, house, actions, onSettle, headingRef, Papers } = props
  const [isEditing, setEditing] = useState(false)
  const { mayWrite } = house
  const assignee = house.assigneeName(todo)
  const measureName = useMeasureName(realEstateId, todo, house)
  // Fetched ahead: whoever reads a to-do in the cellar wants to write there too.
  useEffect(() => void loadForm().catch(() => undefined), [])
  useLatePanel(headingRef)
  return (
    <div className={styles['panel']}>
      <Card>
        <div className={styles['head']}>
          <h2 ref={headingRef} tabIndex={-1} className={styles['title']}>
            {todo.title}
          </h2>
          <div className={styles['pills']}>
            {todo.state === 'done' && <StatePill state="good">{todoStateLabels.done}</StatePill>}
            {todo.state === 'open' && todo.priority === 'high' && <PriorityPill />}
            {todo.state === 'open' && todo.dueOn !== null && <DuePill dueOn={todo.dueOn} today={today} />}
            {assignee !== undefined && <PersonPill name={assignee} />}
            <OnItsWay isWaiting={todo.isWaiting && todo.refusal === undefined} isRefused={false} />
          </div>
        </div>
        {todo.refusal !== undefined && (
          <div className={styles['notice']}>
            <Notice
              tone="due"
              action={
                <Button size="small" aria-haspopup="dialog" onClick={onSettle}>
                  {panelTexts.refusal.settle}
                </Button>
              }
            >
              {panelTexts.refusal.ofThis}
            </Notice>
          </div>
        )}
        {isEditing && mayWrite ? (
          <Suspense fallback={<FormBones />}>
            <TodoForm
              todo={todo}
              components={house.componentOptions}
              people={house.people}
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
            {!isUpkeep(todo) && (
              <TodoSteps
                realEstateId={realEstateId}
                todo={todo}
                mayWrite={mayWrite && todo.state === 'open'}
              />
            )}
            {!isUpkeep(todo) && (
              <RowPhotos
                pictures={todo.pictures}
                mayWrite={mayWrite}
                onAdd={(files) => actions.photos.add(todo, files)}
                onRemove={(picture) => void actions.photos.remove(todo, picture)}
                onExpired={house.refreshPhotos}
              />
            )}
            {mayWrite && <PanelActions {...props} onEdit={() => setEditing(true)} />}
          </div>
        )}
      </Card>
      {!isUpkeep(todo) && <Papers realEstateId={realEstateId} todoId={todo.id} />}
    </div>
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
  const { dueOn, componentId, recurrence, lastDoneOn, projectId, doneAt, doneBy, task } = todo
  const component = house.componentName(todo) ?? panelTexts.form.goneComponent
  const name = house.memberName(doneBy)
  return [
    { label: todos.facts.dueOn, value: dueOn === null ? panelTexts.facts.noDay : weekDay(dueOn) },
    {
      label: todos.facts.componentId,
      value:
        componentId === null ? (
          panelTexts.facts.none
        ) : (
          <AppLink to={componentPath(componentId)}>{component}</AppLink>
        ),
    },
    ...(recurrence
      ? [
          {
            label: todos.facts.recurrence,
            value: recurrenceWords(recurrence),
            ...(lastDoneOn === null ? {} : { note: todosTexts.lastDone(lastDoneOn) }),
          },
        ]
      : []),
    ...(task && !isUpkeep(todo)
      ? [
          {
            label: panelTexts.facts.upkeep,
            value: recurrenceWords(upkeepRecurrence(task)),
            ...(task.lastOn === null ? {} : { note: todosTexts.lastDone(task.lastOn) }),
          },
        ]
      : []),
    ...(measureName === undefined
      ? []
      : [
          {
            label: panelTexts.facts.measure,
            value: <AppLink to={analysisPath('measures')}>{measureName}</AppLink>,
          },
        ]),
    // Not only empty: a copy on a device may be older than this fact.
    ...(projectId
      ? [
          {
            label: todos.facts.projectId,
            value: <AppLink to={projectPath(projectId)}>{panelTexts.facts.toProject}</AppLink>,
          },
        ]
      : []),
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

function PanelActions(props: PanelActionsProps) {
  const { todo, today, actions, onTick, onFinish, onEdit, onRemoved } = props
  const { componentId } = todo
  const texts = panelTexts.act
  const isOpen = todo.state === 'open'
  return (
    <div className={styles['actions']}>
      {/* One and the same button, so that the focus stays on it. */}
      <Button
        kind={isOpen ? 'primary' : 'secondary'}
        icon={isOpen ? <IconCheck /> : <IconArrowBackUp />}
        aria-haspopup={isAsking(todo) ? 'dialog' : undefined}
        onClick={(tap) => {
          if (!isSecondTap(todo.id, tap)) onTick(todo)
        }}
      >
        {isOpen ? texts.complete : texts.reopen}
      </Button>
      {isOpen && componentId !== null && !isAsking(todo) && (
        <Button icon={<IconNotes />} aria-haspopup="dialog" onClick={() => onFinish(todo)}>
          {texts.finish}
        </Button>
      )}
      {isOpen && <TodoMove todo={todo} today={today} onMove={(dueOn) => void actions.move(todo, dueOn)} />}
      {isUpkeep(todo) && componentId !== null ? (
        <LinkButton icon={<IconPencil />} to={componentPath(componentId)}>
          {texts.editUpkeep}
        </LinkButton>
      ) : (
        <>
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
        </>
      )}
    </div>
  )
}
