import { openDB, type DBSchema, type IDBPDatabase } from 'idb'
import { storageKeys } from '#device/storage-keys.ts'

export type SharedThing = {
  readonly id: number
  /** Missing where only words were shared. */
  readonly file?: File
  readonly text: string
  readonly at: number
  /** Whoever saw it first; missing until somebody has. */
  readonly userId?: string
}
interface SharedSchema extends DBSchema {
  files: { key: number; value: Omit<SharedThing, 'id'> & { id?: number } }
}

const open = (): Promise<IDBPDatabase<SharedSchema>> =>
  openDB<SharedSchema>(storageKeys.shared, 1, {
    upgrade: (database) => void database.createObjectStore('files', { keyPath: 'id', autoIncrement: true }),
  })

/** Used by the service worker when another app shares something; all or none, on the disk when it resolves. */
export async function keepShared(files: readonly File[], text: string): Promise<void> {
  const database = await open()
  const transaction = database.transaction('files', 'readwrite', { durability: 'strict' })
  const at = Date.now()
  for (const file of files) await transaction.store.add({ file, text, at })
  if (files.length === 0) await transaction.store.add({ text, at })
  await transaction.done
  database.close()
}

/** What this person was handed. The first to look is the one it was meant for; nobody else sees it afterwards. */
export async function readShared(userId: string): Promise<SharedThing[]> {
  const database = await open()
  const transaction = database.transaction('files', 'readwrite', { durability: 'strict' })
  const things = await transaction.store.getAll()
  for (const thing of things)
    if (thing.userId === undefined) await transaction.store.put({ ...thing, userId })
  await transaction.done
  database.close()
  // The database gave the number.
  return things.filter((thing) => (thing.userId ?? userId) === userId) as SharedThing[]
}

export async function forgetAllShared(): Promise<void> {
  const database = await open()
  await database.clear('files')
  database.close()
}

export async function forgetShared(ids: readonly number[]): Promise<void> {
  const database = await open()
  const transaction = database.transaction('files', 'readwrite', { durability: 'strict' })
  for (const id of ids) await transaction.store.delete(id)
  await transaction.done
  database.close()
}
