import { request } from '#device/net/graphql.ts'
import { refreshHouse } from '#house/refresh-house.ts'
import { useSubmit } from '#ui/form/use-submit.ts'
import { toast } from '#ui/overlay/toast.tsx'
import { ArchiveRealEstateDocument, RestoreRealEstateDocument } from '#gql/graphql.ts'
import type { HouseFacts } from '#features/real-estate/house-values.ts'
import { realEstateTexts } from '#features/real-estate/real-estate.texts.ts'

type Archived = {
  readonly house: Pick<HouseFacts, 'id' | 'version' | 'status'>
  readonly name: string
  readonly onDone?: () => void
}

/** Archives an active house, or brings an archived one back. */
export function useArchive({ house, name, onDone }: Archived) {
  const texts = realEstateTexts.archive
  return useSubmit(async (expectedVersion: number, idempotencyKey) => {
    const variables = { id: house.id, input: { expectedVersion, idempotencyKey } }
    const isArchived = house.status === 'archived'
    await (isArchived
      ? request(RestoreRealEstateDocument, variables)
      : request(ArchiveRealEstateDocument, variables))
    onDone?.()
    toast({ text: isArchived ? texts.restored(name) : texts.done(name), tone: 'good' })
    await refreshHouse(house.id, 'facts')
  })
}
