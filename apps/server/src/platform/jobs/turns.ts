import { AppError } from '#platform/app-error.ts'

type Turns = {
  readonly atOnce: number
  readonly waiting: number
  readonly retryAfterSeconds: number
  /** Left out, one. */
  readonly atOncePerPerson?: number
}
type Asker = {
  /** Of one person a few run and one waits: many clicks of one keep nobody else waiting. */
  readonly person?: string
  /** Says that nobody waits for the result any more. */
  readonly gone?: AbortSignal
}
type Waiting = { readonly person: string | undefined; readonly start: () => void }

/** A few at a time per process; a longer queue would only make everybody time out, so who comes then is told when. */
export function makeTurns({ atOnce, atOncePerPerson = 1, waiting: most, retryAfterSeconds }: Turns) {
  let running = 0
  let waiting: readonly Waiting[] = []
  const served = new Map<string, number>()
  const mayStart = (person: string | undefined) =>
    running < atOnce && (person === undefined || (served.get(person) ?? 0) < atOncePerPerson)

  function begin(person: string | undefined): void {
    running += 1
    if (person !== undefined) served.set(person, (served.get(person) ?? 0) + 1)
  }

  function end(person: string | undefined): void {
    running -= 1
    if (person !== undefined) {
      const left = (served.get(person) ?? 1) - 1
      if (left > 0) served.set(person, left)
      else served.delete(person)
    }
    const next = waiting.find((one) => mayStart(one.person))
    if (next === undefined) return
    waiting = waiting.filter((one) => one !== next)
    begin(next.person)
    next.start()
  }

  function wait({ person, gone }: Asker): Promise<void> {
    if (person !== undefined && waiting.some((one) => one.person === person))
      throw new AppError('RATE_LIMITED', { retryAfterSeconds })
    if (waiting.length >= most) throw new AppError('UNAVAILABLE', { retryAfterSeconds })
    return new Promise((resolve, reject) => {
      const own = { person, start: resolve }
      waiting = [...waiting, own]
      gone?.addEventListener('abort', () => {
        waiting = waiting.filter((one) => one !== own)
        reject(new AppError('UNAVAILABLE'))
      })
    })
  }

  return async <Result>(work: () => Promise<Result>, asker: Asker = {}): Promise<Result> => {
    const { person } = asker
    if (mayStart(person)) begin(person)
    else await wait(asker)
    try {
      return await work()
    } finally {
      end(person)
    }
  }
}
