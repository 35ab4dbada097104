import { intervalWords } from '@hauswart/domain/days/recurrence.labels'
import { proposedBookings } from '@hauswart/domain/invoices/expense'
import { useState } from 'react'
import { day } from '#device/text/format.ts'
import { newId } from '#device/new-id.ts'
import { doAct } from '#house/acts/do-act.ts'
import { invoices as record } from '#house/nouns/invoices.ts'
import { Button } from '#ui/action/button.tsx'
import { isSecondTap } from '#ui/action/second-tap.ts'
import { savingTexts } from '#ui/form/saving.texts.ts'
import { toast } from '#ui/overlay/toast.tsx'
import type { Invoice } from '#features/invoices/invoice-words.ts'
import { proposalTap, ProposalsCard } from '#features/invoices/proposals/proposals-card.tsx'
import type { InvoiceLinks } from '#features/invoices/use-invoice-links.ts'
import { book, factsOfNext } from './book.ts'
import { BookSheet } from './expense-sheets.tsx'
import { expenseTexts } from './expense.texts.ts'

const { proposals: texts } = expenseTexts

type BookingProposalsProps = {
  readonly all: readonly Invoice[]
  readonly realEstateId: string
  readonly links: InvoiceLinks
  readonly today: string
}

/** Costs whose day has come again: one press books them, none books itself. */
export function BookingProposals({ all, realEstateId, links, today }: BookingProposalsProps) {
  const [opened, setOpened] = useState<{ readonly row: Invoice; readonly on: string }>()
  const proposed = proposedBookings(all, today)
  if (proposed.length === 0 && opened === undefined) return null
  const bookNow = async (row: Invoice, on: string) => {
    const fault = await book(realEstateId, newId(), { ...factsOfNext(row), issuedOn: on })
    if (fault !== undefined) toast({ text: savingTexts.notKept[fault], tone: 'due' })
  }
  const skip = (row: Invoice, on: string) =>
    void doAct(realEstateId, record.acts.update(row, { skippedUntil: on }), {
      text: texts.skipped(row.creditor, day(on)),
      row,
    })
  return (
    <ProposalsCard
      texts={texts}
      proposals={proposed.map(({ row, on }) => ({
        row,
        note: row.recurrence === null ? day(on) : `${day(on)}, ${intervalWords(row.recurrence)}`,
        actions: (
          <>
            <Button
              size="small"
              kind="quiet"
              aria-label={texts.skipOf(row.creditor, day(on))}
              onClick={({ nativeEvent }) => {
                if (!isSecondTap(proposalTap, nativeEvent)) skip(row, on)
              }}
            >
              {texts.skip}
            </Button>
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
          </>
        ),
      }))}
    >
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
    </ProposalsCard>
  )
}
