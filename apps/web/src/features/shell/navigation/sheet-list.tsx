import type { ReactNode } from 'react'
import { AppLink } from '#ui/action/app-link.tsx'
import styles from './sheet-list.module.css'

export function SheetList({ label, children }: { readonly label?: string; readonly children: ReactNode }) {
  return (
    <div className={styles['group']}>
      {label !== undefined && <h3 className={styles['label']}>{label}</h3>}
      <ul className={styles['list']}>{children}</ul>
    </div>
  )
}

type RowProps = { readonly icon: ReactNode; readonly label: string; readonly hint?: string | undefined }
type LinkProps = RowProps & {
  readonly to: string
  readonly onChoose: () => void
  readonly isSelected?: boolean
}

export function SheetLink({ to, onChoose, isSelected = false, ...row }: LinkProps) {
  return (
    <li>
      <AppLink
        to={to}
        className={styles['row']}
        aria-current={isSelected ? 'page' : undefined}
        onClick={onChoose}
      >
        <Row {...row} />
      </AppLink>
    </li>
  )
}

export function SheetButton({ onChoose, ...row }: RowProps & { readonly onChoose: () => void }) {
  return (
    <li>
      <button type="button" className={styles['row']} onClick={onChoose}>
        <Row {...row} />
      </button>
    </li>
  )
}

function Row({ icon, label, hint }: RowProps) {
  return (
    <>
      <span className={styles['sign']}>{icon}</span>
      <span className={styles['words']}>
        <span className={styles['name']}>{label}</span>
        {hint !== undefined && <span className={styles['hint']}>{hint}</span>}
      </span>
    </>
  )
}
