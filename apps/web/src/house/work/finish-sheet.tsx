import { lazy, Suspense, type ComponentProps } from 'react'
import { loadChunk } from '#device/chunk-guard.ts'
import type { DoneSheet } from './done-sheet.tsx'

const Sheet = lazy(async () => {
  const load = () => import('./done-sheet.tsx')
  return { default: (await loadChunk(load)).DoneSheet }
})

/** The sheet of what was done, fetched when somebody is done. */
export const FinishSheet = (props: ComponentProps<typeof DoneSheet>) => (
  <Suspense>
    <Sheet {...props} />
  </Suspense>
)
