import type { AnalysisGap } from '@hauswart/domain/analysis/model/analysis'
import { gapCount, gapQuestions } from '@hauswart/domain/analysis/gaps/gap.labels'
import { drawingPartLabels } from '@hauswart/domain/real-estate/drawing-part.labels'
import { IconPlus } from '@tabler/icons-react'
import { analysisPath } from '#house/paths/analysis-paths.ts'
import { Card } from '#ui/layout/card.tsx'
import { Row, RowList } from '#ui/list/row-list.tsx'
import styles from './gaps-card.module.css'
import type { RecordGap } from './gaps.ts'
import { overviewTexts } from '#features/overview/overview.texts.ts'

const texts = overviewTexts.gaps
const shown = 3

type GapsCardProps = {
  /** The questions of the analysis; their number is the one its own view shows. */
  readonly questions: readonly AnalysisGap[]
  readonly nameOf: (componentId: string) => string
  readonly missing: readonly RecordGap[]
  readonly pathOf: (gap: RecordGap) => string
}

/** What is still missing, with the way to record it. At the end of the work it is gone. */
export function GapsCard({ questions, nameOf, missing, pathOf }: GapsCardProps) {
  if (questions.length === 0 && missing.length === 0) return null
  const asked = questions.map(({ kind, componentId }) => ({
    key: `${kind} ${componentId ?? ''}`,
    words: gapQuestions[kind](componentId === null ? '' : nameOf(componentId)),
    to: analysisPath('gaps'),
  }))
  const lacking = missing.map((gap) => ({ key: wordsOf(gap), words: wordsOf(gap), to: pathOf(gap) }))
  return (
    <Card
      title={texts.title}
      sentence={questions.length === 0 ? texts.recordOnly : gapCount(questions.length)}
    >
      <Some label={texts.analysis} rows={asked} />
      {asked.length > 0 && lacking.length > 0 && <h3 className={styles['part']}>{texts.record}</h3>}
      <Some label={texts.record} rows={lacking} />
    </Card>
  )
}

type SomeProps = {
  readonly label: string
  readonly rows: readonly { readonly key: string; readonly words: string; readonly to: string }[]
}

function Some({ label, rows }: SomeProps) {
  if (rows.length === 0) return null
  return (
    <>
      <RowList label={label}>
        {rows.slice(0, shown).map(({ key, words, to }) => (
          <Row key={key} icon={<IconPlus />} title={words} to={to} />
        ))}
      </RowList>
      {rows.length > shown && <p className={styles['more']}>{texts.more(rows.length - shown)}</p>}
    </>
  )
}

const wordsOf = (gap: RecordGap): string =>
  gap.kind === 'fact' ? texts.fact(texts.facts[gap.name]) : texts.part(drawingPartLabels[gap.part])
