import type { HousePicturesQuery } from '#gql/graphql.ts'

export type HousePhoto = NonNullable<HousePicturesQuery['realEstate']>['pictures']['nodes'][number]

/** The photo that stands for a house: the chosen one, else its newest; photos of to-dos and components stay with them. */
export function coverOf<
  P extends Pick<HousePhoto, 'state' | 'isCover' | 'todoId' | 'componentId' | 'createdAt'>,
>(pictures: readonly P[]): P | undefined {
  const ready = pictures.filter(({ state }) => state === 'ready')
  return (
    ready.find(({ isCover }) => isCover) ??
    ready
      .filter(({ todoId, componentId }) => todoId === null && componentId === null)
      .toSorted((a, b) => b.createdAt.localeCompare(a.createdAt))[0]
  )
}
