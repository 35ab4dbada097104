import { boundBy } from '@hauswart/domain/quotes/change-order'
import { sumCostsWith, withInvoices, withoutItem } from '@hauswart/domain/projects/cost-sums'
import { IconPlus } from '@tabler/icons-react'
import { useState, type ReactNode } from 'react'
import { bareMoney, money } from '#device/text/format.ts'
import { changeOrders } from '#house/nouns/change-orders.ts'
import type { CostItemRow } from '#house/nouns/cost-items.ts'
import { invoicesPath } from '#house/paths/places.ts'
import { quotes } from '#house/nouns/quotes.ts'
import { useRows } from '#house/record/use-rows.ts'
import { AppLink } from '#ui/action/app-link.tsx'
import { Button } from '#ui/action/button.tsx'
import { Card } from '#ui/layout/card.tsx'
import { Notice } from '#ui/layout/notice.tsx'
import { Table, type Column } from '#ui/list/table.tsx'
import { CostSheet } from '#features/projects/sheet/cost-sheet.tsx'
import { projectsTexts } from '#features/projects/projects.texts.ts'
import type { Bill } from '#features/projects/use-bills.ts'
import styles from './costs-tab.module.css'

const texts = projectsTexts.costs

type CostsTabProps = {
  readonly realEstateId: string
  readonly projectId: string
  readonly items: readonly CostItemRow[]
  /** The invoices of this renovation. */
  readonly bills: readonly Bill[]
  readonly mayWrite: boolean
  readonly canSeeFinances: boolean
}

/** What it costs, item by item: by hand, and from invoices where there are any. */
export function CostsTab(props: CostsTabProps) {
  const { realEstateId, projectId, items, bills, mayWrite, canSeeFinances } = props
  const [opened, setOpened] = useState<CostItemRow | 'new'>()
  const ordered = useOrdered(realEstateId, projectId)
  if (!canSeeFinances) return <Notice>{texts.noRight}</Notice>
  const sums = sumCostsWith(items, bills)
  const loose = withoutItem(items, bills)
  const rows = [...withInvoices(items, bills), ...(loose === undefined ? [] : [{ ...noItem, ...loose }])]
  const columns: readonly Column<CostLine>[] = [
    {
      key: 'title',
      label: texts.name,
      isName: true,
      cell: ({ id, title }) => {
        const item = items.find((one) => one.id === id)
        return nameOf(title, mayWrite && item !== undefined ? () => setOpened(item) : undefined)
      },
    },
    { key: 'planned', label: texts.planned, align: 'end', cell: (item) => bareMoney(item.plannedRappen) },
    {
      key: 'committed',
      label: texts.committed,
      align: 'end',
      cell: (item) => bareMoney(item.committedRappen),
    },
    { key: 'invoiced', label: texts.invoiced, align: 'end', cell: (item) => bareMoney(item.invoicedRappen) },
    { key: 'paid', label: texts.paid, align: 'end', cell: (item) => bareMoney(item.paidRappen) },
  ]
  return (
    <Card
      title={texts.title}
      action={
        mayWrite && (
          <Button icon={<IconPlus />} aria-haspopup="dialog" onClick={() => setOpened('new')}>
            {texts.add}
          </Button>
        )
      }
    >
      {rows.length === 0 ? (
        <p className={styles['empty']}>{texts.empty}</p>
      ) : (
        <Table
          caption={texts.caption}
          isCaptionHidden
          columns={columns}
          rows={rows}
          rowKey={({ id }) => id}
          total={{
            title: texts.total,
            planned: bareMoney(sums.planned),
            committed: bareMoney(sums.committed),
            invoiced: bareMoney(sums.invoiced),
            paid: bareMoney(sums.paid),
          }}
        />
      )}
      {rows.length > 0 && (
        <p className={styles['origin']}>
          {bills.length === 0 ? texts.byHand : texts.fromInvoices(bills.length)}{' '}
          <AppLink to={invoicesPath('project', projectId)}>{texts.invoices}</AppLink>
        </p>
      )}
      {ordered !== 0 && <p className={styles['origin']}>{texts.fromOrders(money(ordered))}</p>}
      {opened !== undefined && (
        <CostSheet
          realEstateId={realEstateId}
          projectId={projectId}
          item={opened === 'new' ? undefined : opened}
          onClose={() => setOpened(undefined)}
        />
      )}
    </Card>
  )
}

/** How much of what is committed came after the award. */
function useOrdered(realEstateId: string, projectId: string): number {
  const own = new Set(
    (useRows(quotes, realEstateId).data ?? [])
      .filter((quote) => quote.projectId === projectId && quote.isActive)
      .map(({ id }) => id),
  )
  return (useRows(changeOrders, realEstateId).data ?? [])
    .filter(({ quoteId }) => own.has(quoteId))
    .reduce((sum, order) => sum + boundBy(order), 0)
}

type CostLine = Pick<
  CostItemRow,
  'id' | 'title' | 'plannedRappen' | 'committedRappen' | 'invoicedRappen' | 'paidRappen'
>

const noItem = { id: 'loose', title: texts.loose, plannedRappen: 0, committedRappen: 0 }

function nameOf(title: string, open: (() => void) | undefined): ReactNode {
  if (open === undefined) return title
  return (
    <button
      type="button"
      className={styles['name']}
      aria-haspopup="dialog"
      title={texts.open(title)}
      onClick={open}
    >
      {title}
    </button>
  )
}
