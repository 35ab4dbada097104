import assert from 'node:assert/strict'
import type { TestServer } from './server.ts'

export type GraphqlAnswer = {
  status: number
  data: Record<string, unknown> | null
  errors?: {
    message: string
    path?: (string | number)[]
    extensions: { code: string; field?: string; current?: unknown; missing?: string[] }
  }[]
}

export function succeeded(answer: GraphqlAnswer): Record<string, unknown> {
  if (answer.status !== 200 || answer.errors !== undefined || answer.data === null)
    throw new Error(JSON.stringify(answer))
  return answer.data
}

/** How often the two servers were compared over an operation: a few answers of each show whether they agree. */
const compared = new Map<string, number>()
const comparisons = 5

/**
 * Asks the compiling and the plain server and insists on the same answer. Twice the former, because an
 * operation is compiled on its second call; a write answers all three from its idempotency key.
 */
export async function askBoth(
  server: TestServer,
  headers: Record<string, string>,
  query: string,
  variables?: Record<string, unknown>,
): Promise<GraphqlAnswer> {
  const first = await ask(server.url, headers, query, variables)
  const times = compared.get(query) ?? 0
  compared.set(query, times + 1)
  if (times >= comparisons) return first
  const compiled = await ask(server.url, headers, query, variables)
  const plain = await ask(server.plainUrl, headers, query, variables)
  // A refusal may name the state it met, and a write that succeeded changed what a second one meets.
  assert.deepEqual(
    comparable(compiled),
    comparable(plain),
    `compiled and plain execution differ for ${query}`,
  )
  return first
}

const comparable = (answer: GraphqlAnswer) => ({
  ...answer,
  // The address of a file says until when it holds: a second may lie between the two.
  data: JSON.stringify(answer.data).replaceAll(/exp=\d+|sig=[\w-]+/g, ''),
  errors: answer.errors?.map((error) => ({ ...error, extensions: { ...error.extensions, requestId: '' } })),
})

export async function ask(
  url: string,
  headers: Record<string, string>,
  query: string,
  variables?: Record<string, unknown>,
): Promise<GraphqlAnswer> {
  const response = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers,
    body: JSON.stringify({ query, variables }),
  })
  const body = (await response.json()) as Omit<GraphqlAnswer, 'status'>
  return { status: response.status, ...body }
}
