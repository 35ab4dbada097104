import { once } from 'node:events'
import type { Socket } from 'node:net'
import { Client as PgClient, type Submittable } from 'pg'

/** A connection for imports: plain statements, and COPY fed piece by piece. No pool, no time limits. */
export type BulkConnection = {
  rows<Row>(text: string, values?: readonly unknown[]): Promise<Row[]>
  /** Runs `copy … from stdin` with pieces in COPY's text format; gives the number of rows. */
  copy(text: string, pieces: AsyncIterable<Uint8Array>): Promise<number>
  close(): Promise<void>
}

export async function openBulkConnection(url: string): Promise<BulkConnection> {
  const client = new PgClient({
    connectionString: url,
    application_name: 'hauswart-register',
    keepAlive: true,
    options: '-c timezone=UTC -c client_min_messages=warning',
  })
  // Whoever waits for an answer gets the error as well; without a listener it would end the process.
  client.on('error', () => undefined)
  await client.connect()
  return {
    rows: async <Row>(text: string, values: readonly unknown[] = []) =>
      (await client.query(text, [...values])).rows as Row[],
    copy: (text, pieces) =>
      new Promise((resolve, reject) => {
        client.query(new CopyIn(text, pieces, resolve, reject) as unknown as Submittable)
      }),
    close: () => client.end(),
  }
}

/** A connection of `pg` as far as COPY uses it. */
type CopyWire = {
  readonly stream: Socket
  query(text: string): void
  endCopyFrom(): void
  sendCopyFail(message: string): void
}

const copyData = 'd'.charCodeAt(0)

async function roomIn(stream: Socket): Promise<void> {
  const over = new AbortController()
  const { signal } = over
  await Promise.race([once(stream, 'drain', { signal }), once(stream, 'close', { signal })])
  over.abort()
}

/** A class, because `pg` calls a submitted query by these method names. */
class CopyIn {
  readonly #text: string
  readonly #pieces: AsyncIterable<Uint8Array>
  readonly #resolve: (rows: number) => void
  readonly #reject: (error: unknown) => void
  #fault: unknown
  #isOver = false
  #rows = 0

  constructor(
    text: string,
    pieces: AsyncIterable<Uint8Array>,
    resolve: (rows: number) => void,
    reject: (error: unknown) => void,
  ) {
    this.#text = text
    this.#pieces = pieces
    this.#resolve = resolve
    this.#reject = reject
  }

  submit(wire: CopyWire): null {
    wire.query(this.#text)
    return null
  }

  handleCopyInResponse(wire: CopyWire): void {
    this.#feed(wire).then(
      () => {
        if (!this.#isOver) wire.endCopyFrom()
      },
      (error: unknown) => {
        this.#fault = error
        if (!this.#isOver) wire.sendCopyFail('the source failed')
      },
    )
  }

  // Written as it is made: a piece is neither decoded nor copied on its way from the file to the socket.
  async #feed({ stream }: CopyWire): Promise<void> {
    for await (const piece of this.#pieces) {
      const head = Buffer.alloc(5)
      head.writeUInt8(copyData, 0)
      head.writeUInt32BE(piece.length + 4, 1)
      stream.cork()
      stream.write(head)
      const hasRoom = stream.write(piece)
      stream.uncork()
      if (!hasRoom) await roomIn(stream)
      if (this.#isOver || stream.destroyed) return
    }
  }

  handleCommandComplete({ text }: { text: string }): void {
    this.#rows = Number(text.split(' ')[1] ?? 0)
  }

  handleError(error: Error): void {
    this.#isOver = true
    this.#reject(this.#fault ?? error)
  }

  handleReadyForQuery(): void {
    this.#isOver = true
    this.#resolve(this.#rows)
  }

  handleRowDescription(): void {}
  handleEmptyQuery(): void {}
}
