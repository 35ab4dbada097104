import { randomInt } from 'node:crypto'
import { expect, test } from 'vitest'
import { addDays } from '@hauswart/domain/days/day'
import { openWorld } from '#test/open-world.ts'
import { newId, type Person } from '#test/world.ts'
import { letterAddress, type LetterAct } from './notifications.letter.service.ts'
import { sealOf } from './notifications.seals.service.ts'

const { server, world } = await openWorld()
const { config, clock } = server.parts
const today = clock.today()

type Told = { readonly owner: Person; readonly house: string; readonly todo: string; readonly dueOn: string }

async function told(dueOn = today, facts: Record<string, unknown> = {}): Promise<Told> {
  const owner = await world.person()
  const house = await world.house(owner)
  return {
    owner,
    house,
    dueOn,
    todo: await world.todo(owner, house, { title: 'Filter <1>', dueOn, ...facts }),
  }
}

function linkOf({ owner, house, todo, dueOn }: Told, act: LetterAct, day = today): string {
  const facts = { userId: owner.userId, realEstateId: house, todoId: todo, dueOn, act }
  const { pathname, search } = new URL(letterAddress(config, day, facts))
  return `${server.url}${pathname}${search}`
}

const somewhere = () => `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}`

async function open(link: string, method = 'GET', from = somewhere()) {
  const headers = { accept: 'text/html', 'x-forwarded-for': from }
  const form = { ...headers, 'content-type': 'application/x-www-form-urlencoded' }
  const answer = await fetch(link, { method, headers: method === 'GET' ? headers : form })
  return {
    status: answer.status,
    text: await answer.text(),
    policy: answer.headers.get('content-security-policy'),
  }
}
const press = (link: string) => open(link, 'POST')

const stands = async ({ todo }: Told) =>
  (
    await server.admin<{ state: string; dueOn: string; version: number }>(
      `select state, due_on::text as "dueOn", version from app.todo where id = $1`,
      [todo],
    )
  )[0]

const acts = ({ house }: Told) =>
  server.admin<{ id: string; verb: string; actor: string; byLetter: boolean }>(
    `select id, verb, actor_id as actor, coalesce((changes ->> 'byLetter')::boolean, false) as "byLetter"
     from app.audit_event where real_estate_id = $1 and verb in ('todo.complete', 'todo.update', 'act.undo') order by id`,
    [house],
  )

test('a look changes nothing; the button says it is done, as that person and by the letter', async () => {
  const one = await told()
  const link = linkOf(one, 'done')
  const page = await open(link)
  expect(page.status).toBe(200)
  expect(page.text).toContain('Ist «Filter &lt;1&gt;» erledigt?')
  expect(page.text).toContain('<form method="post"><button type="submit">Ja, erledigt</button></form>')
  expect(page.policy).toContain("default-src 'none'")
  expect(await stands(one)).toEqual({ state: 'open', dueOn: today, version: 1 })
  expect((await press(link)).text).toContain('«Filter &lt;1&gt;» ist erledigt.')
  expect(await stands(one)).toMatchObject({ state: 'done' })
  expect(await acts(one)).toMatchObject([{ verb: 'todo.complete', actor: one.owner.userId, byLetter: true }])
})

test('it works once, also after it was undone in the app', async () => {
  const one = await told()
  const link = linkOf(one, 'done')
  await press(link)
  expect((await press(link)).text).toContain('ist bereits erledigt')
  const [act] = await acts(one)
  await one.owner.data(
    'mutation U($house: ID!, $act: ID!, $input: KeyInput!) { undo(realEstateId: $house, act: $act, input: $input) { actId } }',
    { house: one.house, act: act?.id, input: { idempotencyKey: newId() } },
  )
  expect(await stands(one)).toMatchObject({ state: 'open' })
  expect((await open(link)).text).toContain('Dieser Link wurde schon gebraucht')
  expect((await press(link)).text).toContain('Dieser Link wurde schon gebraucht')
  expect(await stands(one)).toMatchObject({ state: 'open' })
  expect(await acts(one)).toHaveLength(2)
})

test('two presses at once are one act', async () => {
  const one = await told()
  const link = linkOf(one, 'later')
  const answers = await Promise.all([press(link), press(link), press(link)])
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
  expect(await stands(one)).toEqual({ state: 'open', dueOn: addDays(today, 7), version: 2 })
  expect(await acts(one)).toHaveLength(1)
})

test('a week later is a week from today for what is overdue, and from its day for what is to come', async () => {
  const [late, soon] = [await told(addDays(today, -20)), await told(addDays(today, 3))]
  for (const one of [late, soon])
    expect((await press(linkOf(one, 'later'))).text).toMatch(/«Filter &lt;1&gt;» ist neu am .+ fällig\./)
  expect([(await stands(late))?.dueOn, (await stands(soon))?.dueOn]).toEqual([
    addDays(today, 7),
    addDays(today, 10),
  ])
})

test('what comes again is done for this time', async () => {
  const one = await told(today, { recurrence: { mode: 'fixed', unit: 'week', every: 2, anchorOn: today } })
  expect((await press(linkOf(one, 'done'))).text).toContain('ist für dieses Mal erledigt und am')
  expect(await stands(one)).toMatchObject({ state: 'open' })
  expect((await open(linkOf(one, 'later'))).text).toContain('ist inzwischen am')
})

test('what was moved, done or thrown away meanwhile is said, and stays as it is', async () => {
  const [moved, gone] = [await told(), await told()]
  await server.admin(`update app.todo set due_on = $2 where id = $1`, [moved.todo, addDays(today, 30)])
  await server.admin('update app.todo set deleted_at = now() where id = $1', [gone.todo])
  for (const act of ['done', 'later'] as const) {
    expect((await press(linkOf(moved, act))).text).toContain('ist inzwischen am')
    expect((await press(linkOf(gone, act))).text).toContain('Dieses To-do gibt es nicht mehr.')
  }
  expect([await acts(moved), await acts(gone)]).toEqual([[], []])
})

test('forged, ended and foreign links, and those of who may no longer write, get the same answer', async () => {
  const [one, other, reader, former] = [await told(), await told(), await told(), await told()]
  await server.admin(`update app.membership set role = 'reader' where user_id = $1`, [reader.owner.userId])
  await server.admin('delete from app.membership where user_id = $1', [former.owner.userId])
  const good = linkOf(one, 'done')
  const what = new URL(good).searchParams.get('what') ?? ''
  const resealed = new URL(good)
  resealed.searchParams.set('seal', sealOf(config, 'unsubscribe', what))
  const bad = [
    good.replace(/.$/, '~'),
    good.replace(one.todo, other.todo),
    good.replace('.done', '.later'),
    resealed.href,
    `${server.url}/notifications/act`,
    linkOf(one, 'done', addDays(today, -15)),
    linkOf({ ...one, owner: other.owner }, 'done'),
    linkOf(reader, 'done'),
    linkOf(former, 'done'),
  ]
  for (const method of ['GET', 'POST']) {
    const answers = []
    for (const link of bad) answers.push(await open(link, method))
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
    expect(answers[0]?.status).toBe(400)
  }
  for (const each of [one, other, reader, former]) expect(await stands(each)).toMatchObject({ version: 1 })
})

test('nobody tries links without end', async () => {
  const from = somewhere()
  const link = `${server.url}/notifications/act?what=x&seal=x`
  const statuses: number[] = []
  for (let at = 0; at < 61; at += 1) statuses.push((await open(link, 'GET', from)).status)
  expect([statuses.at(-2), statuses.at(-1)]).toEqual([400, 429])
})
