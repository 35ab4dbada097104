import { houseKey } from '#house/parts.ts'
import { graphqlPart, graphqlQuery } from '#device/cache/query.ts'
import { refreshHouse } from '#house/refresh-house.ts'
import { ComponentEventsDocument, ComponentPicturesDocument } from '#gql/graphql.ts'

/** What was done to a component. */
export const eventsQuery = (realEstateId: string, componentId: string) =>
  graphqlPart(
    houseKey(realEstateId, 'component-events', componentId),
    ComponentEventsDocument,
    { realEstateId, componentId },
    ({ realEstate }) => realEstate?.componentEvents ?? [],
  )

/** The photos of a component; they belong to the answers a new photo makes old. */
export const picturesQuery = (realEstateId: string, componentId: string) =>
  graphqlQuery(houseKey(realEstateId, 'pictures-of-component', componentId), ComponentPicturesDocument, {
    realEstateId,
    componentId,
  })

/** What the page of a component reads besides its house. */
type LifePart = 'facts' | 'components' | 'analysis' | 'component-events' | 'upkeep'

/** Asks anew what a write on the page has changed, and only that. */
export async function refreshLife(realEstateId: string, ...parts: readonly LifePart[]): Promise<void> {
  await Promise.all(parts.map((part) => refreshHouse(realEstateId, part)))
}
