import { drawingPartLabels } from '@hauswart/domain/real-estate/drawing-part.labels'
import { IconPlus } from '@tabler/icons-react'
import { Card } from '#ui/card.tsx'
import { Row, RowList } from '#ui/row-list.tsx'
import styles from './gaps-card.module.css'
import type { Gap } from './gaps.ts'
import { overviewTexts } from './overview.texts.ts'

const shown = 4

type GapsCardProps = {
  readonly gaps: readonly Gap[]
  readonly answered: number
  readonly asked: number
  readonly pathOf: (gap: Gap) => string
}

/** What is still missing, with the way to record it. At the end of the work it is gone. */
export function GapsCard({ gaps, answered, asked, pathOf }: GapsCardProps) {
  const texts = overviewTexts.gaps
  if (gaps.length === 0) return null
  return (
    <Card title={texts.title} sentence={texts.sentence(answered, asked)}>
      <progress className={styles['progress']} value={answered} max={asked} aria-label={texts.progress} />
      <RowList>
        {gaps.slice(0, shown).map((gap) => (
          <Row key={wordsOf(gap)} icon={<IconPlus />} title={wordsOf(gap)} to={pathOf(gap)} />
        ))}
      </RowList>
      {gaps.length > shown && <p className={styles['more']}>{texts.more(gaps.length - shown)}</p>}
    </Card>
  )
}

function wordsOf(gap: Gap): string {
  const texts = overviewTexts.gaps
  if (gap.kind === 'fact') return texts.fact(texts.facts[gap.name])
  return gap.kind === 'part' ? texts.part(drawingPartLabels[gap.part]) : texts.condition(gap.amount)
}
