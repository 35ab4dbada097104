import { readAll } from '#device/outbox/store.ts'
import { correct, enqueueAll, NotSaved } from '#device/outbox/outbox.ts'
import { putRight } from '#house/refusal/put-right.ts'
import { entriesOf, type HouseRecord } from './record.ts'
import type { Change, Entry, Row } from './said.ts'

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

type Opened = Row & { readonly refusal?: Entry }

/** Keeps an edit of a row as it was opened. A refused creation is put right where it waits. */
export async function saveOver(
  record: HouseRecord,
  realEstateId: string,
  opened: Opened,
  edit: Change,
): Promise<NotSavedReason | undefined> {
  const refused = refusedCreation(opened)
  if (refused === undefined) return change(realEstateId, [edit])
  const waiting = entriesOf(record, await readAll(), realEstateId)
  const { creation, behind } = putRight(record, opened, { refused, waiting, edit })
  return kept(
    correct(
      refused.seq,
      creation,
      behind.map((one) => ({ ...one, realEstateId })),
    ),
  )
}

/** A row as its owner sees it once an edit of theirs is kept; a creation that is put right stays the same one. */
export const afterEdit = <One extends Opened>(row: One, { variables: { facts } }: Change): One =>
  refusedCreation(row) === undefined ? { ...row, ...facts, version: row.version + 1 } : row

/** What the server has refused to make is only here. */
export const refusedCreation = ({ id, refusal }: Opened): Entry | undefined =>
  refusal?.kind === 'creation' && refusal.objectId === id ? refusal : undefined
