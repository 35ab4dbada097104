import { afterEach, expect, test, vi } from 'vitest'
import { fetchCopies, fitInto, forgetCopiesOf, keepCopy, photosToCarry } from './photo-copies.ts'

const signedIn = vi.hoisted(() => ({ id: 'anna' as string | undefined }))
vi.mock('#device/session/session.ts', () => ({
  session: { state: () => ({ user: signedIn.id === undefined ? null : { id: signedIn.id } }) },
}))
afterEach(() => {
  signedIn.id = 'anna'
  vi.unstubAllGlobals()
})

/** A device that says what is put on it; `decode` and `shrink` are where an owner may sign out meanwhile. */
function device({ decode = () => undefined as void, shrink = () => undefined as void }) {
  const kept: string[] = []
  const asked: string[] = []
  vi.stubGlobal('caches', {
    open: async () => ({
      match: async (name: string) => (kept.includes(name) ? new Response('') : undefined),
      put: async (name: string) => void kept.push(name),
      keys: async () => kept.map((name) => new Request(new URL(name, 'https://haus.test'))),
      delete: async ({ url }: Request) => void kept.splice(kept.indexOf(new URL(url).pathname), 1),
    }),
  })
  vi.stubGlobal(
    'Image',
    class {
      naturalWidth = 40
      naturalHeight = 30
      set src(url: string) {
        asked.push(url)
      }
      decode = async () => decode()
    },
  )
  vi.stubGlobal(
    'OffscreenCanvas',
    class {
      getContext = () => null
      convertToBlob = async () => {
        shrink()
        return new Blob(['small'])
      }
    },
  )
  return { kept, asked }
}
const two = [
  { id: 'roof', url: '/files/roof?sig=x', widths: [320, 991, 1_199] },
  { id: 'wall', url: '/files/wall' },
]

test('photos nobody has looked at are kept for who is signed in', async () => {
  const { kept, asked } = device({})
  await fetchCopies(two)
  expect(asked).toEqual(['/files/roof?sig=x&width=991', '/files/wall'])
  expect(kept).toEqual(['/photo-copies/anna/roof', '/photo-copies/anna/wall'])
})

test.each([undefined, 'beat'])('who signs out meanwhile (then: %s) leaves nothing behind', async (next) => {
  const leave = () => void (signedIn.id = next)
  for (const at of [{ decode: leave }, { shrink: leave }]) {
    signedIn.id = 'anna'
    const { kept, asked } = device(at)
    await fetchCopies(two)
    expect(kept).toEqual([])
    expect(asked).toEqual(['/files/roof?sig=x&width=991'])
  }
  signedIn.id = 'anna'
  const { kept } = device({ shrink: leave })
  await keepCopy('roof', new Image())
  expect(kept).toEqual([])
})

test('a large photo fits, a small one stays as it is, and a thin one keeps at least a pixel', () => {
  expect(fitInto(4_032, 3_024, 2_400)).toEqual({ width: 2_400, height: 1_800 })
  expect(fitInto(3_024, 4_032, 2_400)).toEqual({ width: 1_800, height: 2_400 })
  expect(fitInto(800, 600, 2_400)).toEqual({ width: 800, height: 600 })
  expect(fitInto(10_000, 1, 2_400)).toEqual({ width: 2_400, height: 1 })
})

test('of every component the newest photo goes along, if it was scanned', () => {
  const photo = (id: string, componentId: string | null, day: string, state = 'ready') =>
    ({ id, url: `/files/${id}`, componentId, state, createdAt: `2026-${day}T08:00:00Z` }) as const
  const carried = photosToCarry([
    photo('new', 'boiler', '11-02'),
    photo('old', 'boiler', '11-01'),
    photo('unscanned', 'boiler', '11-03', 'received'),
    photo('roof', 'roof', '10-01'),
    photo('house', null, '11-04'),
  ])
  expect(carried.map(({ id }) => id).toSorted()).toEqual(['new', 'roof'])
  const many = Array.from({ length: 50 }, (_, at) => photo(`p${at}`, `c${at}`, '11-01'))
  expect(photosToCarry(many)).toHaveLength(30)
})

test('of the photos of a house that is gone only the own copies leave the device', async () => {
  const { kept } = device({})
  await fetchCopies(two)
  kept.push('/photo-copies/beat/roof')
  await forgetCopiesOf(new Set(['roof', 'never-seen']))
  expect(kept).toEqual(['/photo-copies/anna/wall', '/photo-copies/beat/roof'])
})
