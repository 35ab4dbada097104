import { maxSeveralDocuments } from '@hauswart/domain/documents/several-documents'
import { RealEstateRef } from '#features/real-estate/real-estate.graphql.ts'
import { builder } from '#platform/graphql/graphql-builder.ts'
import { papersAddress } from './house-export.papers.service.ts'
import { exportAddress } from './house-export.service.ts'

builder.objectFields(RealEstateRef, (t) => ({
  houseExportUrl: t.string({
    description: 'Adresse der Hausakte als ZIP, eine Minute lang; nur für die Eigentümerschaft',
    resolve: (house, _args, ctx) => exportAddress(ctx, house.id),
  }),
  documentsZipUrl: t.string({
    description:
      'Adresse gewählter Unterlagen als ZIP, eine Minute lang; höchstens 100 und zusammen 2 GB, nur geprüfte',
    args: { ids: t.arg.idList({ required: true }) },
    // A paper and its file for each.
    extensions: { reads: 2 * maxSeveralDocuments },
    resolve: (house, { ids }, ctx) => papersAddress(ctx, house.id, ids),
  }),
}))
