import type { ReactNode } from 'react'
import { pathTo } from '#device/routing/routes.ts'
import { LinkButton } from '#ui/action/button.tsx'
import { Card } from '#ui/layout/card.tsx'
import { PageHead } from '#ui/layout/page-head.tsx'
import { Loading, SkeletonRows } from '#ui/layout/skeleton.tsx'
import { EmptyState } from '#ui/list/empty-state.tsx'
import { ListFailure, type ListFailureTexts } from '#ui/list/list-failure.tsx'
import { useActiveHouse, useHouses } from './active-house.ts'

type HouseStartProps = {
  readonly texts: {
    readonly title: string
    readonly noHouse: { readonly title: string; readonly text: string; readonly action: string }
    readonly failed: ListFailureTexts
  }
  readonly children: (realEstateId: string) => ReactNode
}

/** What a page shows belongs to a house: first it must be known which. */
export function HouseStart({ texts, children }: HouseStartProps) {
  const { isPending, error, refetch } = useHouses()
  const house = useActiveHouse()
  if (house !== undefined) return children(house.id)
  const { action, ...words } = texts.noHouse
  return (
    <>
      <PageHead title={texts.title} />
      {isPending ? (
        <Card>
          <Loading>
            <SkeletonRows rows={5} />
          </Loading>
        </Card>
      ) : error !== null ? (
        <ListFailure texts={texts.failed} error={error} onAgain={() => void refetch()} />
      ) : (
        <Card>
          <EmptyState
            {...words}
            action={
              <LinkButton kind="primary" to={pathTo('analysisCreate')}>
                {action}
              </LinkButton>
            }
          />
        </Card>
      )}
    </>
  )
}
