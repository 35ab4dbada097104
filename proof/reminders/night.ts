import { openDatabase } from '../../apps/server/src/platform/db/db.ts'
import { makeDeps, type JobDeps } from '../../apps/server/src/platform/jobs/worker.ts'
import { reminderJobs } from '../../apps/server/src/features/reminders/reminders.jobs.ts'
import type { TestServer } from '../../apps/server/test/server.ts'

/** A worker inside this process. */
export function openWorker(server: TestServer): { deps: JobDeps; close(): Promise<void> } {
  const url = server.parts.config.DATABASE_WORKER_URL
  const database = openDatabase({
    url,
    connections: 2,
    application: 'hauswart-worker',
    forHousekeeping: true,
  })
  return { deps: makeDeps(server.parts, database), close: () => database.close() }
}

/** One whole night, stretch by stretch, two at a time; how many stretches it was. */
export async function night(server: TestServer, deps: JobDeps): Promise<number> {
  await server.admin('delete from app.reminder_mark')
  await reminderJobs['plan_reminders']?.({}, deps)
  const stretches = await server.admin<{ payload: Record<string, unknown> }>(
    `with taken as (delete from graphile_worker._private_jobs j using graphile_worker._private_tasks t
       where t.id = j.task_id and t.identifier = 'remind_houses' returning j.payload) select payload from taken`,
  )
  const left = stretches.values()
  const one = async () => {
    for (const { payload } of left) await reminderJobs['remind_houses']?.(payload, deps)
  }
  await Promise.all([one(), one()])
  return stretches.length
}

/** The same selection and the same rows by one statement of SQL, past everything the product does. */
export const bare = (server: TestServer, today: string) =>
  server.admin(
    `insert into app.notification (user_id, id, kind, object_id, title, text, target_route, target_id, real_estate_id,
       thing_id, due_on)
     select m.user_id, gen_random_uuid(), 'bare', t.id, 'Heute fällig: ' || t.title,
       'Das To-do bei «' || r.name || '» ist am ' || t.due_on || ' fällig.', 'todos', t.id, r.id, t.id, t.due_on
     from app.todo t join app.real_estate r on r.id = t.real_estate_id and r.status = 'active'
     join app.membership m on m.real_estate_id = t.real_estate_id
     where t.due_on = $1 and t.state = 'open' and t.deleted_at is null
     on conflict do nothing`,
    [today],
  )
