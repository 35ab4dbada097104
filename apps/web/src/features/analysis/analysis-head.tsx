import { analysisSentence, isHardlyKnown, scoreWord } from '@hauswart/domain/analysis/model/analysis.labels'
import { IconFileDownload, IconHammer } from '@tabler/icons-react'
import { FigureSource, FigureValue } from '#ui/figure/figure.tsx'
import { Button } from '#ui/action/button.tsx'
import { OnlineButton } from '#ui/action/online-button.tsx'
import { PageHead } from '#ui/layout/page-head.tsx'
import { Pill } from '#ui/mark/pill.tsx'
import styles from './analysis.module.css'
import { analysisTexts } from './analysis.texts.ts'
import type { Desk } from './desk.ts'
import { headLine } from './head-line.ts'
import { useReport } from './use-report.ts'

const texts = analysisTexts.head

type AnalysisHeadProps = { readonly desk: Desk; readonly onPlan: () => void }

/** One sentence, what it rests on, and the two things to do with it. */
export function AnalysisHead({ desk, onPlan }: AnalysisHeadProps) {
  const { analysis, house, mayWrite } = desk
  const report = useReport(house.id)
  const subject = house.kind === 'condominium_flat' ? texts.flat : texts.house
  return (
    <PageHead
      title={analysisTexts.title}
      pill={<Score desk={desk} />}
      sentence={
        <>
          <strong>{analysisSentence(analysis, subject)}</strong>
          <span className={styles['line']}>{headLine(desk)}</span>
        </>
      }
      actions={
        <>
          <OnlineButton
            icon={<IconFileDownload />}
            isBusy={report.isBusy}
            onClick={() => void report.fetchReport()}
          >
            {texts.report}
          </OnlineButton>
          {mayWrite && (
            <Button kind="primary" icon={<IconHammer />} aria-haspopup="dialog" onClick={onPlan}>
              {texts.plan}
            </Button>
          )}
        </>
      }
    />
  )
}

function Score({ desk: { analysis } }: { readonly desk: Desk }) {
  const { score } = analysis
  if (score.value === null) return null
  return (
    <span className={styles['score']}>
      <Pill>
        <FigureValue figure={score} title={texts.score}>
          {texts.scoreWords(
            Math.round(score.value),
            isHardlyKnown(analysis) ? texts.unsure : scoreWord(score.value),
          )}
        </FigureValue>
      </Pill>
      <FigureSource figure={score} title={texts.score} look="sign" />
    </span>
  )
}
