// Runs in a thread of its own: an analysis costs milliseconds, and the queue must not wait for thousands of them.
import { parentPort, workerData } from 'node:worker_threads'
import { analyse } from '@hauswart/domain/analysis/engine/analyse'
import { dueComponents, rememberedInput, snapshotOf } from '@hauswart/domain/analysis/engine/snapshot'
import type { Answer, Question, Setting } from './analysis-snapshots.engine.service.ts'

const { references } = workerData as Setting

parentPort?.on('message', (question: Question) => parentPort?.postMessage(answer(question), []))

// A house that cannot be computed is no reason to leave the others out.
function answer(question: Question): Answer {
  try {
    const analysis = analyse(rememberedInput({ ...question, references }))
    return { snapshot: snapshotOf(analysis), due: dueComponents(analysis) }
  } catch (error) {
    return { fault: error instanceof Error ? error.message : String(error) }
  }
}
