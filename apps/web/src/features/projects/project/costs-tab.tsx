import { sumCosts } from '@hauswart/domain/projects/cost-sums'
import { IconPlus } from '@tabler/icons-react'
import { useState, type ReactNode } from 'react'
import { bareMoney } from '#device/text/format.ts'
import type { CostItemRow } from '#house/nouns/cost-items.ts'
import { Button } from '#ui/action/button.tsx'
import { Card } from '#ui/layout/card.tsx'
import { Notice } from '#ui/layout/notice.tsx'
import { Table, type Column } from '#ui/list/table.tsx'
import { CostSheet } from '#features/projects/sheet/cost-sheet.tsx'
import { projectsTexts } from '#features/projects/projects.texts.ts'
import styles from './costs-tab.module.css'

const texts = projectsTexts.costs

type CostsTabProps = {
  readonly realEstateId: string
  readonly projectId: string
  readonly items: readonly CostItemRow[]
  readonly mayWrite: boolean
  readonly canSeeFinances: boolean
}

/** What it costs, item by item, entered by hand. */
export function CostsTab({ realEstateId, projectId, items, mayWrite, canSeeFinances }: CostsTabProps) {
  const [opened, setOpened] = useState<CostItemRow | 'new'>()
  if (!canSeeFinances) return <Notice>{texts.noRight}</Notice>
  const sums = sumCosts(items)
  const columns: readonly Column<CostItemRow>[] = [
    {
      key: 'title',
      label: texts.name,
      isName: true,
      cell: (item) => nameOf(item, mayWrite ? () => setOpened(item) : undefined),
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
      {items.length === 0 ? (
        <p className={styles['empty']}>{texts.empty}</p>
      ) : (
        <Table
          caption={texts.caption}
          isCaptionHidden
          columns={columns}
          rows={items}
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

function nameOf({ title }: CostItemRow, open: (() => void) | undefined): ReactNode {
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
