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
      let text = ''
      stream.on('data', (part: Buffer) => void (text += part.toString()))
      stream.on('end', () => {
        letters.push(/^message-id:\s*(<.+>)/im.exec(text)?.[1] ?? '')
        for (const hear of listeners) hear()
        done()
      })
      // A worker killed in the middle of a letter: nothing was taken.
      stream.on('error', () => undefined)
    },
  })
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
