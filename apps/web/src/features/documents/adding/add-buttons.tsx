import { IconLineScan, IconUpload } from '@tabler/icons-react'
import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { loadChunk } from '#device/chunk-guard.ts'
import { Button } from '#ui/action/button.tsx'
import { FileButton } from '#ui/input/file-button.tsx'
import { documentsTexts } from '#features/documents/documents.texts.ts'
import { accepted } from './chosen-files.ts'

const loadScan = () => import('#features/documents/scan/scan-dialog.tsx')
const ScanDialog = lazy(async () => ({ default: (await loadChunk(loadScan)).ScanDialog }))

type AddButtonsProps = {
  readonly onFiles: (files: readonly File[]) => void
  /** The page has nothing else to offer yet. */
  readonly isFirst?: boolean
  /** Somebody came here to add something. */
  readonly isStarting?: boolean
}

export function AddButtons({ onFiles, isFirst = false, isStarting = false }: AddButtonsProps) {
  const [isScanning, setScanning] = useState(false)
  const place = useRef<HTMLSpanElement>(null)
  // Fetched ahead: whoever is in the cellar without a line wants to scan there too.
  useEffect(() => void loadScan().catch(() => undefined), [])
  useEffect(() => {
    // A page may not open the file picker by itself; the focus stands where one press does.
    if (isStarting) place.current?.querySelector('input')?.focus()
  }, [isStarting])
  return (
    <>
      <Button icon={<IconLineScan />} aria-haspopup="dialog" onClick={() => setScanning(true)}>
        {documentsTexts.add.scan}
      </Button>
      <span ref={place}>
        <FileButton
          kind={isFirst ? 'primary' : 'secondary'}
          icon={<IconUpload />}
          accept={accepted}
          isMultiple
          isWide
          onFiles={onFiles}
        >
          {documentsTexts.add.upload}
        </FileButton>
      </span>
      {isScanning && (
        <Suspense>
          <ScanDialog
            onClose={() => setScanning(false)}
            onScanned={(file) => {
              setScanning(false)
              onFiles([file])
            }}
          />
        </Suspense>
      )}
    </>
  )
}
