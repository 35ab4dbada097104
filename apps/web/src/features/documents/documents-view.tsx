import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { documents as record } from '#house/nouns/documents.ts'
import { useRefusals } from '#house/refusal/use-refusals.tsx'
import { classes } from '#ui/classes.ts'
import { Card } from '#ui/layout/card.tsx'
import { Notice } from '#ui/layout/notice.tsx'
import { PageHead } from '#ui/layout/page-head.tsx'
import { Loading, SkeletonRows } from '#ui/layout/skeleton.tsx'
import { MissingPanel } from '#ui/list/missing-panel.tsx'
import { ListFailure } from '#ui/list/list-failure.tsx'
import { usePhonePlace } from '#ui/list/use-phone-place.ts'
import { AddButtons } from './adding/add-buttons.tsx'
import { AddingNotices } from './adding/adding-notices.tsx'
import { DropZone } from './adding/drop-zone.tsx'
import { useAdding } from './adding/use-adding.ts'
import { CheckCard } from './check/check-card.tsx'
import { countMissing, useDocumentCheck } from './check/use-document-check.ts'
import { DocumentsLayout } from './documents-layout.tsx'
import { documentsTexts } from './documents.texts.ts'
import styles from './documents-view.module.css'
import { DocumentsCard } from './list/documents-card.tsx'
import { DrawerNav } from './list/drawer-nav.tsx'
import { countPapers, filterPapers, groupPapers, isSearching } from './list/paper-filter.ts'
import { usePaperLook } from './list/paper-look.ts'
import { useDocumentAddress } from './list/use-document-address.ts'
import { DocumentPanel } from './panel/document-panel.tsx'
import { isToReview, type Paper } from './paper.ts'
import { useDocumentActions } from './use-document-actions.ts'
import { useHouseDocuments } from './use-house-documents.ts'

const records = [record]

/** The documents of one house: drawers, list and paper, with or without a line. */
export function DocumentsView({ realEstateId }: { readonly realEstateId: string }) {
  const address = useDocumentAddress()
  const { selectedId, filter } = address
  const house = useHouseDocuments(realEstateId)
  const actions = useDocumentActions(realEstateId)
  const look = usePaperLook()
  const navigate = useNavigate()
  const { papers, mayWrite } = house
  const nameOf = (id: string) =>
    [...house.componentOptions, ...house.todoOptions, ...house.projectOptions].find(
      ({ value }) => value === id,
    )?.label
  const refused = useRefusals({ records, realEstateId, nameOf })
  const heading = useRef<HTMLHeadingElement>(null)
  usePhonePlace(selectedId, heading)
  /** The paper that was just decided on; the focus goes on to what comes in its place. */
  const [left, setLeft] = useState<string>()
  const arrive = () => setLeft(undefined)

  const adding = useAdding({
    papers,
    add: async (files, as) => {
      const [first, ...others] = (await actions.add(files, as)) ?? []
      if (first === undefined) return
      address.forgetStart()
      await navigate(others.length === 0 ? address.pathOf(first) : address.drawerPath('review'))
    },
  })

  const counts = countPapers(papers)
  const check = useDocumentCheck(realEstateId, papers)
  const waiting = groupPapers(filterPapers(papers, filter)).review
  const selected = papers.find(({ id }) => id === selectedId)
  // Where nothing was chosen, what waits stands open: one press, and the next one follows.
  const isWaited = selectedId === undefined && mayWrite && filter.drawer !== 'check'
  const shown = selected ?? (isWaited ? waiting[0] : undefined)
  const isReady = !house.isLoading && house.error === null
  const isFirstTime = isReady && papers.length === 0

  const leave = (paper: Paper): void => {
    setLeft(paper.id)
    if (selectedId === undefined) return
    const next = isToReview(paper) ? waiting.find(({ id }) => id !== paper.id) : undefined
    const to = next === undefined ? address.listPath : address.pathOf(next.id)
    void navigate(to, { replace: next !== undefined, preventScrollReset: true })
  }

  const add = mayWrite && isReady && (
    <AddButtons onFiles={adding.take} isFirst={isFirstTime} isStarting={address.isStarting} />
  )
  return (
    <div className={classes(styles['page'], selectedId !== undefined && styles['chosen'])}>
      <div className={styles['head']}>
        <PageHead
          title={documentsTexts.title}
          sentence={isReady && <Sentence review={counts.review} filed={counts.filed} />}
          actions={isFirstTime ? undefined : add}
        />
      </div>
      <div className={styles['notices']}>
        {refused.view}
        {house.role !== undefined && !mayWrite && <Notice>{documentsTexts.readerOnly}</Notice>}
        <AddingNotices
          adding={adding}
          onOpen={(id) => void navigate(address.pathOf(id), { preventScrollReset: true })}
        />
      </div>
      {mayWrite && <DropZone onFiles={adding.take} />}
      {house.error !== null && (
        <ListFailure texts={documentsTexts.failed} error={house.error} onAgain={house.again} />
      )}
      <DocumentsLayout
        backPath={address.listPath}
        isChosen={selectedId !== undefined}
        isAlone={isFirstTime && selectedId === undefined}
        isWide={look === 'grid' && filter.drawer !== 'check'}
        nav={
          isReady &&
          !isFirstTime && (
            <DrawerNav
              realEstateId={realEstateId}
              counts={counts}
              selected={filter.drawer}
              pathOf={address.drawerPath}
              mayWrite={mayWrite}
              missing={check && countMissing(check)}
            />
          )
        }
        list={
          house.error === null && (
            <Card>
              {house.isLoading ? (
                <Loading>
                  <SkeletonRows rows={6} />
                </Loading>
              ) : filter.drawer === 'check' ? (
                <CheckCard
                  realEstateId={realEstateId}
                  check={check}
                  mayWrite={mayWrite}
                  pathOf={address.pathOf}
                  onFiles={adding.take}
                />
              ) : (
                <DocumentsCard
                  realEstateId={realEstateId}
                  house={house}
                  address={address}
                  shownId={shown?.id}
                  add={
                    isFirstTime && add !== false ? <div className={styles['first']}>{add}</div> : undefined
                  }
                />
              )}
            </Card>
          )
        }
        panel={
          shown !== undefined ? (
            <DocumentPanel
              key={shown.id}
              realEstateId={realEstateId}
              paper={shown}
              search={isSearching(filter) ? filter.search : ''}
              at={{ number: waiting.indexOf(shown) + 1, all: waiting.length }}
              house={house}
              actions={actions}
              onSettle={() => refused.look(shown.refusal?.seq)}
              onLeave={() => leave(shown)}
              isNext={left !== undefined && left !== shown.id}
              onArrive={arrive}
              headingRef={heading}
            />
          ) : selectedId !== undefined ? (
            <MissingPanel isLoading={!isReady} texts={documentsTexts} />
          ) : undefined
        }
        emptyPanel={isReady && <Nothing isNext={left !== undefined} onArrive={arrive} />}
      />
    </div>
  )
}

type SentenceProps = { readonly review: number; readonly filed: number }

function Sentence({ review, filed }: SentenceProps) {
  if (review + filed === 0) return documentsTexts.firstSentence
  if (review === 0) return documentsTexts.allFiled(filed)
  return (
    <>
      <strong>{documentsTexts.waiting(review)}</strong> {documentsTexts.sentence(review, filed)}
    </>
  )
}

type NothingProps = { readonly isNext: boolean; readonly onArrive: () => void }

/** Where the focus rests when all is reviewed. */
function Nothing({ isNext, onArrive }: NothingProps) {
  const words = useRef<HTMLParagraphElement>(null)
  const take = useEffectEvent(() => {
    words.current?.focus({ preventScroll: true })
    onArrive()
  })
  useEffect(() => {
    if (isNext) take()
  }, [isNext])
  return (
    <Card>
      <p ref={words} tabIndex={-1} className={styles['hint']}>
        {documentsTexts.nothingChosen}
      </p>
    </Card>
  )
}
