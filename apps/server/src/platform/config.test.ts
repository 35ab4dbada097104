import { expect, it } from 'vitest'
import { ownUrl, readConfig } from './config.ts'

const production = {
  ENVIRONMENT: 'production',
  PUBLIC_URL: 'https://hauswart.test',
  SECRET_PEPPER: 'x'.repeat(40),
  TOKEN_KEY: 'a key',
  CONTENT_KEY: 'a key of the content',
  GRAPHQL_DOCUMENTS: 'known',
  DATABASE_URL: 'postgresql://a:b@db/hauswart',
  DATABASE_AUTH_URL: 'postgresql://c:d@db/hauswart',
  DATABASE_WORKER_URL: 'postgresql://e:f@db/hauswart',
  REDIS_URL: 'redis://:g@cache',
  S3_ACCESS_KEY: 'i',
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
  ['CONTENT_KEY', { CONTENT_KEY: 'k' }],
  ['ARGON2', { ARGON2_MEMORY_KIB: '19456' }],
  ['GRAPHQL_DOCUMENTS', { GRAPHQL_DOCUMENTS: 'open' }],
  ['PUBLIC_URL', { PUBLIC_URL: 'http://hauswart.test' }],
  ['DATABASE_URL', { DATABASE_URL: undefined }],
  ['DATABASE_AUTH_URL', { DATABASE_AUTH_URL: 'postgresql://hauswart_auth:hauswart_auth@db/hauswart' }],
  ['DATABASE_WORKER_URL', { DATABASE_WORKER_URL: 'postgresql://hauswart_worker@db/hauswart' }],
  ['DATABASE_MIGRATE_URL', { DATABASE_MIGRATE_URL: 'postgresql://m:m@db/hauswart' }],
  ['DATABASE_REGISTER_URL', { DATABASE_REGISTER_URL: 'postgresql://r:r@db/hauswart' }],
  ['REDIS_URL', { REDIS_URL: undefined }],
  ['REDIS_URL', { REDIS_URL: 'redis://:hauswart@cache' }],
  ['S3_ACCESS_KEY', { S3_ACCESS_KEY: undefined }],
  ['S3_SECRET_KEY', { S3_SECRET_KEY: undefined }],
])('refuses production with a weak %s', (name, fault) => {
  expect(() => readConfig({ ...production, ...fault })).toThrow(new RegExp(name))
})

it.each([
  [{ HOST: '0.0.0.0' }],
  [{ HOST: '::', ENVIRONMENT: 'test' }],
  [{ PUBLIC_URL: 'https://www.hauswart.ch' }],
  [{ PUBLIC_URL: 'https://localhost.hauswart.ch' }],
  [{ PUBLIC_URL: 'https://www.hauswart.ch', HOST: '0.0.0.0', REACHABLE_DEVELOPMENT: 'on' }],
  [{ ...production, ENVIRONMENT: undefined }],
])('takes what others can reach for production, whatever it is called: %o', (reachable) => {
  expect(() => readConfig(reachable)).toThrow(/ENVIRONMENT: others can reach/)
})

it('starts in development for nginx in Docker, if that is said aloud', () => {
  expect(readConfig({ HOST: '0.0.0.0', REACHABLE_DEVELOPMENT: 'on' }).HOST).toBe('0.0.0.0')
})

it('does not start as something else where NODE_ENV says production', () => {
  expect(() => readConfig({ NODE_ENV: 'production' })).toThrow(/ENVIRONMENT/)
  expect(readConfig({ ...production, NODE_ENV: 'production' }).ENVIRONMENT).toBe('production')
})

it.each(['0.0.0.0/0', '::/0', '127.0.0.1, 0.0.0.0/1', '10.0.0.1/0.0.0.0', '*', ''])(
  'believes no proxy that is everybody: «%s»',
  (proxies) => {
    expect(() => readConfig({ TRUSTED_PROXIES: proxies })).toThrow(/TRUSTED_PROXIES/)
  },
)

it.each(['127.0.0.1', '10.0.0.0/8,::1', '172.16.0.0/12', 'fd00::/16'])(
  'believes the proxies %s',
  (proxies) => {
    expect(readConfig({ TRUSTED_PROXIES: proxies }).TRUSTED_PROXIES).toBe(proxies)
  },
)

it('lets a command of production use no usual password that the program never saw', () => {
  const config = readConfig(production)
  expect(() => ownUrl(config, 'DATABASE_MIGRATE_URL')).toThrow(/DATABASE_MIGRATE_URL/)
  expect(ownUrl(readConfig({}), 'DATABASE_MIGRATE_URL')).toContain('hauswart_migrate')
})
