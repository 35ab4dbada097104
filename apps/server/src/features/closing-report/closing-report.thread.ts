// Runs in a thread of its own: setting a page must not keep anybody else waiting.
import { parentPort, workerData } from 'node:worker_threads'
import { writeReport } from './closing-report.paper.ts'
import type { ClosingFacts } from './closing-report.service.ts'

const bytes = await writeReport(workerData as ClosingFacts)
// The bytes change hands, nobody copies them.
parentPort?.postMessage(bytes, [bytes.buffer as ArrayBuffer])
