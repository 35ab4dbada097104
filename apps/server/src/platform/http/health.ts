import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from '#platform/db/db-wire.ts'
import type { Http } from './http.ts'
import { limits } from '#platform/limits.ts'
import type { Parts } from '#platform/parts.ts'

const ask = sql<{ ok: boolean }>('select true as ok')

/** Live: the process answers. Ready: it can serve, and it is not on its way out. Redis is not needed for either. */
export function healthRoutes(app: Http, parts: Parts, state: { isClosing: boolean }): void {
  app.get('/health/live', () => ({ status: 'ok' }))
  app.get('/health/ready', async (_request, reply) => {
    const database = await Promise.race([answers(parts), tooLate()])
    const isReady = database === 'ok' && !state.isClosing
    return reply.code(isReady ? 200 : 503).send({
      status: isReady ? 'ok' : 'not ready',
      database,
      cache: parts.cache.isShared() ? 'ok' : 'local',
      closing: state.isClosing,
    })
  })
}

const answers = (parts: Parts): Promise<'ok' | 'away'> =>
  parts.database.run([{ statement: ask, values: [] }]).then(
    () => 'ok',
    () => 'away',
  )

// A database that hangs says nothing for many seconds; the edge must learn it sooner.
const tooLate = (): Promise<'away'> => sleep(limits.door.readySeconds * 1_000, 'away', { ref: false })
