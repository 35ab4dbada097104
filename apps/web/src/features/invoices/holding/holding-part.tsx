import { disputeDemandLabels } from '@hauswart/domain/invoices/holding.labels'
import { IconDownload, IconFolder } from '@tabler/icons-react'
import { day } from '#device/text/format.ts'
import { Button } from '#ui/action/button.tsx'
import { OnlineButton } from '#ui/action/online-button.tsx'
import { Notice } from '#ui/layout/notice.tsx'
import { amountWords, type Invoice } from '#features/invoices/invoice-words.ts'
import { endDispute, release } from './hold.ts'
import styles from './holding-part.module.css'
import { holdingTexts } from './holding.texts.ts'
import { useDisputeLetter } from './use-dispute-letter.ts'

const { dispute, letter, retention } = holdingTexts

type HoldingPartProps = {
  readonly invoice: Invoice
  readonly realEstateId: string
  readonly today: string
  readonly mayWrite: boolean
  readonly onChange: (what: 'dispute' | 'retain') => void
}

/** What is disputed and what kept back of an invoice that is not paid, why, and what can be done about it. */
export function HoldingPart(props: HoldingPartProps) {
  const { disputedOn, retainedUntil } = props.invoice
  return (
    <>
      {disputedOn !== null && <Dispute {...props} since={disputedOn} />}
      {retainedUntil !== null && <Retention {...props} until={retainedUntil} />}
    </>
  )
}

function Dispute(props: HoldingPartProps & { readonly since: string }) {
  const { invoice, realEstateId, today, mayWrite, onChange, since } = props
  const { disputedRappen, disputeReason, disputeDemand, currency, isWaiting, refusal } = invoice
  const { isFetching, isFiling, fetchPaper, filePaper } = useDisputeLetter(realEstateId, invoice, today)
  const what = disputedRappen === null ? dispute.whole : dispute.part(amountWords(disputedRappen, currency))
  return (
    <Notice title={dispute.told(day(since))}>
      <p className={styles['facts']}>
        {[what, disputeDemand === null ? [] : dispute.demanded(disputeDemandLabels[disputeDemand])]
          .flat()
          .join(' · ')}
      </p>
      <p className={styles['reason']}>{disputeReason}</p>
      {mayWrite && (
        <div className={styles['actions']}>
          <Button onClick={() => void endDispute(realEstateId, invoice)}>{dispute.end}</Button>
          <Button kind="quiet" aria-haspopup="dialog" onClick={() => onChange('dispute')}>
            {dispute.change}
          </Button>
        </div>
      )}
      <h3 className={styles['title']}>{letter.title}</h3>
      {isWaiting || refusal !== undefined ? (
        <p className={styles['hint']}>{letter.waiting}</p>
      ) : (
        <>
          <div className={styles['actions']}>
            <OnlineButton icon={<IconDownload />} isBusy={isFetching} onClick={() => void fetchPaper()}>
              {letter.make}
            </OnlineButton>
            {mayWrite && (
              <OnlineButton icon={<IconFolder />} isBusy={isFiling} onClick={() => void filePaper()}>
                {letter.file}
              </OnlineButton>
            )}
          </div>
          <p className={styles['hint']}>{letter.send}</p>
        </>
      )}
    </Notice>
  )
}

function Retention(props: HoldingPartProps & { readonly until: string }) {
  const { invoice, realEstateId, mayWrite, onChange, until } = props
  const { retainedRappen, retainedReason, currency } = invoice
  return (
    <Notice title={retention.told(amountWords(retainedRappen ?? 0, currency), day(until))}>
      <p className={styles['reason']}>{retainedReason}</p>
      {mayWrite && (
        <div className={styles['actions']}>
          <Button onClick={() => void release(realEstateId, invoice)}>{retention.release}</Button>
          <Button kind="quiet" aria-haspopup="dialog" onClick={() => onChange('retain')}>
            {retention.change}
          </Button>
        </div>
      )}
    </Notice>
  )
}
