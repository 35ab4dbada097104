import { selectHouse } from './active-house.ts'
import { readChosenHouse } from '#device/cache/chosen-house.ts'
import { forgetCountsOf } from './noted-counts.ts'
import { forgetOfflinePack } from '#house/offline/offline-pack.ts'
import { forgetCopiesOf } from '#device/photos/photo-copies.ts'
import { takeAnswersOfHouse } from '#device/cache/query-store.ts'
import { queryClient } from '#device/cache/query.ts'
import { session } from '#device/session/session.ts'

/**
 * Somebody may no longer enter a house: its copy leaves this device. What waits to be sent to it stays in the queue,
 * is refused by the server and shown to its author, as every refusal is.
 */
export async function forgetHouse(id: string): Promise<void> {
  const person = session.state().user?.id
  if (person === undefined) return
  const queryKey = ['house', id]
  const known = queryClient.getQueriesData({ queryKey }).map(([, data]) => JSON.stringify(data) ?? '')
  const names = new Set(known.flatMap(uuidsIn))
  try {
    // A copy of a photo is named by the photo, and every name of one stood in some answer.
    const kept = await takeAnswersOfHouse(person, id).catch(() => [])
    await forgetCopiesOf(names.union(new Set(kept.flatMap(uuidsIn))))
    forgetOfflinePack(id)
    forgetCountsOf(id)
  } finally {
    // Whatever the device refuses, the pages let go of the house.
    if (readChosenHouse() === id) selectHouse(null)
    // After the list that lacks it has arrived: until then the pages would ask for it again.
    setTimeout(() => {
      queryClient.removeQueries({ queryKey, type: 'inactive' })
      void queryClient.resetQueries({ queryKey, type: 'active' })
    })
  }
}

const uuidsIn = (text: string): readonly string[] =>
  text.match(/[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g) ?? []
