import { lazy, Suspense, useRef, useState, type ComponentType } from 'react'
import { useNavigate } from 'react-router'
import { Button } from '#ui/action/button.tsx'
import { Card } from '#ui/layout/card.tsx'
import { MissingPanel } from '#ui/list/missing-panel.tsx'
import { ListFailure } from '#ui/list/list-failure.tsx'
import { ListPanel } from '#ui/list/list-panel.tsx'
import { Notice } from '#ui/layout/notice.tsx'
import { PageHead } from '#ui/layout/page-head.tsx'
import { classes } from '#ui/classes.ts'
import { Loading, SkeletonRows } from '#ui/layout/skeleton.tsx'
import { QuickAdd } from '#features/todos/adding/quick-add.tsx'
import { todos as record } from '#house/nouns/todos.ts'
import { upkeep } from '#house/nouns/upkeep.ts'
import { loadChunk } from '#device/chunk-guard.ts'
import { FinishSheet } from '#house/work/finish-sheet.tsx'
import { isAsking, type Todo, type TodoPlace } from '#features/todos/todo.ts'
import { useRefusals } from '#house/refusal/use-refusals.tsx'
import { countTodos, movedBy } from '#features/todos/list/todo-filter.ts'
import { TodosCard } from '#features/todos/list/todos-card.tsx'
import styles from './todos-view.module.css'
import { todosTexts } from './todos.texts.ts'
import { useHouseTodos } from './use-house-todos.ts'
import { usePhonePlace } from '#ui/list/use-phone-place.ts'
import { useToday } from '#device/use-today.ts'
import { useTodoActions } from '#features/todos/sending/use-todo-actions.ts'
import { useTodoAddress } from '#features/todos/list/use-todo-address.ts'

// Whoever only looks at the list does without it.
const TodoPanel = lazy(async () => {
  const load = () => import('#features/todos/panel/todo-panel.tsx')
  return { default: (await loadChunk(load)).TodoPanel }
})

// Nor with this: it is opened once or twice a year.
const PlanSheet = lazy(async () => {
  const load = () => import('#features/todos/plan/plan-sheet.tsx')
  return { default: (await loadChunk(load)).PlanSheet }
})

const records = [record, upkeep]

type TodosViewProps = {
  readonly realEstateId: string
  readonly Papers: ComponentType<TodoPlace>
}

/** The to-dos of one house: list and panel, with or without a line. */
export function TodosView({ realEstateId, Papers }: TodosViewProps) {
  const address = useTodoAddress()
  const { selectedId, filter } = address
  const [isDoneOpen, setDoneOpen] = useState(false)
  const isDoneWanted = isDoneOpen || filter.state === 'done' || filter.search !== ''
  const house = useHouseTodos(realEstateId, { isDoneWanted, selectedId })
  const actions = useTodoActions(realEstateId)
  const [finishing, setFinishing] = useState<Todo>()
  const [isPlanning, setPlanning] = useState(false)
  const today = useToday()
  const navigate = useNavigate()
  const refused = useRefusals({
    records,
    realEstateId,
    nameOf: (id) => house.componentName({ componentId: id }) ?? house.memberName(id),
  })
  const heading = useRef<HTMLHeadingElement>(null)
  usePhonePlace(selectedId, heading)

  const { work, mayWrite } = house
  const selected = work.find(({ id }) => id === selectedId)
  const { open, overdue, planned } = countTodos(work, today)
  const isFirstTime = work.length === 0 && house.isDoneKnown
  const isReady = !house.isLoading && house.error === null
  const tick = (todo: Todo) => {
    if (isAsking(todo)) setFinishing(todo)
    else void (todo.state === 'done' ? actions.reopen(todo) : actions.complete(todo))
  }

  return (
    <div className={classes(styles['page'], selectedId !== undefined && styles['chosen'])}>
      <div className={styles['head']}>
        <PageHead
          title={todosTexts.title}
          sentence={
            isReady && (isFirstTime ? todosTexts.firstSentence : todosTexts.sentence(open, overdue, planned))
          }
          actions={
            mayWrite && (
              <Button size="small" aria-haspopup="dialog" onClick={() => setPlanning(true)}>
                {todosTexts.plan}
              </Button>
            )
          }
        />
      </div>
      <div className={styles['notices']}>
        {refused.view}
        {!mayWrite && <Notice>{todosTexts.readerOnly}</Notice>}
      </div>
      {house.error !== null && (
        <ListFailure texts={todosTexts.failed} error={house.error} onAgain={house.again} />
      )}
      <ListPanel
        back={{ to: address.listPath, label: todosTexts.back }}
        panelLabel={todosTexts.panel}
        list={
          <Card>
            {mayWrite && (
              <QuickAdd
                key={realEstateId}
                of={realEstateId}
                today={today}
                start={address.start}
                onStarted={address.forgetStart}
                onAdd={actions.add}
              />
            )}
            {house.isLoading && <Bones />}
            {isReady && (
              <TodosCard
                house={house}
                today={today}
                address={address}
                isFirstTime={isFirstTime}
                isDoneOpen={isDoneWanted}
                onDoneToggle={setDoneOpen}
                onTick={mayWrite ? tick : undefined}
                realEstateId={realEstateId}
                onPlan={() => setPlanning(true)}
                onLater={(todo) => void actions.move(todo, movedBy(todo.dueOn, today, 7))}
              />
            )}
          </Card>
        }
        emptyPanel={
          isReady &&
          !isFirstTime && (
            <Card>
              <p className={styles['hint']}>{todosTexts.nothingChosen}</p>
            </Card>
          )
        }
        panel={
          selectedId === undefined ? undefined : selected === undefined ? (
            <MissingPanel
              isLoading={!isReady || house.isDoneLoading || house.isSelectedLoading}
              isKnown={house.isSelectedKnown}
              texts={todosTexts}
            />
          ) : (
            <Suspense fallback={<MissingPanel isLoading texts={todosTexts} />}>
              <TodoPanel
                key={selected.id}
                realEstateId={realEstateId}
                todo={selected}
                today={today}
                house={house}
                actions={actions}
                onTick={tick}
                onFinish={setFinishing}
                onSettle={() => refused.look(selected.refusal?.seq)}
                onRemoved={() => void navigate(address.listPath, { preventScrollReset: true })}
                headingRef={heading}
                Papers={Papers}
              />
            </Suspense>
          )
        }
      />
      {finishing !== undefined && (
        <FinishSheet
          key={finishing.id}
          realEstateId={realEstateId}
          of={finishing.task ? { task: finishing.task } : { ...finishing, task: undefined }}
          onClose={() => setFinishing(undefined)}
        />
      )}
      {isPlanning && (
        <Suspense>
          <PlanSheet
            realEstateId={realEstateId}
            today={today}
            todos={work}
            onClose={() => setPlanning(false)}
          />
        </Suspense>
      )}
    </div>
  )
}

function Bones() {
  return (
    <div className={styles['bones']}>
      <Loading>
        <SkeletonRows rows={5} />
      </Loading>
    </div>
  )
}
