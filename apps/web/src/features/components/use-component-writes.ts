import { componentName } from '@hauswart/domain/real-estate/drawing'
import { request } from '#lib/graphql.ts'
import { newId } from '#lib/new-id.ts'
import { refreshHouse } from '#lib/refresh-house.ts'
import { useSubmit } from '#lib/use-submit.ts'
import { toast } from '#ui/toast.tsx'
import { DeleteComponentDocument, RestoreComponentDocument } from '../../gql/graphql.ts'
import type { Component } from './component-values.ts'
import { componentsTexts } from './components.texts.ts'

/** Deletes at once and offers to take it back. */
export function useDeleteComponent(realEstateId: string, onDeleted: () => void) {
  return useSubmit(async (component: Component, idempotencyKey: string) => {
    const { id, version: expectedVersion } = component
    const input = { expectedVersion, idempotencyKey }
    const { deleteComponent } = await request(DeleteComponentDocument, { realEstateId, id, input })
    onDeleted()
    const name = componentName(component)
    toast({
      text: componentsTexts.deleted(name),
      undo: () => void restore(realEstateId, deleteComponent, name),
    })
    await refreshHouse(realEstateId, 'components')
  })
}

async function restore(
  realEstateId: string,
  { id, version }: { readonly id: string; readonly version: number },
  name: string,
): Promise<void> {
  try {
    const input = { expectedVersion: version, idempotencyKey: newId() }
    await request(RestoreComponentDocument, { realEstateId, id, input })
    toast({ text: componentsTexts.restored(name), tone: 'good' })
  } catch {
    toast({
      text: componentsTexts.notRestored,
      tone: 'due',
      undo: () => void restore(realEstateId, { id, version }, name),
    })
  }
  await refreshHouse(realEstateId, 'components')
}
