import type { PlanYear } from '@hauswart/domain/analysis/model/analysis'
import { shortMoney } from '#device/text/format.ts'
import { classes } from '#ui/classes.ts'
import { FigureSource, FigureValue } from '#ui/figure/figure.tsx'
import { analysisTexts } from '#features/analysis/analysis.texts.ts'
import styles from './timeline-board.module.css'
import type { Columns } from './timeline-layout.ts'

const texts = analysisTexts.timeline

type YearHeadsProps = { readonly years: readonly PlanYear[]; readonly columns: Columns }

/** The years with what each costs; a year without work has no figure to ask about. */
export function YearHeads({ years, columns }: YearHeadsProps) {
  return (
    <ol className={styles['heads']} aria-label={texts.years}>
      {years.map(({ year, cost, entries }, at) => (
        <li key={year} className={classes(styles['head'], columns.isFree[at] && styles['free'])}>
          <span className={styles['year']}>{year}</span>
          {entries.length === 0 && <span className="visually-hidden">{texts.free}</span>}
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
