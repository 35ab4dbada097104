import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { makeTestBrowser, refusal } from '#device/test-browser.ts'
import { makeSendInPieces } from './pieces.ts'
import { RestError } from './rest.ts'
import { Unreachable } from './unreachable.ts'

const pieceSize = 4
const words = 'Die Police der Gebäudeversicherung'
const blob = new Blob([words])
const upload = { realEstateId: 'house', fileId: 'file', name: 'police.pdf', blob }
const hashOf = (bytes: Uint8Array) => createHash('sha256').update(bytes)

/** A server that keeps pieces; `cutAt` ends the line at that piece, `loses` forgets one when the end is said. */
function makeServer() {
  const held = new Map<number, Uint8Array>()
  const fault = { cutAt: -1, loses: -1, refuses: undefined as Response | undefined }
  let state = 'announced'
  let facts: Record<string, unknown> | undefined
  const missing = () =>
    Array.from({ length: Math.ceil(blob.size / pieceSize) }, (_, n) => n).filter((n) => !held.has(n))
  const joined = () => Buffer.concat([...held].toSorted(([a], [b]) => a - b).map(([, bytes]) => bytes))
  const browser = makeTestBrowser(async (request, body) => {
    const [, , , , last] = new URL(request.url).pathname.split('/')
    if (fault.refuses !== undefined) return fault.refuses
    if (last === undefined) {
      facts = body
      return Response.json({ pieceSize, missing: missing(), state })
    }
    if (last === 'end') {
      if (fault.loses >= 0) held.delete(fault.loses)
      fault.loses = -1
      if (missing().length > 0) return refusal(409, 'CONFLICT')
      state = 'arrived'
      return Response.json({ state })
    }
    if (Number(last) === fault.cutAt) throw new TypeError('Failed to fetch')
    const bytes = new Uint8Array(await request.arrayBuffer())
    const digest = `sha-256=:${hashOf(bytes).digest('base64')}:`
    if (request.headers.get('content-digest') !== digest) return refusal(400, 'BAD_INPUT')
    held.set(Number(last), bytes)
    return new Response(null, { status: 204 })
  })
  const session = { authorised: <A>(send: (token: string) => Promise<A>) => send('token') }
  const send = makeSendInPieces(browser.openTab(), session)
  const pieces = () => browser.calls.filter((call) => /\/\d+$/.test(call)).length
  return {
    fault,
    browser,
    pieces,
    facts: () => facts,
    text: () => joined().toString(),
    send: () => send(upload, new AbortController().signal),
  }
}

test('a file arrives whole, piece by piece, under its hash', async () => {
  const server = makeServer()
  await server.send()
  expect(server.text()).toBe(words)
  const sha256 = hashOf(Buffer.from(words)).digest('hex')
  expect(server.facts()).toEqual({ name: 'police.pdf', size: blob.size, sha256 })
  expect(server.pieces()).toBe(Math.ceil(blob.size / pieceSize))
})

test('a cut costs one piece: sent again, it goes on where it was', async () => {
  const server = makeServer()
  server.fault.cutAt = 5
  await expect(server.send()).rejects.toBeInstanceOf(Unreachable)
  server.fault.cutAt = -1
  server.browser.calls.length = 0
  await server.send()
  expect(server.text()).toBe(words)
  expect(server.pieces()).toBe(Math.ceil(blob.size / pieceSize) - 5)
})

test('a file that is there is not sent again, and a piece that got lost there is', async () => {
  const server = makeServer()
  server.fault.loses = 2
  await server.send()
  expect(server.text()).toBe(words)
  server.browser.calls.length = 0
  await server.send()
  expect(server.browser.calls).toEqual(['PUT /uploads/house/file'])
})

test('a refusal of the server is one', async () => {
  const server = makeServer()
  server.fault.refuses = refusal(413, 'FILE_TOO_LARGE')
  const failure: unknown = await server.send().catch((error: unknown) => error)
  expect(failure).toBeInstanceOf(RestError)
  expect(failure).toMatchObject({ code: 'FILE_TOO_LARGE' })
})
