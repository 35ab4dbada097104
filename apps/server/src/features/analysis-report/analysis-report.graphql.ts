import { RealEstateRef } from '#features/real-estate/real-estate.graphql.ts'
import { builder } from '#platform/graphql/graphql-builder.ts'
import { reportAddress } from './analysis-report.service.ts'

builder.objectFields(RealEstateRef, (t) => ({
  analysisReportUrl: t.string({
    description: 'Adresse der Analyse als PDF, eine Minute lang',
    resolve: (house, _args, ctx) => reportAddress(ctx, house.id),
  }),
}))
