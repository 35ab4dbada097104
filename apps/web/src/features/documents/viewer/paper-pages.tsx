import { IconX } from '@tabler/icons-react'
import { useState, type ReactNode } from 'react'
import { useConnection } from '#device/net/connection.ts'
import { Button, IconButton } from '#ui/action/button.tsx'
import { Notice } from '#ui/layout/notice.tsx'
import { Progress } from '#ui/layout/progress.tsx'
import type { Paper } from '#features/documents/paper.ts'
import type { ReadPlace } from '#features/documents/review/proposal.ts'
import styles from './paper-pages.module.css'
import { usePaperSheets } from './use-paper-sheets.ts'
import { viewerTexts as texts } from './viewer.texts.ts'

type PaperPagesProps = {
  readonly realEstateId: string
  readonly paper: Paper
  readonly search: string
  readonly place: ReadPlace | undefined
  /** The file, where it has not left this device yet. */
  readonly own: Blob | undefined
  readonly onClose: () => void
  /** Shown as long as there are no pages to show. */
  readonly children: ReactNode
}

/** All pages of a paper, or why they cannot be seen. */
export function PaperPages(props: PaperPagesProps) {
  const [tries, setTries] = useState(0)
  return <Pages key={tries} {...props} onAgain={() => setTries(tries + 1)} />
}

type PagesProps = PaperPagesProps & { readonly onAgain: () => void }

function Pages(props: PagesProps) {
  const { realEstateId, paper, search, place, own, onClose, onAgain, children } = props
  const { open, Viewer, isFailed } = usePaperSheets(realEstateId, paper.file, own)
  const [isBroken, setBroken] = useState(false)
  const { online } = useConnection()
  if (isBroken || isFailed === true)
    return (
      <>
        <div className={styles['notice']}>
          <Notice
            action={
              !isBroken && (
                <Button size="small" onClick={onAgain}>
                  {texts.again}
                </Button>
              )
            }
          >
            {isBroken ? texts.broken : online ? texts.failed : texts.notHere}
          </Notice>
        </div>
        {children}
      </>
    )
  if (open === undefined || Viewer === undefined)
    return (
      <>
        <div className={styles['notice']}>
          <Progress label={texts.loading} />
        </div>
        {children}
      </>
    )
  return (
    <Viewer
      open={open}
      title={paper.title}
      search={search}
      place={place}
      actions={<IconButton label={texts.close} icon={<IconX />} onClick={onClose} />}
      onBroken={() => setBroken(true)}
    />
  )
}
