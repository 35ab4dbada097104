import { isSetOff } from '@hauswart/domain/invoices/credit'
import { day } from '#device/text/format.ts'
import { Button } from '#ui/action/button.tsx'
import { Row, RowList } from '#ui/list/row-list.tsx'
import { creditTexts } from '#features/invoices/credit/credit.texts.ts'
import { amountWords, type Invoice } from '#features/invoices/invoice-words.ts'
import { invoicesTexts } from '#features/invoices/invoices.texts.ts'
import { takeBackPayment } from '#features/invoices/pay.ts'
import styles from './invoice-panel.module.css'

const { payments: words } = invoicesTexts

type PaymentsProps = {
  readonly invoice: Invoice
  readonly realEstateId: string
  readonly mayWrite: boolean
}

/** What was paid of it, each by its day. */
export function Payments({ invoice, realEstateId, mayWrite }: PaymentsProps) {
  const { payments, currency, kind } = invoice
  const texts = kind === 'credit' ? { ...words, ...creditTexts.payments } : words
  const written = (rappen: number) => amountWords(kind === 'credit' ? -rappen : rappen, currency)
  return (
    <section className={styles['part']} aria-label={texts.title}>
      <h3>{texts.title}</h3>
      {payments.length === 0 ? (
        <p className={styles['muted']}>{texts.none}</p>
      ) : (
        <RowList>
          {payments.map((payment) => (
            <Row
              key={payment.id}
              title={written(payment.amountRappen)}
              text={isSetOff(payment) ? creditTexts.offset.on(day(payment.paidOn)) : day(payment.paidOn)}
              action={
                mayWrite && (
                  <Button
                    kind="quiet"
                    size="small"
                    aria-label={(isSetOff(payment) ? creditTexts.offset : texts).takeBackOf(
                      written(payment.amountRappen),
                      day(payment.paidOn),
                    )}
                    onClick={() => void takeBackPayment(realEstateId, invoice, payment)}
                  >
                    {texts.takeBack}
                  </Button>
                )
              }
            />
          ))}
        </RowList>
      )}
    </section>
  )
}
