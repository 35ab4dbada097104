import { componentName } from '@hauswart/domain/real-estate/drawing'
import { request } from '#device/net/graphql.ts'
import { undoAct } from '#house/acts/undo.ts'
import { refreshHouse } from '#house/refresh-house.ts'
import { useDeletion } from '#ui/form/use-deletion.ts'
import { toast } from '#ui/overlay/toast.tsx'
import { DeleteComponentDocument } from '#gql/graphql.ts'
import type { Component } from '#features/components/component-values.ts'
import { componentsTexts } from '#features/components/components.texts.ts'

export const useDeleteComponent = (realEstateId: string, onDeleted: () => void) =>
  useDeletion<Component>({
    remove: async (id, input) =>
      (await request(DeleteComponentDocument, { realEstateId, id, input })).deleteComponent,
    restore: (_, key) => undoAct(realEstateId, key),
    refresh: () => refreshHouse(realEstateId, 'components'),
    onDeleted: (component, undo) => {
      onDeleted()
      toast({ text: componentsTexts.deleted(componentName(component)), undo })
    },
    onRestored: (component) =>
      toast({ text: componentsTexts.restored(componentName(component)), tone: 'good' }),
    onNotRestored: (_, again) => toast({ text: componentsTexts.notRestored, tone: 'due', undo: again }),
  })
