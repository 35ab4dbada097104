import { day } from '#device/text/format.ts'
import { Button } from '#ui/action/button.tsx'
import { Row, RowList } from '#ui/list/row-list.tsx'
import { amountWords, type Invoice } from '#features/invoices/invoice-words.ts'
import { invoicesTexts } from '#features/invoices/invoices.texts.ts'
import { takeBackPayment } from '#features/invoices/pay.ts'
import styles from './invoice-panel.module.css'

const { payments: texts } = invoicesTexts

type PaymentsProps = {
  readonly invoice: Invoice
  readonly realEstateId: string
  readonly mayWrite: boolean
}

/** What was paid of it, each by its day. */
export function Payments({ invoice, realEstateId, mayWrite }: PaymentsProps) {
  const { payments, currency } = invoice
  return (
    <section className={styles['part']} aria-label={texts.title}>
      <h3>{texts.title}</h3>
      {payments.length === 0 ? (
        <p className={styles['muted']}>{texts.none}</p>
      ) : (
        <RowList>
          {payments.map(({ id, paidOn, amountRappen }) => (
            <Row
              key={id}
              title={amountWords(amountRappen, currency)}
              text={day(paidOn)}
              action={
                mayWrite && (
                  <Button
                    kind="quiet"
                    size="small"
                    aria-label={texts.takeBackOf(amountWords(amountRappen, currency), day(paidOn))}
                    onClick={() => void takeBackPayment(realEstateId, invoice, id)}
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
