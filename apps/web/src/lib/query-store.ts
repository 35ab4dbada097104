import { openDB, type DBSchema, type IDBPDatabase } from 'idb'
import { keyValueStore } from './limits.ts'
import { dropForRoom, type Stored } from './query-room.ts'
import { storageKeys } from './storage-keys.ts'

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

export const readAnswer = async (key: string): Promise<string | undefined> =>
  (await (await open()).get(keyValueStore.name, key))?.text

/** Keeps an answer and makes room for it in one go. One that has no room at all is not kept. */
export async function keepAnswer(key: string, text: string, activeHouse: string | undefined): Promise<void> {
  const bytes = new Blob([key, text]).size
  const transaction = (await open()).transaction(keyValueStore.name, 'readwrite')
  await transaction.store.put({ text, bytes, at: Date.now() }, key)
  const stored: Stored[] = []
  for (
    let cursor = await transaction.store.index('size').openKeyCursor();
    cursor !== null;
    cursor = await cursor.continue()
  )
    stored.push({ key: cursor.primaryKey, at: cursor.key[0], bytes: cursor.key[1] })
  for (const dropped of dropForRoom(stored, activeHouse)) await transaction.store.delete(dropped)
  await transaction.done
}

export const forgetAnswer = async (key: string): Promise<void> =>
  (await open()).delete(keyValueStore.name, key)

/** Everything a person left on this device, and how much that was. */
export async function forgetAnswersOf(person: string): Promise<void> {
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
