import { IconFolderOpen, IconWifiOff } from '@tabler/icons-react'
import { useState, type ReactNode } from 'react'
import { useConnection } from '#device/net/connection.ts'
import { dayTime } from '#device/text/format.ts'
import { AppLink } from '#ui/action/app-link.tsx'
import { Button, LinkButton } from '#ui/action/button.tsx'
import { SearchField } from '#ui/input/search-field.tsx'
import { EmptyState } from '#ui/list/empty-state.tsx'
import { documentsTexts } from '#features/documents/documents.texts.ts'
import type { Paper } from '#features/documents/paper.ts'
import { useFound } from './use-found.ts'
import type { HouseDocuments } from '#features/documents/use-house-documents.ts'
import { DocumentRow } from './document-row.tsx'
import styles from './documents-card.module.css'
import { filterPapers, groupPapers, isSearching, tagsOf, type PaperFilter } from './paper-filter.ts'
import type { useDocumentAddress } from './use-document-address.ts'

type DocumentsCardProps = {
  readonly realEstateId: string
  readonly house: HouseDocuments
  readonly address: ReturnType<typeof useDocumentAddress>
  /** What stands in the panel, chosen or not. */
  readonly shownId: string | undefined
  readonly add: ReactNode
}

/** Search and list, and what stands there when the list is empty. */
export function DocumentsCard({ realEstateId, house, address, shownId, add }: DocumentsCardProps) {
  const { filter, pathOf, setSearch } = address
  const { online } = useConnection()
  const quotes = useFound(realEstateId, filter)
  if (house.papers.length === 0)
    return (
      <EmptyState
        {...documentsTexts.empty}
        picture={<IconFolderOpen stroke={1.5} size={56} />}
        action={add}
      />
    )
  const found = filterPapers(house.papers, filter, quotes)
  const { review, filed } = groupPapers(found)
  const rows = { shownId, pathOf, quotes }
  return (
    <>
      <div className={styles['search']}>
        <SearchField
          label={documentsTexts.search}
          placeholder={documentsTexts.searchShort}
          value={filter.search}
          onChange={setSearch}
        />
      </div>
      <Tags tags={tagsOf(house.papers, filter.drawer)} chosen={filter.tag} pathOf={address.tagPath} />
      {!online && house.readAt > 0 && (
        <p className={styles['asOf']}>
          <IconWifiOff size={16} stroke={1.75} aria-hidden="true" />
          {documentsTexts.asOf(dayTime(house.readAt))}
        </p>
      )}
      <output className={isSearching(filter) ? styles['found'] : 'visually-hidden'}>
        {isSearching(filter) ? documentsTexts.found(found.length, online) : ''}
      </output>
      {found.length === 0 && <Nothing filter={filter} resetPath={address.drawerPath('all')} />}
      <Group {...rows} title={documentsTexts.groups.review} papers={review} />
      <Group {...rows} title={documentsTexts.groups.filed} papers={filed} />
    </>
  )
}

type GroupProps = {
  readonly title: string
  readonly papers: readonly Paper[]
  readonly shownId: string | undefined
  readonly pathOf: (id: string) => string
  readonly quotes: ReadonlyMap<string, string | null>
}

const atOnce = 25

function Group({ title, papers, shownId, pathOf, quotes }: GroupProps) {
  const [most, setMost] = useState(atOnce)
  if (papers.length === 0) return null
  const left = papers.length - most
  return (
    <section className={styles['group']} aria-label={title}>
      <h2 className={styles['heading']}>
        {title} · {papers.length}
      </h2>
      <ul className={styles['rows']}>
        {papers.slice(0, most).map((paper) => (
          <DocumentRow
            key={paper.id}
            paper={paper}
            to={pathOf(paper.id)}
            isSelected={paper.id === shownId}
            quote={quotes.get(paper.id) ?? undefined}
          />
        ))}
      </ul>
      {left > 0 && (
        <div className={styles['more']}>
          <Button onClick={() => setMost(most + atOnce)}>{documentsTexts.more(left)}</Button>
        </div>
      )}
    </section>
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
