import type { AnalysisAmount } from '@hauswart/domain/analysis/model/analysis'
import { isHeatGenerator } from '@hauswart/domain/real-estate/component'
import { conditionWord } from '@hauswart/domain/real-estate/component-state.labels'
import { componentName } from '@hauswart/domain/real-estate/drawing'
import type { ComponentEvent, FormerComponent } from '@hauswart/domain/upkeep/component-event'
import { componentEventLabels } from '@hauswart/domain/upkeep/component-event.labels'
import { IconPencil } from '@tabler/icons-react'
import { useState } from 'react'
import { day, money } from '#device/text/format.ts'
import { Card } from '#ui/layout/card.tsx'
import { OutOfReach } from '#ui/layout/out-of-reach.tsx'
import { Loading, SkeletonRows } from '#ui/layout/skeleton.tsx'
import { Timeline, type TimelineEntry } from '#ui/list/timeline.tsx'
import { componentLifeTexts } from '#features/component-life/component-life.texts.ts'
import { AddEventSheet, EditEventSheet } from './event-sheets.tsx'
import type { Component } from '#features/component-life/facts-card.tsx'
import styles from './history-card.module.css'
import { historyRows, type HistoryRow } from './history-rows.ts'
import type { EventRow } from '#house/nouns/component-events.ts'
import { useEvents } from './use-events.ts'

type HistoryCardProps = {
  readonly realEstateId: string
  readonly component: Component
  readonly amounts: readonly AnalysisAmount[]
  readonly mayWrite: boolean
  readonly canSeeFinances: boolean
}

const texts = componentLifeTexts.history

/** What was done to the component, back to its installation, with its former lives. */
export function HistoryCard({
  realEstateId,
  component,
  amounts,
  mayWrite,
  canSeeFinances,
}: HistoryCardProps) {
  const { events: list, ...events } = useEvents(realEstateId, component.id)
  const [isAdding, setAdding] = useState(false)
  const [openId, setOpenId] = useState<string>()
  // What is still on its way tells it itself.
  const costOf = ({ id, costRappen }: EventRow) =>
    costRappen === undefined
      ? (amounts.find(({ objectId, kind }) => objectId === id && kind === 'event_cost')?.rappen ?? null)
      : costRappen
  const opened = list.find(({ id }) => id === openId)
  const entryOf = (row: HistoryRow): TimelineEntry =>
    row.kind === 'installation'
      ? {
          id: row.id,
          when: row.year,
          title: row.isAssumed ? texts.installedAssumed : texts.installed,
          text: row.material ?? undefined,
        }
      : {
          id: row.id,
          when: row.year,
          title: titleOf(row.event),
          text: textOf(row.event, costOf(row.event)),
          action: mayWrite && (
            <button
              type="button"
              className={styles['edit']}
              aria-haspopup="dialog"
              aria-label={texts.edit(titleOf(row.event))}
              onClick={() => setOpenId(row.id)}
            >
              <IconPencil size={17} stroke={1.75} aria-hidden="true" />
            </button>
          ),
        }
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
      {events.isOutOfReach && <OutOfReach texts={texts} onRetry={events.refetch} />}
      {events.isPending ? (
        <Loading>
          <SkeletonRows rows={2} />
        </Loading>
      ) : (
        <Timeline entries={historyRows(component, list).map(entryOf)} />
      )}
      {isAdding && (
        <AddEventSheet
          realEstateId={realEstateId}
          componentId={component.id}
          canSeeFinances={canSeeFinances}
          onClose={() => setAdding(false)}
        />
      )}
      {opened !== undefined && (
        <EditEventSheet
          key={opened.id}
          realEstateId={realEstateId}
          event={{ ...opened, costRappen: costOf(opened) }}
          canSeeFinances={canSeeFinances}
          onClose={() => setOpenId(undefined)}
        />
      )}
    </Card>
  )
}

const titleOf = ({ title, kind }: ComponentEvent): string => title ?? componentEventLabels[kind]

function textOf(event: ComponentEvent, costRappen: number | null) {
  const facts = [
    event.title === null ? undefined : componentEventLabels[event.kind],
    event.happenedOn === null ? undefined : day(event.happenedOn),
    event.performedBy ?? undefined,
    costRappen === null ? undefined : money(costRappen),
  ].filter((part) => part !== undefined)
  return (
    <>
      {facts.join(' · ')}
      {event.former !== null && <div>{texts.before(formerWords(event.former))}</div>}
      {event.note !== null && <div className={styles['note']}>{event.note}</div>}
    </>
  )
}

function formerWords(former: FormerComponent): string {
  // Only what makes the heat can have been something else before.
  const { catalogKey, name } = former
  return [
    catalogKey !== null && isHeatGenerator(catalogKey) ? componentName({ catalogKey, name }) : '',
    [former.manufacturer, former.model].filter((word) => word !== null).join(' '),
    former.material ?? '',
    texts.since(former.installedYear),
    former.condition === null ? '' : conditionWord(former.condition),
  ]
    .filter((part) => part !== '')
    .join(', ')
}
