// Runs in a thread of its own: setting a page must not keep anybody else waiting.
import { parentPort, workerData } from 'node:worker_threads'
import { writeProtocol } from './acceptances.paper.ts'
import type { ProtocolFacts } from './acceptances.protocol.service.ts'

const bytes = await writeProtocol(workerData as ProtocolFacts)
// The bytes change hands, nobody copies them.
parentPort?.postMessage(bytes, [bytes.buffer as ArrayBuffer])
