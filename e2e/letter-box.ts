import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'
import { until } from './browsers/driver.ts'

/** The mail box of everybody in a journey: a real SMTP server that keeps what it took. */
export type LetterBox = {
  readonly port: number
  /** Other processes ask here for the next link: `/<email>`. */
  readonly askAt: number
  /** Waits for the next letter to this address that holds such a link and hands out its path. */
  linkTo(email: string): Promise<string>
  /** What has come for this address so far. */
  lettersTo(email: string): readonly string[]
  close(): Promise<void>
}

const secretLink =
  /https?:\/\/[^/\s]+(\/(?:registration\/bestaetigen\/|neues-passwort\/|einladung#|g#)[\w-]{43})/

export async function openLetterBox(): Promise<LetterBox> {
  const links = new Map<string, string[]>()
  const letters: { readonly to: string; readonly text: string }[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    logger: false,
    onData: (stream, { envelope }, done) => {
      let raw = ''
      stream.on('data', (part: Buffer) => void (raw += part.toString()))
      stream.on('end', () => {
        const text = readable(raw)
        const link = secretLink.exec(text)?.[1]
        for (const { address } of envelope.rcptTo) {
          letters.push({ to: address, text })
          if (link !== undefined) links.set(address, [...(links.get(address) ?? []), link])
        }
        done()
      })
      stream.on('error', () => undefined)
    },
  })
  server.on('error', () => undefined)
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  const linkTo = (email: string): Promise<string> =>
    until(`a letter with a link for ${email}`, async () => links.get(email)?.shift())
  const desk = createServer((request, response) => {
    linkTo(decodeURIComponent(request.url?.slice(1) ?? '')).then(
      (link) => response.end(link),
      (error: Error) => response.writeHead(404).end(error.message),
    )
  })
  await new Promise<void>((resolve) => {
    desk.listen(0, '127.0.0.1', resolve)
  })
  return {
    port: (server.server.address() as AddressInfo).port,
    askAt: (desk.address() as AddressInfo).port,
    linkTo,
    lettersTo: (email) => letters.filter(({ to }) => to === email).map(({ text }) => text),
    close: async () => {
      desk.close()
      await new Promise<void>((resolve) => server.close(() => resolve()))
    },
  }
}

/** Undoes quoted-printable far enough to find a link that was broken over two lines. */
const readable = (raw: string): string =>
  raw
    .replaceAll(/=\r?\n/g, '')
    .replaceAll(/=([0-9A-F]{2})/g, (_whole, code: string) => String.fromCodePoint(Number.parseInt(code, 16)))
