import { useCallback, useEffect, useRef, useState } from 'react'
import { forgetDraft, keepDraft, newDraft, readDraft, type Draft } from './draft.ts'
import type { HouseValues } from './house-values.ts'

/** The house being recorded, kept on the device with every stroke. */
export function useDraft(userId: string, start: Partial<HouseValues>) {
  const [found] = useState(() => readDraft(userId))
  const [draft, setDraft] = useState<Draft>(() => found ?? newDraft(start))
  const [isKept, setKept] = useState(found !== undefined)
  const [isFresh, setFresh] = useState(found !== undefined)
  const isOver = useRef(false)

  useEffect(() => {
    // An untouched form is no draft.
    if (!isOver.current && (draft.step > 1 || hasAnswers(draft.values))) setKept(keepDraft(userId, draft))
  }, [userId, draft])

  // The same function for ever: effects of the steps depend on it.
  const change = useCallback((values: Partial<HouseValues>): void => {
    setDraft((before) => ({ ...before, values: { ...before.values, ...values } }))
  }, [])

  return {
    draft,
    isKept,
    /** Just continued from an earlier visit; one step further nobody needs to be told. */
    isResumed: isFresh,
    goTo: (step: number): void => {
      setFresh(false)
      setDraft((before) => ({ ...before, step }))
    },
    change,
    startAgain: (): void => {
      forgetDraft(userId)
      setKept(false)
      setFresh(false)
      setDraft(newDraft())
    },
    /** It is recorded; nothing of it may come back. */
    end: (): void => {
      isOver.current = true
      forgetDraft(userId)
    },
  }
}

const hasAnswers = (values: HouseValues): boolean =>
  Object.values(values).some((value) => value !== '' && value !== null)
