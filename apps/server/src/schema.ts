import '#features/real-estate/real-estate.graphql.ts'
import '#features/real-estate/real-estate.finance.graphql.ts'
import '#features/components/components.graphql.ts'
import '#features/real-estate/real-estate.create.graphql.ts'
import '#features/rooms/rooms.graphql.ts'
import '#features/emergency/emergency.graphql.ts'
import '#features/condominium/condominium.graphql.ts'
import '#features/todos/todos.graphql.ts'
import '#features/pictures/pictures.graphql.ts'
import '#features/profile/profile.graphql.ts'
import '#features/house-drafts/house-drafts.graphql.ts'
import '#features/live/live.graphql.ts'
import { builder } from '#platform/graphql-builder.ts'
import { prepareSchema } from '#platform/look-ahead.ts'

/** The whole GraphQL schema: one import line per feature that adds to it. */
export const makeSchema = () => prepareSchema(builder.toSchema())
