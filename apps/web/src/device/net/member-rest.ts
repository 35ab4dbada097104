import type { BackendName } from './backends.ts'
import { uplink } from './uplink.ts'
import { rest, RestError, type RestOptions } from './rest.ts'
import { session } from '#device/session/session.ts'

/** A REST call of the signed-in person. */
export async function memberRest(
  backend: BackendName,
  path: string,
  options: Omit<RestOptions, 'token'> = {},
): Promise<unknown> {
  const send = (token: string) => rest(uplink, backend, path, { ...options, token }).catch(refusal)
  const result = await session.authorised(send, (answer) => answer instanceof RestError)
  return result
}

// Only a 401 is worth another token.
function refusal(error: unknown): RestError {
  if (error instanceof RestError && error.status === 401) return error
  throw error
}
