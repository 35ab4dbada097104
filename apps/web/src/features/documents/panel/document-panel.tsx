import { IconFiles, IconPencil, IconShare2, IconTrash } from '@tabler/icons-react'
import { documentCategoryLabels } from '@hauswart/domain/documents/document.labels'
import { lazy, Suspense, useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react'
import { loadChunk } from '#device/chunk-guard.ts'
import { day, money, today } from '#device/text/format.ts'
import { documents } from '#house/nouns/documents.ts'
import { analysisPath } from '#house/paths/analysis-paths.ts'
import { sharePath } from '#house/paths/dossier-paths.ts'
import { componentPath, projectPath, todoPath } from '#house/paths/places.ts'
import { useRole } from '#house/use-role.ts'
import { AppLink } from '#ui/action/app-link.tsx'
import { Button, LinkButton } from '#ui/action/button.tsx'
import { FileButton } from '#ui/input/file-button.tsx'
import { Card } from '#ui/layout/card.tsx'
import { Notice } from '#ui/layout/notice.tsx'
import { Loading, Skeleton } from '#ui/layout/skeleton.tsx'
import { Facts, type Fact } from '#ui/list/facts.tsx'
import { OnItsWay } from '#ui/mark/on-its-way.tsx'
import { Pill } from '#ui/mark/pill.tsx'
import { accepted } from '#features/documents/adding/chosen-files.ts'
import { documentsTexts } from '#features/documents/documents.texts.ts'
import { isBeingRead, isToReview, type Paper } from '#features/documents/paper.ts'
import {
  hasBillCode,
  proposalFor,
  type Proposed,
  type ReadPlace,
} from '#features/documents/review/proposal.ts'
import { ReviewCard } from '#features/documents/review/review-card.tsx'
import type { DocumentActions } from '#features/documents/use-document-actions.ts'
import type { HouseDocuments } from '#features/documents/use-house-documents.ts'
import { DocumentPreview } from './document-preview.tsx'
import { EarlierVersions } from './earlier-versions.tsx'
import { PaperInvoice } from './paper-invoice.tsx'
import styles from './document-panel.module.css'

const loadForm = () => import('./document-form.tsx')
const DocumentForm = lazy(async () => ({ default: (await loadChunk(loadForm)).DocumentForm }))

type DocumentPanelProps = {
  readonly realEstateId: string
  readonly paper: Paper
  /** What was looked for when it was opened. */
  readonly search: string
  readonly at: { readonly number: number; readonly all: number }
  readonly house: HouseDocuments
  readonly actions: DocumentActions
  readonly onSettle: () => void
  /** It leaves its place: filed or thrown away. */
  readonly onLeave: () => void
  /** It comes in the place of one that was decided on, and takes the focus. */
  readonly isNext: boolean
  readonly onArrive: () => void
  readonly headingRef: RefObject<HTMLHeadingElement | null>
}

/** One document: its first page, and below what is known of it or what is proposed. */
export function DocumentPanel(props: DocumentPanelProps) {
  const { realEstateId, paper, search, house, actions, onSettle, onLeave, headingRef } = props
  const [focused, setFocused] = useState<string>()
  const [place, setPlace] = useState<ReadPlace>()
  const accept = useRef<HTMLButtonElement>(null)
  const isReviewed = !isToReview(paper)
  // Fetched ahead: whoever reads a paper in the cellar wants to write there too.
  useEffect(() => void loadForm().catch(() => undefined), [])
  const take = useEffectEvent(() => {
    if (!props.isNext) return
    const next = accept.current ?? headingRef.current
    next?.focus()
    props.onArrive()
  })
  useEffect(() => take(), [])
  const remove = () => {
    onLeave()
    void actions.remove(paper)
  }
  return (
    <Card isFlush className={styles['card']}>
      <div className={styles['head']}>
        <h2 ref={headingRef} tabIndex={-1} className={styles['title']}>
          {paper.title}
        </h2>
        <OnItsWay isWaiting={paper.isWaiting && paper.refusal === undefined} isRefused={false} />
      </div>
      {paper.refusal !== undefined && (
        <div className={styles['notice']}>
          <Notice
            tone="due"
            action={
              <Button size="small" aria-haspopup="dialog" onClick={onSettle}>
                {documentsTexts.refusal.settle}
              </Button>
            }
          >
            {documentsTexts.refusal.ofThis}
          </Notice>
        </div>
      )}
      <DocumentPreview
        key={paper.file.id}
        realEstateId={realEstateId}
        paper={paper}
        search={search}
        place={place}
        onPlaceClosed={() => {
          setPlace(undefined)
          headingRef.current?.focus({ preventScroll: true })
        }}
      />
      {focused !== undefined && house.mayWrite ? (
        <Suspense fallback={<FormBones />}>
          <DocumentForm
            paper={paper}
            start={isReviewed ? {} : proposalFor(paper).facts}
            focused={focused}
            house={house}
            onSave={async (opened, facts) => {
              const fault = await actions.save(opened, facts, !isReviewed && facts.category !== null)
              return fault
            }}
            onClose={() => {
              setFocused(undefined)
              headingRef.current?.focus({ preventScroll: true })
            }}
          />
        </Suspense>
      ) : isReviewed || !house.mayWrite || paper.file.state === 'refused' || isBeingRead(paper) ? (
        <Known {...props} onEdit={() => setFocused('title')} onRemove={remove} />
      ) : (
        <>
          <ReviewCard
            paper={paper}
            at={props.at}
            canSeeFinances={house.canSeeFinances}
            onAccept={(facts: Proposed) => {
              onLeave()
              void actions.file(paper, facts)
            }}
            onChange={setFocused}
            onLook={setPlace}
            acceptRef={accept}
            onRemove={remove}
          >
            {house.canSeeFinances && hasBillCode(paper) && (
              <PaperInvoice realEstateId={realEstateId} documentId={paper.id} />
            )}
          </ReviewCard>
          <div className={styles['body']}>
            <Earlier {...props} />
          </div>
        </>
      )}
    </Card>
  )
}

type KnownProps = DocumentPanelProps & { readonly onEdit: () => void; readonly onRemove: () => void }

function Known({ realEstateId, paper, house, actions, onEdit, onRemove }: KnownProps) {
  const { isOwner } = useRole(realEstateId)
  return (
    <div className={styles['body']}>
      <Facts look="pairs" facts={factsOf(paper, house)} />
      {paper.tags.length > 0 && (
        <div className={styles['tags']}>
          {paper.tags.map((tag) => (
            <Pill key={tag}>{tag}</Pill>
          ))}
        </div>
      )}
      {paper.note !== null && <p className={styles['note']}>{paper.note}</p>}
      {house.mayWrite && (
        <div className={styles['actions']}>
          {paper.file.state !== 'refused' && (
            <Button icon={<IconPencil />} onClick={onEdit}>
              {documentsTexts.act.edit}
            </Button>
          )}
          {isOwner && paper.isFiled && paper.file.state === 'ready' && (
            <LinkButton icon={<IconShare2 />} to={sharePath(realEstateId, paper.id)}>
              {documentsTexts.act.share}
            </LinkButton>
          )}
          {house.canSeeFinances && paper.category === 'invoice' && paper.file.state === 'ready' && (
            <PaperInvoice realEstateId={realEstateId} documentId={paper.id} />
          )}
          {paper.refusal === undefined && (
            <FileButton
              icon={<IconFiles />}
              accept={accepted}
              onFiles={(files) => void actions.renew(paper, files, house.papers)}
            >
              {documentsTexts.versions.add}
            </FileButton>
          )}
          <Button kind="quiet" icon={<IconTrash />} onClick={onRemove}>
            {documentsTexts.act.remove}
          </Button>
        </div>
      )}
      <Earlier realEstateId={realEstateId} paper={paper} house={house} actions={actions} />
    </div>
  )
}

type EarlierProps = Pick<DocumentPanelProps, 'realEstateId' | 'paper' | 'house' | 'actions'>

function Earlier({ realEstateId, paper, house, actions }: EarlierProps) {
  // A copy on a device may be older than this fact.
  if ((paper.earlierFileIds ?? []).length === 0) return null
  return (
    <EarlierVersions
      realEstateId={realEstateId}
      paper={paper}
      onUse={house.mayWrite ? (fileId) => void actions.reuse(paper, fileId) : undefined}
    />
  )
}

function factsOf(paper: Paper, house: HouseDocuments): Fact[] {
  const {
    category,
    datedOn,
    sender,
    amountRappen,
    validUntil,
    keepUntil,
    componentIds,
    todoIds,
    projectIds,
    measureIds,
  } = paper
  const { facts: labels } = documents
  const texts = documentsTexts.facts
  const isOver = validUntil !== null && validUntil < today()
  const some = (label: string, value: Fact['value'] | null): Fact[] =>
    value === null ? [] : [{ label, value }]
  return [
    {
      label: labels.category,
      value: category === null ? documentsTexts.review : documentCategoryLabels[category],
    },
    { label: labels.datedOn, value: datedOn === null ? texts.none : day(datedOn) },
    ...some(labels.sender, sender),
    ...some(labels.amountRappen, amountRappen === null ? null : money(amountRappen)),
    ...some(
      labels.validUntil,
      validUntil === null ? null : isOver ? texts.expired(validUntil) : day(validUntil),
    ),
    ...some(labels.keepUntil, keepUntil === null ? null : day(keepUntil)),
    ...some(labels.componentIds, linksTo(componentIds, house.componentOptions, componentPath)),
    ...some(labels.todoIds, linksTo(todoIds, house.todoOptions, todoPath)),
    ...some(labels.projectIds, linksTo(projectIds ?? [], house.projectOptions, projectPath)),
    ...some(
      labels.measureIds,
      linksTo(measureIds ?? [], house.measureOptions, () => analysisPath('measures')),
    ),
  ]
}

type Option = { readonly value: string; readonly label: string }

/** Those of them that are still there, by name. */
function linksTo(ids: readonly string[], options: readonly Option[], pathOf: (id: string) => string) {
  const known = options.filter(({ value }) => ids.includes(value))
  if (known.length === 0) return null
  return (
    <ul className={styles['links']}>
      {known.map(({ value, label }) => (
        <li key={value}>
          <AppLink to={pathOf(value)}>{label}</AppLink>
        </li>
      ))}
    </ul>
  )
}

function FormBones() {
  return (
    <div className={styles['body']}>
      <Loading>
        <Skeleton shape="field" />
        <Skeleton shape="block" />
      </Loading>
    </div>
  )
}
