import { objectId } from '#platform/db/versions.ts'
import { builder } from '#platform/graphql/graphql-builder.ts'
import { InvoiceRef } from './invoices.graphql.ts'
import { setOffInvoice } from './invoices.offset.service.ts'
import { payInvoice, unpayInvoice } from './invoices.payments.service.ts'

const PayInput = builder.inputType('PayInvoiceInput', {
  fields: (t) => ({
    idempotencyKey: t.field({ type: 'UUID', required: true }),
    expectedVersion: t.int({ required: true, description: 'Der Rechnung' }),
    paymentId: t.field({ type: 'UUID', required: true, description: 'Der neuen Zahlung' }),
    paidOn: t.field({ type: 'Day', required: true }),
    amountRappen: t.field({ type: 'Rappen', required: true }),
  }),
})

const SetOffInput = builder.inputType('SetOffInvoiceInput', {
  description: 'Verrechnet eine Gutschrift mit einer Rechnung: höchstens, was von beiden offen ist',
  fields: (t) => ({
    idempotencyKey: t.field({ type: 'UUID', required: true }),
    expectedVersion: t.int({ required: true, description: 'Der Gutschrift' }),
    billId: t.field({ type: 'UUID', required: true, description: 'Die Rechnung' }),
    paymentId: t.field({ type: 'UUID', required: true, description: 'Der neuen Zahlung an der Gutschrift' }),
    billPaymentId: t.field({
      type: 'UUID',
      required: true,
      description: 'Der neuen Zahlung an der Rechnung',
    }),
    paidOn: t.field({ type: 'Day', required: true }),
    amountRappen: t.field({ type: 'Rappen', required: true, description: 'Über null' }),
  }),
})

const UnpayInput = builder.inputType('UnpayInvoiceInput', {
  fields: (t) => ({
    idempotencyKey: t.field({ type: 'UUID', required: true }),
    expectedVersion: t.int({ required: true, description: 'Der Rechnung' }),
    paymentId: t.field({ type: 'UUID', required: true }),
  }),
})

builder.mutationFields((t) => {
  const place = { realEstateId: t.arg.id({ required: true }), id: t.arg.id({ required: true }) }
  return {
    payInvoice: t.field({
      type: InvoiceRef,
      args: { ...place, input: t.arg({ type: PayInput, required: true }) },
      resolve: (_root, args, ctx) => payInvoice(ctx, args.realEstateId, objectId(args.id), args.input),
    }),
    setOffInvoice: t.field({
      type: InvoiceRef,
      args: { ...place, input: t.arg({ type: SetOffInput, required: true }) },
      resolve: (_root, args, ctx) => setOffInvoice(ctx, args.realEstateId, objectId(args.id), args.input),
    }),
    unpayInvoice: t.field({
      type: InvoiceRef,
      args: { ...place, input: t.arg({ type: UnpayInput, required: true }) },
      resolve: (_root, args, ctx) => unpayInvoice(ctx, args.realEstateId, objectId(args.id), args.input),
    }),
  }
})
