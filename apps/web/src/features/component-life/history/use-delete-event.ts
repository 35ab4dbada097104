import type { ComponentEvent } from '@hauswart/domain/upkeep/component-event'
import { request } from '#device/net/graphql.ts'
import { undoAct } from '#house/acts/undo.ts'
import { useDeletion } from '#ui/form/use-deletion.ts'
import { toast } from '#ui/overlay/toast.tsx'
import { DeleteComponentEventDocument } from '#gql/graphql.ts'
import { componentLifeTexts } from '#features/component-life/component-life.texts.ts'
import { refreshLife } from '#features/component-life/component-queries.ts'

const texts = componentLifeTexts.history

export const useDeleteEvent = (realEstateId: string, onDeleted: () => void) =>
  useDeletion<ComponentEvent>({
    remove: async (id, input) =>
      (await request(DeleteComponentEventDocument, { realEstateId, id, input })).deleteComponentEvent,
    restore: (_, key) => undoAct(realEstateId, key),
    // A renewal takes the year and the judgement of its component along, both ways.
    refresh: () => refreshLife(realEstateId, 'component-events', 'components', 'analysis'),
    onDeleted: ({ kind }, undo) => {
      onDeleted()
      toast({ text: kind === 'renewed' ? texts.renewalDeleted : texts.deleted, undo })
    },
    onRestored: () => toast({ text: texts.restored, tone: 'good' }),
    onNotRestored: (_, again) => toast({ text: texts.notRestored, tone: 'due', undo: again }),
  })
