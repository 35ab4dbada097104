import { useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { Card } from '#ui/layout/card.tsx'
import { ListPanel } from '#ui/list/list-panel.tsx'
import { Notice } from '#ui/layout/notice.tsx'
import { PageHead } from '#ui/layout/page-head.tsx'
import { classes } from '#ui/classes.ts'
import { Loading, Skeleton, SkeletonRows } from '#ui/layout/skeleton.tsx'
import { QuickAdd } from '#features/todos/adding/quick-add.tsx'
import { todos as record } from '#house/nouns/todos.ts'
import { useRefusals } from '#house/refusal/use-refusals.tsx'
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

const records = [record]

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
  const refused = useRefusals({
    records,
    realEstateId,
    nameOf: (componentId) => house.componentName({ componentId }),
  })
  const heading = useRef<HTMLHeadingElement>(null)
  usePhonePlace(selectedId, heading)

  const { todos, mayWrite } = house
  const selected = todos.find(({ id }) => id === selectedId)
  const { open, overdue } = countTodos(todos, today)
  const isFirstTime = todos.length === 0 && house.isDoneKnown
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
        {refused.view}
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
              onSettle={() => refused.look(selected.refusal?.seq)}
              onRemoved={() => void navigate(address.listPath, { preventScrollReset: true })}
              headingRef={heading}
            />
          )
        }
      />
    </div>
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
