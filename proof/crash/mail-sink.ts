import { createInterface } from 'node:readline'
import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'

/** A mail server that keeps nothing but the Message-ID of every letter it said 250 to. */
export type MailSink = {
  readonly port: number
  readonly letters: readonly string[]
  onLetter(hear: () => void): void
  close(): Promise<void>
}

export async function openMailSink(): Promise<MailSink> {
  const letters: string[] = []
  const listeners: (() => void)[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    logger: false,
    onData: (stream, _session, done) => {
      let id = ''
      createInterface({ input: stream })
        .on('line', (line) => {
          id ||= /^message-id:\s*(<.+>)/i.exec(line)?.[1] ?? ''
        })
        .once('close', () => {
          letters.push(id)
          for (const hear of listeners) hear()
          done()
        })
    },
  })
  // A killed worker leaves its connection in the middle of a letter.
  server.on('error', () => undefined)
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  return {
    port: (server.server.address() as AddressInfo).port,
    letters,
    onLetter: (hear) => void listeners.push(hear),
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
}
