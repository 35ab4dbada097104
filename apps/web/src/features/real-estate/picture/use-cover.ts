import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { request } from '#device/net/graphql.ts'
import { picturesQuery } from '#house/house-queries.ts'
import { newId } from '#device/new-id.ts'
import { preparePhotos } from '#device/photos/prepare-photo.ts'
import { queryClient } from '#device/cache/query.ts'
import { undoSent } from '#house/acts/undo.ts'
import { refreshHouse } from '#house/refresh-house.ts'
import { useSubmit } from '#ui/form/use-submit.ts'
import { toast } from '#ui/overlay/toast.tsx'
import { AddHousePictureDocument, DeleteTodoPictureDocument, SetCoverPictureDocument } from '#gql/graphql.ts'
import { coverOf, type HousePhoto } from './cover.ts'
import { realEstateTexts } from '#features/real-estate/real-estate.texts.ts'

const texts = realEstateTexts.photo
const lookAgainMs = 1_500
const mostLooks = 20

/** The photo of a house, and the ways to choose another one or none. */
export function useCover(realEstateId: string) {
  const [isChecking, setChecking] = useState(false)
  const [fault, setFault] = useState<string>()
  const { data = [] } = useQuery(picturesQuery(realEstateId))
  const { submit, isBusy, failure } = useSubmit(async ({ id, file }: Chosen, idempotencyKey: string) => {
    await request(AddHousePictureDocument, { realEstateId, file, input: { id, idempotencyKey } })
  })

  async function take(chosen: readonly File[]): Promise<void> {
    const { files, tooLarge } = await preparePhotos(chosen.slice(0, 1))
    const [file] = files
    setFault(file === undefined ? (tooLarge.length > 0 ? texts.tooLarge : texts.unreadable) : undefined)
    if (file === undefined) return
    const id = newId()
    setChecking(true)
    const photo = (await submit({ id, file })) === undefined ? await scanned(realEstateId, id) : undefined
    if (photo?.state === 'rejected') setFault(texts.rejected)
    else if (photo !== undefined) await choose(realEstateId, photo)
    setChecking(false)
  }

  return {
    photo: coverOf(data),
    isBusy: isBusy || isChecking,
    fault,
    failure,
    take: (files: readonly File[]) => void take(files),
    remove: (photo: HousePhoto) => void remove(realEstateId, photo),
  }
}

type Chosen = { readonly id: string; readonly file: File }

/** Nobody sees a picture before it was scanned; that takes a moment. Who waits in vain finds it here next time. */
async function scanned(realEstateId: string, id: string): Promise<HousePhoto | undefined> {
  for (let look = 0; look < mostLooks; look += 1) {
    await new Promise((resolve) => setTimeout(resolve, lookAgainMs))
    const query = { ...picturesQuery(realEstateId), staleTime: 0 }
    const pictures = await queryClient.fetchQuery(query).catch(() => [])
    const photo = pictures.find((one) => one.id === id)
    if (photo !== undefined && photo.state !== 'received') return photo
  }
  return undefined
}

async function choose(realEstateId: string, { id, version }: HousePhoto): Promise<void> {
  const input = { expectedVersion: version, idempotencyKey: newId() }
  // Not being the chosen one changes little: the newest photo is shown all the same.
  await request(SetCoverPictureDocument, { realEstateId, id, input }).catch(() => undefined)
  await refreshHouse(realEstateId, 'pictures')
}

async function remove(realEstateId: string, { id, version }: HousePhoto): Promise<void> {
  try {
    const idempotencyKey = newId()
    const input = { expectedVersion: version, idempotencyKey }
    await request(DeleteTodoPictureDocument, { realEstateId, id, input })
    toast({ text: texts.removed, undo: () => void restore(realEstateId, idempotencyKey) })
  } catch {
    toast({ text: texts.notRemoved, tone: 'due' })
  }
  await refreshHouse(realEstateId, 'pictures')
}

async function restore(realEstateId: string, removal: string): Promise<void> {
  await undoSent(realEstateId, removal)
  await refreshHouse(realEstateId, 'pictures')
}
