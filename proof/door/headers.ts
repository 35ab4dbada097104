import { request } from 'node:https'

const required = {
  'content-security-policy': /default-src/,
  'x-content-type-options': /^nosniff$/,
  'cache-control': /\S/,
  'referrer-policy': /^no-referrer$/,
  'strict-transport-security': /^max-age=63072000; includeSubDomains; preload$/,
} as const

export type Asked = {
  readonly what: string
  readonly path: string
  readonly status: number
  readonly headers?: Readonly<Record<string, string>>
}

/** What is wrong with the headers of one answer at the edge: not there, there twice, or something else. */
export function faultsOf(port: number, { what, path, status, headers = {} }: Asked): Promise<string[]> {
  return new Promise((resolve) => {
    const options = {
      host: '127.0.0.1',
      port,
      path,
      headers,
      rejectUnauthorized: false,
      agent: false,
    } as const
    const sent = request({ ...options, method: 'POST' }, (answer) => {
      answer.resume()
      sent.destroy()
      const faults = Object.entries(required)
        .filter(([name, value]) => {
          const given = answer.headersDistinct[name] ?? []
          return given.length !== 1 || !value.test(given[0] ?? '')
        })
        .map(([name]) => `${what}: ${name}`)
      resolve(answer.statusCode === status ? faults : [`${what}: ${answer.statusCode}`])
    })
    sent.on('error', (error) => resolve([`${what}: ${error.message}`]))
    sent.flushHeaders()
  })
}

export const withProgram: readonly Asked[] = [
  {
    what: 'an answer of the program',
    path: '/gibt-es-nicht',
    status: 404,
    headers: { 'content-length': '0' },
  },
  {
    what: 'too large for the edge',
    path: '/rest/login',
    status: 413,
    headers: { 'content-length': '2000000' },
  },
  { what: 'no good request', path: '/', status: 400, headers: { host: 'a b' } },
]
export const withoutProgram: readonly Asked[] = [
  { what: 'the program is away', path: '/rest/login', status: 502, headers: { 'content-length': '0' } },
]
