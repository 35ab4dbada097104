import type { Analysis } from '@hauswart/domain/analysis/model/analysis'
import { analysisPath } from '#house/paths/analysis-paths.ts'
import { AppLink } from '#ui/action/app-link.tsx'
import { Card } from '#ui/layout/card.tsx'
import { YearBars } from '#ui/charts/year-bars.tsx'
import { Asked, FigureSource, FigureValue } from '#ui/figure/figure.tsx'
import { overviewTexts } from '#features/overview/overview.texts.ts'
import { planBars } from './plan-bars.ts'
import styles from './plan-card.module.css'

type PlanCardProps = { readonly analysis: Analysis; readonly isInflated: boolean }

const texts = overviewTexts.plan

/** What the house needs in the next fifteen years, and what to put aside for it. */
export function PlanCard({ analysis, isInflated }: PlanCardProps) {
  const { bars, total, until } = planBars(analysis)
  const { perMonth } = analysis.reserve
  const missing = analysis.plan.withoutCost.length
  const rejected = analysis.plan.rejected.length
  if (analysis.components.length === 0)
    return (
      <Card title={texts.title}>
        <p className={styles['quiet']}>{texts.empty}</p>
      </Card>
    )
  return (
    <Card>
      <div className={styles['head']}>
        <div className={styles['titles']}>
          <h2>{texts.title}</h2>
          <p>{isInflated ? texts.inflated(until) : texts.sentence(until)}</p>
        </div>
        <div className={styles['sums']}>
          <p className={styles['total']}>
            <FigureValue figure={total} title={texts.total(until)} />
            <FigureSource figure={total} title={texts.total(until)} look="sign" />
          </p>
          <p className={styles['reserve']}>
            <Asked figure={perMonth} title={texts.reserveTitle}>
              {texts.reserve} <FigureValue figure={perMonth} title={texts.reserveTitle} />
            </Asked>
          </p>
        </div>
      </div>
      <div className={styles['way']}>
        <YearBars caption={texts.caption} head={texts.head} bars={bars} />
        <p className={styles['foot']}>
          <AppLink to={analysisPath('timeline')}>{texts.open}</AppLink>
          {missing > 0 && <span>{texts.missing(missing)}</span>}
          {rejected > 0 && <span>{texts.rejected(rejected)}</span>}
        </p>
      </div>
    </Card>
  )
}
