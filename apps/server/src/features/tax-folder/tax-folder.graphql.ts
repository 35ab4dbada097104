import { taxYearRules } from '@hauswart/domain/taxes/tax-deduction'
import { RealEstateRef } from '#features/real-estate/real-estate.graphql.ts'
import { AppError } from '#platform/app-error.ts'
import { builder } from '#platform/graphql/graphql-builder.ts'
import { taxFileFormats } from './tax-folder.names.service.ts'
import { taxFileAddress } from './tax-folder.service.ts'

const RuleEnum = builder.enumType('TaxYearRule', {
  description: 'Ob das Jahr der Zahlung oder das der Rechnung zählt',
  values: taxYearRules,
})
const FormatEnum = builder.enumType('TaxFileFormat', { values: taxFileFormats })

builder.objectFields(RealEstateRef, (t) => ({
  taxFolderUrl: t.string({
    description: 'Adresse der Steuermappe eines Jahres, eine Minute lang; nur mit Finanzrecht zu öffnen',
    args: {
      year: t.arg.int({ required: true }),
      rule: t.arg({ type: RuleEnum, required: true }),
      format: t.arg({ type: FormatEnum, required: true }),
    },
    resolve: (house, { year, rule, format }, ctx) => {
      if (year < 1900 || year > 9999) throw new AppError('BAD_INPUT', { field: 'year' })
      return taxFileAddress(ctx, house.id, { kind: 'folder', year, rule, format })
    },
  }),
  gainFileUrl: t.string({
    description: 'Adresse der Grundstückgewinn-Akte, eine Minute lang; nur mit Finanzrecht zu öffnen',
    args: { format: t.arg({ type: FormatEnum, required: true }) },
    resolve: (house, { format }, ctx) => taxFileAddress(ctx, house.id, { kind: 'gain', format }),
  }),
}))
