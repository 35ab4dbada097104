import { addressUpTo, type ServedPicture } from './picture-address.ts'
import { session } from '#device/session/session.ts'
import { storageKeys } from '#device/storage-keys.ts'

/** Large enough to read a type plate, small enough to keep many. */
const longestSide = 1_000
const quality = 0.8
const most = 80
/** Of components never looked at; the rest of the room is for what somebody did look at. */
const mostCarried = 30

/** A smaller copy of a photo this person has seen on this device, if there is one. */
export async function readCopy(id: string): Promise<Blob | undefined> {
  try {
    const cache = await caches.open(storageKeys.photoCopies)
    return await (await cache.match(copyName(id)))?.blob()
  } catch {
    return undefined
  }
}

/**
 * Keeps a copy of a photo in the size in which it was loaded. Without room there is none, and nothing else is lost. Whoever has
 * signed out meanwhile leaves nothing behind.
 */
export async function keepCopy(id: string, image: HTMLImageElement, person = reader()): Promise<void> {
  try {
    const cache = await caches.open(storageKeys.photoCopies)
    const name = copyName(id, person)
    if ((await cache.match(name)) !== undefined) return
    const copy = new Response(await makeSmaller(image))
    if (person === undefined || reader() !== person) return
    await cache.put(name, copy)
    const names = await cache.keys()
    for (const old of names.slice(0, Math.max(0, names.length - most))) await cache.delete(old)
  } catch {
    // Photos from another site may not be read, and a full device takes no more.
  }
}

/** Fetches photos to keep, one after another and no larger than needed: whatever is on the screen goes first. */
export async function fetchCopies(photos: readonly Served[]): Promise<void> {
  const person = reader()
  for (const { id, url, widths } of photos) {
    if (reader() !== person) return
    if (url === null || (await readCopy(id)) !== undefined) continue
    const image = new Image()
    image.src = addressUpTo(url, widths, longestSide)
    // One that does not come is missing later too, and says so there.
    const isThere = await image.decode().then(
      () => true,
      () => false,
    )
    if (isThere) await keepCopy(id, image, person)
  }
}

type Served = ServedPicture & { readonly id: string }
type OfComponent = Served & {
  readonly componentId: string | null
  readonly state: string
  readonly createdAt: string
}

/** One photo per component, the newest: in the cellar the type plate is wanted, not the album. */
export function photosToCarry<P extends OfComponent>(photos: readonly P[]): readonly P[] {
  const carried = new Map<string | null, P>()
  for (const photo of photos.toSorted((a, b) => a.createdAt.localeCompare(b.createdAt)))
    if (photo.componentId !== null && photo.state === 'ready') carried.set(photo.componentId, photo)
  return [...carried.values()].slice(-mostCarried)
}

/** Copies of single photos and papers, as far as there are any: there are few copies, and many names one could have. */
export async function forgetCopiesOf(ids: ReadonlySet<string>): Promise<void> {
  const own = copyName('')
  for (const name of places) {
    const cache = await caches.open(name)
    for (const copy of await cache.keys()) {
      const [, id] = new URL(copy.url).pathname.split(own)
      if (id !== undefined && ids.has(id)) await cache.delete(copy)
    }
  }
}

export const forgetCopies = async (): Promise<void> =>
  void (await Promise.all(places.map((name) => caches.delete(name))))

/** Papers are kept whole, photos smaller; both go together. */
const places = [storageKeys.photoCopies, storageKeys.fileCopies]

async function makeSmaller(image: HTMLImageElement): Promise<Blob> {
  const { width, height } = fitInto(image.naturalWidth, image.naturalHeight, longestSide)
  const canvas = new OffscreenCanvas(width, height)
  canvas.getContext('2d')?.drawImage(image, 0, 0, width, height)
  return canvas.convertToBlob({ type: 'image/jpeg', quality })
}

/** The size that fits a square, never larger than it is. */
export function fitInto(width: number, height: number, side: number): { width: number; height: number } {
  const scale = Math.min(1, side / Math.max(width, height))
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) }
}

// Whoever signs in next must not find them, even if forgetting failed.
export const copyName = (id: string, person = reader()): string => `/photo-copies/${person ?? 'nobody'}/${id}`

export const reader = (): string | undefined => session.state().user?.id
