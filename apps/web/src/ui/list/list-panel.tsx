import { IconArrowLeft } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { AppLink } from '#ui/action/app-link.tsx'
import { classes } from '#ui/classes.ts'
import styles from './list-panel.module.css'

type ListPanelProps = {
  readonly list: ReactNode
  /** The selected thing; without it the panel shows `emptyPanel`, and a phone only the list. */
  readonly panel?: ReactNode
  readonly emptyPanel?: ReactNode
  /** On a phone the panel is a page of its own and needs the way back. */
  readonly back: { readonly to: string; readonly label: string }
  readonly panelLabel: string
}

/** List and detail beside each other, one after the other on a phone. The address names the selected thing. */
export function ListPanel({ list, panel, emptyPanel, back, panelLabel }: ListPanelProps) {
  const hasPanel = panel !== undefined && panel !== null
  return (
    <div className={styles['place']}>
      <div className={classes(styles['both'], hasPanel && styles['chosen'])}>
        <div className={styles['list']} data-panel-list="">
          {list}
        </div>
        <section className={styles['panel']} aria-label={panelLabel}>
          {hasPanel && (
            <AppLink to={back.to} className={styles['back']}>
              <IconArrowLeft size={19} stroke={1.75} aria-hidden="true" />
              {back.label}
            </AppLink>
          )}
          {hasPanel ? panel : emptyPanel}
        </section>
      </div>
    </div>
  )
}
