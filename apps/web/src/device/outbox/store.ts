import { openDB, type DBSchema, type IDBPDatabase, type IDBPObjectStore } from 'idb'
import { storageKeys } from '#device/storage-keys.ts'
import { asToday, type OutboxEntry, type StoredEntry } from './entry.ts'

type NewEntry = Omit<OutboxEntry, 'seq'>
interface OutboxSchema extends DBSchema {
  entries: { key: number; value: StoredEntry }
}
type Store = IDBPObjectStore<OutboxSchema, ['entries'], 'entries', 'readwrite'>

/** The owner's change is not on this device and not on the server: the caller has to say so. */
export class NotSaved extends Error {
  override readonly name = 'NotSaved'
  readonly reason: 'full' | 'signed-out' | 'storage'

  constructor(reason: NotSaved['reason'], cause?: unknown) {
    super(`not saved: ${reason}`, { cause })
    this.reason = reason
  }
}

let connection: Promise<IDBPDatabase<OutboxSchema>> | undefined

// Of its own: nothing that empties caches or changes with a version of the app ever touches this database. A later
// version adds its step below; what is stored is carried along, never thrown away.
function open(): Promise<IDBPDatabase<OutboxSchema>> {
  const forget = () => (connection = undefined)
  connection ??= openDB<OutboxSchema>(storageKeys.outbox, 1, {
    upgrade: (database, from) => {
      if (from < 1) database.createObjectStore('entries', { keyPath: 'seq', autoIncrement: true })
    },
    // Another tab with a newer app wants to upgrade: it must not wait for us.
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

/** Systems take the connection away from sleeping pages; one that says so before it began may begin again. */
async function withConnection<Result>(
  work: (database: IDBPDatabase<OutboxSchema>) => Promise<Result>,
): Promise<Result> {
  try {
    return await work(await open())
  } catch (error) {
    if (!(error instanceof DOMException && error.name === 'InvalidStateError')) throw error
    connection = undefined
    return await work(await open())
  }
}

export const readAll = (): Promise<OutboxEntry[]> =>
  withConnection(async (database) => (await database.getAll('entries')).map(asToday))

/** All or none, and on the disk when it resolves; what they replace goes in the same moment. */
export async function addAll(entries: readonly NewEntry[], replaced: readonly number[] = []): Promise<void> {
  try {
    await write(async (store) => {
      // The database gives the number.
      for (const entry of entries) await store.add(entry as OutboxEntry)
      for (const seq of replaced) await store.delete(seq)
    })
  } catch (error) {
    const isFull = error instanceof DOMException && error.name === 'QuotaExceededError'
    throw new NotSaved(isFull ? 'full' : 'storage', error)
  }
}

/**
 * Changes an entry only if it is still there, and says so: one that was discarded meanwhile stays away. What goes behind it
 * is put there in the same moment.
 */
export const change = (
  seq: number,
  edit: (entry: OutboxEntry) => OutboxEntry,
  behind: readonly NewEntry[] = [],
): Promise<boolean> =>
  write(async (store) => {
    const entry = await store.get(seq)
    if (entry === undefined) return false
    await store.put(edit(asToday(entry)))
    for (const one of behind) await store.add(one as OutboxEntry)
    return true
  })

/** Looks and removes in one: nothing can send it in between. */
export const removeIf = (seq: number, mayGo: (entry: OutboxEntry) => boolean): Promise<boolean> =>
  write(async (store) => {
    const entry = await store.get(seq)
    if (entry === undefined || !mayGo(asToday(entry))) return false
    await store.delete(seq)
    return true
  })

export const remove = (seqs: readonly number[]): Promise<void> =>
  write(async (store) => {
    for (const seq of seqs) await store.delete(seq)
  })

function write<Result>(work: (store: Store) => Promise<Result>): Promise<Result> {
  return withConnection(async (database) => {
    const transaction = database.transaction('entries', 'readwrite', { durability: 'strict' })
    try {
      const result = await work(transaction.store)
      await transaction.done
      return result
    } catch (error) {
      // Half of it would be committed otherwise; after a failed request it is aborted already.
      await abort(transaction)
      throw error
    }
  })
}

async function abort(transaction: { abort(): void; done: Promise<void> }): Promise<void> {
  const over = transaction.done.catch(() => undefined)
  try {
    transaction.abort()
  } catch {
    // It was over before.
  }
  await over
}
