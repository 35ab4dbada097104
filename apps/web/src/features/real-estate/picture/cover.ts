import type { HousePicturesQuery } from '#gql/graphql.ts'

export type HousePhoto = NonNullable<HousePicturesQuery['realEstate']>['pictures']['nodes'][number]

/** The photo that stands for a house: the chosen one, else its newest; photos of to-dos, components, journals and defects stay with them. */
export function coverOf<
  P extends Pick<
    HousePhoto,
    'state' | 'isCover' | 'todoId' | 'componentId' | 'journalEntryId' | 'defectId' | 'createdAt'
  >,
>(pictures: readonly P[]): P | undefined {
  const ready = pictures.filter(({ state }) => state === 'ready')
  return (
    ready.find(({ isCover }) => isCover) ??
    ready
      .filter((one) => [one.todoId, one.componentId, one.journalEntryId, one.defectId].every(isNobody))
      .toSorted((a, b) => b.createdAt.localeCompare(a.createdAt))[0]
  )
}

const isNobody = (owner: string | null): boolean => owner === null
