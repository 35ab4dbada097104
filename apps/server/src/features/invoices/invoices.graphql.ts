import { expenseCategories, invoiceKinds } from '@hauswart/domain/invoices/expense'
import { invoiceState, invoiceStates } from '@hauswart/domain/invoices/invoice'
import { invoiceWarningKinds } from '@hauswart/domain/invoices/invoice-warnings'
import { currencies } from '@hauswart/domain/payments/hundredths'
import { taxClasses } from '@hauswart/domain/taxes/tax-class'
import type { TaxLine } from '@hauswart/domain/taxes/tax-line'
import { RealEstateRef } from '#features/real-estate/real-estate.graphql.ts'
import { recurrence } from '#features/todos/todos.graphql.ts'
import type { Page } from '#platform/db/page.ts'
import { objectId } from '#platform/db/versions.ts'
import { builder } from '#platform/graphql/graphql-builder.ts'
import { defaulted, graphqlFacts, needed, optional } from '#platform/graphql/graphql-facts.ts'
import { trash } from '#platform/graphql/graphql-trash.ts'
import { eager } from '#platform/graphql/look-ahead.ts'
import {
  addInvoice,
  getInvoices,
  getInvoiceWarnings,
  updateInvoice,
  type Invoice,
  type InvoiceWarning,
} from './invoices.service.ts'
import { setInvoiceDeleted } from './invoices.trash.service.ts'

const StateEnum = builder.enumType('InvoiceState', {
  description: 'Folgt aus Zahlungen, Fristen und daraus, ob jemand die Rechnung geprüft hat',
  values: invoiceStates,
})
const KindEnum = builder.enumType('InvoiceKind', {
  description:
    'Eine Rechnung, Kosten ohne Rechnung (an ihrem Tag bezahlt), oder eine Gutschrift: alle Beträge unter null',
  values: invoiceKinds,
})
const CategoryEnum = builder.enumType('ExpenseCategory', { values: expenseCategories })
const WarningEnum = builder.enumType('InvoiceWarningKind', { values: invoiceWarningKinds })
const CurrencyEnum = builder.enumType('Currency', { values: currencies })
export const TaxEnum = builder.enumType('TaxClass', {
  description: 'Unterhalt, energetisch, wertvermehrend, Betrieb oder privat',
  values: taxClasses,
})

const PaymentRef = builder.objectRef<Invoice['payments'][number]>('InvoicePayment').implement({
  description: 'Eine Zahlung an eine Rechnung, in deren Währung',
  fields: (t) => ({
    id: t.exposeID('id'),
    paidOn: t.expose('paidOn', { type: 'Day' }),
    amountRappen: t.expose('amountRappen', { type: 'Rappen' }),
    offsetId: t.exposeID('offsetId', {
      nullable: true,
      description: 'Verrechnet: die gleiche Zahlung auf der Gegenseite, mit anderem Vorzeichen',
    }),
    offsetInvoiceId: t.exposeID('offsetInvoiceId', {
      nullable: true,
      description: 'Womit verrechnet: die Rechnung einer Gutschrift, oder umgekehrt',
    }),
  }),
})

const taxLineFacts = graphqlFacts<TaxLine>()({
  text: needed('String'),
  amountRappen: needed('Rappen'),
  taxClass: needed(TaxEnum),
})
const TaxLineRef = builder.objectRef<TaxLine>('InvoiceTaxLine').implement({
  description: 'Ein Teil einer Rechnung und was er für das Steueramt ist',
  fields: taxLineFacts.fields,
})
const TaxLineInput = builder.inputType('InvoiceTaxLineInput', { fields: taxLineFacts.adds })

const facts = graphqlFacts<Invoice>()({
  kind: defaulted(KindEnum, { adds: 'Ohne Angabe eine Rechnung', changes: false }),
  creditor: defaulted('String', 'Wer das Geld bekommt; ohne Rechnung: wofür'),
  number: optional('String'),
  iban: optional('String'),
  reference: optional('String', 'QR-Referenz oder Referenz nach ISO 11649'),
  uid: optional('String'),
  currency: defaulted(CurrencyEnum),
  amountRappen: defaulted('Rappen', 'Rappen oder Cents; einer Gutschrift unter null'),
  issuedOn: defaulted('Day'),
  dueOn: defaulted('Day', 'Zahlbar bis'),
  discountUntil: optional('Day', 'Skonto bis'),
  discountRate: optional('Int', 'Skonto in Hundertstelprozent'),
  note: optional('String'),
  qrCode: optional('String', {
    fields: 'Der Text aus dem Code der QR-Rechnung, wie er gelesen wurde',
    adds: 'Der Text aus dem Code einer QR-Rechnung; stimmt er nicht, sagt BAD_INPUT mit «faults», warum',
    changes: false,
  }),
  craftsmanId: optional('ID'),
  projectId: optional('ID'),
  costItemId: optional('ID'),
  componentId: optional('ID'),
  measureId: optional('ID', 'Der Entscheid der Analyse, aus dem sie folgt'),
  documentId: optional('ID', 'Das Papier'),
  taxClass: optional(TaxEnum),
  taxReason: optional('String', 'Warum so zugeteilt'),
  taxLines: defaulted(
    { fields: [TaxLineRef], inputs: [TaxLineInput] },
    {
      fields: 'Auf den Rappen der Betrag; leer, wenn alles eine Art ist',
      inputs: 'Mit ihnen fällt «taxClass» weg, und umgekehrt',
    },
  ),
  subsidyRappen: optional(
    'Rappen',
    'Was ein Förderprogramm daran bezahlt hat; so viel weniger ist abziehbar',
  ),
  category: optional(CategoryEnum, 'Nur ohne Rechnung'),
  recurrence: optional(recurrence, 'Nur ohne Rechnung'),
  followsId: optional('ID', {
    fields: 'Die Buchung davor',
    adds: 'Die Buchung, auf die diese folgt',
    changes: false,
  }),
  skippedUntil: optional('Day', {
    fields: 'Bis zu diesem Tag sind Wiederholungen ausgelassen',
    adds: false,
    changes: 'Nur ohne Rechnung',
  }),
  creditsId: optional('ID', 'Die Rechnung, zu der eine Gutschrift gehört'),
  isReviewed: defaulted('Boolean'),
})

export const InvoiceRef = builder.objectRef<Invoice>('Invoice').implement({
  description: 'Eine Rechnung; nur für Personen mit dem Finanzrecht',
  fields: (t) => ({
    id: t.exposeID('id'),
    ...facts.fields(t),
    openRappen: t.expose('openRappen', {
      type: 'Rappen',
      description: 'Was Zahlungen und Skonto offen lassen; unter null, wenn Geld zurückkommt',
    }),
    payments: t.expose('payments', { type: [PaymentRef] }),
    state: t.field({
      type: StateEnum,
      resolve: (invoice, _args, ctx) => invoiceState(invoice, ctx.clock.today()),
    }),
    version: t.exposeInt('version'),
    createdAt: t.expose('createdAt', { type: 'Instant' }),
    updatedAt: t.expose('updatedAt', { type: 'Instant' }),
    deletedAt: t.expose('deletedAt', { type: 'Instant', nullable: true }),
  }),
})

const PageRef = builder.objectRef<Page<Invoice>>('InvoicePage').implement({
  fields: (t) => ({
    nodes: t.expose('nodes', { type: [InvoiceRef] }),
    nextCursor: t.exposeString('nextCursor', { nullable: true }),
  }),
})

const WarningRef = builder.objectRef<InvoiceWarning>('InvoiceWarning').implement({
  description: 'Was an einer offenen Rechnung zu prüfen ist, bevor sie bezahlt wird',
  fields: (t) => ({
    invoiceId: t.exposeID('invoiceId'),
    kind: t.expose('kind', { type: WarningEnum }),
    seen: t.exposeString('seen', {
      nullable: true,
      description:
        'Was auf der Rechnung steht: bei einem anderen Zahler, wer; sagt der QR-Code etwas anderes, was',
    }),
  }),
})

builder.objectFields(RealEstateRef, (t) => ({
  invoices: t.field({
    ...eager,
    type: PageRef,
    description: 'Die Rechnungen, die neuste zuerst; leer ohne das Finanzrecht',
    args: {
      first: t.arg.int(),
      after: t.arg.string(),
      state: t.arg({ type: StateEnum }),
      year: t.arg.int({ description: 'Das Jahr der Rechnung' }),
      projectId: t.arg.id(),
    },
    resolve: (house, args, ctx) => getInvoices(ctx, house.key, args),
  }),
  invoiceWarnings: t.field({
    ...eager,
    type: [WarningRef],
    description:
      'Andere IBAN als bisher, schon erfasst, anderer Zahler, Euro, Frist vorbei; leer ohne das Finanzrecht',
    resolve: (house, _args, ctx) => getInvoiceWarnings(ctx, house.key),
  }),
}))

const AddInput = builder.inputType('AddInvoiceInput', {
  description: 'Empfänger, Betrag und Datum braucht es; was fehlt, kommt aus dem Code, wenn einer dabei ist',
  fields: (t) => ({
    idempotencyKey: t.field({ type: 'UUID', required: true }),
    id: t.field({ type: 'UUID', required: true }),
    ...facts.adds(t),
  }),
})

const UpdateInput = builder.inputType('UpdateInvoiceInput', {
  fields: (t) => ({
    idempotencyKey: t.field({ type: 'UUID', required: true }),
    expectedVersion: t.int({ required: true }),
    ...facts.changes(t),
  }),
})

builder.mutationFields((t) => {
  const place = { realEstateId: t.arg.id({ required: true }), id: t.arg.id({ required: true }) }
  return {
    addInvoice: t.field({
      type: InvoiceRef,
      args: { realEstateId: t.arg.id({ required: true }), input: t.arg({ type: AddInput, required: true }) },
      resolve: (_root, args, ctx) => addInvoice(ctx, args.realEstateId, args.input),
    }),
    updateInvoice: t.field({
      type: InvoiceRef,
      args: { ...place, input: t.arg({ type: UpdateInput, required: true }) },
      resolve: (_root, args, ctx) => updateInvoice(ctx, args.realEstateId, objectId(args.id), args.input),
    }),
    deleteInvoice: t.field({ type: InvoiceRef, ...trash(setInvoiceDeleted, true) }),
    restoreInvoice: t.field({ type: InvoiceRef, ...trash(setInvoiceDeleted, false) }),
  }
})
