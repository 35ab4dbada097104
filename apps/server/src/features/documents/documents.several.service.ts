import { changeDocumentsInput } from '@hauswart/domain/documents/document.input'
import { changedBySeveral } from '@hauswart/domain/documents/several-documents'
import { assertComponents } from '#features/components/components.service.ts'
import { assertMeasures } from '#features/measures/measures.service.ts'
import { assertProjects } from '#features/projects/projects.service.ts'
import { assertTodos } from '#features/todos/todos.service.ts'
import { requireMember, type Context } from '#platform/db/access.ts'
import { mutate, type Keyed } from '#platform/db/mutate.ts'
import { mustFind } from '#platform/db/versions.ts'
import { parseInput, stripUndefined } from '#platform/input.ts'
import { holdDocuments, moveDocumentToTrash, updateDocumentRow } from './documents.queries.ts'
import type { Document } from './documents.service.ts'

/**
 * One act over several papers, undone as one. It asks for no version: whoever renamed one of them meanwhile, its drawer,
 * its words and what it belongs to still count. What lies in the trash by now is left there.
 */
export async function changeDocuments(ctx: Context, realEstateId: string, input: Keyed): Promise<Document[]> {
  const { ids, act, ...said } = parseInput(changeDocumentsInput, input)
  const scope = requireMember(ctx, realEstateId, 'write')
  return mutate(ctx, scope, `document.${act}_several`, { realEstateId, ...input }, async (tx) => {
    const [held] = await Promise.all([
      holdDocuments(tx, scope, ids),
      said.componentId && assertComponents(tx, scope, [said.componentId], 'componentId'),
      said.todoId && assertTodos(tx, scope, [said.todoId], 'todoId'),
      said.projectId && assertProjects(tx, scope, [said.projectId], 'projectId'),
      said.measureId && assertMeasures(tx, scope, [said.measureId], 'measureId'),
    ])
    // Named by one that is there: a name nobody here knows must not stand in the history.
    const { id: objectId } = mustFind(held[0])
    const meant = held
      .filter(({ deletedAt }) => deletedAt === null)
      .flatMap((row) => {
        const facts = { ...row, isFiled: row.filedAt !== null }
        if (act === 'delete') return [facts]
        const changed = changedBySeveral(facts, { act, ...said })
        return changed === undefined ? [] : [{ ...facts, ...(changed as Partial<typeof facts>) }]
      })
    await Promise.all(
      meant.map((row) =>
        act === 'delete'
          ? moveDocumentToTrash(tx, scope, { ...row, isDeleted: true })
          : updateDocumentRow(tx, scope, row),
      ),
    )
    const changes = { ...stripUndefined(said), count: meant.length, ids: meant.map(({ id }) => id) }
    tx.record({ objectId, version: 1, changes })
    return holdDocuments(tx, scope, ids)
  })
}
