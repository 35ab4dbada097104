import { RealEstateRef } from '#features/real-estate/real-estate.graphql.ts'
import { builder } from '#platform/graphql/graphql-builder.ts'
import { exportAddress } from './house-export.service.ts'

builder.objectFields(RealEstateRef, (t) => ({
  houseExportUrl: t.string({
    description: 'Adresse der Hausakte als ZIP, eine Minute lang; nur für die Eigentümerschaft',
    resolve: (house, _args, ctx) => exportAddress(ctx, house.id),
  }),
}))
