import { randomInt } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { readConfig } from '../apps/server/src/platform/config.ts'
import { adminPool, dropDatabase, testEnvironment } from '../apps/server/test/database.ts'
import { createMigrated } from '../apps/server/test/migrated-database.ts'
import { freePort } from './load/free-port.ts'
import { shoot } from './load/client.ts'
import { start } from './load/process.ts'
import { atLeast, caught, none, type Figure, type Proof, type ProofOptions } from './proof.ts'
import {
  ageSession,
  inParallel,
  newAttempt,
  portOf,
  read,
  refresh,
  sessionsOf,
  tabs,
  type Stage,
} from './session/browser.ts'
import { copies, copiesThatLive } from './session/copies.ts'
import { crashes } from './session/crashes.ts'

const rounds = 8

export const proof: Proof = {
  about:
    'six tabs and crashed browsers are never thrown out, a copied session dies, nothing is minted after logout',
  run: async (options) => {
    const database = `session_${Date.now()}`
    await createMigrated(database)
    const environment = testEnvironment(database)
    const ports = [await freePort(), await freePort(), await freePort(), await freePort()] as const
    const [one, two, noLock, noMark] = await Promise.all([
      ...ports
        .slice(0, 2)
        .map((port) =>
          start(
            'apps/server/src/main.ts',
            [],
            { ...environment, MODE: 'api', PORT: String(port), LOG_LEVEL: 'info', SERVICES: 'auth,graphql' },
            'started',
          ),
        ),
      start('proof/session/naive.ts', ['no-lock'], { ...environment, PORT: String(ports[2]) }, 'ready'),
      start('proof/session/naive.ts', ['no-mark'], { ...environment, PORT: String(ports[3]) }, 'ready'),
    ])
    const admin = adminPool(database)
    const config = readConfig(environment)
    const stage = { admin, config, origin: new URL(config.PUBLIC_URL).origin, ports: ports.slice(0, 2) }
    try {
      const lost = options.short ? 40 : 150
      return [
        ...(await manyTabs(stage, options)),
        ...(await lostAnswers(stage, lost)),
        ...(await crashes(stage, lost)),
        ...(await copies(stage, lost)),
        ...(await logoutRaces(stage, options.short ? 100 : 400)),
        caught('refresh without holding the row', await falseLogouts({ ...stage, ports: [ports[2]] }, 10, 4)),
        caught(
          'the generation before is taken without a mark',
          await copiesThatLive({ ...stage, ports: [ports[3]] }, 10),
        ),
      ]
    } finally {
      await Promise.all([one?.stop(), two?.stop(), noLock?.stop('SIGKILL'), noMark?.stop('SIGKILL')])
      await admin.end()
      await dropDatabase(database)
    }
  },
}

/** Every tab of every session refreshes at once, over two server processes, without any lock in the browser. */
async function manyTabs(stage: Stage, { short, say }: ProofOptions): Promise<Figure[]> {
  const sessions = short ? 80 : 400
  const started = performance.now()
  const wrong = await falseLogouts(stage, sessions, rounds)
  const count = sessions * tabs * rounds
  say(
    `  ${count} refreshes of ${sessions} sessions x ${tabs} tabs over two processes: ${Math.round(count / ((performance.now() - started) / 1_000))} a second`,
  )
  return [atLeast('parallel refreshes', count, short ? 3_000 : 19_000), none('false logouts', wrong)]
}

async function falseLogouts(stage: Stage, count: number, times: number): Promise<number> {
  let wrong = 0
  await inParallel(await sessionsOf(stage, count), 8, async (session) => {
    for (let round = 0; round < times; round += 1) {
      const answers = await Promise.all(
        Array.from({ length: tabs }, (_, tab) => refresh(portOf(stage, tab), stage.origin, session)),
      )
      const fresh = new Set(
        answers.filter((answer) => answer.status === 200).map((answer) => answer.refreshToken),
      )
      // Tabs that got different tokens would throw each other out at the next refresh.
      wrong += answers.filter((answer) => answer.status !== 200).length + Math.max(0, fresh.size - 1)
      session.refreshToken = [...fresh][0] ?? session.refreshToken
    }
  })
  return wrong
}

/** The answer got lost in a tunnel; two minutes later the same attempt comes again. */
async function lostAnswers(stage: Stage, count: number): Promise<Figure[]> {
  let recovered = 0
  await inParallel(await sessionsOf(stage, count), 8, async (session) => {
    const attempt = newAttempt()
    await refresh(portOf(stage, 0), stage.origin, session, { attempt })
    await ageSession(stage.admin, session, 120)
    const again = await refresh(portOf(stage, 1), stage.origin, session, { attempt })
    if (
      again.status === 200 &&
      (await refresh(portOf(stage, 0), stage.origin, session, { refreshToken: again.refreshToken }))
        .status === 200
    )
      recovered += 1
  })
  return [atLeast('lost answers recovered', recovered, count)]
}

/** Refreshes race a logout; once logout has answered nothing may be given out, and what was given must be dead. */
async function logoutRaces(stage: Stage, count: number): Promise<Figure[]> {
  let minted = 0
  await inParallel(await sessionsOf(stage, count), 8, async (session) => {
    const first = await refresh(portOf(stage, 0), stage.origin, session)
    const token = { ...session, refreshToken: first.refreshToken }
    let isOut = false
    const racing = Array.from({ length: 4 }, async (_, tab) => {
      await sleep(randomInt(6))
      const startedAfter = isOut
      const answer = await refresh(portOf(stage, tab), stage.origin, token)
      if (startedAfter && answer.status === 200) minted += 1
      return answer
    })
    await sleep(randomInt(6))
    await shoot({
      port: portOf(stage, 1),
      path: '/rest/logout',
      method: 'GET',
      headers: { authorization: `Bearer ${first.token}` },
      body: '',
    })
    isOut = true
    const late = await refresh(portOf(stage, 0), stage.origin, token)
    if (late.status === 200) minted += 1
    for (const answer of await Promise.all(racing)) {
      if (answer.status !== 200) continue
      if (
        (await refresh(portOf(stage, 1), stage.origin, session, { refreshToken: answer.refreshToken }))
          .status === 200
      )
        minted += 1
      if (await read(portOf(stage, 0), answer.token)) minted += 1
    }
  })
  return [atLeast('logout races run', count, count), none('tokens minted or alive after logout', minted)]
}
