import type { Analysis } from '@hauswart/domain/analysis/model/analysis'
import { isHardlyKnown, scoreWord } from '@hauswart/domain/analysis/model/analysis.labels'
import { analysisPath } from '#house/paths/analysis-paths.ts'
import { percent } from '#device/text/format.ts'
import { AppLink } from '#ui/action/app-link.tsx'
import { Card } from '#ui/layout/card.tsx'
import { LifeBar } from '#ui/charts/life-bar.tsx'
import { Asked, FigureSource, FigureValue } from '#ui/figure/figure.tsx'
import { figureWords } from '@hauswart/domain/formats/figure-words'
import { overviewTexts } from '#features/overview/overview.texts.ts'
import styles from './score-card.module.css'

type ScoreCardProps = { readonly analysis: Pick<Analysis, 'score' | 'coverage' | 'gaps'> }

const texts = overviewTexts.score
const states = { 'sehr gut': 'good', gut: 'good', mittel: 'soon', kritisch: 'due' } as const

/** How the whole house stands, in one figure and its word. */
export function ScoreCard({ analysis: { score, coverage, gaps } }: ScoreCardProps) {
  if (score.value === null) return null
  const word = scoreWord(score.value)
  const isOpen = isHardlyKnown({ coverage })
  return (
    <Card title={texts.title} action={<AppLink to={analysisPath()}>{texts.open}</AppLink>}>
      <p className={styles['score']}>
        <FigureValue figure={score} title={texts.figure}>
          {texts.words(figureWords({ ...score, low: null, high: null }), isOpen ? texts.unsure : word)}
        </FigureValue>
        <FigureSource figure={score} title={texts.figure} look="sign" />
      </p>
      <LifeBar share={score.value / 100} state={isOpen ? 'unknown' : states[word]} />
      {isOpen && (
        <p className={styles['open']}>
          {texts.possible(figureWords(score))}{' '}
          {gaps.length > 0 && <AppLink to={analysisPath('gaps')}>{texts.answer(gaps.length)}</AppLink>}
        </p>
      )}
      {coverage.value !== null && (
        <p className={styles['coverage']}>
          <Asked figure={coverage} title={texts.coverageTitle}>
            <FigureValue figure={coverage} title={texts.coverageTitle}>
              {texts.coverage(percent(coverage.value / 100, 0))}
            </FigureValue>
          </Asked>
        </p>
      )}
    </Card>
  )
}
