import { useEffect, useRef, useState } from 'react'

/** So far below and above the screen things are made ready. */
const ahead = '400px'

/** Whether something stands on the screen or close to it: what is heavy is there only then, however long the list. */
export function useNear() {
  const ref = useRef<HTMLDivElement>(null)
  const [isNear, setNear] = useState(false)
  useEffect(() => {
    const element = ref.current
    if (element === null) return undefined
    const watcher = new IntersectionObserver((entries) => setNear(entries.at(-1)?.isIntersecting === true), {
      rootMargin: ahead,
    })
    watcher.observe(element)
    return () => watcher.disconnect()
  }, [])
  return { ref, isNear }
}
