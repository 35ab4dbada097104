import { toPayNow } from '@hauswart/domain/invoices/invoice'
import { paymentCode } from '@hauswart/domain/invoices/payment-code'
import { lazy, Suspense, useState } from 'react'
import { loadChunk } from '#device/chunk-guard.ts'
import { Button } from '#ui/action/button.tsx'
import { amountWords, type Invoice } from '#features/invoices/invoice-words.ts'
import { invoicesTexts } from '#features/invoices/invoices.texts.ts'
import panel from './invoice-panel.module.css'
import styles from './payment-code.module.css'

const { paymentCode: texts } = invoicesTexts
const loadDrawing = () => import('./code-drawing.tsx')
const CodeDrawing = lazy(async () => ({ default: (await loadChunk(loadDrawing)).CodeDrawing }))

type PaymentCodeProps = {
  readonly invoice: Invoice
  readonly today: string
  /** Something speaks against paying: whoever wants the code must say so. */
  readonly isDoubtful: boolean
}

/** What is to be paid today as a code for the app of a bank, where the bill came with one. */
export function PaymentCode({ invoice, today, isDoubtful }: PaymentCodeProps) {
  const [isWanted, setWanted] = useState(false)
  const amount = toPayNow(invoice, today)
  const code = paymentCode(invoice, amount)
  if (code === undefined) return null
  const isShown = !isDoubtful || isWanted
  return (
    <section className={panel['part']} aria-label={texts.title}>
      <h3>{texts.title}</h3>
      {isShown ? (
        <figure className={styles['code']}>
          <Suspense fallback={<div className={styles['place']} />}>
            <CodeDrawing
              text={code}
              alt={texts.alt(amountWords(amount, invoice.currency), invoice.creditor)}
            />
          </Suspense>
          <figcaption>
            {texts.hint}
            <br />
            {amountWords(amount, invoice.currency)}
          </figcaption>
        </figure>
      ) : (
        <div className={panel['suggestion']}>
          <p>{texts.held}</p>
          <Button size="small" onClick={() => setWanted(true)}>
            {texts.show}
          </Button>
        </div>
      )}
    </section>
  )
}
