import type { Analysis, AnalysisInput } from '@hauswart/domain/analysis/model/analysis'
import { scoreWord } from '@hauswart/domain/analysis/model/analysis.labels'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { day, monthYear, today } from '#device/text/format.ts'
import { snapshotsQuery } from '#house/house-queries.ts'
import { isOutOfReach } from '#device/cache/is-out-of-reach.ts'
import { Card } from '#ui/layout/card.tsx'
import { HiddenTable } from '#ui/charts/hidden-table.tsx'
import { OutOfReach } from '#ui/layout/out-of-reach.tsx'
import { Loading, Skeleton } from '#ui/layout/skeleton.tsx'
import styles from './development.module.css'
import { developmentTexts as texts } from './development.texts.ts'
import { scored, scoreLine, upToNow, type Scored } from './score-line.ts'
import { ScorePicture } from './score-picture.tsx'
import { standingNow } from './standing-now.ts'

export type DevelopmentProps = {
  readonly realEstateId: string
  /** How the house stands now, and what that was computed from. */
  readonly analysis: Analysis
  readonly input: AnalysisInput
}

/** How the house came to stand as it does: its score on the days on which the analysis said something new. */
export function DevelopmentCard({ realEstateId, analysis, input }: DevelopmentProps) {
  const query = useQuery(snapshotsQuery(realEstateId))
  const now = useMemo(() => standingNow(input, analysis), [input, analysis])
  const standings = upToNow(scored(query.data?.realEstate?.analysisSnapshots ?? []), now, today())
  const isShown = query.data !== undefined && standings.length > 1
  return (
    <Card title={texts.title} sentence={isShown ? sentenceOf(standings) : undefined}>
      {isShown ? (
        <>
          <Shown standings={standings} />
          {now.score !== analysis.score.value && <p className={styles['note']}>{texts.withoutAmounts}</p>}
        </>
      ) : query.data !== undefined ? (
        <Empty />
      ) : isOutOfReach(query) ? (
        <OutOfReach texts={texts} onRetry={() => void query.refetch()} />
      ) : (
        <Loading>
          <Skeleton shape="block" />
        </Loading>
      )}
    </Card>
  )
}

function Shown({ standings }: { readonly standings: readonly Scored[] }) {
  return (
    <>
      <ScorePicture line={scoreLine(standings, today())} />
      <HiddenTable
        caption={texts.caption}
        head={texts.head}
        rows={standings.map(({ takenOn, score, dueCount }) => [
          day(takenOn),
          texts.row(score, scoreWord(score), dueCount),
        ])}
      />
    </>
  )
}

const Empty = () => (
  <p className={styles['quiet']}>
    {texts.empty} {texts.emptyNote}
  </p>
)

function sentenceOf(standings: readonly Scored[]): string | undefined {
  const [first, last] = [standings[0], standings.at(-1)]
  if (first === undefined || last === undefined) return undefined
  const since = monthYear(first.takenOn)
  if (first.score === last.score) return texts.same(since, last.score)
  const words = last.score > first.score ? texts.risen : texts.fallen
  return words(since, first.score, last.score)
}
