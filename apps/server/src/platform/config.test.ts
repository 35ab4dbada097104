import { expect, it } from 'vitest'
import { readConfig } from './config.ts'

const production = {
  ENVIRONMENT: 'production',
  PUBLIC_URL: 'https://hauswart.test',
  SECRET_PEPPER: 'x'.repeat(40),
  TOKEN_KEY: 'a key',
  CONTENT_KEY: 'a content key',
  GRAPHQL_DOCUMENTS: 'known',
  DATABASE_URL: 'postgresql://a:b@db/hauswart',
  DATABASE_AUTH_URL: 'postgresql://c:d@db/hauswart',
  DATABASE_WORKER_URL: 'postgresql://e:f@db/hauswart',
  REDIS_URL: 'redis://:g@cache',
  S3_SECRET_KEY: 'h',
}

it('starts in development with nothing set, on the ports of the chosen base', () => {
  expect(readConfig({})).toMatchObject({
    PORT: 24_010,
    DATABASE_URL: expect.stringContaining(':24001/') as string,
  })
  expect(readConfig({ HAUSWART_PORT: '30000' })).toMatchObject({
    PORT: 30_010,
    REDIS_URL: expect.stringContaining(':30003') as string,
  })
})

it('lists all faults together', () => {
  expect(() => readConfig({ PORT: 'zwölf', MODE: 'both', SERVICES: 'auth,grafql' })).toThrow(
    /MODE[\s\S]*PORT[\s\S]*SERVICES/,
  )
})

it('accepts a complete production', () => {
  expect(readConfig(production).ENVIRONMENT).toBe('production')
})

it.each([
  ['SECRET_PEPPER', { SECRET_PEPPER: 'short' }],
  ['TOKEN_KEY', { TOKEN_KEY: '' }],
  ['CONTENT_KEY', { CONTENT_KEY: 'content-dev-key' }],
  ['ARGON2', { ARGON2_MEMORY_KIB: '19456' }],
  ['GRAPHQL_DOCUMENTS', { GRAPHQL_DOCUMENTS: 'open' }],
  ['PUBLIC_URL', { PUBLIC_URL: 'http://hauswart.test' }],
  ['DATABASE_URL', { DATABASE_URL: undefined }],
  ['REDIS_URL', { REDIS_URL: undefined }],
  ['S3_SECRET_KEY', { S3_SECRET_KEY: undefined }],
])('refuses production with a weak %s', (name, fault) => {
  expect(() => readConfig({ ...production, ...fault })).toThrow(new RegExp(name))
})
