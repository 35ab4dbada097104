import { discard, replaceAll, retry } from '#device/outbox/outbox.ts'
import { ownEntries } from '#device/outbox/snapshot.ts'
import { kept } from './change.ts'
import { renewalOf, type Conflict } from './conflict.ts'
import type { HouseRecord } from './record.ts'

/** Says again what the owner wants to keep, in the place of what was refused; `all` gives it up. */
export async function settle(
  record: HouseRecord,
  conflict: Conflict,
  dropped: ReadonlySet<string> | 'all',
): Promise<boolean> {
  if (dropped !== 'all')
    return (await kept(replaceAll(renewalOf(record, conflict, ownEntries(), dropped)))) === undefined
  // The refused one last: as long as it is there, those behind it are not sent.
  for (const { seq } of conflict.family.toReversed()) await discard(seq)
  return true
}

export const tryAgain = async ({ root }: Conflict): Promise<boolean> =>
  (await kept(retry(root.seq))) === undefined
