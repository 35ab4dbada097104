import { enqueueAll, NotSaved } from '#device/outbox/outbox.ts'
import type { Change } from './said.ts'

export type NotSavedReason = NotSaved['reason']

/**
 * The one way to write to a house: puts acts of its records on the disk, all or none, with or without a line. What is
 * shown follows from there. Resolves with the reason if they could not be kept, and then none was.
 */
export const change = (
  realEstateId: string,
  changes: readonly Change[],
): Promise<NotSavedReason | undefined> =>
  kept(
    changes.length === 0 ? Promise.resolve() : enqueueAll(changes.map((one) => ({ ...one, realEstateId }))),
  )

/** Why something could not be put on the disk, if so. */
export async function kept(storing: Promise<void>): Promise<NotSavedReason | undefined> {
  try {
    await storing
    return undefined
  } catch (error) {
    return error instanceof NotSaved ? error.reason : 'storage'
  }
}
