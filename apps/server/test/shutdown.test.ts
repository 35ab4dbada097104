import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { SMTPServer } from 'smtp-server'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { adminPool, testEnvironment } from './database.ts'
import { startProgram, type TestProgram } from './program.ts'
import { startServer, type TestServer } from './server.ts'
import { openSocket } from './socket.ts'
import { ask } from './ask.ts'
import { makeWorld, newId, type Person } from './world.ts'

let server: TestServer
let world: ReturnType<typeof makeWorld>
let owner: Person
let house: string
const running: TestProgram[] = []

beforeAll(async () => {
  server = await startServer()
  world = makeWorld(server)
  owner = await world.person()
  house = await world.house(owner)
})
afterEach(async () => {
  await Promise.all(running.splice(0).map((program) => program.end('SIGKILL')))
})
afterAll(() => server.close())

async function start(mode: 'api' | 'worker', more: Record<string, string> = {}): Promise<TestProgram> {
  const program = await startProgram({ ...testEnvironment(server.database), MODE: mode, ...more })
  running.push(program)
  return program
}

/** More than a test has: what ends only at the end of it does not end. */
const aLongTime = { SHUTDOWN_SECONDS: '600' }

async function until(isSo: () => Promise<boolean> | boolean): Promise<void> {
  while (!(await isSo())) await sleep(20)
}

const change =
  'mutation Change($house: ID!, $id: ID!, $input: UpdateComponentInput!) { updateComponent(realEstateId: $house, id: $id, input: $input) { version note } }'

test('requests that run when the signal comes are answered, new ones are not taken, and the code is 0', async () => {
  const program = await start('api', aLongTime)
  const id = await world.component(owner, house)
  const pool = adminPool(server.database)
  const holder = await pool.connect()
  await holder.query('begin')
  await holder.query('select 1 from app.component where id = $1 for update', [id])
  const input = { idempotencyKey: newId(), expectedVersion: 1, note: 'bis zuletzt' }
  const answer = ask(program.url, owner.headers(), change, { house, id, input })
  await until(isOneWaiting)

  const end = program.end('SIGTERM')
  await until(async () => !(await isReady(program.url)))
  await holder.query('commit')
  holder.release()
  await pool.end()
  expect((await answer).data).toEqual({ updateComponent: { version: 2, note: 'bis zuletzt' } })
  expect(await end).toBe(0)
})

test('after an exception nobody caught what runs is answered, the fault is logged, and the code is 1', async () => {
  const fault = `throw new Error('planted')`
  const planted = `data:text/javascript,${encodeURIComponent(`process.on('SIGUSR2', () => { ${fault} })`)}`
  const program = await start('api', { SHUTDOWN_SECONDS: '60', NODE_OPTIONS: `--import=${planted}` })
  const id = await world.component(owner, house)
  const pool = adminPool(server.database)
  const holder = await pool.connect()
  await holder.query('begin')
  await holder.query('select 1 from app.component where id = $1 for update', [id])
  const input = { idempotencyKey: newId(), expectedVersion: 1, note: 'trotzdem' }
  const answer = ask(program.url, owner.headers(), change, { house, id, input })
  await until(isOneWaiting)
  const end = program.end('SIGUSR2')
  await until(async () => !(await isReady(program.url)))
  await holder.query('commit')
  holder.release()
  await pool.end()
  expect((await answer).data).toEqual({ updateComponent: { version: 2, note: 'trotzdem' } })
  expect(await end).toBe(1)
  expect(program.log()).toMatch(/"level":50.*planted.*fault that nobody caught/)
})

/** A request hangs at a row that somebody else holds. */
const isOneWaiting = async (): Promise<boolean> => {
  const waiting = `select 1 from pg_stat_activity where datname = $1 and wait_event_type = 'Lock'`
  return (await server.admin(waiting, [server.database])).length > 0
}

const isReady = (url: string): Promise<boolean> =>
  fetch(`${url}/health/ready`).then(
    (response) => response.status !== 503,
    () => false,
  )

test('neither an open subscription nor a kept connection holds it up', async () => {
  const program = await start('api', aLongTime)
  expect((await fetch(`${program.url}/health/live`)).status).toBe(200)
  const socket = await openSocket(program.url, { token: owner.token() })
  const query = 'subscription News($house: ID!) { realEstateChanged(realEstateId: $house) { verb } }'
  socket.say({ id: '1', type: 'subscribe', payload: { query, variables: { house } } })
  socket.say({ id: '2', type: 'subscribe', payload: { query, variables: { house: newId() } } })
  expect((await socket.hear((message) => message.id === '2'))?.type).toBe('error')
  socket.say('null')
  const stranger = await openSocket(program.url)
  stranger.say({ type: 'connection_init', payload: { authorization: 'Bearer forged' } })
  await stranger.ended
  await sleep(300)
  expect(await program.end('SIGTERM')).toBe(0)
  await socket.ended
  // What was refused on the way is no fault: the alarm is for those.
  expect(program.log()).not.toContain('"level":50')
})

test('what hangs for ever is left behind after the time it was given', async () => {
  const program = await start('api', { SHUTDOWN_SECONDS: '1' })
  const id = await world.component(owner, house)
  const pool = adminPool(server.database)
  const holder = await pool.connect()
  await holder.query('begin')
  await holder.query('select 1 from app.component where id = $1 for update', [id])
  const input = { idempotencyKey: newId(), expectedVersion: 1, note: 'zu spät' }
  const answer = ask(program.url, owner.headers(), change, { house, id, input }).catch(() => undefined)
  await until(isOneWaiting)
  // 1 where the machine was too busy to leave in order within the time: it has left all the same.
  expect([0, 1]).toContain(await program.end('SIGTERM'))
  expect(await answer).toBeUndefined()
  await holder.query('rollback')
  holder.release()
  await pool.end()
})

/** A mail server that takes its time before it says 250. */
async function slowMailServer(delayMs: number) {
  const letters: string[] = []
  let isBusy = false
  const mail = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onData: (stream, _session, done) => {
      let text = ''
      stream.on('data', (part: Buffer) => void (text += part.toString()))
      stream.on('error', () => undefined)
      stream.on('end', () => {
        isBusy = true
        letters.push(/^message-id: (<.+>)/im.exec(text)?.[1] ?? '')
        setTimeout(done, delayMs)
      })
    },
  })
  mail.on('error', () => undefined)
  await new Promise<void>((resolve) => mail.listen(0, '127.0.0.1', resolve))
  const { port } = mail.server.address() as AddressInfo
  return {
    url: `smtp://127.0.0.1:${port}`,
    letters,
    isBusy: () => isBusy,
    close: () => new Promise<void>((resolve) => mail.close(() => resolve())),
  }
}

async function writeLetter(): Promise<string> {
  const id = newId()
  await server.admin(
    `insert into auth.mail (id, recipient, subject, body_text, body_html, message_id)
     values ($1, 'vreni@kunde.test', 'Guten Tag', 'Text', '<p>Text</p>', $2)`,
    [id, `<${id}@hauswart>`],
  )
  await server.admin(`select app.enqueue('send_mail', json_build_object('mailId', $1::text), $2, null)`, [
    id,
    `mail:${id}`,
  ])
  return id
}

const isSent = async (id: string) =>
  (await server.admin('select 1 from auth.mail where id = $1 and sent_at is not null', [id])).length === 1
const jobsOf = (id: string) =>
  server.admin('select id from graphile_worker._private_jobs where key = $1', [`mail:${id}`])

test('a worker finishes the job it is at, and takes it from the queue', async () => {
  const mail = await slowMailServer(1_000)
  const worker = await start('worker', { SMTP_URL: mail.url, ...aLongTime })
  const id = await writeLetter()
  await until(mail.isBusy)
  expect(await worker.end('SIGTERM')).toBe(0)
  expect(await isSent(id)).toBe(true)
  expect(await jobsOf(id)).toEqual([])
  expect(mail.letters).toEqual([`<${id}@hauswart>`])
  await mail.close()
})

test('the job of a killed worker is done by its successor', async () => {
  // Long enough that it is killed before it hears that the letter was taken.
  const mail = await slowMailServer(3_000)
  const worker = await start('worker', { SMTP_URL: mail.url })
  const id = await writeLetter()
  await until(mail.isBusy)
  await worker.end('SIGKILL')
  expect(await isSent(id)).toBe(false)
  const successor = await start('worker', { SMTP_URL: mail.url })
  await until(() => isSent(id))
  // The mail server had already taken it: exactly-once does not exist, but the letter is recognisable.
  expect(mail.letters).toEqual([`<${id}@hauswart>`, `<${id}@hauswart>`])
  await until(async () => (await jobsOf(id)).length === 0)
  expect(await successor.end('SIGTERM')).toBe(0)
  await mail.close()
})

test('a job in work is not taken from a living worker, however long it takes', async () => {
  const mail = await slowMailServer(10_000)
  const first = await start('worker', { SMTP_URL: mail.url })
  const id = await writeLetter()
  await until(mail.isBusy)
  const second = await start('worker', { SMTP_URL: mail.url })
  await until(() => isSent(id))
  expect(mail.letters).toEqual([`<${id}@hauswart>`])
  expect(await Promise.all([first, second].map((one) => one.end('SIGTERM')))).toEqual([0, 0])
  await mail.close()
})
