const patienceMs = 5_000
// What a person does to look around; then the page is theirs, and nothing moves it any more.
const readerActs = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const

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
  const stop = () => {
    over.abort()
    observer.disconnect()
  }
  giveUpLater(stop, over)
  observer.observe(document.body, { childList: true, subtree: true })
  look()
  return stop
}

/** As soon as the reader acts, or after some seconds; a page that still loads is still waited for: phones are slow. */
export function giveUpLater(stop: () => void, { signal }: AbortController): void {
  for (const name of readerActs) addEventListener(name, stop, { signal, passive: true })
  const timer = setInterval(() => {
    if (signal.aborted) clearInterval(timer)
    else if (document.querySelector('[aria-busy=true]') === null) stop()
  }, patienceMs)
}
