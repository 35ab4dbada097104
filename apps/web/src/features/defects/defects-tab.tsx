import { defectStateLabels } from '@hauswart/domain/defects/defect.labels'
import { componentName } from '@hauswart/domain/real-estate/drawing'
import { IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { useToday } from '#device/use-today.ts'
import { housesOf, useHouses } from '#house/active-house.ts'
import { components as componentRecord } from '#house/nouns/components.ts'
import { craftsmen as craftsmanRecord } from '#house/nouns/craftsmen.ts'
import { defects as record } from '#house/nouns/defects.ts'
import { defectParameter } from '#house/paths/places.ts'
import { RowPhotos } from '#house/photos/row-photos.tsx'
import { useLookAgain } from '#house/photos/use-look-again.ts'
import { useRows } from '#house/record/use-rows.ts'
import { useRefusals } from '#house/refusal/use-refusals.tsx'
import { useContracts } from '#house/contracts/use-contracts.ts'
import { useRole } from '#house/use-role.ts'
import { Button } from '#ui/action/button.tsx'
import { Card } from '#ui/layout/card.tsx'
import { EmptyState } from '#ui/list/empty-state.tsx'
import { Loaded } from '#ui/list/loaded.tsx'
import { Row, RowList } from '#ui/list/row-list.tsx'
import { OnItsWay } from '#ui/mark/on-its-way.tsx'
import { Pill, StateSign } from '#ui/mark/pill.tsx'
import { AddDefectSheet, DefectSheet } from './defect-sheets.tsx'
import { nextLine, toneOfState, type Counting, type Defect } from './defect-words.ts'
import styles from './defects-tab.module.css'
import { defectsTexts as texts } from './defects.texts.ts'

const records = [record]

type DefectsTabProps = { readonly realEstateId: string; readonly projectId: string }

/** What is wrong with the work, what has to be done about it until when, and where it stands. */
export function DefectsTab({ realEstateId, projectId }: DefectsTabProps) {
  const { mayWrite } = useRole(realEstateId)
  const [query, setQuery] = useSearchParams()
  const [isAdding, setAdding] = useState(false)
  const rows = useRows(record, realEstateId)
  const own = (rows.data ?? []).filter((one) => one.projectId === projectId)
  const askAgain = () => void rows.refetch()
  useLookAgain(
    own.flatMap(({ pictures }) => pictures),
    askAgain,
  )
  const components = useRows(componentRecord, realEstateId).data ?? []
  const craftsmen = useRows(craftsmanRecord, realEstateId).data ?? []
  const contracts = useContracts(realEstateId, projectId)
  const house = housesOf(useHouses().data).find(({ id }) => id === realEstateId)
  const counting: Counting = { canton: house?.canton ?? null, today: useToday() }
  const names = new Map([
    ...components.map((one) => [one.id, componentName(one)] as const),
    ...craftsmen.map(({ id, company }) => [id, company] as const),
  ])
  const refused = useRefusals({ records, realEstateId, nameOf: (id) => names.get(id) })
  const open = (id: string | undefined) =>
    setQuery(
      (before) => {
        if (id === undefined) before.delete(defectParameter)
        else before.set(defectParameter, id)
        return before
      },
      { replace: true, preventScrollReset: true },
    )
  const selected = own.find(({ id }) => id === query.get(defectParameter))
  const sheet = {
    realEstateId,
    counting,
    contracts,
    components: components.map((one) => ({ value: one.id, label: componentName(one) })),
    craftsmen: craftsmen.map(({ id, company }) => ({ value: id, label: company })),
  }
  const add = mayWrite && (
    <Button icon={<IconPlus />} aria-haspopup="dialog" onClick={() => setAdding(true)}>
      {texts.add}
    </Button>
  )
  return (
    <Card title={texts.title} sentence={texts.sentence} action={own.length > 0 && add}>
      {refused.view}
      <Loaded query={rows} texts={texts} rows={1}>
        {() =>
          own.length === 0 ? (
            <EmptyState level={3} title={texts.empty.title} text={texts.empty.text} action={add} />
          ) : (
            <RowList label={texts.list}>
              {own.map((defect) => (
                <DefectLine
                  key={defect.id}
                  defect={defect}
                  names={names}
                  counting={counting}
                  onOpen={mayWrite ? () => open(defect.id) : undefined}
                  onExpired={askAgain}
                />
              ))}
            </RowList>
          )
        }
      </Loaded>
      {isAdding && <AddDefectSheet projectId={projectId} onClose={() => setAdding(false)} {...sheet} />}
      {selected !== undefined && mayWrite && (
        <DefectSheet
          key={selected.id}
          defect={selected}
          all={own}
          onClose={() => open(undefined)}
          onExpired={askAgain}
          {...sheet}
        />
      )}
    </Card>
  )
}

type DefectLineProps = {
  readonly defect: Defect
  readonly names: ReadonlyMap<string, string>
  readonly counting: Counting
  readonly onOpen: (() => void) | undefined
  readonly onExpired: () => void
}

function DefectLine({ defect, names, counting, onOpen, onExpired }: DefectLineProps) {
  const { title, place, componentId, craftsmanId, state, pictures, isWaiting, refusal } = defect
  const { line, tone } = nextLine(defect, counting)
  const about = [place, names.get(componentId ?? ''), names.get(craftsmanId ?? '')].filter(Boolean)
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
          {about.length > 0 && <span className={styles['about']}>{about.join(' · ')}</span>}
          <span className={styles['deadline']}>
            <StateSign state={tone} />
            {line}
          </span>
          {pictures.length > 0 && (
            <div className={styles['photos']}>
              <RowPhotos pictures={pictures} about={title} mayWrite={false} onExpired={onExpired} />
            </div>
          )}
        </>
      }
      value={
        <>
          <Pill tone={toneOfState(defect, counting)}>{defectStateLabels[state]}</Pill>
          <OnItsWay isWaiting={isWaiting} isRefused={refusal !== undefined} />
        </>
      }
      isValueWide
    />
  )
}
