import { errorLabels } from '@hauswart/domain/errors/error.labels'
import { useQuery } from '@tanstack/react-query'
import { graphqlQuery } from '#device/cache/query.ts'
import { request } from '#device/net/graphql.ts'
import { HouseTrashDocument, RemoveForGoodDocument, RestoreFromTrashDocument } from '#gql/graphql.ts'
import type { HouseTrashQuery } from '#gql/graphql.ts'
import { undoSent } from '#house/acts/undo.ts'
import { houseChanged } from '#house/news.ts'
import { houseKey } from '#house/parts.ts'
import { refreshHouse } from '#house/refresh-house.ts'
import { useSubmit, type Failure } from '#ui/form/use-submit.ts'
import { toast } from '#ui/overlay/toast.tsx'
import { trashTexts } from './trash.texts.ts'

type Page = NonNullable<NonNullable<HouseTrashQuery['realEstate']>['trash']>
export type Thrown = Page['nodes'][number]

const pageSize = 25
const nothing: Page = { nodes: [], nextCursor: null }

/** One page of what lies in the trash of a house; only who may write may ask. */
export const useTrashPage = (realEstateId: string, after: string | null) =>
  useQuery({
    ...graphqlQuery(houseKey(realEstateId, 'trash', after), HouseTrashDocument, {
      realEstateId,
      first: pageSize,
      after,
    }),
    select: ({ realEstate }) => realEstate?.trash ?? nothing,
  })

/** Takes something back, and offers to throw it away again. */
export function useRestore(realEstateId: string, onDone: () => void) {
  const { submit, isBusy } = useSubmit(async (thrown: Thrown, idempotencyKey) => {
    await request(RestoreFromTrashDocument, variablesOf(realEstateId, thrown, idempotencyKey))
    const undo = async () => {
      if (await undoSent(realEstateId, idempotencyKey)) toast({ text: trashTexts.isBackInTrash(thrown.name) })
    }
    onDone()
    toast({ text: trashTexts.restored(thrown.name), tone: 'good', undo: () => void undo() })
    await refresh(realEstateId, thrown)
  })
  return { isBusy, restore: told(realEstateId, submit) }
}

/** Removes something for good: nothing is offered afterwards. */
export function useRemoval(realEstateId: string, onDone: () => void) {
  const { submit, isBusy } = useSubmit(async (thrown: Thrown, idempotencyKey) => {
    await request(RemoveForGoodDocument, variablesOf(realEstateId, thrown, idempotencyKey))
    onDone()
    toast({ text: trashTexts.removed(thrown.name) })
    await refresh(realEstateId, thrown)
  })
  return { isBusy, remove: told(realEstateId, submit) }
}

const variablesOf = (realEstateId: string, { kind, id, version }: Thrown, idempotencyKey: string) => ({
  realEstateId,
  kind,
  id,
  input: { expectedVersion: version, idempotencyKey },
})

/** The list at once, whatever else shows it soon after. */
async function refresh(realEstateId: string, { kind }: Thrown): Promise<void> {
  houseChanged(realEstateId, [kind])
  await refreshHouse(realEstateId, 'trash')
}

/** Does it, and says why not. What somebody else has moved meanwhile is asked anew. */
const told =
  (realEstateId: string, submit: (thrown: Thrown) => Promise<Failure | undefined>) =>
  async (thrown: Thrown): Promise<boolean> => {
    const failure = await submit(thrown)
    if (failure === undefined) return true
    toast({ text: wordsFor(failure, thrown), tone: 'due' })
    if (failure.kind !== 'unreachable') await refreshHouse(realEstateId, 'trash')
    return false
  }

function wordsFor(failure: Failure, { name }: Thrown): string {
  if (failure.kind === 'unreachable') return trashTexts.unreachable
  const isMoved = failure.kind === 'conflict' || failure.message === errorLabels.NOT_FOUND
  return isMoved ? trashTexts.changed(name) : failure.message
}
