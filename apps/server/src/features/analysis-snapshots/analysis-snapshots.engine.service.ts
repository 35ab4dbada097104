import { Worker } from 'node:worker_threads'
import type { AnalysisInput } from '@hauswart/domain/analysis/analysis'
import type { AnalysisSnapshot, DueComponent } from '@hauswart/domain/analysis/snapshot'
import { limits } from '#platform/limits.ts'

/** What holds for all houses: handed over once. */
export type Setting = { readonly references: AnalysisInput['references'] }
export type Question = Omit<AnalysisInput, 'references'>
export type Answer =
  | { readonly snapshot: AnalysisSnapshot; readonly due: readonly DueComponent[] }
  | { readonly fault: string }

export type Engine = { ask(question: Question): Promise<Answer>; close(): Promise<void> }

/** The engine in a thread of its own, for one house after another. */
export function openEngine(setting: Setting): Engine {
  const thread = new Worker(new URL('analysis-snapshots.thread.service.ts', import.meta.url), {
    workerData: setting,
    resourceLimits: { maxOldGenerationSizeMb: limits.snapshots.memoryMb },
  })
  let waiting: { resolve(answer: Answer): void; reject(error: Error): void } | undefined
  thread.on('message', (answer: Answer) => waiting?.resolve(answer))
  thread.on('error', (error: Error) => waiting?.reject(error))
  thread.on('exit', (code) => waiting?.reject(new Error(`the engine stopped with ${code}`)))
  return {
    ask: (question) =>
      new Promise<Answer>((resolve, reject) => {
        const timer = setTimeout(() => void thread.terminate(), limits.snapshots.secondsPerHouse * 1_000)
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
