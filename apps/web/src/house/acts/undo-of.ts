import { newId } from '#device/new-id.ts'
import { describeEntry, type OutboxEntry } from '#device/outbox/outbox.ts'
import { undoOp } from '#house/record/record.ts'
import { bare, type Change, type Row } from '#house/record/said.ts'
import { uiTexts } from '#ui/ui.texts.ts'

export type Done = Change & { readonly key: string }

/** The undoing of an act as it waits behind it. It goes by an identifier of its own: it holds nothing, nothing holds it. */
export function undoOf({ op, kind, objectId, key, variables }: Done, row?: Row): Change {
  const { parentId, facts } = variables
  const before = kind === 'creation' ? { id: objectId, version: 0 } : row && bare(row)
  return {
    op: undoOp(op),
    kind: 'change',
    objectId: newId(),
    variables: {
      title: `${uiTexts.undo}: ${describeEntry({ op, variables } as unknown as OutboxEntry) ?? variables.title}`,
      undoes: key,
      ...(parentId !== undefined && { parentId }),
      ...(before !== undefined && { row: before }),
      ...(facts?.['ids'] !== undefined && { facts: { ids: facts['ids'] } }),
    },
  }
}
