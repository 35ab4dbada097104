import { newId } from '#device/new-id.ts'
import { useSubmit } from './use-submit.ts'

type Input = { readonly expectedVersion: number; readonly idempotencyKey: string }
type Versioned = { readonly id: string; readonly version: number }

type Deletion<Thing extends Versioned> = {
  readonly remove: (id: string, input: Input) => Promise<Versioned>
  readonly restore: (id: string, input: Input) => Promise<unknown>
  readonly refresh: () => Promise<void>
  /** It is gone: says so and offers `undo`. */
  readonly onDeleted: (thing: Thing, undo: () => void) => void
  readonly onRestored: (thing: Thing) => void
  readonly onNotRestored: (thing: Thing, again: () => void) => void
}

/** Deletes at once and offers to take it back. */
export function useDeletion<Thing extends Versioned>(deletion: Deletion<Thing>) {
  return useSubmit(async (thing: Thing, idempotencyKey: string) => {
    const input = { expectedVersion: thing.version, idempotencyKey }
    const deleted = await deletion.remove(thing.id, input)
    deletion.onDeleted(thing, () => void takeBack(deletion, thing, deleted))
    await deletion.refresh()
  })
}

async function takeBack<Thing extends Versioned>(
  deletion: Deletion<Thing>,
  thing: Thing,
  deleted: Versioned,
): Promise<void> {
  try {
    await deletion.restore(deleted.id, { expectedVersion: deleted.version, idempotencyKey: newId() })
    deletion.onRestored(thing)
  } catch {
    deletion.onNotRestored(thing, () => void takeBack(deletion, thing, deleted))
  }
  await deletion.refresh()
}
