import { lazy, Suspense, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { loadChunk } from '#device/chunk-guard.ts'
import { Card } from '#ui/layout/card.tsx'
import { ListPanel } from '#ui/list/list-panel.tsx'
import { Notice } from '#ui/layout/notice.tsx'
import { PageHead } from '#ui/layout/page-head.tsx'
import { Button } from '#ui/action/button.tsx'
import { classes } from '#ui/classes.ts'
import { Loading, Skeleton, SkeletonRows } from '#ui/layout/skeleton.tsx'
import { QuickAdd } from '#features/todos/adding/quick-add.tsx'
import { describeEntry } from '#device/outbox/outbox.ts'
import { conflictOf } from '#house/record/conflict.ts'
import type { Entry } from '#house/record/said.ts'
import { todos as record } from '#house/todos.ts'
import { countTodos } from '#features/todos/list/todo-filter.ts'
import { TodoPanel } from '#features/todos/panel/todo-panel.tsx'
import { TodosCard } from '#features/todos/list/todos-card.tsx'
import { TodosFailure } from './todos-failure.tsx'
import styles from './todos-view.module.css'
import { todosTexts } from './todos.texts.ts'
import { useHouseTodos } from './use-house-todos.ts'
import { usePhonePlace } from './use-phone-place.ts'
import { useToday } from './use-today.ts'
import { useTodoActions } from '#features/todos/sending/use-todo-actions.ts'
import { useTodoAddress } from '#features/todos/list/use-todo-address.ts'

const RefusalDialog = lazy(async () => {
  const load = () => import('#features/todos/sending/refusal-dialog.tsx')
  return { default: (await loadChunk(load)).RefusalDialog }
})

/** The to-dos of one house: list and panel, with or without a line. */
export function TodosView({ realEstateId }: { readonly realEstateId: string }) {
  const address = useTodoAddress()
  const { selectedId, filter } = address
  const [isDoneOpen, setDoneOpen] = useState(false)
  const isDoneWanted = isDoneOpen || filter.state === 'erledigt' || filter.search !== ''
  const house = useHouseTodos(realEstateId, { isDoneWanted, selectedId })
  const actions = useTodoActions(realEstateId, house.todos)
  const today = useToday()
  const navigate = useNavigate()
  const [refused, setRefused] = useState<number>()
  const heading = useRef<HTMLHeadingElement>(null)
  usePhonePlace(selectedId, heading)

  const { todos, refusals, mayWrite } = house
  const selected = todos.find(({ id }) => id === selectedId)
  const { open, overdue } = countTodos(todos, today)
  const isFirstTime = todos.length === 0 && house.isDoneKnown
  const settling = house.waiting.find(({ seq, state }) => seq === refused && state === 'rejected')
  const isReady = !house.isLoading && house.error === null

  return (
    <div className={classes(styles['page'], selectedId !== undefined && styles['chosen'])}>
      <div className={styles['head']}>
        <PageHead
          title={todosTexts.title}
          sentence={isReady && (isFirstTime ? todosTexts.firstSentence : todosTexts.sentence(open, overdue))}
        />
      </div>
      <div className={styles['notices']}>
        <Refusals refusals={refusals} onLook={(entry) => setRefused(entry.seq)} />
        {!mayWrite && <Notice>{todosTexts.readerOnly}</Notice>}
      </div>
      {house.error !== null && <TodosFailure error={house.error} onAgain={house.again} />}
      <ListPanel
        back={{ to: address.listPath, label: todosTexts.back }}
        panelLabel={todosTexts.panel}
        list={
          <Card>
            {mayWrite && (
              <QuickAdd
                key={realEstateId}
                realEstateId={realEstateId}
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
                onTick={
                  mayWrite
                    ? (todo) => void (todo.state === 'done' ? actions.reopen(todo) : actions.complete(todo))
                    : undefined
                }
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
            <Missing
              isLoading={!isReady || house.isDoneLoading || house.isSelectedLoading}
              isKnown={house.isSelectedKnown}
            />
          ) : (
            <TodoPanel
              key={selected.id}
              realEstateId={realEstateId}
              todo={selected}
              today={today}
              house={house}
              actions={actions}
              onSettle={() => setRefused(selected.refusal?.seq)}
              onRemoved={() => void navigate(address.listPath, { preventScrollReset: true })}
              headingRef={heading}
            />
          )
        }
      />
      {settling !== undefined && (
        <Suspense>
          <RefusalDialog
            conflict={conflictOf(record, house.waiting, settling)}
            componentName={house.componentName}
            actions={actions}
            onClose={() => {
              setRefused(undefined)
              // The dialog leaves with what it was about; the focus would fall off the page.
              requestAnimationFrame(() =>
                document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true }),
              )
            }}
          />
        </Suspense>
      )}
    </div>
  )
}

type RefusalsProps = {
  readonly refusals: readonly Entry[]
  readonly onLook: (entry: Entry) => void
}

function Refusals({ refusals, onLook }: RefusalsProps) {
  const [first] = refusals
  if (first === undefined) return null
  const { one, many, look } = todosTexts.refusal
  return (
    <Notice
      tone="due"
      live="status"
      title={refusals.length === 1 ? one : many(refusals.length)}
      action={
        <Button size="small" aria-haspopup="dialog" onClick={() => onLook(first)}>
          {look}
        </Button>
      }
    >
      {describeEntry(first)}
    </Notice>
  )
}

type MissingProps = { readonly isLoading: boolean; readonly isKnown: boolean }

function Missing({ isLoading, isKnown }: MissingProps) {
  const texts = isKnown ? todosTexts.gone : todosTexts.notHere
  if (isLoading)
    return (
      <Card>
        <Loading>
          <Skeleton shape="title" width="medium" />
          <Skeleton width="long" />
        </Loading>
      </Card>
    )
  return (
    <Card title={texts.title}>
      <p className={styles['hint']}>{texts.text}</p>
    </Card>
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
