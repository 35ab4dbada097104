import type { HouseQuery } from '#gql/graphql.ts'

/** Somebody who may enter a house. */
export type Member = NonNullable<HouseQuery['realEstate']>['members'][number]
