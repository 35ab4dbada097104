import type { PlanYear } from '@hauswart/domain/analysis/analysis'
import { shortMoney } from '#lib/format.ts'
import { FigureSource, FigureValue } from '#ui/figure.tsx'
import { analysisTexts } from './analysis.texts.ts'
import styles from './timeline-board.module.css'

const texts = analysisTexts.timeline

/** The years with what each costs; a year without work has no figure to ask about. */
export function YearHeads({ years }: { readonly years: readonly PlanYear[] }) {
  return (
    <ol className={styles['heads']} aria-label={texts.years}>
      {years.map(({ year, cost, entries }) => (
        <li key={year} className={styles['head']}>
          <span className={styles['year']}>{year}</span>
          {entries.length > 0 && (
            <span className={styles['year-sum']}>
              <FigureValue figure={cost} title={texts.costIn(year)}>
                {cost.value === null ? texts.open : shortMoney(cost.value)}
              </FigureValue>
              <FigureSource figure={cost} title={texts.costIn(year)} look="sign" />
            </span>
          )}
        </li>
      ))}
    </ol>
  )
}
