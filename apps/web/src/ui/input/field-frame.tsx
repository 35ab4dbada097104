import { IconAlertCircle } from '@tabler/icons-react'
import { useId, type ReactNode } from 'react'
import { classes } from '#ui/classes.ts'
import styles from './field.module.css'
import { uiTexts } from '#ui/ui.texts.ts'

export type FieldLook = {
  readonly label: ReactNode
  readonly hint?: ReactNode
  /** What is wrong, as a sentence that says how to put it right. */
  readonly error?: ReactNode
  /** On the right of the label: an origin («Gebäuderegister») or a link («Vergessen?»). */
  readonly aside?: ReactNode
  /** Required is the rule; only what may stay empty says so, by word. */
  readonly isOptional?: boolean | undefined
  /** The label stays for screen readers only, where the place says what is asked (search, table cell). */
  readonly isLabelHidden?: boolean | undefined
}

type FrameProps = FieldLook & {
  readonly id: string
  readonly errorId: string
  readonly hintId: string
  readonly className?: string | undefined
  readonly children: ReactNode
}

/** Label above, hint and error below; the same for every field. */
export function FieldFrame(props: FrameProps) {
  const { id, label, hint, error, aside, isOptional, isLabelHidden, className, children } = props
  return (
    <div className={classes(styles['field'], className)}>
      <div className={isLabelHidden === true ? 'visually-hidden' : styles['head']}>
        <label htmlFor={id} className={styles['label']}>
          {label}
          {isOptional === true && <span className={styles['optional']}> {uiTexts.optional}</span>}
        </label>
        {aside}
      </div>
      {children}
      {hasContent(hint) && (
        <p id={props.hintId} className={styles['hint']}>
          {hint}
        </p>
      )}
      <FieldError id={props.errorId} error={error} />
    </div>
  )
}

export function FieldError({ id, error }: { readonly id: string; readonly error: ReactNode }) {
  if (!hasContent(error)) return null
  return (
    <p id={id} className={styles['error']}>
      <IconAlertCircle size={16} stroke={1.75} aria-hidden="true" />
      <span>{error}</span>
    </p>
  )
}

type Wiring = Pick<FieldLook, 'hint' | 'error'> & {
  readonly id?: string | undefined
  readonly 'aria-describedby'?: string | undefined
}

/** Identifiers and ARIA that tie an input to its label, hint and error. */
export function useFieldWiring({ id: own, hint, error, 'aria-describedby': more }: Wiring) {
  const made = useId()
  const id = own ?? made
  const ids = { id, hintId: `${id}-hint`, errorId: `${id}-error` }
  const isInvalid = hasContent(error)
  const describedBy = classes(isInvalid && ids.errorId, hasContent(hint) && ids.hintId, more)
  return {
    ids,
    input: {
      id,
      'aria-invalid': isInvalid ? (true as const) : undefined,
      'aria-describedby': describedBy === '' ? undefined : describedBy,
    },
  }
}

export function hasContent(node: ReactNode): boolean {
  return node !== undefined && node !== null && node !== false && node !== ''
}
