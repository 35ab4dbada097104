import { houseKey } from '#house/parts.ts'
import { graphqlPart, graphqlQuery } from '#device/cache/query.ts'
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
