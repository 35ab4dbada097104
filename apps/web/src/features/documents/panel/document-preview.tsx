import { IconEye, IconFileText } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useConnection } from '#device/net/connection.ts'
import { useProgress } from '#device/net/upload-progress.ts'
import { fileQuery } from '#house/document-queries.ts'
import { Button } from '#ui/action/button.tsx'
import { classes } from '#ui/classes.ts'
import { Notice } from '#ui/layout/notice.tsx'
import { Progress } from '#ui/layout/progress.tsx'
import { KeptPicture } from '#ui/picture/kept-picture.tsx'
import { Picture } from '#ui/picture/picture.tsx'
import { documentsTexts } from '#features/documents/documents.texts.ts'
import { isToReview, type Paper } from '#features/documents/paper.ts'
import type { ReadPlace } from '#features/documents/review/proposal.ts'
import { useOwnFile } from '#features/documents/use-own-file.ts'
import { PaperPages } from '#features/documents/viewer/paper-pages.tsx'
import { viewerTexts } from '#features/documents/viewer/viewer.texts.ts'
import styles from './document-preview.module.css'
import { OpenButton } from './open-button.tsx'

type FileProps = { readonly realEstateId: string; readonly paper: Paper }
type PreviewProps = FileProps & {
  /** What was looked for; then the pages stand open, with the words marked. */
  readonly search: string
  /** Where something was read: the pages open there. */
  readonly place: ReadPlace | undefined
  readonly onPlaceClosed: () => void
}
const texts = documentsTexts.file
const pdf = 'application/pdf'
/** Photos every browser draws. */
const drawn = /^image\/(?:jpeg|png|webp)$/

/** The first page, all pages for whoever wants them, or what is known of the file until there is one. */
export function DocumentPreview({ realEstateId, paper, search, place, onPlaceClosed }: PreviewProps) {
  const { file } = paper
  const [isWanted, setWanted] = useState(search !== '')
  const isOpen = isWanted || place !== undefined
  const own = useOwnFile(paper)
  const isReady = file.state === 'ready'
  const hasPages = isReady
    ? file.mediaType === pdf || drawn.test(file.mediaType ?? '')
    : own?.type === pdf && file.state !== 'refused'
  const first = isReady ? <FirstPage realEstateId={realEstateId} paper={paper} /> : null
  const open = isReady && <OpenButton realEstateId={realEstateId} file={file} />
  return (
    <div className={classes(styles['preview'], isToReview(paper) && styles['short'])}>
      <div className={styles['head']}>
        <span className={styles['name']}>{texts.facts(file.name, file.sizeBytes)}</span>
        {file.pageCount !== null && !isOpen && <span>{texts.pages(file.pageCount)}</span>}
        {hasPages && !isOpen && (
          <Button size="small" icon={<IconEye />} onClick={() => setWanted(true)}>
            {viewerTexts.look}
          </Button>
        )}
        {open}
      </div>
      {file.state === 'refused' && (
        <div className={styles['refused']}>
          <Notice tone="due" title={documentsTexts.refused.title}>
            {file.refusal !== null && documentsTexts.refused.reasons[file.refusal]}
          </Notice>
        </div>
      )}
      {hasPages && isOpen ? (
        <PaperPages
          realEstateId={realEstateId}
          paper={paper}
          search={search}
          place={place}
          own={isReady ? undefined : own}
          onClose={() => {
            setWanted(false)
            if (place !== undefined) onPlaceClosed()
          }}
        >
          {first}
        </PaperPages>
      ) : (
        first
      )}
      {/* A copy on a device may be older than this fact. */}
      {(file.unreadPages ?? 0) > 0 && <p className={styles['unread']}>{texts.unread(file.unreadPages)}</p>}
      {(file.state === 'announced' || file.state === 'arrived') && <OnTheWay paper={paper} own={own} />}
    </div>
  )
}

function FirstPage({ realEstateId, paper }: FileProps) {
  const { file, title } = paper
  const { online } = useConnection()
  const { data, refetch } = useQuery(fileQuery(realEstateId, file))
  const [isMissing, setMissing] = useState(false)
  if (data?.previewUrl === null) return <Words>{file.isRead ? texts.noPreview : texts.state.arrived}</Words>
  if (isMissing && !online) return <Words>{texts.onlineOnly}</Words>
  const photo = {
    id: file.id,
    url: data?.previewUrl ?? null,
    widths: data?.previewWidths,
    placeholder: data?.placeholder,
  }
  return (
    <div className={classes(styles['page'], isPhoto(file) && styles['whole'])}>
      <KeptPicture
        key={file.id}
        photo={photo}
        alt={texts.preview(title)}
        place="page"
        shape="free"
        fit="contain"
        isFirst
        onMissing={() => {
          // Without an answer yet there is nothing to miss.
          if (data === undefined && online) return
          setMissing(true)
          void refetch()
        }}
      />
    </div>
  )
}

/** A picture is the paper itself and is seen whole. */
const isPhoto = ({ mediaType }: Paper['file']): boolean => mediaType?.startsWith('image/') === true

type OnTheWayProps = { readonly paper: Paper; readonly own: Blob | undefined }

function OnTheWay({ paper: { title, file, isWaiting }, own }: OnTheWayProps) {
  const share = useProgress(file.id)
  const isPicture = own !== undefined && drawn.test(own.type)
  return (
    <>
      {isPicture && (
        <div className={styles['page']}>
          <Picture src={own} alt={texts.preview(title)} place="page" shape="free" fit="contain" isFirst />
        </div>
      )}
      {share === undefined ? (
        <Words>{isWaiting ? texts.waits : texts.state[file.state]}</Words>
      ) : (
        <div className={styles['progress']}>
          <Progress label={texts.sending} share={share} />
        </div>
      )}
    </>
  )
}

function Words({ children }: { readonly children: string | undefined }) {
  return (
    <div className={styles['words']}>
      <IconFileText size={40} stroke={1.25} aria-hidden="true" />
      <output>{children}</output>
    </div>
  )
}
