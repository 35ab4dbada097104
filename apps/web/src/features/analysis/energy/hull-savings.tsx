import type { HullSaving } from '@hauswart/domain/analysis/model/analysis'
import {
  hullPartLabels,
  hullTexts,
  savingLabels,
  savingTitle,
} from '@hauswart/domain/analysis/model/saving.labels'
import type { Figure } from '@hauswart/domain/figures/figure'
import { FigureSource, FigureValue } from '#ui/figure/figure.tsx'
import { Table, type Column } from '#ui/list/table.tsx'
import styles from './heating-variants.module.css'

/** What insulating each part of the house would save in a year, and all of it. */
export function HullSavings({ hull }: { readonly hull: readonly HullSaving[] }) {
  return (
    <Table
      caption={hullTexts.title}
      isCaptionHidden
      columns={columns}
      rows={hull}
      rowKey={({ part }) => part}
    />
  )
}

const figureColumn = (key: 'cost' | 'energy' | 'co2'): Column<HullSaving> => ({
  key,
  label: savingLabels[key],
  align: 'end',
  cell: ({ part, saving }) => <Cell label={savingLabels[key]} part={part} figure={saving[key]} />,
})

const columns: readonly Column<HullSaving>[] = [
  {
    key: 'part',
    label: hullTexts.part,
    isName: true,
    cell: ({ part }) => <span className={styles['name']}>{hullPartLabels[part]}</span>,
  },
  figureColumn('cost'),
  figureColumn('energy'),
  figureColumn('co2'),
]

type CellProps = {
  readonly label: string
  readonly part: HullSaving['part']
  readonly figure: Figure
}

function Cell({ label, part, figure }: CellProps) {
  const title = savingTitle(label, hullPartLabels[part])
  return (
    <span className={styles['cell']}>
      <FigureValue figure={figure} title={title} isBare inTonnes />
      <FigureSource figure={figure} title={title} look="sign" />
    </span>
  )
}
