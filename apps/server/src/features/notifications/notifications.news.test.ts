import { afterAll, expect, test } from 'vitest'
import { openDatabase } from '#platform/db/db.ts'
import type { Sent, StoredMail } from '#platform/jobs/mail.ts'
import { makeDeps } from '#platform/jobs/worker.ts'
import { memberJobs } from '#features/members/members.jobs.ts'
import { openWorld } from '#test/open-world.ts'
import { newId, type Person } from '#test/world.ts'
import { notificationJobs } from './notifications.jobs.ts'
import { notifyUser, type Notice } from './notifications.service.ts'

const { server, world } = await openWorld()
const database = openDatabase({
  url: server.parts.config.DATABASE_WORKER_URL,
  connections: 2,
  application: 'test-worker',
  forHousekeeping: true,
})
afterAll(() => database.close())

type Answer = (mail: StoredMail) => Promise<Sent>
const taken: Answer = () => Promise.resolve({})
type Job = { id: string; task: string; payload: Record<string, unknown>; waits: boolean }

/** What waits in the queue about somebody or something, taken out of it. */
const takeJobs = (task: string, about: string) =>
  server.admin<Job>(
    `with taken as (delete from graphile_worker._private_jobs j using graphile_worker._private_tasks t
       where t.id = j.task_id and t.identifier = $1 and j.payload::text like '%' || $2 || '%'
       returning j.id, j.payload, j.run_at > now() + interval '90 seconds' as waits)
     select payload, waits from taken order by id`,
    [task, about],
  )

/** The worker with a mail server of ours: passes on what this person was told, and writes what is to be written. */
async function letters({ userId }: Person, answer = taken): Promise<StoredMail[]> {
  const sent: StoredMail[] = []
  const mailer = {
    close: () => undefined,
    send: (mail: StoredMail) => {
      sent.push(mail)
      return answer(mail)
    },
  }
  const deps = makeDeps({ ...server.parts, mailer }, database)
  for (const { payload } of await takeJobs('deliver_notifications', userId))
    await notificationJobs['deliver_notifications']?.(payload, deps)
  const jobs = await takeJobs('send_news', userId)
  // Whoever sits in front of the app has a moment to read it there.
  expect(jobs.every(({ waits }) => waits)).toBe(true)
  for (const { payload } of [...jobs, ...jobs]) await notificationJobs['send_news']?.(payload, deps)
  return sent
}

const tell = ({ userId }: Person, realEstateId: string, facts: Partial<Notice> = {}) =>
  notifyUser(makeDeps(server.parts, database), server.parts.clock, {
    userId,
    kind: 'quote_answered',
    objectId: newId(),
    title: 'Offerte erhalten: Neue Fenster',
    text: 'Fenster Muster AG hat eine Offerte gegeben.',
    target: { route: 'project', id: null },
    about: { realEstateId, thingId: newId(), dueOn: server.parts.clock.today() },
    ...facts,
  })

async function stage() {
  const owner = await world.person()
  return { owner, house: await world.house(owner) }
}

async function choose(person: Person, facts: object) {
  const all = { digest: 'daily', digestHour: 7, quietFrom: 21, quietTo: 7, switchedOff: [], ...facts }
  const response = await fetch(`${server.url}/notifications/settings`, {
    method: 'PUT',
    headers: person.headers(),
    body: JSON.stringify({ ...all, idempotencyKey: newId(), expectedVersion: 0 }),
  })
  expect(response.status).toBe(200)
}

test('what others did comes by mail within minutes, together and once, and to nobody else', async () => {
  const { owner, house } = await stage()
  const neighbour = await world.person()
  await tell(owner, house)
  await tell(owner, house, {
    title: 'Frage zur Offerte: Neue Fenster',
    text: 'Fragt: «Siehe www.gewinn.ch?»',
  })
  const [letter, ...more] = await letters(owner)
  expect(more).toEqual([])
  expect(letter).toMatchObject({ recipient: owner.email, subject: '2 Neuigkeiten' })
  expect(letter?.bodyText).toContain(
    'Offerte erhalten: Neue Fenster\nFenster Muster AG hat eine Offerte gegeben.',
  )
  expect(letter?.bodyText).toContain('Frage zur Offerte: Neue Fenster\nFragt: «Siehe ')
  expect(letter?.bodyText).not.toContain('www.gewinn.ch')
  expect(letter?.headers?.['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click')
  expect(await letters(neighbour)).toEqual([])
  await tell(owner, house, { kind: 'file_refused', title: 'Datei nicht angenommen', text: '«Plan.pdf»' })
  expect((await letters(owner)).map(({ subject }) => subject)).toEqual(['Datei nicht angenommen'])
})

test('what is read in the app by then, switched off or of a house that was left makes no letter', async () => {
  const { owner, house } = await stage()
  await tell(owner, house)
  await fetch(`${server.url}/notifications/read-all`, {
    method: 'POST',
    headers: owner.headers(),
    body: JSON.stringify({ idempotencyKey: newId() }),
  })
  expect(await letters(owner)).toEqual([])
  for (const facts of [{ digest: 'off' }, { switchedOff: ['people.mail'] }]) {
    const quiet = await stage()
    await choose(quiet.owner, facts)
    await tell(quiet.owner, quiet.house)
    expect(await letters(quiet.owner)).toEqual([])
  }
  const left = await stage()
  await tell(left.owner, left.house)
  await server.admin('delete from app.membership where user_id = $1', [left.owner.userId])
  expect(await letters(left.owner)).toEqual([])
  // That another letter says already: once is enough.
  await tell(owner, house, { kind: 'account_security' })
  expect(await letters(owner)).toEqual([])
})

test('a letter that was not taken comes again as the same letter; a box that refuses is left alone', async () => {
  const { owner, house } = await stage()
  await tell(owner, house)
  const seen: string[] = []
  const away: Answer = ({ messageId }) => {
    seen.push(messageId)
    return seen.length === 1 ? Promise.reject(new Error('the mail server is away')) : taken({} as StoredMail)
  }
  const deps = makeDeps({ ...server.parts, mailer: { close: () => undefined, send: away } }, database)
  for (const { payload } of await takeJobs('deliver_notifications', owner.userId))
    await notificationJobs['deliver_notifications']?.(payload, deps)
  const [job] = await takeJobs('send_news', owner.userId)
  await expect(notificationJobs['send_news']?.(job?.payload ?? {}, deps)).rejects.toThrow('away')
  await notificationJobs['send_news']?.(job?.payload ?? {}, deps)
  expect(seen).toEqual([seen[0], seen[0]])

  await tell(owner, house)
  expect(await letters(owner, () => Promise.resolve({ refusal: '550 5.1.1' }))).toHaveLength(1)
  await tell(owner, house)
  expect(await letters(owner)).toEqual([])
})

const remove =
  'mutation R($house: ID!, $user: ID!, $input: VersionInput!) { removeMember(realEstateId: $house, userId: $user, input: $input) { userId } }'

test('whoever loses access learns of it by mail, although the house is theirs no longer', async () => {
  const { owner, house } = await stage()
  const helper = await world.person('Beat')
  await world.join(helper, house, 'editor')
  await owner.data(remove, {
    house,
    user: helper.userId,
    input: { idempotencyKey: newId(), expectedVersion: 1 },
  })
  for (const { payload } of await takeJobs('tell_people', house))
    await memberJobs['tell_people']?.(payload, makeDeps(server.parts, database))
  const [letter] = await letters(helper)
  expect(letter?.subject).toBe('Ihr Zugang wurde beendet')
  expect(letter?.bodyText).toContain('Sie haben keinen Zugang mehr zu «Lindenweg 14».')
  expect(await letters(owner)).toEqual([])
})
