import { readConfig } from '#platform/config.ts'
import { openParts } from '#platform/open-parts.ts'
import { startTelemetry } from '#platform/telemetry.ts'
import { startWorker } from '#platform/jobs/worker.ts'
import { makeApp } from './app.ts'
import { jobs } from './jobs.ts'

const config = readConfig()
const telemetry = await startTelemetry(config)
const parts = openParts(config)
const state = { isClosing: false }

const app = config.MODE === 'worker' ? undefined : await makeApp(parts, state)
await app?.listen({ host: config.HOST, port: config.PORT })
const worker = config.MODE === 'api' ? undefined : await startWorker(parts, jobs)
if (worker !== undefined)
  parts.store.keepVersions().catch((error: unknown) => {
    parts.log.warn({ err: error }, 'the object store keeps no versions, or nobody may tell it to')
  })
parts.log.info({ mode: config.MODE, port: config.MODE === 'worker' ? undefined : config.PORT }, 'started')

/** First say "not ready" so that the edge looks elsewhere, then let what runs finish, then leave. */
async function leave(reason: string, code = 0): Promise<void> {
  if (state.isClosing) return
  state.isClosing = true
  parts.log.info({ reason }, 'leaving')
  const late = setTimeout(() => process.exit(1), config.SHUTDOWN_SECONDS * 1_000)
  late.unref()
  await Promise.all([app?.close(), worker?.stop()])
  await parts.close()
  await telemetry.stop()
  process.exit(code)
}

process.once('SIGTERM', () => void leave('SIGTERM'))
process.once('SIGINT', () => void leave('SIGINT'))
// Nobody knows what state such a fault leaves behind; who is being served is served to the end all the same.
process.on('uncaughtException', (error) => {
  parts.log.error({ err: error }, 'fault that nobody caught')
  void leave('uncaughtException', 1)
})
// The queue's library lets promises go while the database is away and is well again when that is back.
process.on('unhandledRejection', (error) =>
  parts.log.error({ err: error }, 'a promise nobody waited for failed'),
)
