import type { AnalysisGap } from '@hauswart/domain/analysis/model/analysis'
import { gapCount } from '@hauswart/domain/analysis/gaps/gap.labels'
import { IconCircleCheck } from '@tabler/icons-react'
import { useEffect, useRef, useState } from 'react'
import { Card } from '#ui/layout/card.tsx'
import { EmptyState } from '#ui/list/empty-state.tsx'
import { Asked, FigureValue } from '#ui/figure/figure.tsx'
import styles from '#features/analysis/analysis.module.css'
import { analysisTexts } from '#features/analysis/analysis.texts.ts'
import type { Desk } from '#features/analysis/desk.ts'
import gaps from './gaps-tab.module.css'
import { GapQuestion } from './gap-question.tsx'

const texts = analysisTexts.gaps
const shown = 5
const keyOf = ({ kind, componentId }: AnalysisGap): string => `${kind} ${componentId ?? ''}`

/** The few questions whose answers say most, each to be answered where it stands. */
export function GapsTab({ desk }: { readonly desk: Desk }) {
  const { analysis, mayWrite } = desk
  const { gaps: open } = analysis
  const some = open.slice(0, shown)
  const place = useRef<HTMLDivElement>(null)
  const [answered, setAnswered] = useState<{ readonly key: string; readonly at: number }>()
  const isGone = answered !== undefined && some.every((gap) => keyOf(gap) !== answered.key)
  // What had the focus went with its question: it goes on to the next one, or to the title.
  useEffect(() => {
    if (isGone && document.activeElement === document.body) focusQuestion(place.current, answered.at)
  }, [isGone, answered])
  return (
    <div ref={place} className={styles['stack']}>
      {some.length === 0 ? (
        <Card>
          <Coverage desk={desk} />
          <EmptyState
            picture={<IconCircleCheck size={64} stroke={1.25} />}
            title={texts.completeTitle}
            text={texts.complete}
          />
        </Card>
      ) : (
        <Card title={gapCount(open.length)} sentence={mayWrite ? texts.sentence : texts.readerSentence}>
          <Coverage desk={desk} />
          <ol className={gaps['list']}>
            {some.map((gap, index) => (
              <li key={keyOf(gap)} className={gaps['question']} data-gap="">
                <GapQuestion
                  desk={desk}
                  gap={gap}
                  onAnswered={() => setAnswered({ key: keyOf(gap), at: index })}
                />
              </li>
            ))}
          </ol>
          {open.length > shown && <p className={gaps['quiet']}>{texts.more(open.length - shown)}</p>}
        </Card>
      )}
    </div>
  )
}

/** The question now at this place, the last one where there are fewer, the title where there is none. */
function focusQuestion(place: HTMLElement | null, at: number): void {
  const questions = place?.querySelectorAll('[data-gap]') ?? []
  const next = questions[Math.min(at, questions.length - 1)]
  const field =
    next?.querySelector<HTMLElement>('input:checked') ??
    next?.querySelector<HTMLElement>('input, select, a, button')
  const title = place?.querySelector('h2')
  if (title !== null && title !== undefined) title.tabIndex = -1
  const target = field ?? title
  target?.focus()
}

function Coverage({ desk: { analysis } }: { readonly desk: Desk }) {
  return (
    <p className={gaps['coverage']}>
      <Asked figure={analysis.coverage} title={texts.coverage}>
        {texts.coverage} <FigureValue figure={analysis.coverage} title={texts.coverage} />
      </Asked>
    </p>
  )
}
