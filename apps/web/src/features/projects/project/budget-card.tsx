import { money } from '#device/text/format.ts'
import type { CostSums } from '@hauswart/domain/projects/cost-sums'
import { Card } from '#ui/layout/card.tsx'
import { projectsTexts } from '#features/projects/projects.texts.ts'
import styles from './budget-card.module.css'

const { costs: texts, sums: words } = projectsTexts

type BudgetCardProps = {
  readonly budgetRappen: number | null
  readonly sums: CostSums
  readonly isOver: boolean
}

/** The budget and how much of it is taken; the forecast says how it will probably end. */
export function BudgetCard({ budgetRappen, sums, isOver }: BudgetCardProps) {
  const whole = Math.max(budgetRappen ?? 0, sums.forecast, sums.committed, sums.invoiced, sums.paid, 1)
  const share = (rappen: number) => `${(Math.max(0, rappen) / whole) * 100}%`
  // Each is part of the one before it: what is paid was invoiced, what was invoiced was committed.
  const parts = [
    ['paid', sums.paid],
    ['invoiced', Math.max(0, sums.invoiced - sums.paid)],
    ['committed', Math.max(0, sums.committed - Math.max(sums.invoiced, sums.paid))],
  ] as const
  const figures = [
    ['budget', budgetRappen],
    ['committed', sums.committed],
    ['invoiced', sums.invoiced],
    ['paid', sums.paid],
    // Without a single item nobody knows; zero would be a promise.
    ['forecast', sums.forecast === 0 ? null : sums.forecast],
  ] as const
  return (
    <Card title={titleOf(budgetRappen, sums.forecast, isOver)}>
      <div className={styles['bar']} aria-hidden="true">
        {parts.map(([name, rappen]) => (
          <span key={name} className={styles[name]} style={{ inlineSize: share(rappen) }} />
        ))}
      </div>
      <dl className={styles['figures']}>
        {figures.map(([name, rappen]) => (
          <div key={name}>
            <dt>{words[name]}</dt>
            <dd>{rappen === null ? '–' : money(rappen)}</dd>
          </div>
        ))}
      </dl>
    </Card>
  )
}

function titleOf(budgetRappen: number | null, forecast: number, isOver: boolean): string {
  if (budgetRappen === null) return texts.noBudget
  if (forecast === 0) return texts.noCosts
  const left = budgetRappen - forecast
  const said = isOver ? texts.ended : texts.expected
  if (left === 0) return said.even
  return left > 0 ? said.under(money(left)) : said.over(money(-left))
}
