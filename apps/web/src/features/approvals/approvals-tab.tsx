import { isTooLate, type ApprovalKind } from '@hauswart/domain/approvals/approval'
import { approvalStateLabels } from '@hauswart/domain/approvals/approval.labels'
import { permitNeeds, usualProgrammes } from '@hauswart/domain/approvals/permit-needs'
import { IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { day, money } from '#device/text/format.ts'
import { useToday } from '#device/use-today.ts'
import { housesOf, useHouses } from '#house/active-house.ts'
import { approvals as record } from '#house/nouns/approvals.ts'
import { components as componentRecord } from '#house/nouns/components.ts'
import type { ProjectRow } from '#house/nouns/projects.ts'
import { approvalParameter } from '#house/paths/places.ts'
import { useRows } from '#house/record/use-rows.ts'
import { useRefusals } from '#house/refusal/use-refusals.tsx'
import { useRole } from '#house/use-role.ts'
import { Button } from '#ui/action/button.tsx'
import { Card } from '#ui/layout/card.tsx'
import { Notice } from '#ui/layout/notice.tsx'
import { EmptyState } from '#ui/list/empty-state.tsx'
import { Loaded } from '#ui/list/loaded.tsx'
import { Row, RowList } from '#ui/list/row-list.tsx'
import { OnItsWay } from '#ui/mark/on-its-way.tsx'
import { Pill } from '#ui/mark/pill.tsx'
import { AddApprovalSheet, ApprovalSheet, type Approval } from './approval-sheets.tsx'
import { aboutLine, tones } from './approval-words.ts'
import styles from './approvals-tab.module.css'
import { approvalsTexts as texts } from './approvals.texts.ts'
import { NeedsCard } from './needs-card.tsx'

const records = [record]
const nobody = () => undefined

type ApprovalsTabProps = { readonly realEstateId: string; readonly project: ProjectRow }

/** What a renovation asks others for: leave to build, and money towards it. */
export function ApprovalsTab({ realEstateId, project }: ApprovalsTabProps) {
  const { mayWrite, canSeeFinances } = useRole(realEstateId)
  const [query, setQuery] = useSearchParams()
  const [adding, setAdding] = useState<{ readonly kind: ApprovalKind; readonly title: string }>()
  const rows = useRows(record, realEstateId)
  const own = (rows.data ?? []).filter(({ projectId }) => projectId === project.id)
  const parts = useRows(componentRecord, realEstateId).data ?? []
  const house = housesOf(useHouses().data).find(({ id }) => id === realEstateId)
  const refused = useRefusals({ records, realEstateId, nameOf: nobody })
  const open = (id: string | undefined) =>
    setQuery(
      (before) => {
        if (id === undefined) before.delete(approvalParameter)
        else before.set(approvalParameter, id)
        return before
      },
      { replace: true, preventScrollReset: true },
    )
  const opened = own.find(({ id }) => id === query.get(approvalParameter))
  const work = {
    kind: project.kind,
    components: parts
      .filter(({ id }) => project.componentIds.includes(id))
      .map(({ catalogKey }) => catalogKey),
    canton: house?.canton ?? null,
  }
  const late = own.filter((one) => isTooLate(one, project.startedOn))
  const list = (kind: ApprovalKind) => ({
    kind,
    rows: own.filter((one) => one.kind === kind),
    onAdd: mayWrite ? (title = '') => setAdding({ kind, title }) : undefined,
    onOpen: mayWrite ? open : undefined,
  })
  return (
    <div className={styles['tab']}>
      {refused.view}
      {late.map(({ id, title }) => (
        <Notice key={id} tone="due">
          {texts.tooLate(title, day(project.startedOn ?? ''))}
        </Notice>
      ))}
      <Loaded query={rows} texts={texts} rows={3}>
        {() => (
          <>
            <ApprovalsCard {...list('permit')} />
            <NeedsCard
              needs={permitNeeds(work)}
              canton={work.canton}
              taken={own.map(({ title }) => title)}
              onTake={list('permit').onAdd}
            />
            <ApprovalsCard {...list('subsidy')} programmes={usualProgrammes(work)} />
          </>
        )}
      </Loaded>
      {adding !== undefined && (
        <AddApprovalSheet
          realEstateId={realEstateId}
          projectId={project.id}
          kind={adding.kind}
          proposed={adding.title}
          canSeeFinances={canSeeFinances}
          onClose={() => setAdding(undefined)}
        />
      )}
      {opened !== undefined && mayWrite && (
        <ApprovalSheet
          key={opened.id}
          realEstateId={realEstateId}
          approval={opened}
          canSeeFinances={canSeeFinances}
          onClose={() => open(undefined)}
        />
      )}
    </div>
  )
}

type ApprovalsCardProps = {
  readonly kind: ApprovalKind
  readonly rows: readonly Approval[]
  readonly programmes?: readonly string[]
  readonly onAdd: ((title?: string) => void) | undefined
  readonly onOpen: ((id: string) => void) | undefined
}

function ApprovalsCard({ kind, rows, programmes = [], onAdd, onOpen }: ApprovalsCardProps) {
  const today = useToday()
  const own = texts[kind]
  const add = onAdd && (
    <Button icon={<IconPlus />} aria-haspopup="dialog" onClick={() => onAdd(programmes[0])}>
      {own.add}
    </Button>
  )
  const promised = rows.flatMap(({ promisedRappen }) => promisedRappen ?? [])
  return (
    <Card title={own.title} sentence={own.sentence} action={rows.length > 0 && add}>
      {rows.length === 0 ? (
        <EmptyState level={3} title={own.empty.title} text={own.empty.text} action={add} />
      ) : (
        <RowList label={own.list}>
          {rows.map((approval) => (
            <ApprovalLine key={approval.id} approval={approval} today={today} onOpen={onOpen} />
          ))}
        </RowList>
      )}
      {promised.length > 1 && (
        <p className={styles['quiet']}>
          {texts.sum(money(promised.reduce((sum, rappen) => sum + rappen, 0)))}
        </p>
      )}
      {programmes.length > 0 && <p className={styles['quiet']}>{texts.proposed(programmes.join(', '))}</p>}
    </Card>
  )
}

type ApprovalLineProps = {
  readonly approval: Approval
  readonly today: string
  readonly onOpen: ((id: string) => void) | undefined
}

function ApprovalLine({ approval, today, onOpen }: ApprovalLineProps) {
  const { id, kind, title, state, note, promisedRappen, paidRappen, isWaiting, refusal } = approval
  const amount =
    paidRappen !== null
      ? texts.paid(money(paidRappen))
      : promisedRappen !== null && texts.promised(money(promisedRappen))
  return (
    <Row
      title={
        onOpen === undefined ? (
          title
        ) : (
          <button
            type="button"
            className={styles['name']}
            aria-haspopup="dialog"
            title={texts.open(title)}
            onClick={() => onOpen(id)}
          >
            {title}
          </button>
        )
      }
      text={
        <>
          {aboutLine(approval, today)}
          {note !== null && <span className={styles['note']}>{note}</span>}
        </>
      }
      value={
        <>
          {amount} <Pill tone={tones[state]}>{approvalStateLabels[kind][state]}</Pill>
          <OnItsWay isWaiting={isWaiting} isRefused={refusal !== undefined} />
        </>
      }
      isValueWide
    />
  )
}
