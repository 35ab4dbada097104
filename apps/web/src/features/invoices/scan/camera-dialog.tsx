import { IconBulb } from '@tabler/icons-react'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { Button } from '#ui/action/button.tsx'
import { Notice } from '#ui/layout/notice.tsx'
import { Dialog } from '#ui/overlay/dialog.tsx'
import styles from './camera-dialog.module.css'
import { openCamera, type Camera, type CameraFault, type Found } from './camera.ts'
import { scanTexts } from './scan.texts.ts'

const { cameraDialog: texts } = scanTexts

type CameraDialogProps = { readonly onClose: () => void; readonly onFound: Found }

/** The camera, until it has seen the code of a bill; only the picture in which it was seen is handed on. */
export function CameraDialog({ onClose, onFound }: CameraDialogProps) {
  const picture = useRef<HTMLVideoElement>(null)
  const [camera, setCamera] = useState<Camera>()
  const [fault, setFault] = useState<CameraFault>()
  const [isLit, setLit] = useState(false)
  const found = useEffectEvent(onFound)
  useEffect(() => {
    const video = picture.current
    if (video === null) return undefined
    const ending = new AbortController()
    void openCamera(video, ending.signal, { onReady: setCamera, onFault: setFault, onFound: found })
    return () => ending.abort()
  }, [])
  return (
    <Dialog
      title={texts.title}
      isOpen
      onClose={onClose}
      actions={
        <>
          {camera?.light !== undefined && (
            <Button
              icon={<IconBulb />}
              aria-pressed={isLit}
              onClick={() => {
                setLit(!isLit)
                void camera.light?.(!isLit)
              }}
            >
              {texts.light}
            </Button>
          )}
          <Button onClick={onClose}>{texts.cancel}</Button>
        </>
      }
    >
      {fault === undefined ? (
        <>
          <p className={styles['hint']}>{camera === undefined ? texts.starting : texts.hint}</p>
          <video ref={picture} className={styles['picture']} aria-label={texts.picture} muted playsInline />
        </>
      ) : (
        <Notice tone="due" live="alert">
          {fault === 'noReader' ? scanTexts.noReader : texts[fault]}
        </Notice>
      )}
    </Dialog>
  )
}
