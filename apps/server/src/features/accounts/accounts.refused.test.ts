import { addDays } from '@hauswart/domain/days/day'
import { afterAll, expect, test } from 'vitest'
import { openDatabase } from '#platform/db/db.ts'
import { makeDeps } from '#platform/jobs/worker.ts'
import { openWorld } from '#test/open-world.ts'
import { lettersTo, newEmail } from '#test/visitor.ts'
import { newId } from '#test/world.ts'
import { accountJobs } from './accounts.jobs.ts'

const { server, world } = await openWorld()
const database = openDatabase({
  url: server.parts.config.DATABASE_WORKER_URL,
  connections: 2,
  application: 'test-worker',
  forHousekeeping: true,
})
afterAll(() => database.close())

/** The letter to an address that does not exist, as its job finds out, twice. */
async function refuse(email: string): Promise<void> {
  const mailer = { send: () => Promise.resolve({ refusal: '550 5.1.1' }), close: () => undefined }
  const deps = makeDeps({ ...server.parts, mailer }, database)
  const [letter] = await lettersTo(server, email)
  const [job] = await server.admin<{ payload: Record<string, unknown> }>(
    `select j.payload from graphile_worker._private_jobs j where j.key = $1`,
    [`mail:${letter?.id}`],
  )
  for (let run = 0; run < 2; run += 1) await accountJobs['send_mail']?.(job?.payload ?? {}, deps)
}

test('whoever wrote to an address that does not exist learns of it where the letter was about, once', async () => {
  const owner = await world.person('Anna')
  const house = await world.house(owner, { zip: '8610', city: 'Uster' })
  await world.join(await world.person('Beat'), house, 'owner')
  const projectId = await world.project(owner, house)
  const [firm, guest] = [newEmail(), newEmail()]
  const craftsmanId = await world.craftsman(owner, house, { company: 'Sanitär Frei', email: firm })
  const recipients = [{ id: newId(), craftsmanId }]
  const answerBy = addDays(server.parts.clock.today(), 20)
  await owner.data(
    `mutation Ask($house: ID!, $input: SendQuoteRequestsInput!) { sendQuoteRequests(realEstateId: $house, input: $input) { id } }`,
    { house, input: { idempotencyKey: newId(), projectId, scope: 'Bad', answerBy, recipients } },
  )
  await owner.data(
    `mutation Invite($house: ID!, $input: InvitePersonInput!) { invitePerson(realEstateId: $house, input: $input) { id } }`,
    {
      house,
      input: { idempotencyKey: newId(), id: newId(), email: guest, role: 'reader', canSeeFinances: false },
    },
  )
  await refuse(firm)
  await refuse(guest)
  const told = await server.admin(
    `select user_id, title, target_route, target_id, real_estate_id from app.notification where kind = 'letter_refused'
     and real_estate_id = $1 order by target_route`,
    [house],
  )
  const mine = { user_id: owner.userId, real_estate_id: house }
  expect(told).toEqual([
    { ...mine, title: `E-Mail an ${firm} kam nicht an`, target_route: 'project', target_id: projectId },
    { ...mine, title: `E-Mail an ${guest} kam nicht an`, target_route: 'realEstate', target_id: null },
  ])
})
