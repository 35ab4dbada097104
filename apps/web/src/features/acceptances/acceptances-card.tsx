import { proposedPoints } from '@hauswart/domain/acceptances/acceptance-template'
import { acceptanceResultLabels } from '@hauswart/domain/acceptances/acceptance.labels'
import type { ProjectKind } from '@hauswart/domain/projects/project'
import { contractToAccept } from '@hauswart/domain/quotes/contract'
import { IconDownload, IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { useToday } from '#device/use-today.ts'
import { housesOf, useHouses } from '#house/active-house.ts'
import { acceptances as record } from '#house/nouns/acceptances.ts'
import { components as componentRecord } from '#house/nouns/components.ts'
import { craftsmen as craftsmanRecord } from '#house/nouns/craftsmen.ts'
import { defects as defectRecord } from '#house/nouns/defects.ts'
import { acceptanceParameter } from '#house/paths/places.ts'
import { useRows } from '#house/record/use-rows.ts'
import { useRefusals } from '#house/refusal/use-refusals.tsx'
import { useContracts } from '#house/contracts/use-contracts.ts'
import { useRole } from '#house/use-role.ts'
import { Button } from '#ui/action/button.tsx'
import { OnlineButton } from '#ui/action/online-button.tsx'
import { Card } from '#ui/layout/card.tsx'
import { EmptyState } from '#ui/list/empty-state.tsx'
import { Loaded } from '#ui/list/loaded.tsx'
import { Row, RowList } from '#ui/list/row-list.tsx'
import { OnItsWay } from '#ui/mark/on-its-way.tsx'
import { StatePill } from '#ui/mark/pill.tsx'
import { AcceptanceSheet, AddAcceptanceSheet } from './acceptance-sheets.tsx'
import { aboutLine, toneOfResult, warrantyLine, type Acceptance } from './acceptance-words.ts'
import styles from './acceptances-card.module.css'
import { acceptancesTexts as texts } from './acceptances.texts.ts'
import { useProtocol } from './use-protocol.ts'

const records = [record]

type AcceptancesCardProps = {
  readonly realEstateId: string
  readonly project: {
    readonly id: string
    readonly title: string
    readonly kind: ProjectKind
    readonly componentIds: readonly string[]
  }
}

/** How the work was taken over: what was gone through, what was found, who signed. */
export function AcceptancesCard({ realEstateId, project }: AcceptancesCardProps) {
  const { mayWrite } = useRole(realEstateId)
  const today = useToday()
  const [query, setQuery] = useSearchParams()
  const [isAdding, setAdding] = useState(false)
  const isOwn = (one: { readonly projectId: string }) => one.projectId === project.id
  const rows = useRows(record, realEstateId)
  const own = (rows.data ?? []).filter(isOwn)
  const found = (useRows(defectRecord, realEstateId).data ?? []).filter(isOwn)
  const components = useRows(componentRecord, realEstateId).data ?? []
  const craftsmen = useRows(craftsmanRecord, realEstateId).data ?? []
  const contracts = useContracts(realEstateId, project.id)
  const house = housesOf(useHouses().data).find(({ id }) => id === realEstateId)
  const names = new Map([
    ...craftsmen.map(({ id, company }) => [id, company] as const),
    ...found.map(({ id, title }) => [id, title] as const),
  ])
  const refused = useRefusals({ records, realEstateId, nameOf: (id) => names.get(id) })
  const open = (id: string | undefined) =>
    setQuery(
      (before) => {
        if (id === undefined) before.delete(acceptanceParameter)
        else before.set(acceptanceParameter, id)
        return before
      },
      { replace: true, preventScrollReset: true },
    )
  const selected = own.find(({ id }) => id === query.get(acceptanceParameter))
  const sheet = {
    realEstateId,
    projectId: project.id,
    contracts,
    craftsmen: craftsmen.map(({ id, company }) => ({ value: id, label: company })),
    defects: found.map(({ id, title }) => ({ value: id, label: title })),
  }
  const keys = components.filter(({ id }) => project.componentIds.includes(id))
  const proposed = {
    today,
    title: texts.form.proposedTitle(project.title),
    points: proposedPoints(
      project.kind,
      keys.map(({ catalogKey }) => catalogKey),
    ),
    contract: contractToAccept(contracts),
  }
  const add = mayWrite && (
    <Button icon={<IconPlus />} aria-haspopup="dialog" onClick={() => setAdding(true)}>
      {texts.add}
    </Button>
  )
  return (
    <Card
      className={styles['card']}
      title={texts.title}
      sentence={texts.sentence}
      action={own.length > 0 && add}
    >
      {refused.view}
      <Loaded query={rows} texts={texts} rows={1}>
        {() =>
          own.length === 0 ? (
            <EmptyState level={3} title={texts.empty.title} text={texts.empty.text} action={add} />
          ) : (
            <RowList label={texts.list}>
              {own.map((acceptance) => (
                <AcceptanceLine
                  key={acceptance.id}
                  realEstateId={realEstateId}
                  acceptance={acceptance}
                  company={names.get(acceptance.craftsmanId ?? '')}
                  warranty={warrantyLine(acceptance, house?.canton ?? null)}
                  onOpen={mayWrite ? () => open(acceptance.id) : undefined}
                />
              ))}
            </RowList>
          )
        }
      </Loaded>
      {isAdding && <AddAcceptanceSheet proposed={proposed} onClose={() => setAdding(false)} {...sheet} />}
      {selected !== undefined && mayWrite && (
        <AcceptanceSheet key={selected.id} acceptance={selected} onClose={() => open(undefined)} {...sheet} />
      )}
    </Card>
  )
}

type AcceptanceLineProps = {
  readonly realEstateId: string
  readonly acceptance: Acceptance
  readonly company: string | undefined
  readonly warranty: string
  readonly onOpen: (() => void) | undefined
}

function AcceptanceLine({ realEstateId, acceptance, company, warranty, onOpen }: AcceptanceLineProps) {
  const { title, result, isWaiting, refusal } = acceptance
  const { isFetching, fetchPaper } = useProtocol(realEstateId, acceptance)
  return (
    <Row
      title={
        onOpen === undefined ? (
          title
        ) : (
          <button
            type="button"
            className={styles['title']}
            aria-haspopup="dialog"
            title={texts.open(title)}
            onClick={onOpen}
          >
            {title}
          </button>
        )
      }
      text={
        <>
          <span className={styles['about']}>{aboutLine(acceptance, company)}</span>
          <span className={styles['about']}>{warranty}</span>
        </>
      }
      value={
        <>
          <StatePill state={toneOfResult[result]}>{acceptanceResultLabels[result]}</StatePill>
          <OnItsWay isWaiting={isWaiting} isRefused={refusal !== undefined} />
        </>
      }
      isValueWide
      action={
        isWaiting || refusal !== undefined ? undefined : (
          <OnlineButton
            size="small"
            icon={<IconDownload />}
            aria-label={texts.protocol.of(title)}
            isBusy={isFetching}
            onClick={() => void fetchPaper()}
          >
            {texts.protocol.label}
          </OnlineButton>
        )
      }
    />
  )
}
