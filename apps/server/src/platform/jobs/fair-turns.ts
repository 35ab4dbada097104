import { AppError } from '#platform/app-error.ts'

/** Where work comes from: one line, the network around it, and whether it is known from before. */
export type Origin = { readonly line: string; readonly area: string; readonly isKnown: boolean }
type FairTurns = {
  readonly atOnce: number
  /** Further ones at once, for the known alone. */
  readonly reserved: number
  readonly waiting: number
  readonly retryAfterSeconds: number
}
type Waiting = Origin & { readonly start: () => void; readonly refuse: (error: Error) => void }

const mostRemembered = 10_000

/**
 * A few at a time per process, networks in turn and lines of a network in turn. Whoever fills the queue waits behind
 * everybody else and is sent away first; what is known from before has a place of its own.
 */
export function makeFairTurns({ atOnce, reserved, waiting: most, retryAfterSeconds }: FairTurns) {
  let running = 0
  let turn = 0
  let waiting: Waiting[] = []
  const servedAt = new Map<string, number>()
  const full = () => new AppError('UNAVAILABLE', { retryAfterSeconds })
  const mayStart = (origin: Origin) => running < atOnce + (origin.isKnown ? reserved : 0)

  function serve({ line, area }: Origin): void {
    running += 1
    turn += 1
    servedAt.set(area, turn).set(`${area} ${line}`, turn)
  }

  function startNext(): void {
    const next = waiting.filter(mayStart).reduce<Waiting | undefined>(earlier, undefined)
    if (waiting.length === 0 || servedAt.size > mostRemembered) servedAt.clear()
    if (next === undefined) return
    waiting = waiting.filter((one) => one !== next)
    serve(next)
    next.start()
  }

  /** Known before unknown, then the network and in it the line that had its turn longest ago, then who came first. */
  function earlier(best: Waiting | undefined, one: Waiting): Waiting {
    return best === undefined || isBefore(rank(one), rank(best)) ? one : best
  }
  const rank = ({ isKnown, area, line }: Origin): readonly number[] => [
    isKnown ? 0 : 1,
    servedAt.get(area) ?? 0,
    servedAt.get(`${area} ${line}`) ?? 0,
  ]

  /** The one who has to go for a newcomer: the last of the most crowded, if the newcomer's place is less crowded. */
  function crowdedOut(newcomer: Origin): Waiting | undefined {
    const strangers = waiting.filter(({ isKnown }) => !isKnown)
    const inArea = mostOf(strangers, ({ area }) => area)
    const inLine = mostOf(inArea, ({ line }) => line)
    if (newcomer.isKnown) return inLine.at(-1)
    const own = strangers.filter(({ area }) => area === newcomer.area)
    if (own.length + 1 < inArea.length) return inLine.at(-1)
    const inOwnLine = mostOf(own, ({ line }) => line)
    const mine = own.filter(({ line }) => line === newcomer.line)
    return mine.length + 1 < inOwnLine.length ? inOwnLine.at(-1) : undefined
  }

  function wait(origin: Origin): Promise<void> {
    if (waiting.length >= most) {
      const victim = crowdedOut(origin)
      if (victim === undefined) return Promise.reject(full())
      waiting = waiting.filter((one) => one !== victim)
      victim.refuse(full())
    }
    return new Promise((start, refuse) => waiting.push({ ...origin, start, refuse }))
  }

  return async <Result>(origin: Origin, work: () => Promise<Result>): Promise<Result> => {
    if (mayStart(origin)) serve(origin)
    else await wait(origin)
    try {
      return await work()
    } finally {
      running -= 1
      startNext()
    }
  }
}

function mostOf(all: readonly Waiting[], key: (one: Waiting) => string): readonly Waiting[] {
  return [...Map.groupBy(all, key).values()].reduce(
    (most, group) => (group.length >= most.length ? group : most),
    [],
  )
}

function isBefore(a: readonly number[], b: readonly number[]): boolean {
  const at = a.findIndex((value, index) => value !== b[index])
  return at >= 0 && (a[at] ?? 0) < (b[at] ?? 0)
}
