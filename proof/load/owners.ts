import { makeClock } from '../../apps/server/src/platform/clock.ts'
import { readConfig } from '../../apps/server/src/platform/config.ts'
import { makeTokens } from '../../apps/server/src/platform/http/token.ts'
import { operations, variablesOf, type OperationName } from '../ratio/capture.ts'
import type { Shot } from './client.ts'
import { countryId } from './country.ts'

const clock = makeClock()
const renewAfterMs = 50_000

/** Requests of signed-in owners of the made-up country, each with a token that is still good. */
export function ownerShots(environment: Record<string, string>, port: number) {
  const tokens = makeTokens(readConfig(environment), clock)
  const cache = new Map<number, { token: string; until: number }>()
  function tokenOf(owner: number): string {
    const known = cache.get(owner)
    if (known !== undefined && known.until > performance.now()) return known.token
    const identity = {
      userId: countryId('user', owner),
      sessionId: countryId('session', owner),
      scope: ['user'],
    }
    const token = tokens.sign(identity)
    cache.set(owner, { token, until: performance.now() + renewAfterMs })
    return token
  }
  return (operation: OperationName, owner: number): Shot => ({
    port,
    headers: { authorization: `Bearer ${tokenOf(owner)}` },
    body: bodyOf(operation, owner),
  })
}

export const bodyOf = (operation: OperationName, owner: number): string =>
  JSON.stringify({
    query: operations[operation],
    variables: variablesOf(operation, owner, () => clock.newId()),
  })
