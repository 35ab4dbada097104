import type { PlanYear } from '@hauswart/domain/analysis/model/analysis'
import { shortMoney, wholeMoney } from '#device/text/format.ts'
import { classes } from '#ui/classes.ts'
import { HiddenTable } from '#ui/charts/hidden-table.tsx'
import { analysisTexts } from '#features/analysis/analysis.texts.ts'
import styles from './money-panels.module.css'
import { barsHeight, curveHeight, moneyCurve, yearBars, type Columns } from './timeline-layout.ts'

const texts = analysisTexts.timeline

type MoneyPanelsProps = { readonly years: readonly PlanYear[]; readonly columns: Columns }

/** The money of all years over their columns: what is spent and saved by then, and what each year costs. */
export function MoneyPanels({ years, columns }: MoneyPanelsProps) {
  const width = columns.edges.at(-1) ?? 0
  const { cost, saved, most } = moneyCurve(years, columns)
  const hasFund = years.some(({ fromFund }) => fromFund > 0)
  return (
    <div className={styles['panels']}>
      <p className={styles['label']} aria-hidden="true">
        <span className={styles['key-cost']}>{texts.total}</span>
        <span className={styles['key-saved']}>{hasFund ? texts.savedWithFund : texts.saved}</span>
        <span className={styles['scale']}>{texts.scale(shortMoney(most))}</span>
      </p>
      <svg
        width={width}
        height={curveHeight}
        className={styles['picture']}
        aria-hidden="true"
        focusable="false"
      >
        <line className={styles['line']} x1="0" x2={width} y1={curveHeight - 8} y2={curveHeight - 8} />
        <polyline className={styles['saved']} points={saved} />
        <polyline className={styles['cost']} points={cost} />
      </svg>
      <p className={styles['label']} aria-hidden="true">
        {texts.perYear}
      </p>
      <svg
        width={width}
        height={barsHeight}
        className={styles['picture']}
        aria-hidden="true"
        focusable="false"
      >
        <line className={styles['line']} x1="0" x2={width} y1={barsHeight - 0.5} y2={barsHeight - 0.5} />
        {yearBars(years, columns).map(({ year, x, width: thick, height, state }) => (
          <rect
            key={year}
            className={classes(styles['bar'], styles[state])}
            x={x}
            y={barsHeight - height}
            width={thick}
            height={height}
            rx="4"
          />
        ))}
      </svg>
      <HiddenTable
        caption={texts.tableCaption}
        head={[texts.tableYear, texts.tableMoney]}
        rows={years.map(({ year, total, saved: byThen }) => [
          String(year),
          texts.tableRow(wholeMoney(total), wholeMoney(byThen)),
        ])}
      />
    </div>
  )
}
