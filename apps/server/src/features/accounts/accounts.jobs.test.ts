import assert from 'node:assert/strict'
import { inspect } from 'node:util'
import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openDatabase } from '#platform/db/db.ts'
import { openMailer, type Mailer, type StoredMail } from '#platform/jobs/mail.ts'
import type { JobDeps } from '#platform/jobs/worker.ts'
import { startServer, type TestServer } from '#test/server.ts'
import { goodPassword, lettersTo, makeVisitor, newEmail, openAccount, registration } from '#test/visitor.ts'
import { accountJobs } from './accounts.jobs.ts'

let server: TestServer
beforeAll(async () => {
  server = await startServer({ config: { SERVICES: 'auth' } })
})
afterAll(async () => server.close())

describe('work behind the scenes', () => {
  test('a letter is sent once, survives a crash with the same Message-ID, and then loses its secret', async () => {
    const email = newEmail()
    await makeVisitor(server).post('/register', registration(email))
    const [letter] = await lettersTo(server, email)
    const sent: StoredMail[] = []
    const crash = await jobDeps(() => Promise.reject(new Error('connection lost')))
    const work = await jobDeps(async (mail) => {
      sent.push(mail)
      return {}
    })
    await expect(accountJobs['send_mail']?.({ mailId: letter?.id }, crash.deps)).rejects.toThrow(
      'connection lost',
    )
    for (let run = 0; run < 2; run += 1) await accountJobs['send_mail']?.({ mailId: letter?.id }, work.deps)
    expect(sent.map((mail) => [mail.recipient, mail.messageId])).toEqual([
      [email, `<${letter?.id}@hauswart>`],
    ])
    expect((await lettersTo(server, email))[0]?.body_text).toBe('')
    await Promise.all([crash.close(), work.close()])
  })

  test('a letter refused for good is given up, one refused for now waits, and nobody is named in the log', async () => {
    const [gone, plain, busy, blocked, unknown] = Array.from({ length: 5 }, newEmail)
    assert(gone && plain && busy && blocked && unknown)
    for (const email of [gone, plain, busy, blocked, unknown])
      await makeVisitor(server).post('/register', registration(email))
    // Relays that do not know us, or our address, say so of the recipient as well.
    const waiting = { [busy]: '451 4.7.1', [blocked]: '554 5.7.1', [unknown]: '550 5.1.8' }
    const post = await openPost({ [gone]: '550 5.1.1', [plain]: '550', ...waiting })
    const mailer = openMailer({ ...server.parts.config, SMTP_URL: `smtp://127.0.0.1:${post.port}` })
    const { deps, close } = await jobDeps(mailer.send)
    const send = async (email: string) =>
      accountJobs['send_mail']?.({ mailId: (await lettersTo(server, email))[0]?.id }, deps)
    for (const email of [gone, plain]) {
      await send(email)
      await send(email)
      expect(post.asked.filter((address) => address === email)).toHaveLength(1)
      expect((await lettersTo(server, email))[0]?.body_text).toBe('')
    }
    for (const [email, status] of Object.entries(waiting)) {
      const error = await send(email).then(
        () => undefined,
        (thrown: Error) => thrown,
      )
      expect(error?.message).toBe(`the mail server did not take the letter: EENVELOPE ${status}`)
      expect(inspect(error)).not.toContain(email)
      expect((await lettersTo(server, email))[0]?.body_text).toContain('bestaetigen')
    }
    mailer.close()
    await Promise.all([close(), post.close()])
  })

  test('expired sessions, links, letters and accounts nobody confirmed are cleaned away, living ones stay', async () => {
    const { email, userId } = await openAccount(server)
    const visitor = makeVisitor(server)
    for (let count = 0; count < 2; count += 1) await visitor.post('/login', { email, password: goodPassword })
    await server.admin(
      `update auth.session set absolute_expires_at = now() - interval '8 days'
       where id = (select min(id::text)::uuid from auth.session where user_id = $1)`,
      [userId],
    )
    await server.admin(`update auth.link set expires_at = now() - interval '2 days' where user_id = $1`, [
      userId,
    ])
    const stranger = await openAccount(server)
    await server.admin(
      `update auth.account set status = 'unconfirmed', created_at = now() - interval '31 days' where id = $1`,
      [stranger.userId],
    )
    const { deps, close } = await jobDeps(async () => ({}))
    await accountJobs['clean_accounts']?.({}, deps)
    for (const left of [
      'select 1 from auth.account where id = $1',
      'select 1 from app.profile where user_id = $1',
      'select 1 from auth.event where user_id = $1 limit 1',
    ]) {
      expect(await server.admin(left, [stranger.userId])).toEqual([])
      expect(await server.admin(left, [userId])).toHaveLength(1)
    }
    expect(await server.admin('select 1 from auth.session where user_id = $1', [userId])).toHaveLength(1)
    expect(await server.admin('select 1 from auth.link where user_id = $1', [userId])).toHaveLength(0)
    await close()
  })

  test('what happened to an account is still known when the account is gone', async () => {
    const { userId } = await openAccount(server)
    const events = () => server.admin('select id from auth.event where user_id = $1 order by id', [userId])
    const before = await events()
    await server.admin('delete from auth.account where id = $1', [userId])
    expect(before.length).toBeGreaterThan(0)
    expect(await events()).toEqual(before)
  })

  test('a hash made with an older cost is renewed by the next login', async () => {
    const { email, userId } = await openAccount(server)
    const stricter = await startServer({
      database: server.database,
      config: { SERVICES: 'auth', ARGON2_PASSES: '3' },
    })
    expect((await makeVisitor(stricter).post('/login', { email, password: goodPassword })).status).toBe(200)
    const [row] = await server.admin<{ password_hash: string }>(
      'select password_hash from auth.account where id = $1',
      [userId],
    )
    expect(row?.password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=3,p=1,keyid=v1\$/)
    expect((await makeVisitor(stricter).post('/login', { email, password: goodPassword })).status).toBe(200)
    await stricter.close()
  })
})

async function jobDeps(send: Mailer['send']): Promise<{ deps: JobDeps; close: () => Promise<void> }> {
  const worker = openDatabase({
    url: server.parts.config.DATABASE_WORKER_URL,
    connections: 1,
    application: 'test-worker',
  })
  const rows: JobDeps['rows'] = async <Row>(
    statement: Parameters<JobDeps['rows']>[0],
    values: Parameters<JobDeps['rows']>[1] = [],
  ) => (await worker.run([{ statement, values }]))[0] as Row[]
  const parts = { ...server.parts, mailer: { send, close: () => undefined } }
  const noHouse = () => Promise.reject(new Error('no house here'))
  return {
    deps: { parts, rows, houseRows: noHouse, inHouse: noHouse },
    close: () => worker.close(),
  }
}

/** A mail server that answers some addresses with a refusal, and names them in it as real ones do. */
async function openPost(refusals: Readonly<Record<string, string>>) {
  const asked: string[] = []
  const post = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onRcptTo: ({ address }, _session, done) => {
      asked.push(address)
      const [code = '', status = ''] = refusals[address]?.split(' ') ?? []
      done(Object.assign(new Error(`${status} <${address}>: not here`), { responseCode: Number(code) }))
    },
  })
  await new Promise<void>((resolve) => post.listen(0, '127.0.0.1', resolve))
  return {
    asked,
    port: (post.server.address() as AddressInfo).port,
    close: () => new Promise<void>((resolve) => post.close(() => resolve())),
  }
}
