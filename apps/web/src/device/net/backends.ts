import { storageKeys } from '#device/storage-keys.ts'
import { Unreachable } from './unreachable.ts'
import { browser, type World } from '#device/world.ts'

const names = ['auth', 'graphql', 'product', 'notifications', 'content', 'maps'] as const
export type BackendName = (typeof names)[number] | 'uploads'
type Addresses = Readonly<Record<BackendName, string>> & { readonly hasMap?: unknown }
export type Backends = ReturnType<typeof makeBackends>

const timeoutMs = 15_000

/** Neither the server nor this device could say where the backends are. */
export class LocaleConfigurationError extends Unreachable {
  override readonly name = 'LocaleConfigurationError'
}

/** Where each backend lives, as `/config.json` says. The copy of the last visit serves at once, also offline. */
export function makeBackends({ fetch, storage }: Pick<World, 'fetch' | 'storage'>) {
  let known = readCopy(storage)
  let loading: Promise<Addresses> | undefined

  async function ask(): Promise<Addresses> {
    try {
      const response = await fetch('/config.json', { signal: AbortSignal.timeout(timeoutMs) })
      known = readAddresses(await response.text())
      storage.setItem(storageKeys.backends, JSON.stringify(known))
      return known
    } catch (cause) {
      // The next request asks again.
      loading = undefined
      throw new LocaleConfigurationError('The locale configuration could not be loaded', { cause })
    }
  }

  async function lookUp(): Promise<Addresses> {
    loading ??= ask()
    if (known === undefined) return loading
    loading.catch(() => undefined)
    return known
  }

  return {
    address: async (name: BackendName): Promise<string> => (await lookUp())[name],
    /** Whether somebody set up a map provider behind the maps backend. */
    hasMap: async (): Promise<boolean> => (await lookUp()).hasMap === true,
  }
}

function readAddresses(text: string): Addresses {
  const given = JSON.parse(text) as Partial<Record<BackendName, unknown>> | null
  if (given === null || names.some((name) => typeof given[name] !== 'string'))
    throw new Error('an address is missing')
  // Servers and copies of earlier releases name none.
  return { uploads: '/uploads', ...given } as Addresses
}

function readCopy(storage: World['storage']): Addresses | undefined {
  try {
    return readAddresses(storage.getItem(storageKeys.backends) ?? 'null')
  } catch {
    return undefined
  }
}

export const backends = makeBackends(browser)
