import { useState } from 'react'
import { day } from '#device/text/format.ts'
import { Button } from '#ui/action/button.tsx'
import { isSecondTap } from '#ui/action/second-tap.ts'
import { Notice } from '#ui/layout/notice.tsx'
import { amountWords, standingOf, type Invoice } from '#features/invoices/invoice-words.ts'
import { creditTexts } from './credit.texts.ts'
import { offsetsOf, setOff, type Offset } from './offset.ts'

const { offset: texts } = creditTexts

type OffsetPartProps = {
  readonly invoice: Invoice
  readonly all: readonly Invoice[]
  readonly realEstateId: string
  readonly today: string
  readonly mayWrite: boolean
}

/** An open bill and an open credit note of the same firm know of each other: one press sets them off. */
export function OffsetPart({ invoice, all, realEstateId, today, mayWrite }: OffsetPartProps) {
  const [isBusy, setBusy] = useState(false)
  const isCredit = invoice.kind === 'credit'
  const press = async (tap: MouseEvent, offset: Offset, words: string) => {
    // The second of two quick taps would meet the next bill, which has moved to this place.
    if (isSecondTap('offset', tap) || isBusy) return
    setBusy(true)
    await setOff(realEstateId, offset, words)
    setBusy(false)
  }
  return offsetsOf(invoice, all, today).map(({ other, rappen, words }) => {
    const open = amountWords(Math.abs(standingOf(other, today).openRappen), other.currency)
    const [credit, bill] = isCredit ? [invoice, other] : [other, invoice]
    return (
      <Notice
        key={other.id}
        action={
          mayWrite && (
            <Button
              size="small"
              isBusy={isBusy}
              onClick={(tap) =>
                void press(tap.nativeEvent, { credit, billId: bill.id, rappen, on: today }, words)
              }
            >
              {texts.act(words)}
            </Button>
          )
        }
      >
        {isCredit ? texts.owed(open, day(other.issuedOn)) : texts.waiting(open, day(other.issuedOn))}
      </Notice>
    )
  })
}
