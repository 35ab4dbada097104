import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useConnection } from '#lib/connection.ts'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { Notice } from '#ui/notice.tsx'
import { Loading, SkeletonRows } from '#ui/skeleton.tsx'
import type { Component } from './component-values.ts'
import { componentsTexts } from './components.texts.ts'

type ComponentQueryProps = {
  readonly query: UseQueryResult<readonly Component[]>
  readonly children: (components: readonly Component[]) => ReactNode
}

/** The components as soon as they are there; until then what is coming, or why nothing comes. */
export function ComponentQuery({ query, children }: ComponentQueryProps) {
  const { online } = useConnection()
  const { failed, offline, retry } = componentsTexts
  if (query.data !== undefined) return children(query.data)
  if (query.isError)
    return (
      <Notice
        tone={online ? 'due' : 'info'}
        action={<Button onClick={() => void query.refetch()}>{retry}</Button>}
      >
        {online ? failed : offline}
      </Notice>
    )
  return (
    <Card>
      <Loading>
        <SkeletonRows rows={6} />
      </Loading>
    </Card>
  )
}
