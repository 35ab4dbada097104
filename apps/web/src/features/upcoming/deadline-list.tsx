import { sourceLabels } from '@hauswart/domain/deadlines/source.labels'
import { sourceRules } from '@hauswart/domain/deadlines/source'
import { componentName } from '@hauswart/domain/real-estate/drawing'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useToday } from '#device/use-today.ts'
import { deadlinesQuery } from '#house/house-queries.ts'
import { upkeep } from '#house/nouns/upkeep.ts'
import { useComponents } from '#house/nouns/use-components.ts'
import { datePath } from '#house/paths/date-path.ts'
import { useRows } from '#house/record/use-rows.ts'
import { useRole } from '#house/use-role.ts'
import { FinishSheet } from '#house/work/finish-sheet.tsx'
import { Button, LinkButton } from '#ui/action/button.tsx'
import { Card } from '#ui/layout/card.tsx'
import { Fold } from '#ui/layout/fold.tsx'
import { Loading, SkeletonRows } from '#ui/layout/skeleton.tsx'
import { EmptyState } from '#ui/list/empty-state.tsx'
import { ListFailure } from '#ui/list/list-failure.tsx'
import { Row, RowList } from '#ui/list/row-list.tsx'
import { Pill } from '#ui/mark/pill.tsx'
import { DateSign, When } from './date-sign.tsx'
import { deadlineGroups, groupDeadlines, type Deadline } from './deadlines.ts'
import { deadlinesTexts as texts } from './deadlines.texts.ts'
import styles from './deadline-list.module.css'

/** Every deadline of a house with the rule behind its day, and what can be done about it. */
export function DeadlineList({ realEstateId }: { readonly realEstateId: string }) {
  const today = useToday()
  const asked = useQuery(deadlinesQuery(realEstateId))
  const tasks = useRows(upkeep, realEstateId)
  const components = useComponents(realEstateId) ?? []
  const { mayWrite } = useRole(realEstateId)
  const [finishingId, setFinishing] = useState<string>()
  const finishing = tasks.data?.find(({ id }) => id === finishingId)
  if (asked.data === undefined)
    return asked.error === null ? (
      <Card>
        <Loading>
          <SkeletonRows rows={6} />
        </Loading>
      </Card>
    ) : (
      <ListFailure texts={texts.failed} error={asked.error} onAgain={() => void asked.refetch()} />
    )
  const groups = groupDeadlines(asked.data, tasks.data, today)
  const shown = deadlineGroups.filter((name) => groups[name].length > 0)
  const nameOf = (id: string | null) => {
    const found = components.find((one) => one.id === id)
    return found && componentName(found)
  }
  return (
    <div className={styles['groups']}>
      {shown.length === 0 && (
        <Card>
          <EmptyState {...texts.empty} />
        </Card>
      )}
      {shown.map((name) => {
        const [first, ...others] = groups[name]
        const rows = (
          <RowList label={texts.groups[name]}>
            {groups[name].map((deadline) => (
              <DeadlineRow
                key={`${deadline.source} ${deadline.id}`}
                deadline={deadline}
                today={today}
                about={nameOf(deadline.componentId)}
                onFinish={mayWrite ? setFinishing : undefined}
              />
            ))}
          </RowList>
        )
        return (
          <Card key={name} title={texts.groups[name]}>
            {/* Guarantees end in years: whoever looks for the next thing does not read past all of them. */}
            {name === 'later' && first !== undefined && shown.length > 1 ? (
              <Fold title={texts.later(others.length + 1, first.on)}>{rows}</Fold>
            ) : (
              rows
            )}
          </Card>
        )
      })}
      {shown.length > 0 && <p className={styles['note']}>{texts.note}</p>}
      {finishing !== undefined && (
        <FinishSheet
          key={finishing.id}
          realEstateId={realEstateId}
          of={{ task: finishing }}
          onClose={() => setFinishing(undefined)}
        />
      )}
    </div>
  )
}

type DeadlineRowProps = {
  readonly deadline: Deadline
  readonly today: string
  readonly about: string | undefined
  /** Nothing for those who may only read. */
  readonly onFinish: ((id: string) => void) | undefined
}

function DeadlineRow({ deadline, today, about, onFinish }: DeadlineRowProps) {
  const { source, title, rule, id } = deadline
  const label = sourceLabels[source]
  const { act } = sourceRules[source]
  const action =
    onFinish === undefined || act === null ? undefined : act === 'finish' ? (
      <Button size="small" onClick={() => onFinish(id)}>
        {texts.finish}
        <span className="visually-hidden">{texts.finishOf(title)}</span>
      </Button>
    ) : (
      <LinkButton size="small" to={datePath(deadline)}>
        {texts.decide}
        <span className="visually-hidden">{texts.finishOf(title)}</span>
      </LinkButton>
    )
  return (
    <Row
      icon={<DateSign source={source} />}
      title={title}
      text={
        <>
          {about === undefined || about === title ? label : `${label} · ${about}`}
          <span className={styles['rule']}>{rule.sentence}</span>
          <span className={styles['from']}>
            {rule.article !== null && <b>{rule.article}</b>}
            <span>{texts.source(rule.source)}</span>
            {rule.checkedOn !== null && <span>{texts.checked(rule.checkedOn)}</span>}
            {!rule.isVerified && <Pill size="small">{texts.unverified}</Pill>}
          </span>
        </>
      }
      value={<When entry={deadline} today={today} />}
      isValueWide
      to={datePath(deadline)}
      action={action}
    />
  )
}
