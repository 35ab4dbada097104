import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'
import { fateOf, ownerOf } from './town.ts'

export type Received = { readonly owner: number; readonly messageId: string }

/** A mail server with its moods: refuses for good, for now, says nothing, hangs up; the last three once each. */
export async function openPost() {
  const received: Received[] = []
  const asked: number[] = []
  const moody = new Set<number>()
  const isFirst = (owner: number) => !moody.has(owner) && moody.add(owner)
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    logger: false,
    onRcptTo: ({ address }, session, done) => {
      const owner = ownerOf(address)
      asked.push(owner)
      const fate = fateOf(owner)
      if (fate === 'refused') return done(refusal(550, '5.1.1 no such box'))
      if (fate === 'busy' && isFirst(owner)) return done(refusal(451, '4.7.1 come again'))
      if (fate === 'silent' && isFirst(owner)) return
      if (fate === 'cut' && isFirst(owner)) return cut(server, session.id)
      done()
    },
    onData: (stream, session, done) => {
      let text = ''
      stream.on('data', (part: Buffer) => void (text += part.toString()))
      stream.on('end', () => {
        const [to] = session.envelope.rcptTo
        const messageId = /^message-id:\s*(<.+>)/im.exec(text)?.[1] ?? ''
        received.push({ owner: ownerOf(to?.address ?? ''), messageId })
        done()
      })
      stream.on('error', () => undefined)
    },
  })
  server.on('error', () => undefined)
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  return {
    port: (server.server.address() as AddressInfo).port,
    received,
    asked,
    close: () => {
      for (const { _socket: socket } of connectionsOf(server)) socket.destroy()
      return new Promise<void>((resolve) => server.close(() => resolve()))
    },
  }
}

const refusal = (responseCode: number, message: string) => Object.assign(new Error(message), { responseCode })

type Connection = { readonly id: string; readonly _socket: { destroy(): void } }
// The library offers no way to hang up on somebody.
const connectionsOf = (server: SMTPServer): readonly Connection[] => [
  ...(server as unknown as { connections: Set<Connection> }).connections,
]

function cut(server: SMTPServer, id: string): void {
  connectionsOf(server)
    .find((connection) => connection.id === id)
    ?._socket.destroy()
}
