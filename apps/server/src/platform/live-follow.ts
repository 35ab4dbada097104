/** After how long somebody looks without being woken: where processes wake each other, and where none does. */
export type Pause = { readonly shared: number; readonly alone: number }

/** Calls back when there may be news; gives the way to stop. */
export type WatchFor = (id: string, wake: () => void, pause?: Pause) => () => void

/** What is watched of one thing by one session. Where it stands is kept between its looks. */
export type Watch<Item> = {
  /** What is new since the last look. It refuses as soon as this session may no longer look. */
  readonly look: () => Promise<readonly Item[]>
  /** What somebody who begins to listen is told first. */
  readonly greet?: () => readonly Item[]
  readonly pause?: Pause
}

export type Follow = <Item>(watched: Watched, begin: () => Watch<Item>) => Promise<AsyncGenerator<Item>>

/** Whose right the looks prove, and what they are about. `kind` keeps apart what might have the same id. */
export type Watched = { readonly kind: string; readonly sessionId: string; readonly id: string }

type Listener<Item> = { tell(items: readonly Item[]): void; fail(error: unknown): void }
type Newcomer = { greet(): void; refuse(error: unknown): void }
type Post<Item> = { join(): Promise<AsyncGenerator<Item>> }

// A watcher that is slower than the news reads the rest afresh anyway: of more than these the newest count.
const waitingNews = 500
// Each message costs a twentieth of a millisecond: between so many, others have their turn.
const atOnce = 8

/**
 * However many listen to the same by one session, there is one look for all of them. Whoever joins waits for a look that
 * began after it came: that proves its right, and what this look found is where it begins.
 */
export function makeFollow(watch: WatchFor): Follow {
  const posts = new Map<string, Post<unknown>>()
  const turn = makeTurns()
  return <Item>(watched: Watched, begin: () => Watch<Item>) => {
    const key = `${watched.kind}:${watched.sessionId}:${watched.id}`
    const open = (): Post<Item> => openPost(watch, watched.id, begin(), turn, () => posts.delete(key))
    const post = (posts.get(key) as Post<Item> | undefined) ?? open()
    posts.set(key, post)
    return post.join()
  }
}

function openPost<Item>(
  watch: WatchFor,
  id: string,
  { look, greet = () => [], pause }: Watch<Item>,
  turn: () => Promise<void>,
  forget: () => void,
): Post<Item> {
  const listeners = new Set<Listener<Item>>()
  const newcomers = new Set<Newcomer>()
  let wake: () => void = () => undefined
  let isAwake = false
  let isOver = false
  const rouse = () => {
    isAwake = true
    wake()
  }
  const stop = watch(id, rouse, pause)

  function close(): void {
    if (isOver) return
    isOver = true
    stop()
    forget()
    wake()
  }
  function leave(listener: Listener<Item>): void {
    listeners.delete(listener)
    if (listeners.size + newcomers.size === 0) close()
  }
  async function handOut(fresh: readonly Item[], to: readonly Listener<Item>[]): Promise<void> {
    if (fresh.length === 0) return
    for (let at = 0; at < to.length; at += atOnce) {
      if (at > 0) await turn()
      for (const listener of to.slice(at, at + atOnce)) listener.tell(fresh)
    }
  }
  async function run(): Promise<void> {
    for (;;) {
      if (!isAwake) await new Promise<void>((resolve) => (wake = resolve))
      if (isOver) return
      isAwake = false
      const arriving = [...newcomers]
      const fresh = await look()
      const present = [...listeners]
      for (const newcomer of arriving) {
        newcomers.delete(newcomer)
        newcomer.greet()
      }
      await handOut(fresh, present)
    }
  }
  run().catch((error: unknown) => {
    close()
    for (const newcomer of newcomers) newcomer.refuse(error)
    for (const listener of listeners) listener.fail(error)
  })
  return {
    join: () =>
      new Promise((resolve, reject) => {
        const arrive = () => {
          const { listener, stream } = listen<Item>(() => leave(listener))
          listeners.add(listener)
          listener.tell(greet())
          resolve(stream)
        }
        newcomers.add({ greet: arrive, refuse: reject })
        rouse()
      }),
  }
}

/** What one subscription still has to send, as the stream that is asked for it. */
function listen<Item>(leave: () => void): { listener: Listener<Item>; stream: AsyncGenerator<Item> } {
  const waiting: Item[] = []
  let wake: () => void = () => undefined
  let failure: { readonly error: unknown } | undefined
  let isOver = false

  async function* found(): AsyncGenerator<Item> {
    for (;;) {
      const [next] = waiting.splice(0, 1)
      if (isOver) return
      if (next !== undefined) yield next
      else if (failure !== undefined) throw failure.error
      else await new Promise<void>((resolve) => (wake = resolve))
    }
  }
  // A generator that waits does not hear that it is no longer wanted: it has to be woken for that.
  const stream = found()
  const end = stream.return.bind(stream)
  return {
    listener: {
      tell: (items) => {
        waiting.push(...items)
        waiting.splice(0, waiting.length - waitingNews)
        wake()
      },
      fail: (error) => {
        failure = { error }
        wake()
      },
    },
    stream: Object.assign(stream, {
      return: (value: undefined) => {
        isOver = true
        leave()
        wake()
        return end(value)
      },
    }),
  }
}

/** One after the other, each in a round of the event loop of its own: requests are answered in between. */
function makeTurns(): () => Promise<void> {
  const waiting: (() => void)[] = []
  function next(): void {
    waiting.shift()?.()
    if (waiting.length > 0) setImmediate(next)
  }
  return () =>
    new Promise((resolve) => {
      waiting.push(resolve)
      if (waiting.length === 1) setImmediate(next)
    })
}
