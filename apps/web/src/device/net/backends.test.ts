import { expect, test } from 'vitest'
import { LocaleConfigurationError, makeBackends } from './backends.ts'
import { keyValueOf } from '#device/world.ts'

const addresses = {
  auth: '/rest',
  graphql: '/graphql',
  product: '/product',
  notifications: '/notifications',
  content: '/content',
  maps: '/maps',
}

function makeDevice() {
  const network = { answer: (): Response => Response.json(addresses), asked: 0 }
  const storage = keyValueOf(new Map())
  const fetch = async () => {
    network.asked += 1
    return network.answer()
  }
  return { network, open: () => makeBackends({ fetch, storage }) }
}

const broken = (): never => {
  throw new TypeError('Failed to fetch')
}

test.each([
  ['no network', broken],
  ['no JSON', () => new Response('<html>')],
  ['an address missing', () => Response.json({ auth: '/rest' })],
  ['a server in trouble', () => new Response('null', { status: 502 })],
])('[S8.12] a locale configuration that cannot be loaded is a named error: %s', async (_name, answer) => {
  const { network, open } = makeDevice()
  network.answer = answer
  const error: unknown = await open()
    .address('auth')
    .catch((caught: unknown) => caught)
  expect(error).toBeInstanceOf(LocaleConfigurationError)
  expect(error).toMatchObject({ name: 'LocaleConfigurationError' })
})

test('it is asked for once, and again after a failure', async () => {
  const { network, open } = makeDevice()
  network.answer = broken
  const backends = open()
  await expect(backends.address('auth')).rejects.toThrow(LocaleConfigurationError)
  network.answer = () => Response.json(addresses)
  expect(await Promise.all([backends.address('auth'), backends.address('graphql')])).toEqual([
    '/rest',
    '/graphql',
  ])
  expect(await backends.address('maps')).toBe('/maps')
  expect(network.asked).toBe(2)
})

test('the copy of the last visit serves a start without network', async () => {
  const { network, open } = makeDevice()
  await open().address('auth')
  network.answer = broken
  expect(await open().address('auth')).toBe('/rest')
})

test('a moved backend is found at the latest at the second request', async () => {
  const { network, open } = makeDevice()
  await open().address('auth')
  network.answer = () => Response.json({ ...addresses, auth: 'https://konto.test/rest' })
  const later = open()
  await later.address('auth')
  await new Promise((resolve) => void setTimeout(resolve, 5))
  expect(await later.address('auth')).toBe('https://konto.test/rest')
})

test.each([
  ['a provider is set up', { hasMap: true }, true],
  ['none is', { hasMap: false }, false],
  ['an older server says nothing', {}, false],
])('there is a map when %s', async (_what, more, expected) => {
  const { network, open } = makeDevice()
  network.answer = () => Response.json({ ...addresses, ...more })
  expect(await open().hasMap()).toBe(expected)
  // The copy of the last visit knows it too.
  network.answer = broken
  expect(await open().hasMap()).toBe(expected)
})
