import { Agent, request } from 'node:http'

export type Shot = {
  port: number
  path?: string
  method?: string
  headers: Record<string, string>
  body: string
}
export type Answer = { status: number; body: string }

const agent = new Agent({ keepAlive: true, maxSockets: 64 })

/** One HTTP request over a kept connection; cheap enough to load a server from the next process. */
export function shoot(shot: Shot): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const sent = request(
      {
        agent,
        host: '127.0.0.1',
        port: shot.port,
        path: shot.path ?? '/graphql',
        method: shot.method ?? 'POST',
        headers: {
          'content-type': 'application/json',
          'content-length': Buffer.byteLength(shot.body),
          ...shot.headers,
        },
      },
      (response) => {
        const chunks: Buffer[] = []
        response.on('data', (chunk: Buffer) => chunks.push(chunk))
        response.on('end', () =>
          resolve({ status: response.statusCode ?? 0, body: Buffer.concat(chunks).toString() }),
        )
      },
    )
    sent.on('error', reject)
    sent.end(shot.body)
  })
}

export type Load = {
  connections: number
  milliseconds: number
  /** Requests per second; without it as many as are answered. */
  rate?: number
}

/** Offers requests for a while and says how many were answered and how fast. */
export async function slice(
  load: Load,
  next: () => Shot,
): Promise<{ answered: number; failed: number; times: number[] }> {
  const begun = performance.now()
  const until = begun + load.milliseconds
  const times: number[] = []
  let failed = 0
  let sent = 0
  const dueAt = () => (load.rate === undefined ? 0 : begun + (sent * 1_000) / load.rate)
  await Promise.all(
    Array.from({ length: load.connections }, async () => {
      while (performance.now() < until) {
        const due = dueAt()
        sent += 1
        const early = due - performance.now()
        if (early > 0) await new Promise((resolve) => setTimeout(resolve, early))
        const started = performance.now()
        const answer = await shoot(next())
        times.push(performance.now() - started)
        if (answer.status !== 200 || answer.body.includes('"errors"')) failed += 1
      }
    }),
  )
  return { answered: times.length, failed, times }
}

export function percentile(times: readonly number[], share: number): number {
  const sorted = times.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
}
