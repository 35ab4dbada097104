import { lazy, Suspense, useEffect, useState } from 'react'
import { loadChunk } from '#device/chunk-guard.ts'
import { whenIdle } from '#device/routing/prefetch.ts'
import type { DevelopmentProps } from './development-card.tsx'

const DevelopmentCard = lazy(async () => ({
  default: (await loadChunk(() => import('./development-card.tsx'))).DevelopmentCard,
}))

/** The past of a house comes when its present stands: code and data in a quiet moment. */
export function Development(props: DevelopmentProps) {
  const [isQuiet, setQuiet] = useState(false)
  useEffect(() => whenIdle(() => setQuiet(true)), [])
  return <Suspense>{isQuiet && <DevelopmentCard {...props} />}</Suspense>
}
