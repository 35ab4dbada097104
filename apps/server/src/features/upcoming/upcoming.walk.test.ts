import { createHash, randomBytes } from 'node:crypto'
import { addDays, addMonths } from '@hauswart/domain/days/day'
import {
  dateName,
  datedSources,
  dayedSources,
  deadlineSources,
  sourceRules,
  upcomingSources,
  type UpcomingSource,
} from '@hauswart/domain/deadlines/source'
import { afterAll, expect, it } from 'vitest'
import { digestJobs } from '#features/notifications/notifications.digest.jobs.ts'
import { reminderJobs } from '#features/reminders/reminders.jobs.ts'
import { openDatabase } from '#platform/db/db.ts'
import type { StoredMail } from '#platform/jobs/mail.ts'
import { makeDeps } from '#platform/jobs/worker.ts'
import { makeDocuments } from '#test/documents.ts'
import { openWorld } from '#test/open-world.ts'
import { newId, plainInvoice, type Person } from '#test/world.ts'

// Every registered source of dates, in every place that shows dates: one that a place has forgotten shows here.

const { server, world } = await openWorld()
const url = server.parts.config.DATABASE_WORKER_URL
const database = openDatabase({ url, connections: 2, application: 'test-worker', forHousekeeping: true })
afterAll(() => database.close())
const today = server.parts.clock.today()

/** On which day it is told for the first time this night. */
const dayOf = (source: UpcomingSource): string => addDays(today, sourceRules[source].telling?.days[0] ?? 3)

/** A house with one of each source; the identifier by which each is known. */
async function houseOfAll(owner: Person): Promise<{ house: string; ids: Record<UpcomingSource, string> }> {
  const house = await world.house(owner)
  const component = await world.component(owner, house, { catalogKey: 'oil_heating' })
  const project = await world.project(owner, house)
  const day = Object.fromEntries(upcomingSources.map((source) => [source, dayOf(source)])) as Record<
    UpcomingSource,
    string
  >
  const on = { startsOn: day.appointment, endsOn: day.appointment }
  const discounted = { discountUntil: day.discount, discountRate: 200, dueOn: addDays(today, 40) }
  const defect = await world.defect(owner, house, project, { nature: 'hidden', title: 'defect' })
  // Free of weekends and holidays, which move a day.
  await server.admin('update app.defect set notify_by = $2, limited_on = null where id = $1', [
    defect,
    day.defect,
  ])
  const repair = await world.defect(owner, house, project, { title: 'repair' })
  await server.admin(
    'update app.defect set notify_by = null, limited_on = null, repair_until = $2, found_on = $3 where id = $1',
    [repair, day.repair, addDays(today, -30)],
  )
  const [ending, ended] = [
    await world.acceptance(owner, house, project, { title: 'warranty_notice', terms: 'sia118' }),
    await world.acceptance(owner, house, project, { title: 'warranty' }),
  ]
  // At the end of some months there is no day that lies four months after another.
  const lienOn = sourceRules.lien.telling.days
    .map((ahead) => addDays(today, ahead))
    .find((end) => addMonths(addMonths(end, -4), 4) === end)
  const lien = await world.acceptance(owner, house, project, { title: 'lien' })
  await server.admin(
    `update app.acceptance set accepted_on = ($2::date - interval '4 months')::date, contract_on = null,
       limited_on = $3 where id = $1`,
    [lien, lienOn, addDays(today, 1_000)],
  )
  const days = 'update app.acceptance set notice_until = $2, limited_on = $3 where id = $1'
  await server.admin(days, [ending, day.warranty_notice, addDays(today, 1_000)])
  await server.admin(days, [ended, null, day.warranty])
  const retention = await world.invoice(owner, house, { creditor: 'retention', dueOn: '2026-11-01' })
  // Of a part that is disputed nobody is told; of what is kept back beside it everybody.
  await owner.data(disputePart, {
    house,
    id: retention,
    input: {
      idempotencyKey: newId(),
      expectedVersion: 1,
      disputedOn: today,
      disputeReason: 'Zu viele Stunden',
      disputeDemand: 'correction',
      disputedRappen: 100,
    },
  })
  await owner.data(keepBack, {
    house,
    id: retention,
    input: {
      idempotencyKey: newId(),
      expectedVersion: 2,
      retainedRappen: plainInvoice.amountRappen - 100,
      retainedUntil: day.retention,
      retainedReason: 'Mängel',
    },
  })
  // Paid long ago: its end still counts.
  const guaranteed = await world.invoice(owner, house, {
    kind: 'expense',
    dueOn: undefined,
    category: 'other',
    creditor: 'invoice_warranty',
  })
  const guarantee = {
    idempotencyKey: newId(),
    expectedVersion: 1,
    warrantyBasis: 'agreed',
    warrantyFrom: addMonths(day.invoice_warranty, -12),
    warrantyYears: 1,
  }
  await owner.data(begin, { house, id: guaranteed, input: guarantee })
  await server.admin('update app.invoice set warranty_until = $2 where id = $1', [
    guaranteed,
    day.invoice_warranty,
  ])
  const ids: Record<UpcomingSource, string> = {
    todo: await world.todo(owner, house, { title: 'todo', dueOn: day.todo }),
    maintenance: await world.task(owner, house, component, {
      title: 'maintenance',
      nextOn: day.maintenance,
      intervalMonths: 240,
    }),
    measure: await world.measure(owner, house, component, { title: 'measure' }),
    document: await makeDocuments(server).document(owner, house, {
      title: 'document',
      validUntil: day.document,
    }),
    appointment: await world.appointment(owner, house, { title: 'appointment', ...on }),
    defect,
    repair,
    warranty_notice: ending,
    warranty: ended,
    lien,
    maker_warranty: await world.makerWarranty(owner, house, component, {
      title: 'maker_warranty',
      startsOn: addMonths(day.maker_warranty, -24),
      years: 2,
    }),
    permit: await world.approval(owner, house, project, { title: 'permit', validUntil: day.permit }),
    promise: await world.approval(owner, house, project, {
      kind: 'subsidy',
      title: 'promise',
      validUntil: day.promise,
    }),
    subsidy: await world.project(owner, house, { title: 'subsidy', startsOn: addDays(day.subsidy, 1) }),
    invoice: await world.invoice(owner, house, { creditor: 'invoice', dueOn: day.invoice }),
    retention,
    discount: await world.invoice(owner, house, { creditor: 'discount', ...discounted }),
    invoice_warranty: guaranteed,
    quote: await world.quote(owner, house, project, { company: 'quote', validUntil: day.quote }),
  }
  return { house, ids }
}

const begin = `mutation Begin($house: ID!, $id: ID!, $input: BeginInvoiceWarrantyInput!) {
  beginInvoiceWarranty(realEstateId: $house, id: $id, input: $input) { id } }`
const disputePart = `mutation Dispute($house: ID!, $id: ID!, $input: DisputeInvoiceInput!) {
  disputeInvoice(realEstateId: $house, id: $id, input: $input) { id } }`
const keepBack = `mutation Keep($house: ID!, $id: ID!, $input: RetainInvoiceInput!) {
  retainInvoice(realEstateId: $house, id: $id, input: $input) { id } }`

type Dated = { source: UpcomingSource; id: string; rule?: { sentence: string; source: string } }
const list = `query All($house: ID!) { realEstate(id: $house) {
  upcoming(first: 50) { source id } deadlines(first: 50) { source id rule { sentence source article } } } }`
const start = `mutation Start($house: ID!, $input: StartCalendarFeedInput!) {
  startCalendarFeed(realEstateId: $house, input: $input) { version } }`

const listed = async (person: Person, house: string) =>
  (await person.data<{ realEstate: { upcoming: Dated[]; deadlines: Dated[] } }>(list, { house })).realEstate

/** The identifiers in what a calendar of this person fetches. */
async function calendar(person: Person, house: string): Promise<string[]> {
  const secret = randomBytes(32).toString('base64url')
  const secretHash = createHash('sha256').update(secret).digest('base64url')
  const input = { idempotencyKey: newId(), contents: ['appointments', 'todos', 'deadlines'], secretHash }
  await person.data(start, { house, input })
  const text = await (await fetch(`${server.url}/rest/calendar/${secret}.ics`)).text()
  return [...text.matchAll(/^UID:(.+)@hauswart/gm)].map(([, uid = '']) => uid)
}

const letters: StoredMail[] = []
const mailer = {
  close: () => undefined,
  send: (mail: StoredMail) => (letters.push(mail), Promise.resolve({})),
}
const workerAt = (instant: string) => {
  const clock = { ...server.parts.clock, now: () => new Date(instant), today: () => instant.slice(0, 10) }
  return makeDeps({ ...server.parts, clock, mailer }, database)
}

async function jobs(task: string, key = ''): Promise<Record<string, unknown>[]> {
  const taken = await server.admin<{ payload: Record<string, unknown> }>(
    `with taken as (delete from graphile_worker._private_jobs j using graphile_worker._private_tasks t
       where t.id = j.task_id and t.identifier = $1 and ($2 = '' or j.key = $2) returning j.payload)
     select payload from taken`,
    [task, key],
  )
  return taken.map(({ payload }) => payload)
}

/** The night to today, then the letters of the morning. */
async function night(people: readonly Person[]): Promise<void> {
  const deps = workerAt(`${today}T00:04:00Z`)
  await reminderJobs['plan_reminders']?.({}, deps)
  for (const payload of await jobs('remind_houses')) await reminderJobs['remind_houses']?.(payload, deps)
  const morning = workerAt(`${addDays(today, 1)}T06:30:00Z`)
  await digestJobs['plan_digests']?.({}, morning)
  for (const { userId } of people)
    for (const payload of await jobs('send_digest', `digest:${userId}`))
      await digestJobs['send_digest']?.(payload, morning)
}

type Note = { kind: string; target: { route: string; id: string } }
const notes = async (person: Person): Promise<Note[]> =>
  (
    (await (await fetch(`${server.url}/notifications`, { headers: person.headers() })).json()) as {
      nodes: Note[]
    }
  ).nodes

it('is known to every list, calendar, reminder and letter, by the right it needs', async () => {
  const [owner, reader] = [await world.person(), await world.person()]
  const { house, ids } = await houseOfAll(owner)
  await world.join(reader, house, 'reader')
  await night([owner, reader])
  for (const [person, may] of [
    [owner, () => true],
    [reader, (source: UpcomingSource) => sourceRules[source].right === 'read'],
  ] as const) {
    const { upcoming, deadlines } = await listed(person, house)
    const uids = await calendar(person, house)
    const told = await notes(person)
    const letter = letters.find(({ recipient }) => recipient === person.email)?.bodyText ?? ''
    for (const source of upcomingSources) {
      const rules = sourceRules[source]
      const isMine = ({ source: of, id }: Dated) => of === source && id === ids[source]
      expect([source, upcoming.some(isMine)]).toEqual([source, may(source)])
      const deadline = deadlines.find(isMine)
      const isDeadline = deadlineSources.some((one) => one === source)
      expect([source, deadline !== undefined]).toEqual([source, isDeadline && may(source)])
      if (deadline?.rule)
        expect(`${deadline.rule.sentence} ${deadline.rule.source}`).toMatch(/\p{L}+.* \p{L}/u)
      expect(new Set(uids).size).toBe(uids.length)
      const isDayed = rules.sort === 'meeting' || dayedSources.some((one) => one === source)
      expect([source, uids.includes(dateName(source, ids[source]))]).toEqual([source, isDayed && may(source)])
    }
    for (const source of datedSources) {
      const { kind, route } = sourceRules[source].telling
      const mine = told.filter((note) => note.kind === kind)
      expect([source, mine.map(({ target }) => target.route)]).toEqual([source, may(source) ? [route] : []])
      expect([source, letter.includes(`: ${source}\n`)]).toEqual([source, may(source)])
    }
  }
})
