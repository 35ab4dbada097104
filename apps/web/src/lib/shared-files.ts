import { openDB, type DBSchema, type IDBPDatabase } from 'idb'
import { storageKeys } from './storage-keys.ts'

export type SharedFile = {
  readonly id: number
  readonly file: File
  readonly text: string
  readonly at: number
  /** Whoever saw it first; missing until somebody has. */
  readonly userId?: string
}
interface SharedSchema extends DBSchema {
  files: { key: number; value: Omit<SharedFile, 'id'> & { id?: number } }
}

const open = (): Promise<IDBPDatabase<SharedSchema>> =>
  openDB<SharedSchema>(storageKeys.shared, 1, {
    upgrade: (database) => void database.createObjectStore('files', { keyPath: 'id', autoIncrement: true }),
  })

/** Used by the service worker when another app shares something; all or none, on the disk when it resolves. */
export async function keepShared(files: readonly File[], text: string): Promise<void> {
  const database = await open()
  const transaction = database.transaction('files', 'readwrite', { durability: 'strict' })
  for (const file of files) await transaction.store.add({ file, text, at: Date.now() })
  await transaction.done
  database.close()
}

/** What this person was handed. The first to look is the one it was meant for; nobody else sees it afterwards. */
export async function readShared(userId: string): Promise<SharedFile[]> {
  const database = await open()
  const transaction = database.transaction('files', 'readwrite', { durability: 'strict' })
  const files = await transaction.store.getAll()
  for (const file of files) if (file.userId === undefined) await transaction.store.put({ ...file, userId })
  await transaction.done
  database.close()
  // The database gave the number.
  return files.filter((file) => (file.userId ?? userId) === userId) as SharedFile[]
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
