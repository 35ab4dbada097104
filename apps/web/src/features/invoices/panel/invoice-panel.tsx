import { invoiceStateWords } from '@hauswart/domain/invoices/invoice.labels'
import {
  IconCheck,
  IconEye,
  IconFileText,
  IconMessageReport,
  IconPencil,
  IconShieldHalf,
  IconTrash,
} from '@tabler/icons-react'
import { useState, type RefObject } from 'react'
import { invoices as record } from '#house/nouns/invoices.ts'
import { documentPath } from '#house/paths/places.ts'
import { change, refusedCreation } from '#house/record/change.ts'
import { removeRow } from '#house/acts/remove-row.ts'
import { useRole } from '#house/use-role.ts'
import { Button, LinkButton } from '#ui/action/button.tsx'
import { savingTexts } from '#ui/form/saving.texts.ts'
import { Card } from '#ui/layout/card.tsx'
import { Notice } from '#ui/layout/notice.tsx'
import { Facts } from '#ui/list/facts.tsx'
import { OnItsWay } from '#ui/mark/on-its-way.tsx'
import { StatePill, type State } from '#ui/mark/pill.tsx'
import { toast } from '#ui/overlay/toast.tsx'
import { creditTexts } from '#features/invoices/credit/credit.texts.ts'
import { OffsetPart } from '#features/invoices/credit/offset-part.tsx'
import { SettleSheet } from '#features/invoices/credit/settle-sheet.tsx'
import { newCreditor, takeCreditor } from '#features/invoices/creditor/creditor.ts'
import { CreditorOffer } from '#features/invoices/creditor/creditor-offer.tsx'
import { ExpenseSheet } from '#features/invoices/expense/expense-sheets.tsx'
import { DisputeSheet } from '#features/invoices/holding/dispute-sheet.tsx'
import { HoldingPart } from '#features/invoices/holding/holding-part.tsx'
import { holdingTexts } from '#features/invoices/holding/holding.texts.ts'
import { RetainSheet } from '#features/invoices/holding/retain-sheet.tsx'
import { InvoiceWarnings } from '#features/invoices/invoice-warnings.tsx'
import { isDoubt, standingOf, warningsOf, type Invoice } from '#features/invoices/invoice-words.ts'
import { invoicesTexts as texts } from '#features/invoices/invoices.texts.ts'
import { InvoiceSheet } from '#features/invoices/sheet/invoice-sheets.tsx'
import { PaySheet } from '#features/invoices/sheet/pay-sheet.tsx'
import { WarrantyPart } from '#features/invoices/warranty/warranty-part.tsx'
import type { InvoiceLinks } from '#features/invoices/use-invoice-links.ts'
import { creditFactsOf, expenseFactsOf, factsOf, linksOf } from './invoice-facts.tsx'
import styles from './invoice-panel.module.css'
import { PaymentCode } from './payment-code.tsx'
import { Payments } from './payments.tsx'
import { TaxChoice } from './tax-choice.tsx'

type InvoicePanelProps = {
  readonly invoice: Invoice
  readonly all: readonly Invoice[]
  readonly links: InvoiceLinks
  readonly realEstateId: string
  readonly today: string
  readonly onSettle: () => void
  readonly onRemoved: () => void
  readonly headingRef: RefObject<HTMLHeadingElement | null>
}

const tones = {
  to_review: 'unknown',
  open: 'soon',
  due: 'due',
  partly_paid: 'soon',
  disputed: 'unknown',
  retained: 'soon',
  paid: 'good',
} as const satisfies Record<string, State>

/** One invoice: what to look at first, then what it says, what was paid of it, and what it is for the tax office. */
export function InvoicePanel(props: InvoicePanelProps) {
  const { invoice, all, links, realEstateId, today, onSettle, onRemoved, headingRef } = props
  const { creditor, documentId, isWaiting, refusal } = invoice
  const { mayWrite } = useRole(realEstateId)
  const [opened, setOpened] = useState<'edit' | 'pay' | 'dispute' | 'retain'>()
  const isBill = invoice.kind === 'bill'
  const isCredit = invoice.kind === 'credit'
  const standing = standingOf(invoice, today)
  const isOpenBill = isBill && standing.state !== 'paid'
  const warnings = warningsOf(invoice, all, links, today)
  const stranger =
    mayWrite && invoice.craftsmanId === null ? newCreditor(invoice.qrCode, links.craftsmen) : undefined
  const close = () => setOpened(undefined)
  const save = async (facts: Parameters<typeof record.acts.update>[1]) => {
    const fault = await change(realEstateId, [record.acts.update(invoice, facts)])
    if (fault !== undefined) toast({ text: savingTexts.notKept[fault], tone: 'due' })
  }
  const remove = () => {
    // First, or the address would name an invoice that is gone.
    onRemoved()
    const { deleted, restored } = isCredit ? creditTexts.toast : texts.toast
    void removeRow(record, realEstateId, invoice, {
      deleted: deleted(creditor),
      restored: restored(creditor),
    })
  }
  return (
    <Card>
      <div className={styles['head']}>
        <h2 ref={headingRef} tabIndex={-1} className={styles['title']}>
          {creditor}
        </h2>
        <OnItsWay isWaiting={isWaiting && refusal === undefined} isRefused={false} />
        <StatePill state={tones[standing.state]}>{invoiceStateWords(invoice, standing.state)}</StatePill>
      </div>
      <div className={styles['notices']}>
        {refusal !== undefined && (
          <Notice
            tone="due"
            action={
              <Button size="small" aria-haspopup="dialog" onClick={onSettle}>
                {texts.refusal.settle}
              </Button>
            }
          >
            {texts.refusal.ofThis}
          </Notice>
        )}
        <InvoiceWarnings warnings={warnings} isCredit={invoice.kind === 'credit'} />
        {standing.state === 'to_review' && <Notice>{texts.toReview}</Notice>}
        {isOpenBill && (
          <HoldingPart
            invoice={invoice}
            realEstateId={realEstateId}
            today={today}
            mayWrite={mayWrite}
            onChange={setOpened}
          />
        )}
        <OffsetPart
          invoice={invoice}
          all={all}
          realEstateId={realEstateId}
          today={today}
          mayWrite={mayWrite}
        />
      </div>
      <Facts
        look="pairs"
        facts={
          isBill
            ? factsOf(invoice, standing, today)
            : isCredit
              ? creditFactsOf(invoice, standing)
              : expenseFactsOf(invoice)
        }
      />
      {invoice.note !== null && <p className={styles['note']}>{invoice.note}</p>}
      <div className={styles['actions']}>
        {mayWrite && standing.state !== 'paid' && (
          <Button
            kind={isCredit || standing.heldRappen < standing.openRappen ? 'primary' : undefined}
            icon={<IconCheck />}
            aria-haspopup="dialog"
            onClick={() => setOpened('pay')}
          >
            {isCredit ? creditTexts.settle : texts.pay}
          </Button>
        )}
        {mayWrite && standing.state === 'to_review' && (
          <Button icon={<IconEye />} onClick={() => void save({ isReviewed: true })}>
            {texts.reviewed}
          </Button>
        )}
        {mayWrite && isOpenBill && invoice.disputedOn === null && (
          <Button icon={<IconMessageReport />} aria-haspopup="dialog" onClick={() => setOpened('dispute')}>
            {holdingTexts.dispute.action}
          </Button>
        )}
        {mayWrite && isOpenBill && invoice.retainedUntil === null && (
          <Button icon={<IconShieldHalf />} aria-haspopup="dialog" onClick={() => setOpened('retain')}>
            {holdingTexts.retention.action}
          </Button>
        )}
        {documentId !== null && links.nameOf(documentId) !== undefined && (
          <LinkButton icon={<IconFileText />} to={documentPath(documentId)}>
            {texts.original}
          </LinkButton>
        )}
      </div>
      <PaymentCode invoice={invoice} today={today} isDoubtful={warnings.some(isDoubt)} />
      {(isBill || isCredit) && <Payments invoice={invoice} realEstateId={realEstateId} mayWrite={mayWrite} />}
      <TaxChoice
        invoice={invoice}
        links={links}
        realEstateId={realEstateId}
        onSave={mayWrite ? save : undefined}
      />
      <WarrantyPart invoice={invoice} realEstateId={realEstateId} today={today} mayWrite={mayWrite} />
      <div className={styles['part']}>
        <Facts look="pairs" facts={linksOf(invoice, all, links)} />
        {stranger !== undefined && (
          <CreditorOffer
            creditor={stranger}
            about={[
              invoice.note,
              ...[invoice.componentId, invoice.projectId].map((id) => links.nameOf(id ?? '')),
            ]}
            onTake={(trade) => void takeCreditor(realEstateId, invoice, stranger, trade)}
          />
        )}
      </div>
      {mayWrite && (
        <div className={styles['actions']}>
          <Button icon={<IconPencil />} aria-haspopup="dialog" onClick={() => setOpened('edit')}>
            {texts.edit}
          </Button>
          {/* What was never made is given up where its refusal is settled. */}
          {refusedCreation(invoice) === undefined && (
            <Button kind="quiet" icon={<IconTrash />} onClick={remove}>
              {texts.delete}
            </Button>
          )}
        </div>
      )}
      {opened === 'edit' && invoice.kind === 'expense' && (
        <ExpenseSheet
          expense={invoice}
          links={links}
          realEstateId={realEstateId}
          today={today}
          onClose={close}
        />
      )}
      {opened === 'edit' && (isBill || isCredit) && (
        <InvoiceSheet invoice={invoice} all={all} links={links} realEstateId={realEstateId} onClose={close} />
      )}
      {opened === 'dispute' && (
        <DisputeSheet invoice={invoice} today={today} realEstateId={realEstateId} onClose={close} />
      )}
      {opened === 'retain' && (
        <RetainSheet
          invoice={invoice}
          links={links}
          today={today}
          realEstateId={realEstateId}
          onClose={close}
        />
      )}
      {opened === 'pay' && !isCredit && (
        <PaySheet invoice={invoice} today={today} realEstateId={realEstateId} onClose={close} />
      )}
      {opened === 'pay' && isCredit && (
        <SettleSheet credit={invoice} today={today} realEstateId={realEstateId} onClose={close} />
      )}
    </Card>
  )
}
