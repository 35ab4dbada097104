import { useEffect, useRef } from 'react'
import { loadChunk } from '#device/chunk-guard.ts'
import type { Todo } from '#features/todos/todo.ts'

type Act = (todo: Todo) => void

/** Rows of the list that is given the reference are swiped, where there are fingers. */
export function useSwipes(all: readonly Todo[], right: Act | undefined, left: Act) {
  const list = useRef<HTMLDivElement>(null)
  const latest = useRef({ all, right, left })
  useEffect(() => {
    latest.current = { all, right, left }
  })
  const isOn = right !== undefined && all.length > 0
  useEffect(() => {
    if (!isOn || !globalThis.matchMedia('(pointer: coarse)').matches) return undefined
    let stop: (() => void) | undefined
    let isOver = false
    const by = (name: 'right' | 'left') => (id: string) => {
      const todo = latest.current.all.find((one) => one.id === id)
      if (todo !== undefined) latest.current[name]?.(todo)
    }
    void loadChunk(() => import('./swipe.ts')).then(({ followSwipes }) => {
      if (!isOver && list.current) stop = followSwipes(list.current, { right: by('right'), left: by('left') })
    })
    return () => {
      isOver = true
      stop?.()
    }
  }, [isOn])
  return list
}
