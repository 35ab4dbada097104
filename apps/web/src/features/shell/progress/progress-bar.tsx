/* eslint-disable jsx-a11y/prefer-tag-over-role -- the look of <progress> is the browser's and cannot be a hairline */
import { useEffect, useReducer, useState } from 'react'
import { useNavigation } from 'react-router'
import { chunkFailed, ChunkError } from '#device/chunk-guard.ts'
import { uiTexts } from '#ui/ui.texts.ts'
import { fillMs, giveUpMs, nextByItself, nextPhase } from './progress.ts'
import styles from './progress-bar.module.css'

/** The thin bar on top while the code of a page is on its way. */
export function ProgressBar() {
  const navigation = useNavigation()
  const isUnderWay = navigation.state !== 'idle'
  const [phase, happen] = useReducer(nextPhase, 'idle')

  useEffect(() => happen(isUnderWay ? 'started' : 'arrived'), [isUnderWay])
  useEffect(() => {
    const next = nextByItself[phase]
    if (next === null) return undefined
    const timer = setTimeout(() => happen(next.event), next.afterMs)
    return () => clearTimeout(timer)
  }, [phase])
  useGivingUp(navigation.location?.pathname)

  if (phase === 'idle' || phase === 'waiting') return null
  return (
    <div
      className={styles['track']}
      role="progressbar"
      aria-label={uiTexts.loading}
      aria-valuetext={uiTexts.loading}
    >
      <div
        className={styles['bar']}
        data-phase={phase}
        // The duration is a constant of the specification and lives with the others.
        style={{ animationDuration: `${fillMs}ms` }}
      />
    </div>
  )
}

/** A page whose code never comes is a failed chunk; the error page takes over where a reload may not. */
function useGivingUp(pathname: string | undefined): void {
  const [failure, setFailure] = useState<unknown>()
  useEffect(() => {
    if (pathname === undefined) return undefined
    const timer = setTimeout(() => {
      const tooLate = new ChunkError('loading took too long')
      chunkFailed(tooLate).catch(setFailure)
    }, giveUpMs)
    return () => clearTimeout(timer)
  }, [pathname])
  if (failure !== undefined) throw failure
}
