import { severalInvoicesActs } from '@hauswart/domain/invoices/several/several-invoices'
import { builder } from '#platform/graphql/graphql-builder.ts'
import { InvoiceRef, TaxEnum } from './invoices.graphql.ts'
import { changeInvoices } from './invoices.several.service.ts'

const ActEnum = builder.enumType('SeveralInvoicesAct', { values: severalInvoicesActs })

const ChangeInput = builder.inputType('ChangeInvoicesInput', {
  fields: (t) => ({
    idempotencyKey: t.field({ type: 'UUID', required: true }),
    ids: t.idList({ required: true }),
    act: t.field({ type: ActEnum, required: true }),
    paidOn: t.field({
      type: 'Day',
      description: 'An diesem Tag wird jede mit dem bezahlt, was sie verlangt',
    }),
    paymentIds: t.idList({ description: 'Zu jeder Rechnung die Kennung ihrer Zahlung' }),
    componentId: t.field({ type: 'UUID' }),
    projectId: t.field({ type: 'UUID' }),
    taxClass: t.field({ type: TaxEnum, description: 'Was aufgeteilt ist, behält seine Teile' }),
  }),
})

builder.mutationField('changeInvoices', (t) =>
  t.field({
    type: [InvoiceRef],
    description: 'Eine Handlung an mehreren Rechnungen, als eine rückgängig zu machen',
    args: { realEstateId: t.arg.id({ required: true }), input: t.arg({ type: ChangeInput, required: true }) },
    resolve: (_root, args, ctx) => changeInvoices(ctx, args.realEstateId, args.input),
  }),
)
