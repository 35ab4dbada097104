import { IconCircleCheck } from '@tabler/icons-react'
import { Card } from '#ui/card.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { FigureSource, FigureValue } from '#ui/figure.tsx'
import styles from './analysis.module.css'
import { analysisTexts } from './analysis.texts.ts'
import type { Desk } from './desk.ts'
import gaps from './gaps-tab.module.css'
import { GapQuestion } from './gap-question.tsx'

const texts = analysisTexts.gaps
const shown = 5

/** The few questions whose answers say most, each to be answered where it stands. */
export function GapsTab({ desk }: { readonly desk: Desk }) {
  const { analysis, mayWrite } = desk
  const { gaps: open } = analysis
  const some = open.slice(0, shown)
  if (some.length === 0)
    return (
      <Card>
        <Coverage desk={desk} />
        <EmptyState
          picture={<IconCircleCheck size={64} stroke={1.25} />}
          title={texts.completeTitle}
          text={texts.complete}
        />
      </Card>
    )
  return (
    <div className={styles['stack']}>
      <Card title={texts.title(some.length)} sentence={mayWrite ? texts.sentence : texts.readerSentence}>
        <Coverage desk={desk} />
        <ol className={gaps['list']}>
          {some.map((gap) => (
            <li key={`${gap.kind} ${gap.componentId ?? ''}`} className={gaps['question']}>
              <GapQuestion desk={desk} gap={gap} />
            </li>
          ))}
        </ol>
        {open.length > shown && <p className={gaps['quiet']}>{texts.more(open.length - shown)}</p>}
      </Card>
    </div>
  )
}

function Coverage({ desk: { analysis } }: { readonly desk: Desk }) {
  return (
    <p className={gaps['coverage']}>
      {texts.coverage}
      <FigureValue figure={analysis.coverage} title={texts.coverage} />
      <FigureSource figure={analysis.coverage} title={texts.coverage} look="sign" />
    </p>
  )
}
