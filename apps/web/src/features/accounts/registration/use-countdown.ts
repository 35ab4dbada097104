import { useEffect, useState } from 'react'

/** Seconds left, counted down from `seconds`; `restart` begins anew. */
export function useCountdown(seconds: number): { readonly left: number; readonly restart: () => void } {
  const [left, setLeft] = useState(seconds)
  const isRunning = left > 0
  useEffect(() => {
    if (!isRunning) return undefined
    const timer = setInterval(() => setLeft((now) => now - 1), 1_000)
    return () => clearInterval(timer)
  }, [isRunning])
  return { left, restart: () => setLeft(seconds) }
}
