import { useState } from 'react'
import { request } from '#device/net/graphql.ts'
import { newId } from '#device/new-id.ts'
import { arrived } from '#device/outbox/arrived.ts'
import { preparePhotos } from '#device/photos/prepare-photo.ts'
import { queryClient } from '#device/cache/query.ts'
import { undoSent } from '#house/acts/undo.ts'
import { useSubmit } from '#ui/form/use-submit.ts'
import { toast } from '#ui/overlay/toast.tsx'
import {
  AddComponentPictureDocument,
  DeleteTodoPictureDocument,
  type ComponentPicturesQuery,
} from '#gql/graphql.ts'
import { componentLifeTexts } from '#features/component-life/component-life.texts.ts'
import { picturesQuery } from '#features/component-life/component-queries.ts'

export type Photo = NonNullable<ComponentPicturesQuery['realEstate']>['componentPictures'][number]

const texts = componentLifeTexts.condition

/** The ways to add a photo of a component and to throw one away. */
export function usePhotos(realEstateId: string, componentId: string) {
  const [isPreparing, setPreparing] = useState(false)
  const [faults, setFaults] = useState<readonly string[]>([])
  const refresh = () =>
    queryClient.invalidateQueries({ queryKey: picturesQuery(realEstateId, componentId).queryKey })
  const { submit, isBusy, failure } = useSubmit(
    async ({ id, file }: { readonly id: string; readonly file: File }, idempotencyKey: string) => {
      await arrived(componentId)
      await request(AddComponentPictureDocument, {
        realEstateId,
        file,
        input: { id, componentId, idempotencyKey },
      })
    },
  )

  async function take(chosen: readonly File[]): Promise<void> {
    setPreparing(true)
    const { files, unreadable, tooLarge } = await preparePhotos(chosen)
    setFaults([
      ...(unreadable.length > 0 ? [texts.unreadable(unreadable.join(', '))] : []),
      ...(tooLarge.length > 0 ? [texts.tooLarge(tooLarge.join(', '))] : []),
    ])
    const lost: string[] = []
    for (const file of files) if ((await submit({ id: newId(), file })) !== undefined) lost.push(file.name)
    setPreparing(false)
    if (lost.length > 0) setFaults((known) => [...known, texts.notSent(lost.join(', '))])
    if (lost.length < files.length) toast({ text: texts.added, tone: 'good' })
    await refresh()
  }

  async function remove({ id, version }: Photo): Promise<void> {
    try {
      const idempotencyKey = newId()
      const input = { expectedVersion: version, idempotencyKey }
      await request(DeleteTodoPictureDocument, { realEstateId, id, input })
      toast({ text: texts.removed, undo: () => void restore(idempotencyKey) })
    } catch {
      toast({ text: texts.notRemoved, tone: 'due' })
    }
    await refresh()
  }

  async function restore(removal: string): Promise<void> {
    if (await undoSent(realEstateId, removal)) toast({ text: texts.restored, tone: 'good' })
    await refresh()
  }

  return {
    isBusy: isBusy || isPreparing,
    faults,
    failure,
    take: (files: readonly File[]) => void take(files),
    remove: (photo: Photo) => void remove(photo),
  }
}
