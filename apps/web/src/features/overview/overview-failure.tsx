import { Button } from '#ui/action/button.tsx'
import { Card } from '#ui/layout/card.tsx'
import { EmptyState } from '#ui/list/empty-state.tsx'
import { overviewTexts } from './overview.texts.ts'

type OverviewFailureProps = { readonly isOnline: boolean; readonly onRetry: () => void }

/** Neither the server nor this device could say anything. */
export function OverviewFailure({ isOnline, onRetry }: OverviewFailureProps) {
  const { failedTitle, failed, offlineTitle, offline, retry } = overviewTexts.state
  return (
    <Card>
      <EmptyState
        title={isOnline ? failedTitle : offlineTitle}
        text={isOnline ? failed : offline}
        action={<Button onClick={onRetry}>{retry}</Button>}
      />
    </Card>
  )
}
