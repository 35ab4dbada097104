import { warrantyBases } from '@hauswart/domain/invoices/warranty'
import { objectId } from '#platform/db/versions.ts'
import { builder } from '#platform/graphql/graphql-builder.ts'
import { asked, graphqlFacts, optional } from '#platform/graphql/graphql-facts.ts'
import { VersionInput } from '#platform/graphql/graphql-trash.ts'
import { InvoiceRef } from './invoices.graphql.ts'
import type { Invoice } from './invoices.service.ts'
import { beginInvoiceWarranty, endInvoiceWarranty } from './invoices.warranty.service.ts'

const BasisEnum = builder.enumType('WarrantyBasis', {
  description:
    'Worauf eine Garantie beruht: auf dem Gesetz, je nach Arbeit oder Kauf, oder auf dem, was vereinbart ist',
  values: warrantyBases,
})

const facts = graphqlFacts<Invoice>()({
  warrantyBasis: asked(BasisEnum),
  warrantyFrom: asked('Day', 'Garantie seit'),
  warrantyYears: optional('Int', {
    inputs: 'Nur was vereinbart ist; sonst sagt das Gesetz, wie lange',
  }),
})

builder.objectFields(InvoiceRef, (t) => ({
  ...facts.fields(t),
  warrantyUntil: t.expose('warrantyUntil', {
    type: 'Day',
    nullable: true,
    description: 'Garantie bis; leer, wenn mit der Rechnung keine begann',
  }),
}))

const BeginInput = builder.inputType('BeginInvoiceWarrantyInput', {
  fields: (t) => ({
    idempotencyKey: t.field({ type: 'UUID', required: true }),
    expectedVersion: t.int({ required: true }),
    ...facts.adds(t),
  }),
})

builder.mutationFields((t) => {
  const place = { realEstateId: t.arg.id({ required: true }), id: t.arg.id({ required: true }) }
  return {
    beginInvoiceWarranty: t.field({
      type: InvoiceRef,
      description: 'Mit der Rechnung beginnt eine Garantie; ihr Ende ist eine Frist',
      args: { ...place, input: t.arg({ type: BeginInput, required: true }) },
      resolve: (_root, args, ctx) =>
        beginInvoiceWarranty(ctx, args.realEstateId, objectId(args.id), args.input),
    }),
    endInvoiceWarranty: t.field({
      type: InvoiceRef,
      description: 'Mit der Rechnung begann keine Garantie',
      args: { ...place, input: t.arg({ type: VersionInput, required: true }) },
      resolve: (_root, args, ctx) =>
        endInvoiceWarranty(ctx, args.realEstateId, objectId(args.id), args.input),
    }),
  }
})
