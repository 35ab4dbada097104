// Runs in a thread of its own: setting a page must not keep anybody else waiting.
import { parentPort, workerData } from 'node:worker_threads'
import { writeDisputeLetter } from './invoices.paper.ts'
import type { DisputeFacts } from './invoices.letter.service.ts'

const bytes = await writeDisputeLetter(workerData as DisputeFacts)
// The bytes change hands, nobody copies them.
parentPort?.postMessage(bytes, [bytes.buffer as ArrayBuffer])
