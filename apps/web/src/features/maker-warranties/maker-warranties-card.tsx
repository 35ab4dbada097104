import { makerWarrantyEnd } from '@hauswart/domain/maker-warranties/maker-warranty'
import { componentName } from '@hauswart/domain/real-estate/drawing'
import { IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { day } from '#device/text/format.ts'
import { useToday } from '#device/use-today.ts'
import { components as componentRecord } from '#house/nouns/components.ts'
import { documents } from '#house/nouns/documents.ts'
import { makerWarranties as record } from '#house/nouns/maker-warranties.ts'
import { documentPath } from '#house/paths/places.ts'
import { useRows } from '#house/record/use-rows.ts'
import { useRefusals } from '#house/refusal/use-refusals.tsx'
import { useRole } from '#house/use-role.ts'
import { AppLink } from '#ui/action/app-link.tsx'
import { Button } from '#ui/action/button.tsx'
import { Card } from '#ui/layout/card.tsx'
import { EmptyState } from '#ui/list/empty-state.tsx'
import { Loaded } from '#ui/list/loaded.tsx'
import { Row, RowList } from '#ui/list/row-list.tsx'
import { OnItsWay } from '#ui/mark/on-its-way.tsx'
import { Pill } from '#ui/mark/pill.tsx'
import { AddMakerWarrantySheet, MakerWarrantySheet, type MakerWarranty } from './maker-warranty-sheets.tsx'
import styles from './maker-warranties-card.module.css'
import { makerWarrantiesTexts as texts } from './maker-warranties.texts.ts'

const records = [record]

type MakerWarrantiesCardProps = {
  readonly realEstateId: string
  /** Of one component, or what came with a renovation and what its components have. */
  readonly componentIds: readonly string[]
  readonly projectId?: string
  /** Whatever somebody may do elsewhere: nothing is written here. */
  readonly isLocked?: boolean
}

/** What makers promise for components, beside what the law gives. */
export function MakerWarrantiesCard(props: MakerWarrantiesCardProps) {
  const { realEstateId, componentIds, projectId, isLocked = false } = props
  const role = useRole(realEstateId)
  const mayWrite = role.mayWrite && !isLocked
  const today = useToday()
  const [isAdding, setAdding] = useState(false)
  const [openedId, setOpenedId] = useState<string>()
  const query = useRows(record, realEstateId)
  const parts = useRows(componentRecord, realEstateId).data ?? []
  const papers = useRows(documents, realEstateId).data ?? []
  const names = new Map([
    ...parts.map((one) => [one.id, componentName(one)] as const),
    ...papers.map(({ id, title }) => [id, title] as const),
  ])
  const refused = useRefusals({ records, realEstateId, nameOf: (id) => names.get(id) })
  const own = (query.data ?? []).filter(
    (one) =>
      componentIds.includes(one.componentId) || (projectId !== undefined && one.projectId === projectId),
  )
  const opened = own.find(({ id }) => id === openedId)
  const choices = parts
    .filter(({ id }) => componentIds.includes(id))
    .map((one) => ({ value: one.id, label: componentName(one) }))
  const add = mayWrite && choices.length > 0 && (
    <Button icon={<IconPlus />} aria-haspopup="dialog" onClick={() => setAdding(true)}>
      {texts.add}
    </Button>
  )
  return (
    <Card
      className={projectId === undefined ? undefined : styles['card']}
      title={texts.title}
      sentence={texts.sentence}
      action={(projectId === undefined || own.length > 0) && add}
    >
      {/* The page of a component says by itself what was refused. */}
      {projectId !== undefined && refused.view}
      <Loaded query={query} texts={texts} rows={1}>
        {() =>
          own.length === 0 && projectId === undefined ? (
            // One of many cards on the page of every component: it says so in a line.
            <p className={styles['none']}>{texts.empty.title}</p>
          ) : own.length === 0 ? (
            <EmptyState
              level={3}
              title={texts.empty.title}
              text={choices.length === 0 ? texts.noComponent : texts.empty.text}
              action={add}
            />
          ) : (
            <RowList label={texts.list}>
              {own.map((warranty) => (
                <WarrantyLine
                  key={warranty.id}
                  warranty={warranty}
                  component={projectId === undefined ? undefined : names.get(warranty.componentId)}
                  hasPaper={warranty.documentId !== null && names.has(warranty.documentId)}
                  today={today}
                  onOpen={mayWrite ? () => setOpenedId(warranty.id) : undefined}
                />
              ))}
            </RowList>
          )
        }
      </Loaded>
      {isAdding && (
        <AddMakerWarrantySheet
          realEstateId={realEstateId}
          components={choices}
          projectId={projectId ?? null}
          today={today}
          onClose={() => setAdding(false)}
        />
      )}
      {opened !== undefined && mayWrite && (
        <MakerWarrantySheet
          key={opened.id}
          realEstateId={realEstateId}
          warranty={opened}
          onClose={() => setOpenedId(undefined)}
        />
      )}
    </Card>
  )
}

type WarrantyLineProps = {
  readonly warranty: MakerWarranty
  readonly component: string | undefined
  readonly hasPaper: boolean
  readonly today: string
  readonly onOpen: (() => void) | undefined
}

function WarrantyLine({ warranty, component, hasPaper, today, onOpen }: WarrantyLineProps) {
  const { title, maker, startsOn, years, documentId, note, replacedYear, isWaiting, refusal } = warranty
  const end = makerWarrantyEnd(startsOn, years)
  const isOver = end < today || replacedYear !== null
  const standing =
    replacedYear === null ? (isOver ? texts.ended : texts.until)(day(end)) : texts.replaced(replacedYear)
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
            onClick={onOpen}
          >
            {title}
          </button>
        )
      }
      text={
        <>
          {[maker, component, texts.lasts(years, day(startsOn)), replacedYear !== null && texts.former]
            .filter(Boolean)
            .join(' · ')}
          {note !== null && <span className={styles['note']}>{note}</span>}
          {hasPaper && documentId !== null && (
            <AppLink className={styles['paper']} to={documentPath(documentId)}>
              {texts.paper}
            </AppLink>
          )}
        </>
      }
      value={
        <>
          <Pill tone={isOver ? 'neutral' : 'good'}>{standing}</Pill>
          <OnItsWay isWaiting={isWaiting} isRefused={refusal !== undefined} />
        </>
      }
      isValueWide
    />
  )
}
