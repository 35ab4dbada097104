import { connection } from '#device/net/connection.ts'
import { discardedWith, heldBy, isHereAlone } from './entry.ts'
import { wake } from './runner.ts'
import { tell } from './snapshot.ts'
import { readAll, remove, removeIf } from './store.ts'

/**
 * Drops the entry of somebody who thinks again, if that can be done without the server: it was refused, or cannot have
 * left the device, for want of a line or behind what was refused. Not if the server may have it or gets it just now.
 */
export async function dropHere(key: string): Promise<boolean> {
  const entries = await readAll()
  const entry = entries.find((one) => one.key === key)
  if (entry === undefined) return false
  const isHeld = !connection.state().online || heldBy(entries, entry) !== undefined
  if (entry.state !== 'rejected' && !isHeld) return false
  if (!(await removeIf(entry.seq, isHereAlone))) return false
  await remove(discardedWith(entries, entry).map(({ seq }) => seq))
  void tell({ kind: 'changed' })
  wake()
  return true
}
