import { useRef } from 'react'
import styles from './dialog.module.css'
import { classes } from '#ui/classes.ts'
import { ModalFrame, type ModalProps } from './modal.tsx'

type DialogProps = ModalProps & { readonly size?: 'normal' | 'wide' | undefined }

/** One question or one small form above the page. */
export function Dialog({ size = 'normal', ...rest }: DialogProps) {
  const ref = useRef<HTMLDialogElement>(null)
  return <ModalFrame {...rest} ref={ref} className={classes(styles['dialog'], styles[size])} />
}
