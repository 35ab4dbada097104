import { createHash, randomBytes } from 'node:crypto'
import { request, type IncomingMessage } from 'node:http'
import { text } from 'node:stream/consumers'
import { setTimeout as sleep } from 'node:timers/promises'
import { filePieceBytes } from '../../packages/domain/src/files/file.ts'
import { newId, type Person } from '../../apps/server/test/world.ts'

/** A file on its way, and what its device was told. */
export type Sent = {
  readonly id: string
  readonly bytes: Buffer
  readonly sha256: string
  isAcknowledged: boolean
}
/** What happened to all of them on the way. */
export type Tally = {
  pieces: number
  cuts: number
  failures: number
  surprises: string[]
  /** Nobody is there any more to send to. */
  isOver: boolean
}
export const newTally = (): Tally => ({ pieces: 0, cuts: 0, failures: 0, surprises: [], isOver: false })
export type Way = {
  readonly person: Person
  readonly house: string
  readonly ports: () => readonly number[]
  readonly tally: Tally
}

const hash = (bytes: Buffer) => createHash('sha256').update(bytes).digest()

export function newFile(pieces: number): Sent {
  const bytes = Buffer.from(randomBytes((pieces * filePieceBytes) / 2).toString('hex'))
  return { id: newId(), bytes, sha256: hash(bytes).toString('hex'), isAcknowledged: false }
}

/** So many at once, each in its turn. */
export async function inTurns<One>(
  all: readonly One[],
  atOnce: number,
  act: (one: One, at: number) => Promise<void>,
) {
  const waiting = all.entries()
  const goOn = async () => {
    for (const [at, one] of waiting) await act(one, at)
  }
  await Promise.all(Array.from({ length: atOnce }, goOn))
}

/** A device that goes on until it was told that all arrived: over cut lines, dead servers and whichever answers. */
export async function sendFile(way: Way, file: Sent, piecesCut: number): Promise<void> {
  let turn = file.bytes.length
  let toCut = piecesCut
  while (!file.isAcknowledged && !way.tally.isOver) {
    try {
      turn += 1
      const port = way.ports()[turn % way.ports().length] ?? 0
      const facts = { name: 'Notiz.txt', size: file.bytes.length, sha256: file.sha256 }
      const { missing } = await call(way, {
        port,
        path: file.id,
        method: 'PUT',
        body: Buffer.from(JSON.stringify(facts)),
      })
      for (const at of missing) {
        const piece = file.bytes.subarray(at * filePieceBytes, (at + 1) * filePieceBytes)
        toCut -= 1
        await call(way, { port, path: `${file.id}/${at}`, method: 'PUT', body: piece, isCut: toCut >= 0 })
        way.tally.pieces += 1
      }
      await call(way, { port, path: `${file.id}/end`, method: 'POST', body: Buffer.alloc(0) })
      file.isAcknowledged = true
    } catch (error) {
      way.tally.failures += 1
      const { message } = error as Error
      if (message.startsWith('4')) way.tally.surprises.push(message)
      await sleep(200)
    }
  }
}

type Call = {
  readonly port: number
  readonly path: string
  readonly method: string
  readonly body: Buffer
  /** The line breaks in the middle of the body. */
  readonly isCut?: boolean
}

async function call(
  { person, house, tally }: Way,
  { body, isCut = false, ...place }: Call,
): Promise<{ missing: number[] }> {
  const type = place.path.includes('/') ? 'application/octet-stream' : 'application/json'
  const headers = {
    authorization: `Bearer ${person.token()}`,
    'x-app-request': '1',
    ...(body.length === 0 ? {} : { 'content-type': type }),
    'content-length': body.length,
    'content-digest': `sha-256=:${hash(body).toString('base64')}:`,
  }
  const asked = request({
    host: '127.0.0.1',
    ...place,
    path: `/uploads/${house}/${place.path}`,
    headers,
    agent: false,
  })
  const answered = new Promise<IncomingMessage>((resolve, reject) => {
    asked.once('error', reject)
    asked.once('response', resolve)
  })
  if (isCut) {
    tally.cuts += 1
    asked.write(body.subarray(0, body.length / 2), () => asked.destroy(new Error('the line was cut')))
  } else asked.end(body)
  const answer = await answered
  const said = await text(answer)
  const { statusCode = 0 } = answer
  if (statusCode >= 300)
    throw new Error(`${statusCode === 409 || statusCode === 429 ? 'again ' : ''}${statusCode} ${said}`)
  return said === '' ? { missing: [] } : (JSON.parse(said) as { missing: number[] })
}
