import type { AnalysisInput } from '@hauswart/domain/analysis/model/analysis'
import { referenceBook } from '@hauswart/domain/reference/reference-value'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { day, today } from '#device/text/format.ts'
import { upkeepQuery } from '#house/house-queries.ts'
import { isOutOfReach } from '#device/cache/is-out-of-reach.ts'
import { Button } from '#ui/action/button.tsx'
import { Card } from '#ui/layout/card.tsx'
import { OnlineButton } from '#ui/action/online-button.tsx'
import { OutOfReach } from '#ui/layout/out-of-reach.tsx'
import { Pill } from '#ui/mark/pill.tsx'
import { Row, RowList } from '#ui/list/row-list.tsx'
import { Loading, SkeletonRows } from '#ui/layout/skeleton.tsx'
import { Unverified } from '#ui/figure/figure.tsx'
import { SourceSheet } from '#ui/overlay/source-sheet.tsx'
import { componentLifeTexts } from '#features/component-life/component-life.texts.ts'
import { DoneSheet } from './done-sheet.tsx'
import type { Component } from '#features/component-life/facts-card.tsx'
import { TaskSheet } from './task-sheet.tsx'
import styles from './upkeep-card.module.css'
import { upkeepOf, type Upkeep } from './upkeep.ts'
import { useTaskSwitch } from './use-task-switch.ts'

type UpkeepCardProps = {
  readonly realEstateId: string
  readonly component: Component
  readonly input: AnalysisInput
  readonly mayWrite: boolean
  readonly canSeeFinances: boolean
}

const texts = componentLifeTexts.upkeep

/** What is to be done again and again: usual tasks to switch on, and the owner's own. */
export function UpkeepCard({ realEstateId, component, input, mayWrite, canSeeFinances }: UpkeepCardProps) {
  const upkeep = useQuery(upkeepQuery(realEstateId))
  const [opened, setOpened] = useState<{ readonly kind: 'edit' | 'done'; readonly entry: Upkeep }>()
  const [isAdding, setAdding] = useState(false)
  const book = referenceBook(input.references, { canton: input.house.canton, on: input.today })
  const entries = upkeepOf(component, upkeep.data?.realEstate?.maintenanceTasks ?? [], book)
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
              componentId={component.id}
              entry={entry}
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
        <DoneSheet
          key={task.id}
          realEstateId={realEstateId}
          task={task}
          canSeeFinances={canSeeFinances}
          onClose={() => setOpened(undefined)}
        />
      )}
    </Card>
  )
}

type EntryProps = {
  readonly realEstateId: string
  readonly componentId: string
  readonly entry: Upkeep
  readonly mayWrite: boolean
  readonly onOpen: (kind: 'edit' | 'done') => void
}

function Entry({ realEstateId, componentId, entry, mayWrite, onOpen }: EntryProps) {
  const { title, task, intervalMonths, isDuty, reference } = entry
  const { plan, isBusy } = useTaskSwitch(realEstateId, componentId, entry)
  const isOn = task?.isActive === true
  const months = task?.intervalMonths ?? intervalMonths
  const last = task?.lastOn ?? null
  const words = [
    months === null ? undefined : texts.every(months),
    isOn ? texts.next(day(task.nextOn)) : undefined,
    last === null ? undefined : texts.last(day(last)),
  ].filter((part) => part !== undefined)
  const isLate = isOn && task.nextOn <= today()
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
                <OnlineButton size="small" aria-label={texts.doneOf(title)} onClick={() => onOpen('done')}>
                  {texts.done}
                </OnlineButton>
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
              <OnlineButton
                size="small"
                isBusy={isBusy}
                aria-label={texts.switchOn(title)}
                onClick={() => (months === null ? onOpen('edit') : void plan())}
              >
                {texts.plan}
              </OnlineButton>
            )}
          </div>
        )
      }
    />
  )
}
