import { connection } from '#device/net/connection.ts'
import { heldBy, type OutboxEntry } from './entry.ts'
import { ownEntries, subscribe } from './snapshot.ts'

/**
 * The entry of somebody who thinks again, if it can go without the server: it has not left the device, or was refused,
 * itself or in what it waits behind. One that is on its way is waited for; nothing, if the server may have it.
 */
export const leftHere = (key: string): Promise<OutboxEntry | undefined> =>
  new Promise((resolve) => {
    const isOnline = () => connection.state().online
    const wasOnline = isOnline()
    const look = () => {
      const entry = ownEntries().find((one) => one.key === key)
      const refused = entry && (entry.state === 'rejected' ? entry : heldBy(ownEntries(), entry))
      // Without a line there is nothing to wait for.
      if (entry && !refused && isOnline()) return
      for (const leave of leaves) leave()
      const isHereOnly = entry?.attempts === 0 && (refused !== undefined || !wasOnline)
      resolve(isHereOnly || refused === entry ? entry : undefined)
    }
    const leaves = [subscribe(look), connection.subscribe(look)]
    look()
  })
