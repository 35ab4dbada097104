import { IconFolderOpen, IconWifiOff } from '@tabler/icons-react'
import { lazy, Suspense, useState, type ReactNode } from 'react'
import { loadChunk } from '#device/chunk-guard.ts'
import { useConnection } from '#device/net/connection.ts'
import { dayTime } from '#device/text/format.ts'
import { AppLink } from '#ui/action/app-link.tsx'
import { Button, LinkButton } from '#ui/action/button.tsx'
import { SearchField } from '#ui/input/search-field.tsx'
import { EmptyState } from '#ui/list/empty-state.tsx'
import { useHold } from '#ui/list/use-hold.ts'
import { useSelection, type Selection } from '#ui/list/use-selection.ts'
import { documentsTexts } from '#features/documents/documents.texts.ts'
import type { Paper } from '#features/documents/paper.ts'
import { useFound } from './use-found.ts'
import type { HouseDocuments } from '#features/documents/use-house-documents.ts'
import { DocumentRow, type RowPlace } from './document-row.tsx'
import { DocumentTile } from './document-tile.tsx'
import styles from './documents-card.module.css'
import { LookChoice } from './look-choice.tsx'
import { filterPapers, groupPapers, isSearching, tagsOf, type PaperFilter } from './paper-filter.ts'
import { usePaperLook, type PaperLook } from './paper-look.ts'
import type { useDocumentAddress } from './use-document-address.ts'

// Fetched when somebody selects.
const SelectionBar = lazy(async () => {
  const load = () => import('#features/documents/several/documents-selection-bar.tsx')
  return { default: (await loadChunk(load)).DocumentsSelectionBar }
})

// Fetched by houses with very many papers.
const VirtualPapers = lazy(async () => {
  const load = () => import('./virtual-papers.tsx')
  return { default: (await loadChunk(load)).VirtualPapers }
})

/** From more than so many on, those that are not in sight are not there, and none waits behind a button. */
const manyPapers = 500

/** What the server has refused exists nowhere else: it is settled alone. */
const isSelectable = ({ refusal }: Paper): boolean => refusal === undefined

type DocumentsCardProps = {
  readonly realEstateId: string
  readonly house: HouseDocuments
  readonly address: ReturnType<typeof useDocumentAddress>
  /** What stands in the panel, chosen or not. */
  readonly shownId: string | undefined
  readonly add: ReactNode
}

/** Search and list, or what stands there when there is nothing. */
export function DocumentsCard({ add, ...props }: DocumentsCardProps) {
  if (props.house.papers.length > 0) return <Papers {...props} />
  return (
    <EmptyState {...documentsTexts.empty} picture={<IconFolderOpen stroke={1.5} size={56} />} action={add} />
  )
}

function Papers({ realEstateId, house, address, shownId }: Omit<DocumentsCardProps, 'add'>) {
  const { filter, pathOf, setSearch } = address
  const { papers } = house
  const { online } = useConnection()
  const quotes = useFound(realEstateId, filter)
  const selection = useSelection(papers, isSelectable)
  const list = useHold((id) => selection.isOn || selection.set([id]))
  const found = filterPapers(papers, filter, quotes)
  const { review, filed } = groupPapers(found)
  const isLong = found.length > manyPapers
  const order = [...review, ...filed].filter(isSelectable)
  const rows = {
    realEstateId,
    shownId,
    pathOf,
    quotes,
    isLong,
    // With Shift all between two are meant, in sight or not.
    selection: !isLong
      ? selection
      : {
          ...selection,
          toggle: (id: string, shown?: readonly string[]) =>
            selection.toggle(id, shown && order.map((paper) => paper.id)),
        },
  }
  const isSearch = isSearching(filter)
  return (
    <div ref={list}>
      <div className={styles['search']}>
        <SearchField
          label={documentsTexts.search}
          placeholder={documentsTexts.searchShort}
          value={filter.search}
          onChange={setSearch}
        />
      </div>
      <Tags tags={tagsOf(papers, filter.drawer)} chosen={filter.tag} pathOf={address.tagPath} />
      {!online && house.readAt > 0 && (
        <p className={styles['asOf']}>
          <IconWifiOff size={16} stroke={1.75} aria-hidden="true" />
          {documentsTexts.asOf(dayTime(house.readAt))}
        </p>
      )}
      <div className={styles['bar']}>
        <output className={isSearch ? styles['found'] : 'visually-hidden'}>
          {isSearch ? documentsTexts.found(found.length, online) : ''}
        </output>
        {!selection.isOn && (
          <Button size="small" kind="quiet" className={styles['select']} onClick={() => selection.set([])}>
            {documentsTexts.selecting}
          </Button>
        )}
        <LookChoice />
      </div>
      {found.length === 0 && <Nothing filter={filter} resetPath={address.drawerPath('all')} />}
      <Group {...rows} title={documentsTexts.groups.review} papers={review} />
      <Group {...rows} title={documentsTexts.groups.filed} papers={filed} />
      {selection.isOn && (
        <Suspense>
          <SelectionBar
            realEstateId={realEstateId}
            selection={selection}
            chosen={selection.chosen}
            shown={order}
            house={house}
          />
        </Suspense>
      )}
    </div>
  )
}

type GroupProps = {
  readonly realEstateId: string
  readonly title: string
  readonly papers: readonly Paper[]
  readonly shownId: string | undefined
  readonly pathOf: (id: string) => string
  readonly quotes: ReadonlyMap<string, string | null>
  readonly selection: Selection
  readonly isLong: boolean
}

/** Whole rows in two, three and four columns. */
const atOnce = 24

function Group(props: GroupProps) {
  const { realEstateId, title, papers, shownId, pathOf, quotes, selection, isLong } = props
  const look = usePaperLook()
  if (papers.length === 0) return null
  const row = (paper: Paper, place?: RowPlace) => {
    const facts = {
      paper,
      to: pathOf(paper.id),
      isSelected: paper.id === shownId,
      quote: quotes.get(paper.id) ?? undefined,
      selection: selection.isOn && isSelectable(paper) ? selection : undefined,
      place,
    }
    return look === 'grid' ? (
      <DocumentTile key={paper.id} {...facts} realEstateId={realEstateId} />
    ) : (
      <DocumentRow key={paper.id} {...facts} />
    )
  }
  const list = { papers, look, row }
  return (
    <section className={styles['group']} aria-label={title}>
      <h2 className={styles['heading']}>
        {title} · {papers.length}
      </h2>
      {isLong ? (
        <Suspense fallback={<Short {...list} papers={papers.slice(0, atOnce)} />}>
          <VirtualPapers {...list} />
        </Suspense>
      ) : (
        <Short {...list} />
      )}
    </section>
  )
}

type ShortProps = {
  readonly papers: readonly Paper[]
  readonly look: PaperLook
  readonly row: (paper: Paper) => ReactNode
}

/** The first ones, and more on request. */
function Short({ papers, look, row }: ShortProps) {
  const [most, setMost] = useState(atOnce)
  const left = papers.length - most
  return (
    <>
      <ul className={styles[look]}>{papers.slice(0, most).map((paper) => row(paper))}</ul>
      {left > 0 && (
        <div className={styles['more']}>
          <Button onClick={() => setMost(most + atOnce)}>{documentsTexts.more(left)}</Button>
        </div>
      )}
    </>
  )
}

type TagsProps = {
  readonly tags: readonly string[]
  readonly chosen: string
  readonly pathOf: (tag: string) => string
}

function Tags({ tags, chosen, pathOf }: TagsProps) {
  if (tags.length === 0) return null
  return (
    <ul className={styles['tags']} aria-label={documentsTexts.tags}>
      {tags.map((tag) => (
        <li key={tag}>
          <AppLink
            to={pathOf(tag)}
            prefetch="none"
            preventScrollReset
            className={styles['tag']}
            aria-current={tag === chosen ? 'true' : undefined}
          >
            {tag}
          </AppLink>
        </li>
      ))}
    </ul>
  )
}

type NothingProps = { readonly filter: PaperFilter; readonly resetPath: string }

function Nothing({ filter, resetPath }: NothingProps) {
  if (isSearching(filter) || filter.tag !== '') {
    const { title, text, action } = documentsTexts.noHits
    return <EmptyState title={title} text={text} action={<LinkButton to={resetPath}>{action}</LinkButton>} />
  }
  return (
    <EmptyState {...(filter.drawer === 'review' ? documentsTexts.allReviewed : documentsTexts.noneHere)} />
  )
}
