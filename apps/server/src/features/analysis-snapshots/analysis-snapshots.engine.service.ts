import { Worker } from 'node:worker_threads'
import type { AnalysisInput } from '@hauswart/domain/analysis/model/analysis'
import type { AnalysisSnapshot, DueComponent } from '@hauswart/domain/analysis/engine/snapshot'
import { limits } from '#platform/limits.ts'

/** What holds for all houses: handed over once. */
export type Setting = { readonly references: AnalysisInput['references'] }
export type Question = Omit<AnalysisInput, 'references' | 'amounts' | 'budget' | 'fund' | 'imputedRentRappen'>
export type Answer =
  | { readonly snapshot: AnalysisSnapshot; readonly due: readonly DueComponent[] }
  | { readonly fault: string }

export type Engine = { ask(question: Question): Promise<Answer>; close(): Promise<void> }

/**
 * The engine in a thread of its own, for one house after another. It may die over a house, of time or of memory: then a
 * fresh one meets that house alone, because what filled the memory may have been left by others. If that dies too but
 * knows what to say of an empty house, the fault is the house's and is its answer.
 */
export function openEngine(setting: Setting): Engine {
  let thread: Engine | undefined
  let isClosed = false

  async function ask(question: Question): Promise<Answer> {
    if (isClosed) throw new Error('the engine is closed')
    thread ??= openThread(setting)
    try {
      return await thread.ask(question)
    } catch (error) {
      thread = undefined
      throw error
    }
  }

  return {
    ask: (question) =>
      ask(question)
        .catch(() => ask(question))
        .catch(async (death: Error) => {
          await ask({ ...question, components: [], measures: [] })
          return { fault: death.message }
        }),
    close: async () => {
      isClosed = true
      await thread?.close()
    },
  }
}

/** Its questions are asked one after the other; whatever it rejects with was its end. */
function openThread(setting: Setting): Engine {
  const thread = new Worker(new URL('analysis-snapshots.thread.ts', import.meta.url), {
    workerData: setting,
    resourceLimits: { maxOldGenerationSizeMb: limits.snapshots.memoryMb },
  })
  let waiting: { resolve(answer: Answer): void; reject(error: Error): void } | undefined
  // A thread that is dead answers nobody any more.
  let death: Error | undefined
  const die = (error: Error): void => {
    death ??= error
    waiting?.reject(death)
  }
  thread.on('message', (answer: Answer) => waiting?.resolve(answer))
  thread.on('error', die)
  thread.on('exit', (code) => die(new Error(`the engine stopped with ${code}`)))
  const { secondsPerHouse } = limits.snapshots
  return {
    ask: (question) =>
      new Promise<Answer>((resolve, reject) => {
        if (death !== undefined) return reject(death)
        const timer = setTimeout(() => {
          die(new Error(`the engine took more than ${secondsPerHouse} s`))
          void thread.terminate()
        }, secondsPerHouse * 1_000)
        const settle =
          <Value>(tell: (value: Value) => void) =>
          (value: Value) => {
            clearTimeout(timer)
            waiting = undefined
            tell(value)
          }
        waiting = { resolve: settle(resolve), reject: settle(reject) }
        thread.postMessage(question, [])
      }),
    close: async () => void (await thread.terminate()),
  }
}
