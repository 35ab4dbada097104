type Texts =
  | 'ENVIRONMENT'
  | 'HOST'
  | 'PUBLIC_URL'
  | 'TRUSTED_PROXIES'
  | 'SECRET_PEPPER'
  | 'TOKEN_KEY'
  | 'CONTENT_KEY'
  | 'GRAPHQL_DOCUMENTS'
  | 'DATABASE_URL'
  | 'DATABASE_AUTH_URL'
  | 'DATABASE_WORKER_URL'
  | 'DATABASE_MIGRATE_URL'
  | 'DATABASE_REGISTER_URL'
  | 'REDIS_URL'
  | 'S3_ACCESS_KEY'
  | 'S3_SECRET_KEY'
type Config = Readonly<
  Record<Texts, string> & {
    REACHABLE_DEVELOPMENT: boolean
    ARGON2_MEMORY_KIB: number
    ARGON2_PASSES: number
  }
>

/** What must not be: anywhere, and where others can reach it. */
export function configFaults(config: Config, usual: Config, nodeEnvironment: string | undefined): string[] {
  const faults: string[] = []
  if (config.TRUSTED_PROXIES.split(',').some(isEverybody))
    faults.push('TRUSTED_PROXIES: name the proxies; believing everybody lets anybody choose an address')
  if (nodeEnvironment === 'production' && config.ENVIRONMENT !== 'production')
    faults.push('ENVIRONMENT: NODE_ENV says production')
  return isStrict(config) ? [...faults, ...productionFaults(config, usual)] : faults
}

/** A forgotten ENVIRONMENT must not open a door: what others can reach is production, whatever it is called. */
export const isStrict = (config: Config): boolean =>
  config.ENVIRONMENT === 'production' ||
  !isThisMachine(nameIn(config.PUBLIC_URL)) ||
  (!isThisMachine(config.HOST) && !config.REACHABLE_DEVELOPMENT)

/** The parts of development have the name of the role as its password. */
export function hasUsualPassword(address: string): boolean {
  const { username, password } = asUrl(address) ?? { username: '', password: '' }
  return password === '' || password === username
}

function productionFaults(config: Config, usual: Config): string[] {
  const faults: string[] = []
  if (config.ENVIRONMENT !== 'production')
    faults.push(
      'ENVIRONMENT: others can reach this HOST or PUBLIC_URL, so it is production; nginx in Docker needs REACHABLE_DEVELOPMENT=on',
    )
  if (config.SECRET_PEPPER.startsWith('development') || config.SECRET_PEPPER.length < 32)
    faults.push('SECRET_PEPPER: give a secret of at least 32 characters')
  if (config.TOKEN_KEY === '') faults.push('TOKEN_KEY: give a private key')
  if (config.CONTENT_KEY === usual.CONTENT_KEY || config.CONTENT_KEY.length < 16)
    faults.push('CONTENT_KEY: give a secret of at least 16 characters')
  if (config.ARGON2_MEMORY_KIB < 65_536 || config.ARGON2_PASSES < 3)
    faults.push('ARGON2_*: production hashes with at least 64 MiB and 3 passes')
  if (config.GRAPHQL_DOCUMENTS !== 'known')
    faults.push('GRAPHQL_DOCUMENTS: production executes known documents only')
  for (const name of ['DATABASE_URL', 'DATABASE_AUTH_URL', 'DATABASE_WORKER_URL'] as const)
    if (hasUsualPassword(config[name])) faults.push(`${name}: give a password that is not the name`)
  // Most processes have no business with these and leave them out.
  for (const name of ['DATABASE_MIGRATE_URL', 'DATABASE_REGISTER_URL'] as const)
    if (config[name] !== usual[name] && hasUsualPassword(config[name]))
      faults.push(`${name}: give a password that is not the name`)
  if (asUrl(config.REDIS_URL)?.password === asUrl(usual.REDIS_URL)?.password)
    faults.push('REDIS_URL: give the password of production')
  for (const name of ['S3_ACCESS_KEY', 'S3_SECRET_KEY'] as const)
    if (config[name] === usual[name]) faults.push(`${name}: give the one of production`)
  if (!config.PUBLIC_URL.startsWith('https://')) faults.push('PUBLIC_URL: production is https')
  return faults
}

const asUrl = (text: string): URL | undefined => (URL.canParse(text) ? new URL(text) : undefined)
const nameIn = (address: string): string => asUrl(address)?.hostname ?? address

const isThisMachine = (host: string): boolean =>
  /^(?:(?:.+\.)?localhost|127(?:\.\d+){3}|\[?::1\]?)$/.test(host.toLowerCase())

/** No network of proxies has more than sixteen million addresses. */
function isEverybody(proxy: string): boolean {
  const [address = '', length] = proxy.trim().split('/')
  if (length === undefined) return ['', '*', 'true'].includes(address)
  return /^(?:0\.0\.0\.0|0)$/.test(length) || Number(length) < (address.includes(':') ? 16 : 8)
}
