import { IconCoins, IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { useToday } from '#device/use-today.ts'
import { invoices } from '#house/nouns/invoices.ts'
import { invoicePath, invoicesPath } from '#house/paths/places.ts'
import { useRows } from '#house/record/use-rows.ts'
import { useRole } from '#house/use-role.ts'
import { AppLink } from '#ui/action/app-link.tsx'
import { Button } from '#ui/action/button.tsx'
import { Card } from '#ui/layout/card.tsx'
import { Loading, SkeletonRows } from '#ui/layout/skeleton.tsx'
import { Figure, Figures } from '#ui/list/facts.tsx'
import { ListFailure } from '#ui/list/list-failure.tsx'
import { BookSheet } from '#features/invoices/expense/expense-sheets.tsx'
import { expenseTexts } from '#features/invoices/expense/expense.texts.ts'
import { inOrder, standingOf, sumOf, sumsOf, type Invoice } from '#features/invoices/invoice-words.ts'
import { invoicesTexts } from '#features/invoices/invoices.texts.ts'
import { AddInvoiceSheet } from '#features/invoices/sheet/invoice-sheets.tsx'
import { useInvoiceLinks } from '#features/invoices/use-invoice-links.ts'
import { InvoiceRows } from './invoice-rows.tsx'
import styles from './project-invoices.module.css'

const { ofProject: texts } = invoicesTexts

type ProjectInvoicesProps = { readonly realEstateId: string; readonly projectId: string }

/** What a renovation was billed and what was paid without a bill, and the way to record more, with or without a line. */
export function ProjectInvoices({ realEstateId, projectId }: ProjectInvoicesProps) {
  const today = useToday()
  const rows = useRows(invoices, realEstateId)
  const links = useInvoiceLinks(realEstateId)
  const { mayWrite } = useRole(realEstateId)
  const [opened, setOpened] = useState<'invoice' | 'expense'>()
  const all = rows.data ?? []
  const own = inOrder(
    all.filter((one) => one.projectId === projectId),
    today,
  )
  const close = () => setOpened(undefined)
  const sheet = { realEstateId, links, today, projectId, onClose: close }
  if (rows.data === undefined)
    return rows.error === null ? (
      <Card>
        <Loading>
          <SkeletonRows rows={3} />
        </Loading>
      </Card>
    ) : (
      <ListFailure texts={invoicesTexts.failed} error={rows.error} onAgain={() => void rows.refetch()} />
    )
  return (
    <Card title={texts.title} action={<AppLink to={invoicesPath('project', projectId)}>{texts.all}</AppLink>}>
      {own.length === 0 ? <p className={styles['none']}>{texts.none}</p> : <Sums own={own} today={today} />}
      {mayWrite && (
        <div className={styles['add']}>
          <Button icon={<IconPlus />} aria-haspopup="dialog" onClick={() => setOpened('invoice')}>
            {invoicesTexts.add}
          </Button>
          <Button icon={<IconCoins />} aria-haspopup="dialog" onClick={() => setOpened('expense')}>
            {expenseTexts.add}
          </Button>
        </div>
      )}
      {own.length > 0 && (
        <InvoiceRows
          label={invoicesTexts.list}
          found={own}
          links={links}
          today={today}
          pathOf={invoicePath}
          about="costItemId"
        />
      )}
      {opened === 'invoice' && <AddInvoiceSheet {...sheet} all={all} source={undefined} onAdded={close} />}
      {opened === 'expense' && <BookSheet {...sheet} onBooked={close} />}
    </Card>
  )
}

/** Each currency for itself; what was credited is taken off. */
function Sums({ own, today }: { readonly own: readonly Invoice[]; readonly today: string }) {
  const paid = own.map((one) => ({ currency: one.currency, rappen: standingOf(one, today).paidRappen }))
  const billed = own.map(({ currency, amountRappen: rappen }) => ({ currency, rappen }))
  return (
    <Figures>
      <Figure look="bare" label={texts.billed} value={sumOf(billed).words} />
      <Figure look="bare" label={texts.paid} value={sumOf(paid).words} />
      <Figure look="bare" label={texts.open} value={sumsOf(own, today).open.words} />
    </Figures>
  )
}
