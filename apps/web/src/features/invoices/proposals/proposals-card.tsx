import { useEffect, useRef, type ReactNode } from 'react'
import { invoicePath } from '#house/paths/places.ts'
import { AppLink } from '#ui/action/app-link.tsx'
import { Card } from '#ui/layout/card.tsx'
import { amountWords, type Invoice } from '#features/invoices/invoice-words.ts'
import styles from './proposals-card.module.css'

/** Of two quick taps the second may meet what has come up under it: all proposals are one thing to tap on. */
export const proposalTap = 'proposals'

type Proposal = {
  readonly row: Invoice
  /** What is proposed, or for when. */
  readonly note: ReactNode
  readonly actions: ReactNode
}

type ProposalsCardProps = {
  readonly texts: { readonly title: string; readonly text: string; readonly list: string }
  readonly proposals: readonly Proposal[]
  /** How many wait behind these. */
  readonly rest?: string | undefined
  readonly children?: ReactNode
}

/** What the product proposes of some invoices: each waits for the press of somebody. */
export function ProposalsCard({ texts, proposals, rest, children }: ProposalsCardProps) {
  const list = useRef<HTMLUListElement>(null)
  const shown = proposals.map(({ row }) => row.id).join(' ')
  const before = useRef(shown)
  useEffect(() => {
    const isOther = before.current !== shown
    before.current = shown
    // Whoever pressed a button that went with its row goes on in the list, not at the top of the page.
    if (isOther && document.activeElement === document.body) list.current?.focus()
  }, [shown])
  return (
    <Card title={texts.title}>
      <p className={styles['text']}>{texts.text}</p>
      <ul ref={list} tabIndex={-1} className={styles['rows']} aria-label={texts.list}>
        {proposals.map(({ row, note, actions }) => (
          <li key={row.id} className={styles['row']}>
            <div className={styles['what']}>
              <AppLink to={invoicePath(row.id)}>{row.creditor}</AppLink>
              <span className={styles['when']}>{note}</span>
            </div>
            <strong className={styles['amount']}>{amountWords(row.amountRappen, row.currency)}</strong>
            <div className={styles['actions']}>{actions}</div>
          </li>
        ))}
      </ul>
      {rest !== undefined && <p className={styles['text']}>{rest}</p>}
      {children}
    </Card>
  )
}
