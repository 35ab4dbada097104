import { openDB, type DBSchema, type IDBPDatabase } from 'idb'
import { keyValueStore } from '#device/limits.ts'
import { dropForSpace, type Stored } from './query-space.ts'
import { storageKeys } from '#device/storage-keys.ts'

type Answer = { readonly text: string; readonly at: number; readonly bytes: number }
interface CacheSchema extends DBSchema {
  [keyValueStore.name]: {
    key: string
    value: Answer
    indexes: { size: [number, number] }
  }
}

let connection: Promise<IDBPDatabase<CacheSchema>> | undefined

function open(): Promise<IDBPDatabase<CacheSchema>> {
  const forget = () => (connection = undefined)
  connection ??= openDB<CacheSchema>(storageKeys.cache, 1, {
    upgrade: (database) => {
      // An index is read without the answers themselves, so counting the room costs little.
      database.createObjectStore(keyValueStore.name).createIndex('size', ['at', 'bytes'])
    },
    blocking: (_current, _next, event) => {
      forget()
      ;(event.target as IDBDatabase).close()
    },
    terminated: forget,
  }).catch((error: unknown) => {
    forget()
    throw error
  })
  return connection
}

let shelf: Promise<Map<string, string>> | undefined
const shelfMs = 10_000

/** More than a house has of answers that pages begin with. */
const shelfRoom = 64

/**
 * Takes what a page begins with off the disk in one go, while its code is still loading: one answer after the other
 * would make it wait for each, and draw it anew for each. Whoever comes late finds the shelf cleared.
 */
export function readAhead(person: string, house: string | null): void {
  // Who has only one house has never chosen it.
  const ofHouse = house === null ? '["house",' : `["house","${house}"`
  const beginnings = ['["houses"', '["reference","values"', ofHouse].map((one) => `${person}-${one}`)
  const read = gather(beginnings).catch(() => new Map<string, string>())
  shelf = read
  setTimeout(() => {
    if (shelf === read) shelf = undefined
  }, shelfMs)
}

/** What was read ahead, by the name it has in the store. */
export const answersAhead = async (): Promise<ReadonlyMap<string, string>> => (await shelf) ?? new Map()

async function gather(beginnings: readonly string[]): Promise<Map<string, string>> {
  const { store } = (await open()).transaction(keyValueStore.name)
  const found = await Promise.all(
    beginnings.map(async (beginning) => {
      const range = IDBKeyRange.bound(beginning, `${beginning}\uFFFF`)
      const [keys, answers] = await Promise.all([
        store.getAllKeys(range, shelfRoom),
        store.getAll(range, shelfRoom),
      ])
      return keys.map((key, at) => [key, answers[at]?.text ?? ''] as const)
    }),
  )
  return new Map(found.flat())
}

/** What was written since is newer than what lies on the shelf. */
async function clearShelf(isMeant: (key: string) => boolean): Promise<void> {
  const read = await shelf
  for (const key of read?.keys() ?? []) if (isMeant(key)) read?.delete(key)
}

export async function readAnswer(key: string): Promise<string | undefined> {
  const ahead = (await shelf)?.get(key)
  return ahead ?? (await (await open()).get(keyValueStore.name, key))?.text
}

/** Keeps an answer and makes room for it in one go. One that has no room at all is not kept. */
export async function keepAnswer(key: string, text: string, activeHouse: string | undefined): Promise<void> {
  const bytes = new Blob([key, text]).size
  await clearShelf((own) => own === key)
  const transaction = (await open()).transaction(keyValueStore.name, 'readwrite')
  await transaction.store.put({ text, bytes, at: Date.now() }, key)
  const stored: Stored[] = []
  for (
    let cursor = await transaction.store.index('size').openKeyCursor();
    cursor !== null;
    cursor = await cursor.continue()
  )
    stored.push({ key: cursor.primaryKey, at: cursor.key[0], bytes: cursor.key[1] })
  for (const dropped of dropForSpace(stored, activeHouse)) await transaction.store.delete(dropped)
  await transaction.done
}

export async function forgetAnswer(key: string): Promise<void> {
  await clearShelf((own) => own === key)
  await (await open()).delete(keyValueStore.name, key)
}

/** Of which houses this device keeps something for a person. */
export async function housesKept(person: string): Promise<readonly string[]> {
  const beginning = `${person}-["house","`
  const range = IDBKeyRange.bound(beginning, `${beginning}\uFFFF`)
  const keys = await (await open()).getAllKeys(keyValueStore.name, range)
  return [...new Set(keys.map((key) => key.slice(beginning.length).split('"', 1)[0] ?? ''))]
}

/** Takes everything of one house off the device, and hands out what it was. */
export async function takeAnswersOfHouse(person: string, realEstateId: string): Promise<readonly string[]> {
  const beginning = `${person}-["house","${realEstateId}"`
  await clearShelf((own) => own.startsWith(beginning))
  const range = IDBKeyRange.bound(beginning, `${beginning}\uFFFF`)
  const transaction = (await open()).transaction(keyValueStore.name, 'readwrite')
  const answers = await transaction.store.getAll(range)
  await transaction.store.delete(range)
  await transaction.done
  return answers.map(({ text }) => text)
}

/** Everything a person left on this device, and how much that was. */
export async function forgetAnswersOf(person: string): Promise<void> {
  await clearShelf((own) => own.startsWith(person))
  await (await open()).delete(keyValueStore.name, IDBKeyRange.bound(person, `${person}\uFFFF`))
}

export async function bytesKept(): Promise<number> {
  let sum = 0
  const { store } = (await open()).transaction(keyValueStore.name)
  for (
    let cursor = await store.index('size').openKeyCursor();
    cursor !== null;
    cursor = await cursor.continue()
  )
    sum += cursor.key[1]
  return sum
}
