import { documentCategoryLabels } from '@hauswart/domain/documents/document.labels'
import { IconFolder, IconInbox } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { dossierPath } from '#house/paths/dossier-paths.ts'
import { AppLink } from '#ui/action/app-link.tsx'
import { classes } from '#ui/classes.ts'
import { documentsTexts } from '#features/documents/documents.texts.ts'
import styles from './drawer-nav.module.css'
import type { countPapers, Drawer } from './paper-filter.ts'

type DrawerNavProps = {
  readonly realEstateId: string
  readonly counts: ReturnType<typeof countPapers>
  readonly selected: Drawer
  readonly pathOf: (drawer: Drawer) => string
  readonly mayWrite: boolean
  /** How many papers are missing, once it is known. */
  readonly missing: number | undefined
}

/** Where to look: beside the list, or as chips above it where there is no room. */
export function DrawerNav({ realEstateId, counts, selected, pathOf, mayWrite, missing }: DrawerNavProps) {
  const entry = (drawer: Drawer, label: ReactNode, count: ReactNode, icon?: ReactNode) => (
    <li key={drawer}>
      <AppLink
        to={pathOf(drawer)}
        prefetch="none"
        preventScrollReset
        className={classes(styles['entry'], drawer === 'review' && counts.review > 0 && styles['waiting'])}
        aria-current={drawer === selected ? 'true' : undefined}
      >
        {icon}
        <span className={styles['label']}>{label}</span>
        <span className={styles['count']}>{count}</span>
      </AppLink>
    </li>
  )
  const sign = { size: 19, stroke: 1.75, 'aria-hidden': true, className: styles['icon'] } as const
  return (
    <nav className={styles['nav']} aria-label={documentsTexts.drawers}>
      <ul className={styles['list']}>
        {entry('review', documentsTexts.review, counts.review, <IconInbox {...sign} />)}
        {entry('all', documentsTexts.all, counts.all, <IconFolder {...sign} />)}
        {counts.drawers.length > 0 && <li className={styles['line']} aria-hidden="true" />}
        {counts.drawers.map(({ drawer, count }) => entry(drawer, documentCategoryLabels[drawer], count))}
        <li className={styles['line']} aria-hidden="true" />
        {missing !== undefined &&
          entry('check', documentsTexts.check.title, documentsTexts.check.lacking(missing))}
        {mayWrite && (
          <li>
            <AppLink to={dossierPath(realEstateId, 'trash')} className={styles['entry']}>
              <span className={styles['label']}>{documentsTexts.trash}</span>
            </AppLink>
          </li>
        )}
      </ul>
    </nav>
  )
}
