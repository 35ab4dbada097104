import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useConnection } from '#device/net/connection.ts'
import { Button } from '#ui/action/button.tsx'
import { Card } from '#ui/layout/card.tsx'
import { Notice } from '#ui/layout/notice.tsx'
import { PartBoundary } from '#ui/layout/part-boundary.tsx'
import { Loading, SkeletonRows } from '#ui/layout/skeleton.tsx'

type LoadedProps<Data> = {
  readonly query: UseQueryResult<Data>
  readonly texts: { readonly failed: string; readonly offline: string; readonly retry: string }
  readonly rows: number
  readonly children: (data: Data) => ReactNode
}

/** The data as soon as it is there; until then what is coming, or why nothing comes. */
export function Loaded<Data>({ query, texts, rows, children }: LoadedProps<Data>) {
  const { online } = useConnection()
  if (query.data !== undefined)
    return (
      <PartBoundary isCard>
        <Shown data={query.data}>{children}</Shown>
      </PartBoundary>
    )
  if (query.isError)
    return (
      <Notice
        tone={online ? 'due' : 'info'}
        action={<Button onClick={() => void query.refetch()}>{texts.retry}</Button>}
      >
        {online ? texts.failed : texts.offline}
      </Notice>
    )
  return (
    <Card>
      <Loading>
        <SkeletonRows rows={rows} />
      </Loading>
    </Card>
  )
}

type ShownProps<Data> = Pick<LoadedProps<Data>, 'children'> & { readonly data: Data }

/** A component of its own, so that what breaks in it breaks inside the boundary. */
const Shown = <Data,>({ data, children }: ShownProps<Data>): ReactNode => children(data)
