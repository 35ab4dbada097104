const patienceMs = 5_000
// What a person does to look around; then the page is theirs, and nothing moves it any more.
export const readerActs = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const

/**
 * Calls back once an element is there: at once, or when content that is still loading brings it. Gives up after
 * some seconds, or as soon as the reader acts. Gives the way to call it off.
 */
export function whenThere(find: () => Element | null, act: (element: Element) => void): () => void {
  const over = new AbortController()
  const look = () => {
    const element = find()
    if (element === null || over.signal.aborted) return
    stop()
    act(element)
  }
  const observer = new MutationObserver(look)
  const timer = setTimeout(() => stop(), patienceMs)
  const stop = () => {
    over.abort()
    observer.disconnect()
    clearTimeout(timer)
  }
  for (const name of readerActs) addEventListener(name, stop, { signal: over.signal, passive: true })
  observer.observe(document.body, { childList: true, subtree: true })
  look()
  return stop
}
