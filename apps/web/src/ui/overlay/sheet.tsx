import { useRef, type PointerEvent } from 'react'
import { ModalFrame, type ModalProps } from './modal.tsx'
import styles from './sheet.module.css'

/** From below on a phone, from the right on a wide screen. For longer forms and for explanations. */
export function Sheet(props: ModalProps) {
  const sheet = useRef<HTMLDialogElement>(null)
  const startY = useRef(0)

  const move = (event: PointerEvent<HTMLDivElement>) => {
    if (event.currentTarget.hasPointerCapture(event.pointerId))
      shift(sheet.current, Math.max(0, event.clientY - startY.current))
  }
  const release = (event: PointerEvent<HTMLDivElement>) => {
    const far = event.type === 'pointerup' && event.clientY - startY.current > 90
    shift(sheet.current, 0)
    if (far) props.onClose()
  }

  return (
    <ModalFrame
      {...props}
      ref={sheet}
      className={styles['sheet']}
      handle={
        // For the thumb only: everyone else has Escape and the cross.
        <div
          className={styles['handle']}
          aria-hidden="true"
          onPointerDown={(event) => {
            startY.current = event.clientY
            event.currentTarget.setPointerCapture(event.pointerId)
          }}
          onPointerMove={move}
          onPointerUp={release}
          onPointerCancel={release}
        />
      }
    />
  )
}

function shift(element: HTMLElement | null, pixels: number): void {
  element?.style.setProperty('translate', pixels === 0 ? 'none' : `0 ${pixels}px`)
}
