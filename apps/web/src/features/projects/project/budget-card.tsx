import type { CostFigures } from '@hauswart/domain/projects/cost-figures'
import { deviationLevel, reserveLeft } from '@hauswart/domain/projects/cost-figures'
import type { CostSums } from '@hauswart/domain/projects/cost-sums'
import type { ReactNode } from 'react'
import { money, percent } from '#device/text/format.ts'
import { Asked, FigureValue } from '#ui/figure/figure.tsx'
import { Card } from '#ui/layout/card.tsx'
import { StatePill } from '#ui/mark/pill.tsx'
import { projectsTexts } from '#features/projects/projects.texts.ts'
import styles from './budget-card.module.css'

const { costs: texts, sums: words } = projectsTexts

type BudgetCardProps = {
  readonly project: { readonly budgetRappen: number | null; readonly reservePercent: number }
  readonly sums: CostSums
  readonly figures: CostFigures
  readonly isOver: boolean
}

/** The budget and how much of it is taken; the forecast says how it will probably end. Each number says where it is from. */
export function BudgetCard({ project, sums, figures, isOver }: BudgetCardProps) {
  const { budgetRappen } = project
  const whole = Math.max(budgetRappen ?? 0, sums.forecast, sums.committed, sums.invoiced, sums.paid, 1)
  const share = (rappen: number) => `${(Math.max(0, rappen) / whole) * 100}%`
  // Each is part of the one before it: what is paid was invoiced, what was invoiced was committed.
  const parts = [
    ['paid', sums.paid],
    ['invoiced', Math.max(0, sums.invoiced - sums.paid)],
    ['committed', Math.max(0, sums.committed - Math.max(sums.invoiced, sums.paid))],
  ] as const
  const notes: Partial<Record<keyof CostFigures, ReactNode>> = {
    reserve: freeWords(reserveLeft(project, sums.forecast), project.reservePercent),
    deviation: <Level share={figures.deviation.value} />,
  }
  return (
    <Card title={titleOf(budgetRappen, sums.forecast, isOver)}>
      <div className={styles['bar']} aria-hidden="true">
        {parts.map(([name, rappen]) => (
          <span key={name} className={styles[name]} style={{ inlineSize: share(rappen) }} />
        ))}
      </div>
      <dl className={styles['figures']}>
        {shown.map((name) => (
          <div key={name}>
            <dt>
              <Asked figure={figures[name]} title={words[name]}>
                {words[name]}
              </Asked>
            </dt>
            <dd>
              <FigureValue figure={figures[name]} title={words[name]}>
                {wordsOf(figures[name])}
              </FigureValue>
            </dd>
            {notes[name] !== undefined && <dd className={styles['note']}>{notes[name]}</dd>}
          </div>
        ))}
      </dl>
    </Card>
  )
}

const shown = ['budget', 'committed', 'invoiced', 'paid', 'forecast', 'deviation', 'reserve'] as const

function wordsOf({ value, unit }: CostFigures['budget']): string {
  if (value === null) return '–'
  if (unit !== 'percent') return money(value)
  return `${value > 0 ? '+' : ''}${percent(value / 100, 1)}`
}

const freeWords = (left: number | null, share: number): string | undefined =>
  left === null ? undefined : left === 0 && share > 0 ? texts.usedUp : texts.free(money(left))

/** How far over the budget, in words too: a colour alone says nothing to many. */
function Level({ share }: { readonly share: number | null }) {
  const level = share === null ? 'fine' : deviationLevel(share)
  if (level === 'fine') return share !== null && share > 0 ? texts.levels.fine : null
  return <StatePill state={level === 'high' ? 'due' : 'soon'}>{texts.levels[level]}</StatePill>
}

function titleOf(budgetRappen: number | null, forecast: number, isOver: boolean): string {
  if (budgetRappen === null) return texts.noBudget
  if (forecast === 0) return texts.noCosts
  const left = budgetRappen - forecast
  const said = isOver ? texts.ended : texts.expected
  if (left === 0) return said.even
  return left > 0 ? said.under(money(left)) : said.over(money(-left))
}
