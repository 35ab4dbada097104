import type { HeatingVariant } from '@hauswart/domain/analysis/model/analysis'
import { heatingVariantLabels } from '@hauswart/domain/analysis/model/heating-variants.labels'
import type { Figure } from '@hauswart/domain/figures/figure'
import { FigureSource, FigureValue } from '#ui/figure/figure.tsx'
import { Pill } from '#ui/mark/pill.tsx'
import { Table, type Column } from '#ui/list/table.tsx'
import { analysisTexts } from '#features/analysis/analysis.texts.ts'
import styles from './heating-variants.module.css'

const texts = analysisTexts.variants

type Row = HeatingVariant & {
  readonly name: string
  /** Its full cost in percent of the dearest. */
  readonly part: number
}

/** The ways to heat this house: the whole cost of twenty years as bars, what it is made of in the table. */
export function HeatingVariants({ variants }: { readonly variants: readonly HeatingVariant[] }) {
  const most = Math.max(1, ...variants.map(({ fullCost }) => fullCost.value ?? 0))
  const rows: readonly Row[] = variants.map((variant) => ({
    ...variant,
    name: heatingVariantLabels[variant.kind],
    part: ((variant.fullCost.value ?? 0) / most) * 100,
  }))
  return (
    <Table
      caption={texts.caption}
      isCaptionHidden
      columns={columns}
      rows={rows}
      rowKey={({ kind }) => kind}
    />
  )
}

const figureColumn = (
  key: keyof typeof texts & keyof HeatingVariant,
  figureOf: (row: Row) => Figure,
  isBare = false,
): Column<Row> => ({
  key,
  label: texts[key],
  align: 'end',
  cell: (row) => <Cell label={texts[key]} row={row} figure={figureOf(row)} isBare={isBare} />,
})

const columns: readonly Column<Row>[] = [
  {
    key: 'name',
    label: texts.name,
    isName: true,
    cell: ({ name, isPresent }) => (
      <span className={styles['name']}>
        {name}
        {isPresent && <Pill size="small">{texts.present}</Pill>}
      </span>
    ),
  },
  {
    key: 'fullCost',
    label: texts.fullCost,
    cell: (row) => (
      <span className={styles['full']}>
        <svg width="100%" height="10" aria-hidden="true" focusable="false" className={styles['bar']}>
          <rect
            className={row.isPresent ? styles['own'] : styles['other']}
            width={`${row.part}%`}
            height="10"
            rx="5"
          />
        </svg>
        <Cell label={texts.fullCost} row={row} figure={row.fullCost} />
      </span>
    ),
  },
  figureColumn('investment', ({ investment }) => investment),
  figureColumn('subsidy', ({ subsidy }) => subsidy),
  figureColumn('costPerYear', ({ costPerYear }) => costPerYear, true),
  figureColumn('co2PerYear', ({ co2PerYear }) => co2PerYear, true),
]

type CellProps = {
  readonly label: string
  readonly row: Row
  readonly figure: Figure
  readonly isBare?: boolean | undefined
}

function Cell({ label, row, figure, isBare }: CellProps) {
  const title = texts.figureOf(label, row.name)
  return (
    <span className={styles['cell']}>
      <FigureValue figure={figure} title={title} isBare={isBare} withoutCurrency inTonnes />
      <FigureSource figure={figure} title={title} look="sign" />
    </span>
  )
}
