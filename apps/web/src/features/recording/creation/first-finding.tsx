import { analysisSentence } from '@hauswart/domain/analysis/model/analysis.labels'
import { gapCount } from '@hauswart/domain/analysis/gaps/gap.labels'
import { analysisPath } from '#house/paths/analysis-paths.ts'
import { useHouseAnalysis } from '#house/house-analysis.ts'
import { LinkButton } from '#ui/action/button.tsx'
import { Asked, FigureValue } from '#ui/figure/figure.tsx'
import { Loading, SkeletonRows } from '#ui/layout/skeleton.tsx'
import { recordingTexts } from '#features/recording/recording.texts.ts'
import styles from './recorded.module.css'

const texts = recordingTexts.done

type FirstFindingProps = { readonly realEstateId: string; readonly isFlat: boolean }

/** What the analysis says of the house that was recorded just now. Without an answer there is simply none. */
export function FirstFinding({ realEstateId, isFlat }: FirstFindingProps) {
  const { analysis, isLoading } = useHouseAnalysis(realEstateId)
  if (analysis === undefined)
    return isLoading ? (
      <Loading>
        <SkeletonRows rows={2} />
      </Loading>
    ) : null
  const { plan, gaps, year } = analysis
  const title = texts.costs(year + 14)
  if (analysis.components.length === 0) return null
  return (
    <section className={styles['finding']} aria-label={texts.finding}>
      <h2>{texts.finding}</h2>
      <p>{analysisSentence(analysis, isFlat ? texts.ofFlat : texts.ofHouse)}</p>
      {plan.sums.fifteen.value !== null && (
        <p>
          <Asked figure={plan.sums.fifteen} title={title}>
            {title}: <FigureValue figure={plan.sums.fifteen} title={title} />
          </Asked>
        </p>
      )}
      {gaps.length > 0 && <p className={styles['more']}>{gapCount(gaps.length)}.</p>}
      <div>
        <LinkButton to={analysisPath()}>{texts.toAnalysis}</LinkButton>
      </div>
    </section>
  )
}
