import { Worker } from 'node:worker_threads'
import { requireIdentity, type Context } from '#platform/db/access.ts'
import { AppError } from '#platform/app-error.ts'
import { limits } from '#platform/limits.ts'
import { makeTurns } from '#platform/jobs/turns.ts'
import { makeKept } from './kept.ts'

// Of all kinds together: it is the cores of one machine they share.
const inTurn = makeTurns({ ...limits.report, retryAfterSeconds: 10 })
const keptOrMade = makeKept(limits.report.kept)

export type MadePaper<Facts> = { readonly facts: Facts; readonly bytes: Uint8Array }

type Making<Facts> = {
  /** A module that sets `workerData` and posts the bytes. */
  readonly script: URL
  /** Plain data, so that it can go to another thread. */
  readonly read: () => Promise<Facts>
  readonly gone: AbortSignal
}

/** A paper for one person, set in a thread of its own; what was just made of the same facts is handed out again. */
export const makePaper = <Facts extends object>(
  ctx: Context,
  { script, read, gone }: Making<Facts>,
): Promise<MadePaper<Facts>> =>
  // The facts too are read in turn: who waits holds none of them.
  inTurn(
    async () => {
      const facts = await read()
      const bytes = await keptOrMade(
        { script: script.href, facts },
        () => ctx.clock.now().getTime(),
        () => setInThread(script, facts, gone),
      )
      return { facts, bytes }
    },
    { person: requireIdentity(ctx).userId, gone },
  )

// Setting a page costs a second of a core: not in the thread that answers everybody else.
function setInThread(script: URL, facts: object, gone: AbortSignal): Promise<Uint8Array> {
  return new Promise((resolve, reject) => {
    // Who left while the facts were read says so no second time.
    if (gone.aborted) return reject(new AppError('UNAVAILABLE'))
    const thread = new Worker(script, {
      workerData: facts,
      resourceLimits: { maxOldGenerationSizeMb: limits.report.memoryMb },
    })
    const stop = () => void thread.terminate()
    const timer = setTimeout(stop, limits.report.seconds * 1_000)
    gone.addEventListener('abort', stop)
    thread.once('message', resolve)
    thread.once('error', reject)
    thread.once('exit', (code) => {
      clearTimeout(timer)
      reject(new AppError('UNAVAILABLE', {}, new Error(`the paper stopped with ${code}`)))
    })
  })
}
