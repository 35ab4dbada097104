import type { ErrorCode } from '@hauswart/domain/errors/error-code'
import type { TypedDocumentString } from '#gql/graphql.ts'
import {
  addressOf,
  exchange,
  uplink as ownUplink,
  secondsToWait,
  type Answer,
  type Uplink,
} from './uplink.ts'
import { asRecord } from '@hauswart/domain/fields/as-record'
import { noteOwnWrite } from './own-writes.ts'
import { isRefused, makeAsk } from './questions.ts'
import { readCode } from './rest.ts'
import { session as ownSession, type SignedIn } from '#device/session/session.ts'
import { Unreachable } from './unreachable.ts'

export { Unreachable } from './unreachable.ts'

/** The server understood and said no. `message` is its German sentence, if it gave one. */
export class GraphqlError extends Error {
  override readonly name = 'GraphqlError'
  readonly status: number
  readonly code: ErrorCode | undefined
  /** Which input is at fault. */
  readonly field: string | undefined
  /** What the server holds, with CONFLICT. */
  readonly current: unknown

  constructor(answer: Answer) {
    const { message, code, field, current } = firstError(answer)
    super(message)
    this.status = answer.status
    this.code = code
    this.field = field
    this.current = current
  }
}

export type RequestOptions = { readonly signal?: AbortSignal | undefined }

const usualTimeoutMs = 30_000
/** 20 MB over a poor mobile network. */
const uploadTimeoutMs = 600_000

/** Sends documents to the data service with the session's token, or without one for a guest. */
export function makeRequest(uplink: Uplink, session: SignedIn) {
  const ask = makeAsk(uplink, session)

  async function write(query: string, variables: unknown, signal: AbortSignal | undefined): Promise<Answer> {
    const url = await addressOf(uplink, 'graphql')
    const { headers, body } = encode(query, variables)
    const timeoutMs = body instanceof FormData ? uploadTimeoutMs : usualTimeoutMs
    const send = (token?: string): Promise<Answer> => {
      const authorization = token === undefined ? {} : { authorization: `Bearer ${token}` }
      const init = { method: 'POST', headers: { ...headers, ...authorization }, body }
      return exchange(uplink, url, init, { timeoutMs, signal })
    }
    return session.state().loggedIn ? session.authorised(send, isRefused) : send()
  }

  return async function request<Result, Variables>(
    document: TypedDocumentString<Result, Variables>,
    variables: Variables,
    { signal }: RequestOptions = {},
  ): Promise<Result> {
    const query = document.toString()
    const isQuestion = /^\s*query\b/.test(query)
    const answer = await (isQuestion
      ? ask({ query, variables, operationName: nameOf(query) }, signal)
      : write(query, variables, signal))
    const data = readData(answer)
    noteOwnWrite(query, data)
    return data as Result
  }
}

/** What an answer holds, or its refusal. */
export function readData(answer: Answer): unknown {
  const { data, errors } = asRecord(answer.body)
  const isGood = answer.status >= 200 && answer.status < 300
  if (isGood && errors === undefined && data !== undefined && data !== null) return data
  if (answer.status < 500) throw new GraphqlError(answer)
  const retryAfterSeconds = secondsToWait(answer.headers)
  throw new Unreachable(firstError(answer).message, {
    status: answer.status,
    ...(retryAfterSeconds === undefined ? {} : { retryAfterSeconds }),
  })
}

function firstError({ status, body }: Answer) {
  const { errors } = asRecord(body)
  const { message, extensions } = asRecord(Array.isArray(errors) ? errors[0] : undefined)
  const { code, field, current } = asRecord(extensions)
  return {
    message: typeof message === 'string' && message !== '' ? message : `GraphQL Error (Code: ${status})`, // spec §8
    code: readCode(code),
    field: typeof field === 'string' ? field : undefined,
    current,
  }
}

/** JSON, or the multipart form of it as soon as a file is among the variables. */
export function encode(query: string, variables: unknown) {
  const files: { readonly path: string; readonly file: Blob }[] = []
  const operation = JSON.stringify({
    query,
    variables: withoutFiles(variables, 'variables', files),
    operationName: nameOf(query),
  })
  if (files.length === 0) return { headers: { 'content-type': 'application/json' }, body: operation }
  const form = new FormData()
  form.append('operations', operation)
  form.append('map', JSON.stringify(Object.fromEntries(files.map(({ path }, index) => [index, [path]]))))
  for (const [index, { file }] of files.entries()) form.append(String(index), file)
  // A form of another site cannot set it.
  return { headers: { 'x-app-request': '1' }, body: form }
}

/** What a document calls its operation. */
export const nameOf = (query: string): string | undefined => /^\s*(?:query|mutation)\s+(\w+)/.exec(query)?.[1]

function withoutFiles(value: unknown, path: string, files: { path: string; file: Blob }[]): unknown {
  if (value instanceof Blob) {
    files.push({ path, file: value })
    return null
  }
  if (Array.isArray(value)) return value.map((one, index) => withoutFiles(one, `${path}.${index}`, files))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, one]) => [name, withoutFiles(one, `${path}.${name}`, files)]),
  )
}

export const request = makeRequest(ownUplink, ownSession)
