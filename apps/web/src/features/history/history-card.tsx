import { AppLink } from '#ui/action/app-link.tsx'
import { Card } from '#ui/layout/card.tsx'
import { Loading, SkeletonRows } from '#ui/layout/skeleton.tsx'
import { HistoryRows } from './history-rows.tsx'
import type { Names } from './history-entry.ts'
import { namesIn } from './history-sentence.ts'
import { historyTexts } from './history.texts.ts'
import { useHistoryPage } from './use-history.ts'

const shown = 3
/** What was recorded a while ago tells the names of what was done today. */
const asked = 12

type HistoryCardProps = { readonly realEstateId: string; readonly names: Names; readonly to: string }

/** The last few entries. Where they cannot be had, the card is not there: nothing depends on it. */
export function HistoryCard({ realEstateId, names, to }: HistoryCardProps) {
  const { data, isPending, isError } = useHistoryPage(realEstateId, asked, null, true)
  if (isError && data === undefined) return null
  return (
    <Card title={historyTexts.latest} action={<AppLink to={to}>{historyTexts.all}</AppLink>}>
      {isPending || data === undefined || data === null ? (
        <Loading>
          <SkeletonRows rows={shown} />
        </Loading>
      ) : (
        <HistoryRows
          entries={data.nodes.slice(0, shown)}
          names={new Map([...namesIn(data.nodes), ...names])}
        />
      )}
    </Card>
  )
}
