import { z } from 'zod'
import { configFaults, hasUsualPassword, isStrict } from './config-faults.ts'

const flag = z.enum(['on', 'off']).transform((text) => text === 'on')
const port = z.coerce.number().int().min(0).max(65_535)
const count = z.coerce.number().int().min(1)
const usualBase = 24_000
const services = [
  'auth',
  'graphql',
  'product',
  'notifications',
  'content',
  'maps',
  'files',
  'uploads',
  'web',
] as const

/**
 * Every setting of the program: name, type, default, one sentence. `.env.example` is printed from it.
 * The parts of one clone stand on ports above its base, so several clones can run side by side.
 */
const settings = (base: number) => {
  const database = (role: string) =>
    z.string().default(`postgresql://${role}:${role}@127.0.0.1:${base + 1}/hauswart`)
  return z.object({
    HAUSWART_PORT: port
      .default(usualBase)
      .describe('Base port of the parts in development; the defaults below follow it'),
    ENVIRONMENT: z
      .enum(['development', 'test', 'production'])
      .default('development')
      .describe('Strictness; production, and whatever others can reach, refuses development secrets'),
    MODE: z.enum(['api', 'worker', 'all']).default('all').describe('Role of this process'),
    HOST: z.string().default('127.0.0.1').describe('Address the HTTP server listens on'),
    REACHABLE_DEVELOPMENT: flag
      .default(false)
      .describe(
        'on lets development secrets listen beyond this machine, for nginx in Docker; PUBLIC_URL stays localhost',
      ),
    PORT: port.default(base + 10).describe('Port of the HTTP server; 0 takes a free one'),
    SERVICES: z
      .string()
      .default(services.join(','))
      .transform((text) => text.split(',').map((name) => name.trim()))
      .pipe(z.array(z.enum(services)))
      .describe('Backends mounted in this process'),
    PUBLIC_URL: z
      .string()
      .default(`https://localhost:${base + 9}`)
      .describe('Address owners see; used in mails and for origin checks'),
    AUTH_URL: z.string().default('/rest').describe('Base address of the authentication service'),
    GRAPHQL_URL: z.string().default('/graphql').describe('Address of the GraphQL data service'),
    PRODUCT_URL: z.string().default('/product').describe('Base address of the product backend'),
    NOTIFICATIONS_URL: z
      .string()
      .default('/notifications')
      .describe('Base address of the notification service'),
    CONTENT_URL: z.string().default('/content').describe('Base address of the content service'),
    MAPS_URL: z.string().default('/maps').describe('Base address of the maps service'),
    FILES_URL: z
      .string()
      .default('/files')
      .describe('Base address of files of owners; best on a site of its own'),
    UPLOADS_URL: z.string().default('/uploads').describe('Base address where owners send files in pieces'),
    WEB_ROOT: z
      .string()
      .default('apps/web/build')
      .describe('Folder of the built web app, seen from the repository; without a build there are no pages'),
    TRUSTED_PROXIES: z
      .string()
      .default('127.0.0.1')
      .describe('Comma-separated addresses whose X-Forwarded-For is believed'),
    DATABASE_URL: database('hauswart_app').describe('PostgreSQL as the data service sees it'),
    DATABASE_AUTH_URL: database('hauswart_auth').describe('PostgreSQL as the authentication service sees it'),
    DATABASE_WORKER_URL: database('hauswart_worker').describe('PostgreSQL as the worker sees it'),
    DATABASE_MIGRATE_URL: database('hauswart_migrate').describe(
      'PostgreSQL as the owner of the schema; used by migrations only',
    ),
    DATABASE_REGISTER_URL: database('hauswart_register').describe(
      'PostgreSQL as the import of the building register; used by register:import only',
    ),
    DATABASE_CONNECTIONS: count
      .default(10)
      .describe('Connections of the data service; three in four may hold a write'),
    DATABASE_AUTH_CONNECTIONS: count.default(6).describe('Connections of the authentication service'),
    REDIS_URL: z
      .string()
      .default(`redis://:hauswart@127.0.0.1:${base + 3}`)
      .describe('Redis for shared limits and wake-ups; nothing in it must last'),
    S3_ENDPOINT: z
      .string()
      .default(`http://127.0.0.1:${base + 4}`)
      .describe('Object store'),
    S3_ACCESS_KEY: z.string().default('HAUSWARTKEY').describe('Object store key'),
    S3_SECRET_KEY: z.string().default('HAUSWARTSECRET').describe('Object store secret'),
    S3_BUCKET: z.string().default('hauswart').describe('Bucket for files of owners'),
    CLAMD_HOST: z.string().default('127.0.0.1').describe('Virus scanner'),
    CLAMD_PORT: port.default(base + 5).describe('Port of the virus scanner'),
    SMTP_URL: z
      .string()
      .default(`smtp://127.0.0.1:${base + 6}`)
      .describe('Outgoing mail'),
    MAIL_FROM: z.string().default('Hauswart <post@hauswart.test>').describe('Sender of all mail'),
    PUSH_KEY: z
      .string()
      .default('')
      .describe(
        'P-256 private key (32 bytes as base64url) that signs messages to browsers; empty makes one from the pepper in development and means no push in production',
      ),
    PUSH_SERVICES: z
      .string()
      .default('fcm.googleapis.com,*.push.services.mozilla.com,*.push.apple.com,*.notify.windows.com')
      .describe('Push services of browsers that messages may be sent to'),
    TOKEN_KEY: z
      .string()
      .default('')
      .describe(
        'Ed25519 private key (PKCS8 PEM) that signs access tokens; empty makes one from the pepper in development',
      ),
    SECRET_PEPPER: z
      .string()
      .default('development-pepper-never-in-production')
      .describe('Key outside the database for password hashes, refresh tokens and signed addresses'),
    ARGON2_MEMORY_KIB: count.default(65_536).describe('Memory of one password hash'),
    ARGON2_PASSES: count.default(3).describe('Passes of one password hash'),
    CONTENT_KEY: z.string().default('content-dev-key').describe('API key of the content service'),
    MAPS_UPSTREAM: z
      .string()
      .default('')
      .describe('Address of the map provider, {path} and {key} are filled in; empty means no map'),
    MAPS_KEY: z.string().default('').describe('Key of the map provider; never leaves the server'),
    GEOADMIN_URL: z
      .string()
      .default('')
      .describe(
        'Address of the federal geoportal (https://api3.geo.admin.ch) for places without an import; empty asks nobody',
      ),
    GRAPHQL_DOCUMENTS: z
      .enum(['open', 'known'])
      .default('open')
      .describe('known executes only documents of the build manifest'),
    GRAPHQL_JIT: flag.default(true).describe('Compile operations; off is for comparing answers'),
    LOG_LEVEL: z
      .enum(['trace', 'debug', 'info', 'warn', 'error', 'silent'])
      .default('info')
      .describe('Least severe line written'),
    TELEMETRY: flag.default(false).describe('OpenTelemetry traces and metrics'),
    TELEMETRY_TRACES_URL: z
      .string()
      .default('http://127.0.0.1:4318/v1/traces')
      .describe('OTLP collector for traces'),
    TELEMETRY_METRICS_PORT: port.default(9464).describe('Port that serves Prometheus metrics'),
    SHUTDOWN_SECONDS: count.default(15).describe('Time running requests get to finish'),
  })
}

export type Config = Readonly<z.infer<ReturnType<typeof settings>>>

export function readConfig(environment: Readonly<Record<string, string | undefined>> = process.env): Config {
  const base = Number(environment['HAUSWART_PORT'] ?? usualBase)
  const parsed = settings(base).safeParse(environment)
  const faults = parsed.success
    ? configFaults(parsed.data, settings(base).parse({}), environment['NODE_ENV'])
    : parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`)
  if (!parsed.success || faults.length > 0) throw new Error(`configuration:\n  ${faults.join('\n  ')}`)
  return parsed.data
}

/** An address that one command uses: the program need not know it, so it is looked at where it is used. */
export function ownUrl(config: Config, name: 'DATABASE_MIGRATE_URL' | 'DATABASE_REGISTER_URL'): string {
  if (isStrict(config) && hasUsualPassword(config[name]))
    throw new Error(`configuration:\n  ${name}: give a password that is not the name`)
  return config[name]
}

/** The text of `.env.example`. */
export function printExample(): string {
  const { shape } = settings(usualBase)
  return Object.entries(shape)
    .map(([name, setting]) => {
      const value = shape[name as keyof typeof shape].safeParse(undefined).data
      const text = Array.isArray(value)
        ? value.join(',')
        : value === true
          ? 'on'
          : value === false
            ? 'off'
            : String(value)
      return `# ${setting.description ?? ''}\n${name}=${text}\n`
    })
    .join('\n')
}
