import { WebSocket } from 'ws'

export type Message = { readonly id?: string; readonly type: string; readonly payload?: unknown }
export type Ending = { readonly code: number; readonly reason: string }

/** One GraphQL socket of a test: what it heard, and how it ended. */
export type TestSocket = {
  readonly heard: Message[]
  say(message: unknown): void
  /** The first message that fits, or undefined if none came in time; a busy machine is slow. */
  hear(fits: (message: Message) => boolean, withinMs?: number): Promise<Message | undefined>
  readonly ended: Promise<Ending>
  close(): void
}

export type SocketOptions = { token?: string; origin?: string; protocol?: string }

/** Opens a socket as a browser would and, given a token, greets. */
export async function openSocket(url: string, options: SocketOptions = {}): Promise<TestSocket> {
  const socket = new WebSocket(
    `${url.replace('http', 'ws')}/graphql`,
    options.protocol ?? 'graphql-transport-ws',
    options.origin === undefined ? {} : { origin: options.origin },
  )
  const heard: Message[] = []
  const waiting = new Set<() => void>()
  const ended = new Promise<Ending>((resolve) => {
    socket.on('close', (code, reason) => resolve({ code, reason: reason.toString() }))
  })
  socket.on('message', (data: Buffer) => {
    heard.push(JSON.parse(data.toString()) as Message)
    for (const look of waiting) look()
  })
  await new Promise<void>((resolve, reject) => {
    socket.once('open', resolve)
    socket.on('error', reject)
  })
  const test: TestSocket = {
    heard,
    ended,
    say: (message) => socket.send(typeof message === 'string' ? message : JSON.stringify(message)),
    hear: (fits, withinMs = 50_000) =>
      new Promise((resolve) => {
        const finish = (message: Message | undefined) => {
          clearTimeout(late)
          waiting.delete(look)
          resolve(message)
        }
        const look = () => {
          const found = heard.find(fits)
          if (found !== undefined) finish(found)
        }
        const late = setTimeout(() => finish(undefined), withinMs)
        waiting.add(look)
        look()
      }),
    close: () => socket.terminate(),
  }
  if (options.token !== undefined) {
    test.say({ type: 'connection_init', payload: { authorization: `Bearer ${options.token}` } })
    await test.hear((message) => message.type === 'connection_ack')
  }
  return test
}
