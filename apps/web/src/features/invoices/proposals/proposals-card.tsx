import type { ReactNode } from 'react'
import { Card } from '#ui/layout/card.tsx'
import { amountWords, type Invoice } from '#features/invoices/invoice-words.ts'
import styles from './proposals-card.module.css'

type Proposal = {
  readonly row: Invoice
  /** What is proposed, or for when. */
  readonly note: ReactNode
  readonly actions: ReactNode
}

type ProposalsCardProps = {
  readonly texts: { readonly title: string; readonly text: string; readonly list: string }
  readonly proposals: readonly Proposal[]
  readonly children?: ReactNode
}

/** What the product proposes of some invoices: each waits for the press of somebody. */
export function ProposalsCard({ texts, proposals, children }: ProposalsCardProps) {
  return (
    <Card title={texts.title} className={styles['card']}>
      <p className={styles['text']}>{texts.text}</p>
      <ul className={styles['rows']} aria-label={texts.list}>
        {proposals.map(({ row, note, actions }) => (
          <li key={row.id} className={styles['row']}>
            <div className={styles['what']}>
              <strong>{row.creditor}</strong>
              <span className={styles['when']}>{note}</span>
            </div>
            <strong className={styles['amount']}>{amountWords(row.amountRappen, row.currency)}</strong>
            <div className={styles['actions']}>{actions}</div>
          </li>
        ))}
      </ul>
      {children}
    </Card>
  )
}
