import type { ReactNode } from 'react'
import { classes } from '#ui/classes.ts'
import styles from './skeleton.module.css'
import { uiTexts } from '#ui/ui.texts.ts'

type SkeletonProps = {
  readonly shape?: 'line' | 'title' | 'pill' | 'field' | 'circle' | 'block' | undefined
  readonly width?: 'short' | 'medium' | 'long' | 'full' | undefined
  readonly className?: string | undefined
}

/** A grey stand-in in the shape of what is coming. */
export function Skeleton({ shape = 'line', width = 'full', className }: SkeletonProps) {
  return (
    <span className={classes(styles['bone'], styles[shape], styles[width], className)} aria-hidden="true" />
  )
}

/** Rows as in a list: sign, two lines, something on the right. */
export function SkeletonRows({ rows = 4 }: { readonly rows?: number }) {
  return (
    <span className={styles['rows']}>
      {Array.from({ length: rows }, (_, row) => (
        <span key={row} className={styles['row']}>
          <Skeleton shape="circle" />
          <span className={styles['lines']}>
            <Skeleton width={row % 2 === 0 ? 'medium' : 'long'} />
            <Skeleton width="short" />
          </span>
          <Skeleton shape="pill" />
        </span>
      ))}
    </span>
  )
}

type LoadingProps = { readonly label?: string | undefined; readonly children: ReactNode }

/** Says once, for those who cannot see the bones, that something is coming. */
export function Loading({ label = uiTexts.loading, children }: LoadingProps) {
  return (
    <div className={styles['loading']} aria-busy="true">
      <output className="visually-hidden">{label}</output>
      {children}
    </div>
  )
}
