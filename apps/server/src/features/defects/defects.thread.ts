// Runs in a thread of its own: setting a page must not keep anybody else waiting.
import { parentPort, workerData } from 'node:worker_threads'
import { writeLetter } from './defects.paper.ts'
import type { LetterFacts } from './defects.letter.service.ts'

const bytes = await writeLetter(workerData as LetterFacts)
// The bytes change hands, nobody copies them.
parentPort?.postMessage(bytes, [bytes.buffer as ArrayBuffer])
