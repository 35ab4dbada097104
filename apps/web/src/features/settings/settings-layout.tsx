import type { ReactNode } from 'react'
import styles from './settings.module.css'

export function SettingsLayout({ children }: { readonly children: ReactNode }) {
  return <div className={styles['cards']}>{children}</div>
}
