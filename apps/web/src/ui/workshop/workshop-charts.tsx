import { shortMoney, wholeMoney } from '#device/text/format.ts'
import { Card } from '#ui/layout/card.tsx'
import { LifeBar, LifeSpan } from '../charts/life-bar.tsx'
import { StackedBar } from '../charts/stacked-bar.tsx'
import { ValueBand } from '../charts/value-band.tsx'
import { YearBars, type YearBar } from '../charts/year-bars.tsx'
import { Pill } from '#ui/mark/pill.tsx'
import { SourceSheet } from '#ui/overlay/source-sheet.tsx'
import { Group } from './workshop-group.tsx'
import styles from './workshop.module.css'
import { workshopTexts as texts } from './workshop.texts.ts'

const francs = [41, 68, 3, 32, 55, 5, 2, 18, 2, 2, 26, 2, 9, 2, 22]
const bars: readonly YearBar[] = francs.map((thousand, at) => {
  const value = thousand * 100_000
  return {
    year: 2026 + at,
    value,
    words: wholeMoney(value),
    ...(at < 2 ? { state: 'due' as const } : at === 3 || at === 4 ? { state: 'soon' as const } : {}),
    ...(thousand > 30 ? { mark: shortMoney(value) } : {}),
  }
})
const lives = [
  { share: 1, state: 'due' },
  { share: 0.86, state: 'soon' },
  { share: 0.4, state: 'good' },
  { share: 0.6, state: 'unknown' },
] as const

export function WorkshopCharts() {
  const { low, best, high, paid, paidWords } = texts.worthMarks
  return (
    <Group title={texts.groups.charts} isWide>
      <Card title={texts.plan} sentence={texts.planSentence}>
        <YearBars caption={texts.plan} head={texts.planHead} bars={bars} />
      </Card>
      <div className={styles['two']}>
        <Card title={texts.mortgage} action={<Pill tone="good">{texts.states.good}</Pill>}>
          <StackedBar label={texts.mortgage} parts={texts.tranches} />
        </Card>
        <Card title={texts.worth}>
          <ValueBand
            label={texts.worth}
            low={{ value: 1240, words: low }}
            best={{ value: 1340, words: best }}
            high={{ value: 1430, words: high }}
            compare={{ value: 980, label: paid, words: paidWords }}
          />
        </Card>
        <Card title={texts.life}>
          <LifeSpan
            from={1987}
            to={2037}
            today={2030}
            soonFrom={2010}
            dueFrom={2024}
            words={texts.lifeWords}
            ticks={[
              { year: 1987, label: texts.lifeTicks.start },
              { year: 2007, isMinor: true },
              { year: 2015, label: texts.lifeTicks.usual },
              { year: 2037 },
            ]}
          />
          <SourceSheet {...texts.origin} />
        </Card>
        <Card title={texts.lifeList}>
          <div className={styles['form']}>
            {lives.map(({ share, state }, at) => (
              <div key={state} className={styles['life']}>
                <span>{texts.lifeShort[at]}</span>
                <LifeBar share={share} state={state} label={texts.lifeUsed(share * 100)} />
              </div>
            ))}
          </div>
        </Card>
      </div>
    </Group>
  )
}
