import { deadlineWords } from '@hauswart/domain/defects/defect.labels'
import { Notice } from '#ui/layout/notice.tsx'
import { StateSign } from '#ui/mark/pill.tsx'
import styles from './defect-deadlines.module.css'
import { limitationOf, noticeOf, type Counting, type Deadline } from './defect-words.ts'
import { defectsTexts } from './defects.texts.ts'

const { notice: texts, noContract, noCanton, advice } = defectsTexts

type DefectDeadlinesProps = {
  readonly facts: Parameters<typeof noticeOf>[0]
  readonly counting: Counting
}

/** Until when, by which article, and how it was counted. */
export function DefectDeadlines({ facts, counting }: DefectDeadlinesProps) {
  const notice = noticeOf(facts, counting)
  const limitation = limitationOf(facts, counting)
  const isOver = facts.notifiedOn === null && notice.tone === 'due' && facts.nature === 'open'
  const hints = [
    isOver && texts.overHint,
    facts.contractOn === null && facts.subject !== 'movable' && noContract,
    counting.canton === null && noCanton,
    advice,
  ].filter((hint) => hint !== false)
  return (
    <Notice title={defectsTexts.deadlines}>
      <ul className={styles['rows']} aria-live="polite">
        <DeadlineRow {...notice} />
        {limitation !== undefined && <DeadlineRow {...limitation} />}
      </ul>
      <p className={styles['why']}>{hints.join(' ')}</p>
    </Notice>
  )
}

function DeadlineRow({ line, tone, law }: Deadline) {
  return (
    <li>
      <span className={styles['line']}>
        <StateSign state={tone} />
        {line}
      </span>
      {law !== null && <p className={styles['why']}>{deadlineWords(law)}</p>}
    </li>
  )
}
