import { IconArrowLeft } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { AppLink } from '#ui/action/app-link.tsx'
import { classes } from '#ui/classes.ts'
import styles from './documents-layout.module.css'
import { documentsTexts } from './documents.texts.ts'

type DocumentsLayoutProps = {
  readonly nav: ReactNode
  readonly list: ReactNode
  readonly panel: ReactNode
  readonly emptyPanel: ReactNode
  /** Somebody opened one; else the panel shows what waits, and a phone shows that above the list. */
  readonly isChosen: boolean
  /** There is nothing but the list. */
  readonly isAlone: boolean
  /** The list takes the room of the panel as long as nothing stands there. */
  readonly isWide: boolean
  readonly backPath: string
}

/** Drawers, list and paper beside each other; on a phone what waits, the drawers, the list, or one paper alone. */
export function DocumentsLayout(props: DocumentsLayoutProps) {
  const { nav, list, panel, emptyPanel, isChosen, isAlone, isWide, backPath } = props
  const hasPanel = panel !== undefined
  return (
    <div className={styles['place']}>
      <div
        className={classes(
          styles['all'],
          isChosen && styles['chosen'],
          hasPanel && !isChosen && styles['waiting'],
          isAlone && styles['alone'],
          isWide && !hasPanel && styles['wide'],
        )}
      >
        <div className={styles['nav']}>{nav}</div>
        <div className={styles['list']} data-panel-list="">
          {list}
        </div>
        <section className={styles['panel']} aria-label={documentsTexts.panel}>
          {isChosen && (
            <AppLink to={backPath} className={styles['back']}>
              <IconArrowLeft size={19} stroke={1.75} aria-hidden="true" />
              {documentsTexts.back}
            </AppLink>
          )}
          {hasPanel ? panel : emptyPanel}
        </section>
      </div>
    </div>
  )
}
