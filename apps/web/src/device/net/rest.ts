import { errorCodes, type ErrorCode } from '@hauswart/domain/errors/error-code'
import { asRecord } from '@hauswart/domain/fields/as-record'
import type { BackendName } from './backends.ts'
import { addressOf, exchange, secondsToWait, type Answer, type Uplink } from './uplink.ts'
import { Unreachable } from './unreachable.ts'

/** A refusal of a REST backend. `message` is its German sentence, if it gave one. */
export class RestError extends Error {
  override readonly name = 'RestError'
  readonly status: number
  readonly code: ErrorCode | undefined
  readonly field: string | undefined
  readonly retryAfterSeconds: number | undefined

  constructor({ status, headers, body }: Answer) {
    const { code, message, field } = asRecord(body)
    super(typeof message === 'string' ? message : `REST Error (Code: ${status})`)
    this.status = status
    this.code = readCode(code)
    this.field = typeof field === 'string' ? field : undefined
    this.retryAfterSeconds = secondsToWait(headers)
  }
}

export type RestOptions = {
  /** Sent as JSON by POST; without it the call is a GET. */
  readonly body?: unknown
  /** Sent as they are, in the place of JSON. */
  readonly bytes?: Blob
  readonly method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  readonly token?: string | undefined
  readonly headers?: Readonly<Record<string, string>>
  readonly timeoutMs?: number
  readonly signal?: AbortSignal | undefined
}

const usualTimeoutMs = 30_000

/** One call of a REST backend; gives back the JSON of a good answer. */
export async function rest(
  uplink: Uplink,
  backend: BackendName,
  path: string,
  options: RestOptions = {},
): Promise<unknown> {
  const { body, bytes, method = body === undefined ? 'GET' : 'POST', token, headers, signal } = options
  const init: RequestInit = {
    method,
    headers: {
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(bytes === undefined ? {} : { 'content-type': 'application/octet-stream' }),
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      ...headers,
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    ...(bytes === undefined ? {} : { body: bytes }),
  }
  const url = `${await addressOf(uplink, backend)}${path}`
  const answer = await exchange(uplink, url, init, { timeoutMs: options.timeoutMs ?? usualTimeoutMs, signal })
  if (answer.status >= 200 && answer.status < 300) return answer.body
  throw answer.status >= 500 ? troubled(answer) : new RestError(answer)
}

function troubled({ status, headers }: Answer): Unreachable {
  const retryAfterSeconds = secondsToWait(headers)
  return new Unreachable(`the server answered ${status}`, {
    status,
    ...(retryAfterSeconds === undefined ? {} : { retryAfterSeconds }),
  })
}

/** Codes of a newer server than this page are unknown to it, hence none. */
export const readCode = (value: unknown): ErrorCode | undefined => errorCodes.find((code) => code === value)
