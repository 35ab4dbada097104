import type { ReactNode } from 'react'
import styles from './field-pair.module.css'

/** Fields side by side as far as there is room, else one below the other. */
export function FieldPair({ children }: { readonly children: ReactNode }) {
  return <div className={styles['pair']}>{children}</div>
}
