import { argon2, createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import type { Config } from '#platform/config.ts'
import { makeFairTurns, type Origin } from '#platform/jobs/fair-turns.ts'
import { limits } from '#platform/limits.ts'
import { keyFor } from './accounts.tokens.service.ts'

const inTurn = makeFairTurns({ ...limits.login.hashes, retryAfterSeconds: 2 })

type Cost = { memory: number; passes: number }
type Encoded = Cost & { pepper: string; salt: Buffer; tag: Buffer }

const pepperVersion = 'v1'
const tagBytes = 32
const shape = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=1,keyid=(v\d+)\$([\w+/]+)\$([\w+/]+)$/

export async function hashPassword(config: Config, origin: Origin, password: string): Promise<string> {
  const salt = randomBytes(16)
  const cost = currentCost(config)
  const tag = await inTurn(origin, () => derive(config, password, salt, cost))
  return encode({ ...cost, pepper: pepperVersion, salt, tag })
}

/** Costs the same without an account: the time must not tell whether an address is known. */
export async function checkPassword(
  config: Config,
  origin: Origin,
  password: string,
  stored: string | undefined,
): Promise<{ isRight: boolean; isOutdated: boolean }> {
  const known = stored === undefined ? undefined : decode(stored)
  const cost = known ?? currentCost(config)
  const salt = known?.salt ?? randomBytes(16)
  const tag = await inTurn(origin, () => derive(config, password, salt, cost))
  const isRight = timingSafeEqual(tag, known?.tag ?? randomBytes(tagBytes)) && known !== undefined
  const now = currentCost(config)
  return { isRight, isOutdated: cost.memory !== now.memory || cost.passes !== now.passes }
}

const currentCost = (config: Config): Cost => ({
  memory: config.ARGON2_MEMORY_KIB,
  passes: config.ARGON2_PASSES,
})

function encode({ memory, passes, pepper, salt, tag }: Encoded): string {
  return `$argon2id$v=19$m=${memory},t=${passes},p=1,keyid=${pepper}$${plain64(salt)}$${plain64(tag)}`
}

function decode(text: string): Encoded {
  const [, memory, passes, pepper, salt, tag] = shape.exec(text) ?? []
  if (pepper !== pepperVersion || salt === undefined || tag === undefined)
    throw new Error('unreadable password hash')
  const encoded = {
    memory: Number(memory),
    passes: Number(passes),
    pepper,
    salt: Buffer.from(salt, 'base64'),
  }
  return { ...encoded, tag: Buffer.from(tag, 'base64') }
}

const plain64 = (bytes: Buffer): string => bytes.toString('base64').replaceAll('=', '')

// The same letters can be typed as different code points on another keyboard, hence NFKC (SP 800-63B).
function derive(config: Config, password: string, nonce: Buffer, cost: Cost): Promise<Buffer> {
  const message = createHmac('sha256', keyFor(config, 'password')).update(password.normalize('NFKC')).digest()
  return new Promise((resolve, reject) => {
    argon2('argon2id', { message, nonce, parallelism: 1, tagLength: tagBytes, ...cost }, (error, tag) =>
      error === null ? resolve(tag) : reject(error),
    )
  })
}
