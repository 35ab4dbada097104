import { setTimeout as sleep } from 'node:timers/promises'
import { testEnvironment } from '../../apps/server/test/database.ts'
import type { TestServer } from '../../apps/server/test/server.ts'
import { start, type Child } from '../load/process.ts'

/** Two workers that are killed in turn; each comes back. */
export async function startWorkers(server: TestServer, smtpPort: number) {
  const environment = {
    ...testEnvironment(server.database),
    LOG_LEVEL: 'info',
    MODE: 'worker',
    // What is silent for so long is given up for now; nobody waits twenty seconds here.
    SMTP_URL: `smtp://127.0.0.1:${smtpPort}?socketTimeout=700`,
  }
  const begin = () => start('apps/server/src/main.ts', [], environment, 'started')
  const running: Child[] = await Promise.all([begin(), begin()])
  let kills = 0
  return {
    kills: () => kills,
    kill: async () => {
      const at = kills % running.length
      kills += 1
      await running[at]?.stop('SIGKILL')
      running[at] = await begin()
    },
    end: () => Promise.all(running.map((one) => one.stop('SIGKILL'))),
  }
}

const waiting = `select 1 from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
  where t.identifier in ('plan_reminders', 'remind_houses', 'plan_digests', 'send_digest')`

export const put = (server: TestServer, task: string) =>
  server.admin(`select graphile_worker.add_job($1, '{}', max_attempts := 12)`, [task])

/** Until nothing of the night is in the queue any more, however long a busy machine takes. */
export async function settled(server: TestServer, eachTime: () => Promise<void>): Promise<void> {
  for (;;) {
    await eachTime()
    if ((await server.admin(waiting)).length === 0) return
    await sleep(50)
  }
}

/** Locks on what owners write that would hold one of them up; reading takes none of them. */
export async function countLocks(server: TestServer): Promise<number> {
  const held = await server.admin(
    `select 1 from pg_locks l join pg_stat_activity a on a.pid = l.pid
     where a.datname = current_database() and a.application_name = 'hauswart-worker' and l.mode <> 'AccessShareLock'
       and l.relation in ('app.todo'::regclass, 'app.maintenance_task'::regclass, 'app.document'::regclass,
         'app.appointment'::regclass, 'app.membership'::regclass, 'app.real_estate'::regclass)`,
  )
  return held.length
}
