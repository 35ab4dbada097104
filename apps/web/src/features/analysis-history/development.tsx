import type { Analysis, AnalysisInput } from '@hauswart/domain/analysis/analysis'
import { lazy, Suspense, useEffect, useState } from 'react'
import { loadChunk } from '#lib/chunk-guard.ts'
import { whenIdle } from '#lib/prefetch.ts'

const DevelopmentCard = lazy(async () => ({
  default: (await loadChunk(() => import('./development-card.tsx'))).DevelopmentCard,
}))

export type DevelopmentProps = {
  readonly realEstateId: string
  /** How the house stands now, and what that was computed from. */
  readonly analysis: Analysis
  readonly input: AnalysisInput
}

/** The past of a house comes when its present stands: code and data in a quiet moment. */
export function Development(props: DevelopmentProps) {
  const [isQuiet, setQuiet] = useState(false)
  useEffect(() => whenIdle(() => setQuiet(true)), [])
  return <Suspense>{isQuiet && <DevelopmentCard {...props} />}</Suspense>
}
