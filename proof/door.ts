import { setTimeout as sleep } from 'node:timers/promises'
import { adminPool, dropDatabase, testEnvironment } from '../apps/server/test/database.ts'
import { createMigrated } from '../apps/server/test/migrated-database.ts'
import { startProgram, type TestProgram } from '../apps/server/test/program.ts'
import { ask } from '../apps/server/test/ask.ts'
import { newId, plainHouse } from '../apps/server/test/world.ts'
import { makePeople, type People } from './crash/people.ts'
import { drip, type Drips } from './door/drip.ts'
import { startEdge } from './door/edge.ts'
import { bentForm } from './door/forms.ts'
import { faultsOf, withoutProgram, withProgram, type Asked } from './door/headers.ts'
import { knock, type Way } from './door/knock.ts'
import { makeRandom } from './door/random.ts'
import { percentile } from './load/client.ts'
import { freePort } from './load/free-port.ts'
import { start } from './load/process.ts'
import { inParallel } from './session/browser.ts'
import { atLeast, atMost, caught, none, type Figure, type Proof, type ProofOptions } from './proof.ts'

const [attackerCount, neighbourCount, perLine] = [20, 6, 256]

type Attacker = { readonly token: () => string; readonly house: string; readonly line: string }
type Stage = { program: TestProgram; ports: Ports; people: People; attackers: readonly Attacker[] }
type Ports = { readonly edge: number; readonly app: number }

export const proof: Proof = {
  about: 'bent forms and dripping connections, at the edge and past it: nobody else is refused, nothing dies',
  run: async (options) => {
    const database = `door_${Date.now()}`
    await createMigrated(database)
    const admin = adminPool(database)
    try {
      const app = await freePort()
      const environment = { ...testEnvironment(database), PORT: String(app), MODE: 'api' }
      const [program, edge] = await Promise.all([
        startProgram(environment, { isPatient: false }),
        startEdge(app),
      ])
      const people = await makePeople(admin, attackerCount + neighbourCount, environment)
      const stage = { program, people, ports: { edge: edge.port, app } }
      const [figures, deaths] = await Promise.all([
        siege({ ...stage, attackers: await settle(stage) }, options),
        deathsOfNaive(environment),
      ])
      const bare = await bareAnswers(edge.port, withProgram)
      await program.end('SIGTERM')
      bare.push(...(await bareAnswers(edge.port, withoutProgram)))
      await edge.stop()
      return [
        ...figures,
        none(`answers at the edge without hard headers ${bare.join(', ')}`.trim(), bare.length),
        caught('a reader that listens to its parser once', deaths),
      ]
    } finally {
      await admin.end()
      await dropDatabase(database)
    }
  },
}

const bareAnswers = async (port: number, asked: readonly Asked[]): Promise<string[]> =>
  (await Promise.all(asked.map((one) => faultsOf(port, one)))).flat()

/** Every attacker has a house to send pictures to: forms are read to their end. */
function settle({ people, program }: Omit<Stage, 'attackers'>): Promise<Attacker[]> {
  return Promise.all(
    people.all.slice(neighbourCount).map(async ({ id }, index) => {
      const token = () => people.token(id)
      const house = newId()
      const input = { ...plainHouse, id: house, idempotencyKey: newId() }
      const headers = { authorization: `Bearer ${token()}`, 'content-type': 'application/json' }
      const create = 'mutation C($input: CreateRealEstateInput!) { createRealEstate(input: $input) { id } }'
      const answer = await ask(program.url, headers, create, { input })
      if (answer.errors !== undefined) throw new Error(JSON.stringify(answer))
      return { token, house, line: `127.0.9.${index + 1}` }
    }),
  )
}

/** Forms and drips come from everywhere at once, while the neighbours go on with their work. */
async function siege(stage: Stage, { short, say }: ProofOptions): Promise<Figure[]> {
  const { program, ports, people, attackers } = stage
  const token = () => attackers[0]?.token() ?? ''
  const dripCount = short ? 250 : 500
  const ways = [
    { isSecure: true, port: ports.edge, from: '127.0.8.1' },
    { isSecure: false, port: ports.app, from: '127.0.8.2' },
  ]
  const neighbours = people.all.slice(0, neighbourCount).map(
    ({ id }) =>
      () =>
        people.token(id),
  )
  const life = goOn(neighbours, ports)
  const drips = await Promise.all(ways.map((way) => drip(way, dripCount, token, 1_000)))
  const outcomes = await fuzz(attackers, ports, short ? 2_000 : 20_000)
  const held = drips[0]?.open('body') ?? 0
  say(`  forms: ${[...outcomes.codes].map(([code, count]) => `${code} ${count}`).join(', ')}`)
  if (outcomes.failed.length > 0) say(`  seeds that failed: ${outcomes.failed.slice(0, 10).join(' ')}`)
  // A body that drips on has half a minute past the edge; who has only a short form does not wait for it.
  await Promise.all(drips.map((one) => one.gone('head')))
  if (!short) await drips[1]?.gone('body')
  const left = leftOver(drips, short)
  drips.forEach((one) => one.stop())
  const neighbour = await life.stop()
  say(
    `  ${neighbour.times.length} requests of neighbours, p50 ${percentile(neighbour.times, 0.5).toFixed(1)} ms`,
  )
  const isAlive = (await fetch(`${program.url}/health/live`).catch(() => undefined))?.status === 200
  return [
    atLeast('bent forms sent', outcomes.sent, short ? 2_000 : 20_000),
    atLeast('of them read to their end', outcomes.codes.get('FILE_TYPE_NOT_ALLOWED') ?? 0, 1),
    none('bent forms without an answer, or with one of 500 or more', outcomes.failed.length),
    atLeast(
      'connections that drip',
      drips.reduce((sum, one) => sum + one.begun, 0),
      2 * dripCount,
    ),
    atMost('bodies of one line that drip on at the edge', held, perLine),
    none(`dripping ${short ? 'heads' : 'connections'} that were not let go of`, left),
    atLeast('requests of neighbours meanwhile', neighbour.times.length, 100),
    none('requests of neighbours refused', neighbour.refused),
    none('faults in the log', program.log().match(/"level":50/g)?.length ?? 0),
    none('processes that died', isAlive ? 0 : 1),
  ]
}

const leftOver = (drips: readonly Drips[], short: boolean): number =>
  drips.reduce((sum, one) => sum + one.open('head'), 0) + (short ? 0 : (drips[1]?.open('body') ?? 0))

/** Neighbours who look at their houses until they are told to stop, at both doors. */
function goOn(tokens: readonly (() => string)[], ports: Ports) {
  let isOn = true
  let refused = 0
  const times: number[] = []
  const body = Buffer.from(JSON.stringify({ query: '{ realEstates(first: 3) { nodes { id name } } }' }))
  const form = { body, contentType: 'application/json', breaksOffAt: undefined, pieces: undefined }
  const all = tokens.map(async (token, index) => {
    const way = wayOf(index, `127.0.7.${index + 1}`, ports)
    while (isOn) {
      const began = performance.now()
      const { status, text } = await knock(way, token(), form)
      times.push(performance.now() - began)
      if (status !== 200 || text.includes('"errors"')) refused += 1
      await sleep(40)
    }
  })
  return {
    stop: async () => {
      isOn = false
      await Promise.all(all)
      return { refused, times }
    },
  }
}

async function fuzz(attackers: readonly Attacker[], ports: Ports, count: number) {
  const codes = new Map<string, number>()
  const failed: number[] = []
  let sent = 0
  const seeds = Array.from({ length: count }, (_, seed) => seed)
  await inParallel(seeds, 16, async (seed) => {
    const attacker = attackers[seed % attackers.length]
    if (attacker === undefined) return
    const form = bentForm(makeRandom(seed), attacker.house, newId())
    const { status, text } = await knock(wayOf(seed >> 5, attacker.line, ports), attacker.token(), form)
    sent += 1
    const isBrokenOff = form.breaksOffAt !== undefined
    const code = isBrokenOff ? 'broken off' : (/"code":"(\w+)"/.exec(text)?.[1] ?? String(status))
    codes.set(code, (codes.get(code) ?? 0) + 1)
    if (!isBrokenOff && (status === 0 || status >= 500)) failed.push(seed)
  })
  return { codes, failed, sent }
}

const wayOf = (turn: number, from: string, ports: Ports): Way =>
  turn % 2 === 0 ? { isSecure: true, port: ports.edge, from } : { isSecure: false, port: ports.app, from }

/** The same forms, sent to a reader as we had it, one after the other until it is gone. */
async function deathsOfNaive(environment: Record<string, string>): Promise<number> {
  const port = await freePort()
  const naive = await start('proof/door/naive.ts', [], { ...environment, PORT: String(port) }, 'ready')
  const way = { isSecure: false, port, from: '127.0.0.1' }
  for (let seed = 0; seed < 500; seed += 1) {
    const form = { ...bentForm(makeRandom(seed), newId(), newId()), breaksOffAt: undefined }
    if ((await knock(way, 'x', form)).status === 0) return (await naive.stop('SIGKILL')) === null ? 0 : 1
  }
  await naive.stop('SIGKILL')
  return 0
}
