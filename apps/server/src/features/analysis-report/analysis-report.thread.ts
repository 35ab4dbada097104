// Runs in a thread of its own: computing and setting the report must not keep anybody else waiting.
import { parentPort, workerData } from 'node:worker_threads'
import { writeReport } from './analysis-report.paper.ts'
import type { ReportFacts } from './analysis-report.service.ts'

const bytes = await writeReport(workerData as ReportFacts)
// The bytes change hands, nobody copies them.
parentPort?.postMessage(bytes, [bytes.buffer as ArrayBuffer])
