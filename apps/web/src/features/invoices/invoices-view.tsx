import { IconCoins, IconFolder, IconLock, IconPlus, IconReceipt } from '@tabler/icons-react'
import { useRef } from 'react'
import { useNavigate } from 'react-router'
import { useToday } from '#device/use-today.ts'
import { invoices as record } from '#house/nouns/invoices.ts'
import { useRows } from '#house/record/use-rows.ts'
import { useRefusals } from '#house/refusal/use-refusals.tsx'
import { taxFolderPath } from '#house/paths/places.ts'
import { useRole } from '#house/use-role.ts'
import { LinkButton } from '#ui/action/button.tsx'
import { classes } from '#ui/classes.ts'
import { Card } from '#ui/layout/card.tsx'
import { Notice } from '#ui/layout/notice.tsx'
import { PageHead } from '#ui/layout/page-head.tsx'
import { Loading, SkeletonRows } from '#ui/layout/skeleton.tsx'
import { MissingPanel } from '#ui/list/missing-panel.tsx'
import { EmptyState } from '#ui/list/empty-state.tsx'
import { Figure, Figures } from '#ui/list/facts.tsx'
import { ListFailure } from '#ui/list/list-failure.tsx'
import { ListPanel } from '#ui/list/list-panel.tsx'
import { usePhonePlace } from '#ui/list/use-phone-place.ts'
import { BookSheet } from './expense/expense-sheets.tsx'
import { expenseTexts } from './expense/expense.texts.ts'
import { BookingProposals } from './expense/booking-proposals.tsx'
import { standingOf, sumsOf, type Invoice } from './invoice-words.ts'
import styles from './invoices-view.module.css'
import { invoicesTexts as texts } from './invoices.texts.ts'
import { InvoicesCard } from './list/invoices-card.tsx'
import { InvoicePanel } from './panel/invoice-panel.tsx'
import { AddInvoiceSheet } from './sheet/invoice-sheets.tsx'
import { useInvoiceLinks } from './use-invoice-links.ts'
import { useInvoicesAddress } from './use-invoices-address.ts'

const records = [record]

/** What a house is asked to pay, with or without a line; nothing for who may not see finances. */
export function InvoicesView({ realEstateId }: { readonly realEstateId: string }) {
  const address = useInvoicesAddress()
  const { selectedId } = address
  const today = useToday()
  const { role, mayWrite, canSeeFinances } = useRole(realEstateId)
  const rows = useRows(record, realEstateId)
  const links = useInvoiceLinks(realEstateId)
  const refused = useRefusals({ records, realEstateId, nameOf: links.nameOf })
  const navigate = useNavigate()
  const heading = useRef<HTMLHeadingElement>(null)
  usePhonePlace(selectedId, heading)
  const all = rows.data ?? []
  const isReady = rows.data !== undefined && role !== undefined
  const isFirstTime = isReady && all.length === 0
  const selected = all.find(({ id }) => id === selectedId)
  if (role !== undefined && !canSeeFinances) return <NoRight />
  const add = mayWrite && isReady && (
    <LinkButton kind="primary" to={address.addPath} icon={<IconPlus />}>
      {texts.add}
    </LinkButton>
  )
  const book = mayWrite && isReady && (
    <LinkButton to={address.bookPath} icon={<IconCoins />}>
      {expenseTexts.add}
    </LinkButton>
  )
  return (
    <div className={classes(styles['page'], selectedId !== undefined && styles['chosen'])}>
      <div className={styles['head']}>
        <PageHead
          title={texts.title}
          sentence={isReady && sentenceOf(all, today)}
          actions={
            isFirstTime ? undefined : (
              <>
                <LinkButton to={taxFolderPath} icon={<IconFolder />}>
                  {texts.taxFolder}
                </LinkButton>
                {book}
                <span className={styles['wide']}>{add}</span>
              </>
            )
          }
        />
      </div>
      <div className={styles['notices']}>
        {refused.view}
        {role !== undefined && !mayWrite && <Notice>{texts.readerOnly}</Notice>}
      </div>
      {rows.error !== null && rows.data === undefined ? (
        <ListFailure texts={texts.failed} error={rows.error} onAgain={() => void rows.refetch()} />
      ) : !isReady ? (
        <Card>
          <Loading>
            <SkeletonRows rows={6} />
          </Loading>
        </Card>
      ) : isFirstTime && selectedId === undefined ? (
        <Card>
          <EmptyState
            {...texts.empty}
            picture={<IconReceipt stroke={1.5} size={56} />}
            action={
              <span className={styles['first']}>
                {add}
                {book}
              </span>
            }
          />
        </Card>
      ) : (
        <>
          <Sums all={all} today={today} />
          <div className={styles['proposals']}>
            {mayWrite && (
              <BookingProposals all={all} realEstateId={realEstateId} links={links} today={today} />
            )}
          </div>
          <ListPanel
            back={{ to: address.listPath, label: texts.back }}
            panelLabel={texts.panel}
            list={
              <InvoicesCard
                realEstateId={realEstateId}
                mayWrite={mayWrite}
                all={all}
                address={address}
                links={links}
                today={today}
              />
            }
            emptyPanel={
              <Card>
                <p className={styles['hint']}>{texts.nothingChosen}</p>
              </Card>
            }
            panel={
              selectedId === undefined ? undefined : selected === undefined ? (
                <MissingPanel texts={texts} />
              ) : (
                <InvoicePanel
                  key={selected.id}
                  invoice={selected}
                  all={all}
                  links={links}
                  realEstateId={realEstateId}
                  today={today}
                  onSettle={() => refused.look(selected.refusal?.seq)}
                  onRemoved={() => void navigate(address.listPath, { preventScrollReset: true })}
                  headingRef={heading}
                />
              )
            }
          />
        </>
      )}
      {address.isBooking && mayWrite && isReady && (
        <BookSheet
          realEstateId={realEstateId}
          links={links}
          today={today}
          projectId={address.filter.projectId}
          onClose={address.closeAdding}
          onBooked={(id) => void navigate(address.pathOf(id), { replace: true, preventScrollReset: true })}
        />
      )}
      {address.isAdding && mayWrite && isReady && (address.paperId === undefined || links.hasDocuments) && (
        <AddInvoiceSheet
          realEstateId={realEstateId}
          all={all}
          links={links}
          today={today}
          projectId={address.filter.projectId}
          source={links.documents.find(({ id }) => id === address.paperId)}
          onClose={address.closeAdding}
          onAdded={(id) => void navigate(address.pathOf(id), { replace: true, preventScrollReset: true })}
        />
      )}
    </div>
  )
}

function sentenceOf(all: readonly Invoice[], today: string): string {
  if (all.length === 0) return texts.firstSentence
  return texts.sentence(
    all.filter(
      (one) =>
        one.kind !== 'credit' && !['paid', 'disputed', 'retained'].includes(standingOf(one, today).state),
    ).length,
  )
}

/** Each figure says from how many invoices or payments it comes. */
function Sums({ all, today }: { readonly all: readonly Invoice[]; readonly today: string }) {
  const { open, held, due, paid } = sumsOf(all, today)
  const { sums } = texts
  const from = (amount: number, credits = 0) =>
    amount === 0 ? sums.none : sums.from(amount - credits, credits)
  const openCredits = all.filter(
    (one) => one.kind === 'credit' && standingOf(one, today).state !== 'paid',
  ).length
  return (
    <Card className={styles['sums']}>
      <Figures>
        <Figure
          look="bare"
          label={sums.open}
          value={open.words}
          note={`${from(open.from, openCredits)}${held.from === 0 ? '' : sums.held(held.words)}`}
        />
        <Figure look="bare" label={sums.due} value={due.words} note={from(due.from)} />
        <Figure
          look="bare"
          label={sums.paid(today.slice(0, 4))}
          value={paid.words}
          note={paid.from === 0 ? sums.none : sums.payments(paid.from)}
        />
      </Figures>
    </Card>
  )
}

function NoRight() {
  return (
    <>
      <PageHead title={texts.title} />
      <Card>
        <EmptyState {...texts.noRight} picture={<IconLock stroke={1.5} size={56} />} />
      </Card>
    </>
  )
}
