import { spawn, type ChildProcess } from 'node:child_process'
import { randomInt } from 'node:crypto'
import { createServer, type Server } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { testEnvironment } from './database.ts'
import { startServer, type TestServer } from './server.ts'
import { ask } from './ask.ts'
import { makeWorld, type Person } from './world.ts'

type ReceivedSpan = { name: string; traceId: string; parentSpanId?: string; attributes: { key: string }[] }

let server: TestServer
let owner: Person
let collector: Server
let program: ChildProcess
let output = ''
const spans: ReceivedSpan[] = []
// Others than a second run on this machine, and below those of outgoing connections.
const port = randomInt(20_000, 23_000)
const metricsPort = port + 1

beforeAll(async () => {
  server = await startServer()
  owner = await makeWorld(server).person()
  collector = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      const body = JSON.parse(Buffer.concat(chunks).toString()) as {
        resourceSpans: { scopeSpans: { spans: ReceivedSpan[] }[] }[]
      }
      spans.push(
        ...body.resourceSpans.flatMap((resource) => resource.scopeSpans).flatMap((scope) => scope.spans),
      )
      response.end('{}')
    })
  }).listen(0, '127.0.0.1')
  await new Promise((resolve) => collector.once('listening', resolve))
  const address = collector.address()
  const traces = `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}/v1/traces`
  program = spawn(process.execPath, ['apps/server/src/main.ts'], {
    env: {
      ...process.env,
      ...testEnvironment(server.database),
      MODE: 'api',
      PORT: String(port),
      LOG_LEVEL: 'info',
      TELEMETRY: 'on',
      TELEMETRY_TRACES_URL: traces,
      TELEMETRY_METRICS_PORT: String(metricsPort),
      OTEL_BSP_SCHEDULE_DELAY: '200',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  program.stdout?.on('data', (chunk: Buffer) => (output += chunk.toString()))
  for (let tries = 0; tries < 800 && !output.includes('"started"'); tries += 1) await sleep(50)
})
afterAll(async () => {
  program.kill('SIGTERM')
  collector.close()
  await server.close()
})

it('follows a request to its round trip in one trace, and measures it', async () => {
  const answer = await ask(`http://127.0.0.1:${port}`, owner.headers(), '{ me { firstName } }')
  expect(answer.data).toEqual({ me: { firstName: 'Vreni' } })
  for (let tries = 0; tries < 200 && !spans.some((span) => span.name.startsWith('POST')); tries += 1)
    await sleep(100)
  const request = spans.find((span) => span.name === 'POST /graphql/' || span.name === 'POST /graphql')
  const batches = spans.filter(
    (span) => span.name === 'postgresql batch' && span.traceId === request?.traceId,
  )
  expect(batches).toHaveLength(1)
  expect(batches[0]?.parentSpanId).toBeTruthy()
  expect(await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text()).toMatch(
    /http_server_request_duration\w*_count\{[^}]*http_route="\/graphql/,
  )
})

it('keeps tokens, names and addresses out of traces and logs', async () => {
  await ask(`http://127.0.0.1:${port}`, owner.headers(), 'query ($id: ID) { realEstate(id: $id) { id } }', {
    id: owner.userId,
  })
  await fetch(`http://127.0.0.1:${port}/rest/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: owner.email, password: 'Geheimer Satz 123' }),
  })
  await sleep(600)
  const everything = JSON.stringify(spans) + output
  for (const secret of [owner.token().split('.')[2] ?? '?', owner.email, 'Geheimer Satz', 'Vreni'])
    expect(everything).not.toContain(secret)
})
