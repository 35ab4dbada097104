import type { ComponentAnalysis } from '@hauswart/domain/analysis/model/analysis'
import { yearOf } from '@hauswart/domain/real-estate/component-state'
import { LifeSpan, type LifeTick } from '#ui/charts/life-bar.tsx'
import { Card } from '#ui/layout/card.tsx'
import { FigureSource, FigureValue } from '#ui/figure/figure.tsx'
import { componentLifeTexts } from '#features/component-life/component-life.texts.ts'
import styles from './life-card.module.css'
import { lifeYears } from './life-years.ts'

type LifeCardProps = { readonly found: ComponentAnalysis; readonly year: number }

const texts = componentLifeTexts.life

/** The whole life as a picture, with today on it, and the figures it rests on. */
export function LifeCard({ found, year }: LifeCardProps) {
  const { component, name, lifetime, remaining, renewalYear } = found
  const span = lifeYears(found, year)
  return (
    <Card title={texts.title}>
      {span === undefined ? (
        <p className={styles['none']}>{texts.none}</p>
      ) : (
        <LifeSpan
          {...span}
          today={year}
          ticks={ticksOf(span, component.lastRenewedYear === null ? texts.installed : texts.renewed)}
          words={texts.words(yearOf(component), span.usualYears, span.usual, year)}
        />
      )}
      <dl className={styles['figures']}>
        {[
          { label: texts.remaining, figure: remaining, title: texts.remainingTitle(name) },
          { label: texts.renewal, figure: renewalYear, title: texts.renewalTitle(name) },
          { label: texts.lifetime, figure: lifetime, title: texts.lifetimeTitle(name) },
        ].map(({ label, figure, title }) => (
          <div key={label} className={styles['figure']}>
            <dt>{label}</dt>
            <dd>
              <FigureValue figure={figure} title={title} />
              <FigureSource figure={figure} title={title} look="sign" />
            </dd>
          </div>
        ))}
      </dl>
    </Card>
  )
}

/** Years that would touch each other are left out; the first and the last always stand. */
function ticksOf(span: NonNullable<ReturnType<typeof lifeYears>>, first: string): LifeTick[] {
  const { from, usual, to, usualYears } = span
  const room = Math.min(usual - from, to - usual) / (to - from)
  const isFree = room > 0.16
  // On a phone a year and its words need more of the width.
  const isMinor = room < 0.27
  return [
    { year: from, label: first },
    ...(isFree ? [{ year: usual, label: texts.usual(usualYears), isMinor }] : []),
    { year: to, label: isFree ? undefined : texts.usual(usualYears) },
  ]
}
