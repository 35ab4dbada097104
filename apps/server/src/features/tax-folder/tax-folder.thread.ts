// Runs in a thread of its own: setting pages must not keep anybody else waiting.
import { parentPort, workerData } from 'node:worker_threads'
import { writeTaxPaper } from './tax-folder.paper.ts'
import type { FolderPaper } from './tax-folder.read.service.ts'

const bytes = await writeTaxPaper(workerData as FolderPaper)
// The bytes change hands, nobody copies them.
parentPort?.postMessage(bytes, [bytes.buffer as ArrayBuffer])
