import { AppError } from './app-error.ts'

type Turns = { readonly atOnce: number; readonly waiting: number; readonly retryAfterSeconds: number }

/** A few at a time per process; a longer queue would only make everybody time out, so who comes then is told when. */
export function makeTurns({ atOnce, waiting: most, retryAfterSeconds }: Turns) {
  let running = 0
  const waiting: (() => void)[] = []
  return async <Result>(work: () => Promise<Result>): Promise<Result> => {
    if (running >= atOnce) {
      if (waiting.length >= most) throw new AppError('UNAVAILABLE', { retryAfterSeconds })
      await new Promise<void>((resolve) => waiting.push(resolve))
    } else running += 1
    try {
      return await work()
    } finally {
      const next = waiting.shift()
      if (next === undefined) running -= 1
      else next()
    }
  }
}
