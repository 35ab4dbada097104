import type { ReactNode } from 'react'
import { PublicFooter } from './public-footer.tsx'
import { PublicHeader } from './public-header.tsx'
import { contentId } from '#features/landing/sections.ts'
import styles from './public-frame.module.css'

type PublicFrameProps = { readonly isSlim?: boolean; readonly children: ReactNode }

/** What surrounds every page for guests. */
export function PublicFrame({ isSlim = false, children }: PublicFrameProps) {
  return (
    <div className={styles['frame']}>
      <PublicHeader isSlim={isSlim} />
      <main id={contentId} className={styles['main']} tabIndex={-1}>
        {children}
      </main>
      <PublicFooter />
    </div>
  )
}
