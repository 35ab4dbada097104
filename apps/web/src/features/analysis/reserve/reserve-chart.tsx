import type { AnalysisBudget, PlanYear } from '@hauswart/domain/analysis/model/analysis'
import { shortMoney, wholeMoney } from '#device/text/format.ts'
import { HiddenTable } from '#ui/charts/hidden-table.tsx'
import { analysisTexts } from '#features/analysis/analysis.texts.ts'
import { reserveLines } from './reserve-lines.ts'
import styles from './reserve-chart.module.css'

const texts = analysisTexts.reserve
const height = 210

type ReserveChartProps = {
  readonly years: readonly PlanYear[]
  /** What is recommended, in Rappen. */
  readonly perMonth: number
  readonly budget: AnalysisBudget | null
}

/** What has been spent by then, what is saved as recommended, and what if things go on as today. */
export function ReserveChart({ years, perMonth, budget }: ReserveChartProps) {
  const { spent, recommended, today, most } = reserveLines(years, { perMonth, budget })
  const at = (index: number) => ((index + 0.5) / Math.max(1, years.length)) * 100
  const points = (values: readonly number[]) =>
    values
      .map((value, index) => `${at(index).toFixed(2)},${(100 - (value / most) * 96).toFixed(2)}`)
      .join(' ')
  return (
    <div className={styles['chart']}>
      <p className={styles['legend']} aria-hidden="true">
        <span className={styles['key-spent']}>{texts.spent}</span>
        <span className={styles['key-recommended']}>{texts.recommended}</span>
        {today !== undefined && <span className={styles['key-today']}>{texts.asToday}</span>}
        <span>{texts.scale(shortMoney(most))}</span>
      </p>
      <svg
        className={styles['picture']}
        viewBox="0 0 100 100"
        preserveAspectRatio="none"
        width="100%"
        height={height}
        aria-hidden="true"
        focusable="false"
      >
        <polyline className={styles['spent']} points={points(spent)} />
        <polyline className={styles['recommended']} points={points(recommended)} />
        {today !== undefined && <polyline className={styles['today']} points={points(today)} />}
      </svg>
      <p className={styles['ends']} aria-hidden="true">
        <span>{years.at(0)?.year}</span>
        <span>{years.at(-1)?.year}</span>
      </p>
      <HiddenTable
        caption={texts.chart}
        head={[texts.year, texts.money]}
        rows={years.map(({ year }, index) => [
          String(year),
          texts.row(
            wholeMoney(spent[index] ?? 0),
            wholeMoney(recommended[index] ?? 0),
            today === undefined ? undefined : wholeMoney(today[index] ?? 0),
          ),
        ])}
      />
    </div>
  )
}
