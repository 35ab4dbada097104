import { intervalWords } from '@hauswart/domain/days/recurrence.labels'
import { proposedBookings } from '@hauswart/domain/invoices/expense'
import { useState } from 'react'
import { day } from '#device/text/format.ts'
import { newId } from '#device/new-id.ts'
import { Button } from '#ui/action/button.tsx'
import { savingTexts } from '#ui/form/saving.texts.ts'
import { Card } from '#ui/layout/card.tsx'
import { toast } from '#ui/overlay/toast.tsx'
import { amountWords, type Invoice } from '#features/invoices/invoice-words.ts'
import type { InvoiceLinks } from '#features/invoices/use-invoice-links.ts'
import { book, factsOfNext } from './book.ts'
import { BookSheet } from './expense-sheets.tsx'
import { expenseTexts } from './expense.texts.ts'
import styles from './proposals.module.css'

const { proposals: texts } = expenseTexts

type ProposalsProps = {
  readonly all: readonly Invoice[]
  readonly realEstateId: string
  readonly links: InvoiceLinks
  readonly today: string
}

/** Costs whose day has come again: one press books them, none books itself. */
export function Proposals({ all, realEstateId, links, today }: ProposalsProps) {
  const [opened, setOpened] = useState<{ readonly row: Invoice; readonly on: string }>()
  const proposed = proposedBookings(all, today)
  if (proposed.length === 0 && opened === undefined) return null
  const bookNow = async (row: Invoice, on: string) => {
    const fault = await book(realEstateId, newId(), { ...factsOfNext(row), issuedOn: on })
    if (fault !== undefined) toast({ text: savingTexts.notKept[fault], tone: 'due' })
  }
  return (
    <Card title={texts.title} className={styles['card']}>
      <p className={styles['text']}>{texts.text}</p>
      <ul className={styles['rows']} aria-label={texts.list}>
        {proposed.map(({ row, on }) => (
          <li key={row.id} className={styles['row']}>
            <div className={styles['what']}>
              <strong>{row.creditor}</strong>
              <span className={styles['when']}>
                {row.recurrence === null ? day(on) : `${day(on)}, ${intervalWords(row.recurrence)}`}
              </span>
            </div>
            <strong className={styles['amount']}>{amountWords(row.amountRappen, row.currency)}</strong>
            <div className={styles['actions']}>
              <Button
                size="small"
                aria-label={texts.adjustOf(row.creditor, day(on))}
                aria-haspopup="dialog"
                onClick={() => setOpened({ row, on })}
              >
                {texts.adjust}
              </Button>
              <Button
                size="small"
                kind="primary"
                aria-label={texts.bookOf(row.creditor, day(on))}
                onClick={() => void bookNow(row, on)}
              >
                {texts.book}
              </Button>
            </div>
          </li>
        ))}
      </ul>
      {opened !== undefined && (
        <BookSheet
          realEstateId={realEstateId}
          links={links}
          today={today}
          next={opened}
          onClose={() => setOpened(undefined)}
          onBooked={() => setOpened(undefined)}
        />
      )}
    </Card>
  )
}
