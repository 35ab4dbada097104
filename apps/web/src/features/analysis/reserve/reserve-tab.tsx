import { listed } from '@hauswart/domain/analysis/model/analysis.labels'
import { dossierPath } from '#house/paths/dossier-paths.ts'
import { AppLink } from '#ui/action/app-link.tsx'
import { Card } from '#ui/layout/card.tsx'
import { Figure, Figures } from '#ui/list/facts.tsx'
import { FigureTile } from '#ui/figure/figure-tile.tsx'
import { FigureSource, FigureValue } from '#ui/figure/figure.tsx'
import { Notice } from '#ui/layout/notice.tsx'
import { wholeMoney } from '#device/text/format.ts'
import styles from '#features/analysis/analysis.module.css'
import { analysisTexts } from '#features/analysis/analysis.texts.ts'
import { BudgetForm } from './budget-form.tsx'
import type { Desk } from '#features/analysis/desk.ts'
import tiles from '#features/analysis/energy/energy-tab.module.css'
import { ReserveChart } from './reserve-chart.tsx'
import own from './reserve-tab.module.css'

const texts = analysisTexts.reserve

/** What to put aside, what is put aside, and whether that lasts. */
export function ReserveTab({ desk }: { readonly desk: Desk }) {
  const { analysis, budget, canSeeFinances, mayWrite } = desk
  const { perMonth, byValue, shortfall, fund } = analysis.reserve
  const rejected = analysis.components.filter(({ component }) =>
    analysis.plan.rejected.includes(component.id),
  )
  return (
    <div className={styles['stack']}>
      <Card title={texts.title} sentence={texts.sentence}>
        <Figures>
          <FigureTile title={texts.perMonth} figure={perMonth} />
          {typeof budget?.savingMonthlyRappen === 'number' && (
            <Figure label={texts.own} value={wholeMoney(budget.savingMonthlyRappen)} note={texts.ownNote} />
          )}
          {fund !== null && <FigureTile title={texts.fund} figure={fund} note={texts.fundNote} />}
          {canSeeFinances && <FigureTile title={texts.byValue} figure={byValue} />}
        </Figures>
        {canSeeFinances && shortfall.value !== null && (
          <div className={tiles['scale']}>
            <Notice tone={shortfall.value > 0 ? 'due' : 'good'}>
              <span className={tiles['label']}>
                {shortfall.value > 0 ? texts.missing : texts.enough}
                <FigureValue figure={shortfall} title={texts.shortfall} />
                <FigureSource figure={shortfall} title={texts.shortfall} look="sign" />
              </span>
            </Notice>
          </div>
        )}
        <Left desk={desk} rejected={listed(rejected.map(({ name }) => name))} />
      </Card>
      <Card title={texts.chart} sentence={fund === null ? texts.chartSentence : texts.chartWithFund}>
        <ReserveChart years={analysis.plan.years} perMonth={perMonth.value ?? 0} budget={budget} />
      </Card>
      <Card title={texts.budget} sentence={canSeeFinances ? texts.budgetSentence : undefined}>
        {budget === null || !canSeeFinances ? (
          <p className={tiles['hint']}>{texts.noRight}</p>
        ) : (
          <BudgetForm desk={desk} budget={budget} mayWrite={mayWrite} />
        )}
      </Card>
    </div>
  )
}

type LeftProps = { readonly desk: Desk; readonly rejected: string }

/** What the figures above leave out, and where that can be told. */
function Left({ desk: { analysis, input, house, canSeeFinances, mayWrite }, rejected }: LeftProps) {
  const isFundOpen =
    canSeeFinances &&
    input.fund === null &&
    analysis.components.some(({ component, cost }) => component.isShared && cost.value !== null)
  return (
    <>
      {isFundOpen && (
        <p className={own['left']}>
          {texts.noFund}{' '}
          {mayWrite && <AppLink to={dossierPath(house.id, 'community')}>{texts.toFund}</AppLink>}
        </p>
      )}
      {rejected !== '' && <p className={own['left']}>{texts.rejected(rejected)}</p>}
    </>
  )
}
