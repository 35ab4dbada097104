import { startServer, type TestServer } from '../apps/server/test/server.ts'
import {
  atLeast,
  atMost,
  caught,
  figure,
  none,
  speed,
  type Figure,
  type Proof,
  type ProofOptions,
} from './proof.ts'
import { judgeLetters, judgeTold } from './reminders/judge.ts'
import { bare, night, openWorker } from './reminders/night.ts'
import { openPost } from './reminders/post.ts'
import { fateOf, liveOn, peopleDue, settle } from './reminders/town.ts'
import { countLocks, put, settled, startWorkers } from './reminders/workers.ts'

export const proof: Proof = {
  about:
    'what is due is told once and written of once, over kill -9 of workers and the moods of a mail server',
  run: async (options) => [...(await drill(options)), ...(options.short ? [] : await nation(options))],
}

async function drill({ short, say }: ProofOptions): Promise<Figure[]> {
  const [owners, kills] = short ? [120, 2] : [10_000, 20]
  const server = await startServer()
  const post = await openPost()
  const today = server.parts.clock.today()
  await settle(server, today, { owners })
  const workers = await startWorkers(server, post.port)
  let locks = 0
  const look = async () => void (locks += await countLocks(server))
  try {
    await put(server, 'plan_reminders')
    await workers.kill()
    await settled(server, look)
    await liveOn(server)
    await server.admin(`update app.digest set due_at = date_trunc('minute', now()) where due_at is not null`)
    await put(server, 'plan_digests')
    // Each kill meets letters that are under way.
    const half = owners / 2
    for (let many = 1; workers.kills() < kills; many += 1) {
      while (post.received.length < (half * many) / kills) await look()
      await workers.kill()
    }
    await settled(server, look)
    const told = await judgeTold(server, owners, today)
    const letters = judgeLetters(owners, post.received)
    const refused = await server.admin('select 1 from app.digest where refusal is not null')
    const box = Array.from({ length: owners }, (_, at) => at + 1).filter((one) => fateOf(one) === 'refused')
    const knocks = post.asked.filter((owner) => fateOf(owner) === 'refused').length
    say(
      `  ${owners} owners, ${workers.kills()} kills, ${post.received.length} letters, ${post.asked.length} times asked`,
    )
    return [
      atLeast('kills -9 of workers', workers.kills(), kills),
      none('owners who were not told', told.missing),
      none('told twice', told.twice),
      none('letters lost', letters.lost),
      atMost('letters received twice, same Message-ID', letters.repeated, workers.kills()),
      none('repeated under another Message-ID', letters.differing),
      none('reminded of what was done, moved or left', letters.mistaken),
      figure(
        'boxes refused for good and remembered',
        refused.length,
        String(box.length),
        refused.length === box.length,
      ),
      atMost('knocks at refused boxes', knocks, box.length + workers.kills()),
      none('locks that hold up an owner', locks),
      ...(await controls(server, owners, today, post.received)),
    ]
  } finally {
    await workers.end()
    await post.close()
    await server.close()
  }
}

/** The same eyes on what would happen without each guard. */
async function controls(
  server: TestServer,
  owners: number,
  today: string,
  received: readonly { owner: number; messageId: string }[],
): Promise<Figure[]> {
  const [one] = received
  const forged = { owner: one?.owner ?? 0, messageId: '<other@hauswart>' }
  const worker = openWorker(server)
  // Without the name of its step the same thing is told by every night.
  await server.admin('alter table app.notification drop constraint notification_user_id_kind_object_id_key')
  await night(server, worker.deps)
  const { twice } = await judgeTold(server, owners, today)
  await server.admin(
    'delete from app.notification where user_id = (select min(user_id::text)::uuid from app.notification)',
  )
  const { missing } = await judgeTold(server, owners, today)
  await worker.close()
  return [
    caught('a night that does not know what it told', twice),
    caught('a message that vanished', missing),
    caught(
      'a letter nobody received',
      judgeLetters(
        owners,
        received.filter(({ owner }) => owner !== one?.owner),
      ).lost,
    ),
    caught('a repeat that is a new letter', judgeLetters(owners, [...received, forged]).differing),
    caught(
      'a letter made in the night',
      judgeLetters(owners, [...received, { owner: 1, messageId: '<x>' }]).mistaken,
    ),
  ]
}

/** The night of the nation before a 1 March: rows a second beside the bare statement in the same run. */
async function nation({ say }: ProofOptions): Promise<Figure[]> {
  const town = { owners: Number(process.env['OWNERS'] ?? 1_400_000), dueOfSeven: 3, dates: 10 }
  const due = peopleDue(town)
  const server = await startServer()
  const worker = openWorker(server)
  try {
    const today = server.parts.clock.today()
    await settle(server, today, town)
    const bareMs = await timed(() => bare(server, today))
    let stretches = 0
    const ownMs = await timed(async () => void (stretches = await night(server, worker.deps)))
    const told = await judgeTold(server, due, today)
    const perSecond = (ms: number) => Math.round((due * 1_000) / ms)
    say(
      `  ${town.owners} owners, ${due} due, in ${stretches} stretches: ${perSecond(ownMs)} rows/s, bare SQL ${perSecond(bareMs)} rows/s`,
    )
    return [
      none('of the nation: not told', told.missing),
      none('of the nation: told twice', told.twice),
      atLeast('stretches of the night', stretches, Math.floor(town.owners / 2_000)),
      speed(atLeast('rows a second beside bare SQL', bareMs / ownMs, 0.4, 2)),
    ]
  } finally {
    await worker.close()
    await server.close()
  }
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now()
  await work()
  return performance.now() - began
}
