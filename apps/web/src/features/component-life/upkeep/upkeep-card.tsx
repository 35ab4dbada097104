import type { AnalysisInput } from '@hauswart/domain/analysis/model/analysis'
import { recurrenceWords } from '@hauswart/domain/days/recurrence.labels'
import { referenceBook } from '@hauswart/domain/reference/reference-value'
import { upkeepRecurrence } from '@hauswart/domain/upkeep/maintenance'
import { useState } from 'react'
import { day, today } from '#device/text/format.ts'
import { upkeep as record } from '#house/nouns/upkeep.ts'
import { useRows } from '#house/record/use-rows.ts'
import { isOutOfReach } from '#device/cache/is-out-of-reach.ts'
import { Button } from '#ui/action/button.tsx'
import { Card } from '#ui/layout/card.tsx'
import { OutOfReach } from '#ui/layout/out-of-reach.tsx'
import { Pill } from '#ui/mark/pill.tsx'
import { Row, RowList } from '#ui/list/row-list.tsx'
import { Loading, SkeletonRows } from '#ui/layout/skeleton.tsx'
import { Unverified } from '#ui/figure/figure.tsx'
import { SourceSheet } from '#ui/overlay/source-sheet.tsx'
import { componentLifeTexts } from '#features/component-life/component-life.texts.ts'
import { FinishSheet } from '#house/work/finish-sheet.tsx'
import { todoPath } from '#house/paths/places.ts'
import { AppLink } from '#ui/action/app-link.tsx'
import type { Component } from '#features/component-life/facts-card.tsx'
import { TaskSheet } from './task-sheet.tsx'
import styles from './upkeep-card.module.css'
import { upkeepOf, type Upkeep } from '#house/work/usual-upkeep.ts'
import { useTaskSwitch } from './use-task-switch.ts'

type UpkeepCardProps = {
  readonly realEstateId: string
  readonly component: Component
  readonly input: AnalysisInput
  readonly mayWrite: boolean
  /** The to-do that means the same work as a task, with the day it is due. */
  readonly todoOf: TodoOf
}
type TodoOf = (taskId: string) => { readonly id: string; readonly dueOn: string | null } | undefined

const texts = componentLifeTexts.upkeep

/** What is to be done again and again: usual tasks to switch on, and the owner's own. */
export function UpkeepCard(props: UpkeepCardProps) {
  const { realEstateId, component, input, mayWrite, todoOf } = props
  const upkeep = useRows(record, realEstateId)
  const [opened, setOpened] = useState<{ readonly kind: 'edit' | 'done'; readonly entry: Upkeep }>()
  const [isAdding, setAdding] = useState(false)
  const book = referenceBook(input.references, { canton: input.house.canton, on: input.today })
  const entries = upkeepOf(component, upkeep.data ?? [], book)
  const shown = mayWrite ? entries : entries.filter(({ task }) => task?.isActive === true)
  const task = opened?.entry.task
  return (
    <Card
      title={texts.title}
      action={
        mayWrite && (
          <button type="button" aria-haspopup="dialog" onClick={() => setAdding(true)}>
            {texts.add}
          </button>
        )
      }
    >
      {isOutOfReach(upkeep) ? (
        <OutOfReach texts={texts} onRetry={() => void upkeep.refetch()} />
      ) : upkeep.isPending ? (
        <Loading>
          <SkeletonRows rows={2} />
        </Loading>
      ) : shown.length === 0 ? (
        <p className={styles['none']}>{mayWrite ? texts.none : texts.noneReader}</p>
      ) : (
        <RowList label={texts.title}>
          {shown.map((entry) => (
            <Entry
              key={entry.key}
              realEstateId={realEstateId}
              component={component}
              entry={entry}
              todo={entry.task && todoOf(entry.task.id)}
              mayWrite={mayWrite}
              onOpen={(kind) => setOpened({ kind, entry })}
            />
          ))}
        </RowList>
      )}
      {(isAdding || opened?.kind === 'edit') && (
        <TaskSheet
          key={opened?.entry.key ?? 'new'}
          realEstateId={realEstateId}
          componentId={component.id}
          entry={opened?.entry}
          onClose={() => {
            setAdding(false)
            setOpened(undefined)
          }}
        />
      )}
      {opened?.kind === 'done' && task !== undefined && (
        <FinishSheet
          key={task.id}
          realEstateId={realEstateId}
          of={{ task }}
          onClose={() => setOpened(undefined)}
        />
      )}
    </Card>
  )
}

type EntryProps = {
  readonly realEstateId: string
  readonly component: Component
  readonly entry: Upkeep
  readonly todo: ReturnType<TodoOf>
  readonly mayWrite: boolean
  readonly onOpen: (kind: 'edit' | 'done') => void
}

function Entry({ realEstateId, component, entry, todo, mayWrite, onOpen }: EntryProps) {
  const { title, task, intervalMonths, isDuty, reference } = entry
  const plan = useTaskSwitch(realEstateId, component, entry)
  const isOn = task?.isActive === true
  const months = task?.intervalMonths ?? intervalMonths
  const last = task?.lastOn ?? null
  // What its to-do says of this time counts.
  const nextOn = todo?.dueOn ?? task?.nextOn
  const words = [
    task?.anchorOn
      ? recurrenceWords(upkeepRecurrence(task))
      : months === null
        ? undefined
        : texts.every(months),
    isOn && nextOn !== undefined ? texts.next(day(nextOn)) : undefined,
    last === null ? undefined : texts.last(day(last)),
  ].filter((part) => part !== undefined)
  const isLate = isOn && nextOn !== undefined && nextOn <= today()
  return (
    <Row
      title={
        <span className={styles['title']}>
          {title}
          {isDuty && <Pill size="small">{texts.duty}</Pill>}
        </span>
      }
      text={
        <span className={styles['line']}>
          <span className={isLate ? styles['late'] : undefined}>{words.join(' · ')}</span>
          {todo !== undefined && <AppLink to={todoPath(todo.id)}>{texts.openTodo}</AppLink>}
          {reference?.isVerified === false && task === undefined && <Unverified />}
          {reference !== undefined && (
            <SourceSheet
              title={texts.source(title)}
              look="sign"
              figure={
                <>
                  {texts.every(reference.value)}
                  {!reference.isVerified && <Unverified />}
                </>
              }
              inputs={[{ label: texts.name, value: title }]}
              rule={isDuty ? texts.dutyRule : texts.adviceRule}
              sources={[{ name: reference.source, asOf: reference.checkedOn }]}
            />
          )}
        </span>
      }
      action={
        mayWrite && (
          <div className={styles['acts']}>
            {isOn ? (
              <>
                <Button size="small" aria-label={texts.doneOf(title)} onClick={() => onOpen('done')}>
                  {texts.done}
                </Button>
                <Button
                  size="small"
                  kind="quiet"
                  aria-label={texts.editOf(title)}
                  onClick={() => onOpen('edit')}
                >
                  {texts.edit}
                </Button>
              </>
            ) : (
              <Button
                size="small"
                aria-label={texts.switchOn(title)}
                onClick={() => (months === null ? onOpen('edit') : void plan())}
              >
                {texts.plan}
              </Button>
            )}
          </div>
        )
      }
    />
  )
}
