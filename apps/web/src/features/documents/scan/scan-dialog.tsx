import { useState } from 'react'
import { day, today } from '#device/text/format.ts'
import { Button } from '#ui/action/button.tsx'
import { FileButton } from '#ui/input/file-button.tsx'
import { Notice } from '#ui/layout/notice.tsx'
import { Loading, Skeleton } from '#ui/layout/skeleton.tsx'
import { ConfirmDialog } from '#ui/overlay/confirm-dialog.tsx'
import { Dialog } from '#ui/overlay/dialog.tsx'
import { CornerEditor } from './corner-editor.tsx'
import { jpegPdf } from './jpeg-pdf.ts'
import { isSheet, wholeOf, type Corners } from './quad.ts'
import { ScannedPages } from './scanned-pages.tsx'
import styles from './scan-dialog.module.css'
import { scanTexts } from './scan.texts.ts'
import { useScan } from './use-scan.ts'

type ScanDialogProps = {
  readonly onClose: () => void
  readonly onScanned: (file: File) => void
}

/** Photos of pages, each cut and straightened, become one PDF. */
export function ScanDialog({ onClose, onScanned }: ScanDialogProps) {
  const scan = useScan()
  const { photo, pages } = scan
  const [isAsking, setAsking] = useState(false)
  const close = () => (pages.length > 0 || photo !== undefined ? setAsking(true) : onClose())

  const finish = async () => {
    const jpegs = await Promise.all(pages.map(async ({ jpeg }) => new Uint8Array(await jpeg.arrayBuffer())))
    const name = `${scanTexts.name(day(today()))}.pdf`
    onScanned(new File([jpegPdf(jpegs)], name, { type: 'application/pdf' }))
  }

  return (
    <Dialog
      title={pages.length === 0 ? scanTexts.title : `${scanTexts.title}: ${scanTexts.pages(pages.length)}`}
      size="wide"
      isOpen
      onClose={close}
      actions={
        photo === undefined ? (
          <PhotoButtons isFirst={pages.length === 0} onFiles={scan.read} onDone={() => void finish()} />
        ) : (
          <>
            <Button kind="quiet" onClick={scan.skip}>
              {scanTexts.skip}
            </Button>
            <Button onClick={() => scan.setCorners(wholeOf(photo.canvas))}>{scanTexts.whole}</Button>
            <Button
              kind="primary"
              isBusy={scan.isBusy}
              onClick={() => {
                if (isSheet(photo.corners)) scan.take()
              }}
            >
              {scanTexts.take}
            </Button>
          </>
        )
      }
    >
      <div className={styles['body']}>
        {scan.fault !== undefined && (
          <Notice tone="due" live="alert">
            {scan.fault}
          </Notice>
        )}
        {photo !== undefined ? (
          <Cutting photo={photo} onChange={scan.setCorners} />
        ) : scan.isBusy ? (
          <Loading label={scanTexts.reading}>
            <Skeleton shape="block" />
          </Loading>
        ) : pages.length === 0 ? (
          <p className={styles['hint']}>{scanTexts.intro}</p>
        ) : (
          <ScannedPages pages={pages} onDrop={scan.drop} />
        )}
      </div>
      <ConfirmDialog
        title={scanTexts.discard.title}
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        onConfirm={onClose}
        confirmLabel={scanTexts.discard.confirm}
        isDanger
      >
        <p>{scanTexts.discard.text}</p>
      </ConfirmDialog>
    </Dialog>
  )
}

type CuttingProps = {
  readonly photo: { readonly canvas: OffscreenCanvas; readonly corners: Corners }
  readonly onChange: (corners: Corners) => void
}

function Cutting({ photo: { canvas, corners }, onChange }: CuttingProps) {
  return (
    <>
      <CornerEditor picture={canvas} corners={corners} onChange={onChange} />
      {isSheet(corners) ? (
        <p className={styles['hint']}>{scanTexts.hint}</p>
      ) : (
        <Notice tone="soon" live="status">
          {scanTexts.crossed}
        </Notice>
      )}
    </>
  )
}

type PhotoButtonsProps = {
  readonly isFirst: boolean
  readonly onFiles: (files: readonly File[]) => void
  readonly onDone: () => void
}

function PhotoButtons({ isFirst, onFiles, onDone }: PhotoButtonsProps) {
  return (
    <>
      <FileButton isMultiple onFiles={onFiles}>
        {scanTexts.files}
      </FileButton>
      <FileButton source="camera" kind={isFirst ? 'primary' : 'secondary'} onFiles={onFiles}>
        {isFirst ? scanTexts.camera : scanTexts.next}
      </FileButton>
      {!isFirst && (
        <Button kind="primary" onClick={onDone}>
          {scanTexts.done}
        </Button>
      )}
    </>
  )
}
