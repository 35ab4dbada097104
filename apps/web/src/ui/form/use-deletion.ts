import { useSubmit } from './use-submit.ts'

type Input = { readonly expectedVersion: number; readonly idempotencyKey: string }
type Versioned = { readonly id: string; readonly version: number }

type Deletion<Thing extends Versioned> = {
  readonly remove: (id: string, input: Input) => Promise<Versioned>
  /** With the key it was removed under: that names the act. */
  readonly restore: (deleted: Versioned, key: string) => Promise<unknown>
  readonly refresh: () => Promise<void>
  /** It is gone: says so and offers `undo`. */
  readonly onDeleted: (thing: Thing, undo: () => void) => void
  readonly onRestored: (thing: Thing) => void
  readonly onNotRestored: (thing: Thing, again: () => void) => void
}

/** Deletes at once and offers to take it back. */
export function useDeletion<Thing extends Versioned>(deletion: Deletion<Thing>) {
  return useSubmit(async (thing: Thing, idempotencyKey: string) => {
    const deleted = await deletion.remove(thing.id, { expectedVersion: thing.version, idempotencyKey })
    const takeBack = async (): Promise<void> => {
      try {
        await deletion.restore(deleted, idempotencyKey)
        deletion.onRestored(thing)
      } catch {
        deletion.onNotRestored(thing, () => void takeBack())
      }
      await deletion.refresh()
    }
    deletion.onDeleted(thing, () => void takeBack())
    await deletion.refresh()
  })
}
