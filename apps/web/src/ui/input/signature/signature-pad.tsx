/* eslint-disable jsx-a11y/prefer-tag-over-role -- drawn in the page: an img tag cannot be drawn in, and no markup is made from strings */
import { signatureField, signaturePath, strokesOf, type Point } from '@hauswart/domain/acceptances/signature'
import { useId, useRef, useState, type PointerEvent } from 'react'
import { Button } from '#ui/action/button.tsx'
import styles from './signature-pad.module.css'

type SignaturePadProps = {
  readonly label: string
  readonly hint: string
  readonly clearLabel: string
  readonly value: string | null
  readonly onChange: (path: string | null) => void
}

/** A field to sign in with finger, pen or mouse. Whoever cannot needs another way beside it. */
export function SignaturePad({ label, hint, clearLabel, value, onChange }: SignaturePadProps) {
  const id = useId()
  const field = useRef<SVGSVGElement>(null)
  // What is being drawn now; what was drawn is the value.
  const [stroke, setStroke] = useState<readonly Point[]>()
  const drawn = value === null ? [] : strokesOf(value)
  const shown = signaturePath(stroke === undefined ? drawn : [...drawn, stroke])

  const pointOf = ({ clientX, clientY }: Pick<PointerEvent, 'clientX' | 'clientY'>): Point => {
    const box = field.current?.getBoundingClientRect()
    if (box === undefined || box.width === 0 || box.height === 0) return [0, 0]
    return [
      ((clientX - box.left) / box.width) * signatureField.width,
      ((clientY - box.top) / box.height) * signatureField.height,
    ]
  }
  const end = () => {
    if (stroke === undefined) return
    onChange(shown === '' ? null : shown)
    setStroke(undefined)
  }
  return (
    <div className={styles['pad']}>
      <div className={styles['head']}>
        <span id={id} className={styles['label']}>
          {label}
        </span>
        {value !== null && (
          <Button kind="quiet" size="small" onClick={() => onChange(null)}>
            {clearLabel}
          </Button>
        )}
      </div>
      <svg
        ref={field}
        role="img"
        aria-labelledby={id}
        className={styles['field']}
        viewBox={`0 0 ${String(signatureField.width)} ${String(signatureField.height)}`}
        onPointerDown={(event) => {
          if (event.button !== 0) return
          event.currentTarget.setPointerCapture(event.pointerId)
          setStroke([pointOf(event)])
        }}
        onPointerMove={(event) => {
          if (stroke !== undefined) setStroke([...stroke, pointOf(event)])
        }}
        onPointerUp={end}
        onPointerCancel={end}
      >
        <path className={styles['ground']} d="M40 160H560" />
        <SignatureStrokes path={shown} />
      </svg>
      <p className={styles['hint']}>{hint}</p>
    </div>
  )
}

/** What somebody drew, as it was kept. */
export function SignatureImage({ path, label }: { readonly path: string; readonly label: string }) {
  return (
    <svg
      role="img"
      aria-label={label}
      className={styles['image']}
      viewBox={`0 0 ${String(signatureField.width)} ${String(signatureField.height)}`}
    >
      <SignatureStrokes path={path} />
    </svg>
  )
}

// A dot has no length: drawn back to where it began, its round ends show it.
const SignatureStrokes = ({ path }: { readonly path: string }) => (
  <path className={styles['strokes']} d={path.replaceAll(/M(\d+ \d+)(?=M|$)/g, 'M$1L$1')} />
)
