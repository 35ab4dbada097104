import { creditLabel } from '@hauswart/domain/invoices/expense.labels'
import type { FolderEntry } from '@hauswart/domain/taxes/tax-folder'
import { taxFolderTexts } from '@hauswart/domain/taxes/tax-folder.labels'
import { bareMoney, day } from '#device/text/format.ts'
import { invoicePath } from '#house/paths/places.ts'
import { AppLink } from '#ui/action/app-link.tsx'
import { Card } from '#ui/layout/card.tsx'
import { Table, type Column } from '#ui/list/table.tsx'

const { heads } = taxFolderTexts

type EntriesCardProps = {
  readonly title: string
  readonly sentence?: string | undefined
  readonly entries: readonly FolderEntry[]
}

const columns: readonly Column<FolderEntry>[] = [
  { key: 'receipt', label: heads.receipt, cell: ({ receipt }) => receipt },
  {
    key: 'creditor',
    label: heads.creditor,
    isName: true,
    cell: ({ creditor, invoiceId, text, kind }) => (
      <span>
        <AppLink to={invoicePath(invoiceId)}>{creditor}</AppLink>
        {kind === 'credit' && ` · ${creditLabel}`}
        {text !== null && text !== '' && ` · ${text}`}
      </span>
    ),
  },
  {
    key: 'paidOn',
    label: heads.paidOn,
    cell: ({ paidOn }) => (paidOn === null ? '–' : day(paidOn)),
  },
  {
    key: 'cost',
    label: heads.cost,
    align: 'end',
    cell: ({ costRappen }) => bareMoney(costRappen),
  },
  { key: 'net', label: heads.net, align: 'end', cell: ({ netRappen }) => bareMoney(netRappen) },
]

/** The lines of receipts of one kind, each a way to its invoice, and what they come to. */
export function EntriesCard({ title, sentence, entries }: EntriesCardProps) {
  const total = (of: 'costRappen' | 'netRappen'): string =>
    bareMoney(entries.reduce((sum, entry) => sum + entry[of], 0))
  return (
    <Card title={title} sentence={sentence}>
      <Table
        caption={title}
        isCaptionHidden
        rows={entries}
        rowKey={({ receipt, text, paidOn, taxClass }) => `${receipt} ${taxClass} ${paidOn} ${text}`}
        columns={columns}
        total={{ creditor: heads.total, cost: total('costRappen'), net: total('netRappen') }}
      />
    </Card>
  )
}
