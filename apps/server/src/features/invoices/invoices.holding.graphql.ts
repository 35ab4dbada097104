import { disputeDemands } from '@hauswart/domain/invoices/holding'
import { objectId } from '#platform/db/versions.ts'
import { builder } from '#platform/graphql/graphql-builder.ts'
import { asked, graphqlFacts, optional } from '#platform/graphql/graphql-facts.ts'
import { VersionInput } from '#platform/graphql/graphql-trash.ts'
import { InvoiceRef } from './invoices.graphql.ts'
import {
  disputeInvoice,
  releaseInvoice,
  retainInvoice,
  undisputeInvoice,
} from './invoices.holding.service.ts'
import { disputeLetterAddress } from './invoices.letter.service.ts'
import type { Invoice } from './invoices.service.ts'

const DemandEnum = builder.enumType('DisputeDemand', {
  description: 'Was wegen einer beanstandeten Rechnung verlangt wird',
  values: disputeDemands,
})

const disputeFacts = graphqlFacts<Invoice>()({
  disputedOn: asked('Day', 'Beanstandet seit'),
  disputeReason: asked('String'),
  disputeDemand: asked(DemandEnum),
  disputedRappen: optional('Rappen', {
    fields: 'Leer, wenn die ganze Rechnung beanstandet ist',
    inputs: 'Ohne Angabe die ganze Rechnung; der Rest bleibt zu bezahlen',
  }),
})

const retentionFacts = graphqlFacts<Invoice>()({
  retainedRappen: asked('Rappen', {
    fields: 'Was vom Betrag zurückbehalten wird',
    inputs: 'Höchstens, was offen ist',
  }),
  retainedUntil: asked('Day'),
  retainedReason: asked('String'),
})

builder.objectFields(InvoiceRef, (t) => ({
  ...disputeFacts.fields(t),
  letterUrl: t.string({
    nullable: true,
    description:
      'Adresse der Beanstandung als PDF, eine Minute lang; keine, wenn nichts beanstandet oder alles bezahlt ist',
    resolve: (invoice, _args, ctx) => disputeLetterAddress(ctx, invoice),
  }),
  ...retentionFacts.fields(t),
}))

const DisputeInput = builder.inputType('DisputeInvoiceInput', {
  fields: (t) => ({
    idempotencyKey: t.field({ type: 'UUID', required: true }),
    expectedVersion: t.int({ required: true }),
    ...disputeFacts.adds(t),
  }),
})

const RetainInput = builder.inputType('RetainInvoiceInput', {
  fields: (t) => ({
    idempotencyKey: t.field({ type: 'UUID', required: true }),
    expectedVersion: t.int({ required: true }),
    ...retentionFacts.adds(t),
  }),
})

builder.mutationFields((t) => {
  const place = { realEstateId: t.arg.id({ required: true }), id: t.arg.id({ required: true }) }
  const version = { ...place, input: t.arg({ type: VersionInput, required: true }) }
  return {
    disputeInvoice: t.field({
      type: InvoiceRef,
      description: 'Beanstandet: bis das zurückgenommen ist, erinnert niemand an diesen Teil der Rechnung',
      args: { ...place, input: t.arg({ type: DisputeInput, required: true }) },
      resolve: (_root, args, ctx) => disputeInvoice(ctx, args.realEstateId, objectId(args.id), args.input),
    }),
    undisputeInvoice: t.field({
      type: InvoiceRef,
      args: version,
      resolve: (_root, args, ctx) => undisputeInvoice(ctx, args.realEstateId, objectId(args.id), args.input),
    }),
    retainInvoice: t.field({
      type: InvoiceRef,
      description: 'Behält einen Teil zurück; bis zu seinem Tag ist er nicht zu bezahlen',
      args: { ...place, input: t.arg({ type: RetainInput, required: true }) },
      resolve: (_root, args, ctx) => retainInvoice(ctx, args.realEstateId, objectId(args.id), args.input),
    }),
    releaseInvoice: t.field({
      type: InvoiceRef,
      description: 'Behält nichts mehr zurück',
      args: version,
      resolve: (_root, args, ctx) => releaseInvoice(ctx, args.realEstateId, objectId(args.id), args.input),
    }),
  }
})
