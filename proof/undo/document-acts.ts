import { severalDocumentsActs } from '@hauswart/domain/documents/several-documents'
import {
  editDocument,
  setDocumentDeleted,
} from '../../apps/server/src/features/documents/documents.service.ts'
import { changeDocuments } from '../../apps/server/src/features/documents/documents.several.service.ts'
import { useDocumentVersion } from '../../apps/server/src/features/documents/documents.versions.service.ts'
import type { Row } from './stage.ts'
import type { Tools } from './visit-acts.ts'

/** The file a paper had at first, else the one it has. */
const earlierOf = (row: Row): unknown => [row['earlier_file_ids'], row['file_id']].flat()[0]

type Drawn = { readonly year: number; readonly costs: boolean }

/** What happens to papers, one by one and several at once. */
export function documentActs<Choice>(
  tools: Tools<Choice>,
  { year, costs }: Drawn,
): readonly (() => Choice)[] {
  const { ctx, house, word, component, keyed, on, alive, trashed, over, chance, amount } = tools
  return [
    () =>
      on(
        'document.edit',
        alive('document'),
        (row) =>
          editDocument(ctx, house, row.id, {
            ...over(row),
            title: word,
            category: 'offer',
            isFiled: chance(0.5),
            tags: chance(0.5) ? [word] : [],
            componentIds: component?.id === undefined ? [] : [component.id],
            projectIds: tools
              .rowsOf('project')
              .map((one) => String(one.id))
              .slice(0, 2),
            measureIds: tools
              .rowsOf('measure')
              .map((one) => String(one.id))
              .slice(0, 2),
            ...(costs && { amountRappen: amount() }),
          }),
        costs,
      ),
    () => {
      const [first, other] = [alive('document'), alive('document')]
      const act = severalDocumentsActs[year % severalDocumentsActs.length] ?? 'delete'
      return on(`document.${act}_several`, act === 'link' && !component ? undefined : first, (row) =>
        changeDocuments(ctx, house, {
          ...keyed,
          act,
          ids: [...new Set([row.id, other?.id ?? row.id])],
          ...(act === 'file' && { category: 'tax' }),
          ...(act === 'tag' && { tags: [word] }),
          ...(act === 'link' && { componentId: component?.id }),
        }),
      )
    },
    () =>
      on('document.use_version', alive('document'), (row) =>
        useDocumentVersion(ctx, house, row.id, { ...over(row), fileId: earlierOf(row) }),
      ),
    () =>
      on('document.delete', alive('document'), (row) =>
        setDocumentDeleted(ctx, house, row.id, true, over(row)),
      ),
    () =>
      on('document.restore', trashed('document'), (row) =>
        setDocumentDeleted(ctx, house, row.id, false, over(row)),
      ),
  ]
}
