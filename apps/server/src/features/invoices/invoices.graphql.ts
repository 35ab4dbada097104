import { expenseCategories, invoiceKinds } from '@hauswart/domain/invoices/expense'
import { invoiceState, invoiceStates } from '@hauswart/domain/invoices/invoice'
import { invoiceWarningKinds } from '@hauswart/domain/invoices/invoice-warnings'
import { currencies } from '@hauswart/domain/payments/hundredths'
import { taxClasses } from '@hauswart/domain/taxes/tax-class'
import type { TaxLine } from '@hauswart/domain/taxes/tax-line'
import { RealEstateRef } from '#features/real-estate/real-estate.graphql.ts'
import { RecurrenceInput, RecurrenceRef } from '#features/todos/todos.graphql.ts'
import type { Page } from '#platform/db/page.ts'
import { objectId } from '#platform/db/versions.ts'
import { builder, type InputFields } from '#platform/graphql/graphql-builder.ts'
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

const TaxLineRef = builder.objectRef<TaxLine>('InvoiceTaxLine').implement({
  description: 'Ein Teil einer Rechnung und was er für das Steueramt ist',
  fields: (t) => ({
    text: t.exposeString('text'),
    amountRappen: t.expose('amountRappen', { type: 'Rappen' }),
    taxClass: t.expose('taxClass', { type: TaxEnum }),
  }),
})

export const InvoiceRef = builder.objectRef<Invoice>('Invoice').implement({
  description: 'Eine Rechnung; nur für Personen mit dem Finanzrecht',
  fields: (t) => ({
    id: t.exposeID('id'),
    kind: t.expose('kind', { type: KindEnum }),
    creditor: t.exposeString('creditor', { description: 'Wer das Geld bekommt; ohne Rechnung: wofür' }),
    number: t.exposeString('number', { nullable: true }),
    iban: t.exposeString('iban', { nullable: true }),
    reference: t.exposeString('reference', {
      nullable: true,
      description: 'QR-Referenz oder Referenz nach ISO 11649',
    }),
    uid: t.exposeString('uid', { nullable: true }),
    currency: t.expose('currency', { type: CurrencyEnum }),
    amountRappen: t.expose('amountRappen', {
      type: 'Rappen',
      description: 'Rappen oder Cents; einer Gutschrift unter null',
    }),
    issuedOn: t.expose('issuedOn', { type: 'Day' }),
    dueOn: t.expose('dueOn', { type: 'Day', description: 'Zahlbar bis' }),
    discountUntil: t.expose('discountUntil', { type: 'Day', nullable: true, description: 'Skonto bis' }),
    discountRate: t.exposeInt('discountRate', {
      nullable: true,
      description: 'Skonto in Hundertstelprozent',
    }),
    note: t.exposeString('note', { nullable: true }),
    qrCode: t.exposeString('qrCode', {
      nullable: true,
      description: 'Der Text aus dem Code der QR-Rechnung, wie er gelesen wurde',
    }),
    craftsmanId: t.exposeID('craftsmanId', { nullable: true }),
    projectId: t.exposeID('projectId', { nullable: true }),
    costItemId: t.exposeID('costItemId', { nullable: true }),
    componentId: t.exposeID('componentId', { nullable: true }),
    measureId: t.exposeID('measureId', {
      nullable: true,
      description: 'Der Entscheid der Analyse, aus dem sie folgt',
    }),
    documentId: t.exposeID('documentId', { nullable: true, description: 'Das Papier' }),
    taxClass: t.expose('taxClass', { type: TaxEnum, nullable: true }),
    taxReason: t.exposeString('taxReason', { nullable: true, description: 'Warum so zugeteilt' }),
    taxLines: t.expose('taxLines', {
      type: [TaxLineRef],
      description: 'Auf den Rappen der Betrag; leer, wenn alles eine Art ist',
    }),
    subsidyRappen: t.expose('subsidyRappen', {
      type: 'Rappen',
      nullable: true,
      description: 'Was ein Förderprogramm daran bezahlt hat; so viel weniger ist abziehbar',
    }),
    category: t.expose('category', { type: CategoryEnum, nullable: true, description: 'Nur ohne Rechnung' }),
    recurrence: t.expose('recurrence', {
      type: RecurrenceRef,
      nullable: true,
      description: 'Nur ohne Rechnung',
    }),
    followsId: t.exposeID('followsId', { nullable: true, description: 'Die Buchung davor' }),
    skippedUntil: t.expose('skippedUntil', {
      type: 'Day',
      nullable: true,
      description: 'Bis zu diesem Tag sind Wiederholungen ausgelassen',
    }),
    creditsId: t.exposeID('creditsId', {
      nullable: true,
      description: 'Die Rechnung, zu der eine Gutschrift gehört',
    }),
    isReviewed: t.exposeBoolean('isReviewed'),
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

const TaxLineInput = builder.inputType('InvoiceTaxLineInput', {
  fields: (t) => ({
    text: t.string({ required: true }),
    amountRappen: t.field({ type: 'Rappen', required: true }),
    taxClass: t.field({ type: TaxEnum, required: true }),
  }),
})

const facts = (t: InputFields) => ({
  creditor: t.string(),
  number: t.string(),
  iban: t.string(),
  reference: t.string(),
  uid: t.string(),
  currency: t.field({ type: CurrencyEnum }),
  amountRappen: t.field({ type: 'Rappen' }),
  issuedOn: t.field({ type: 'Day' }),
  dueOn: t.field({ type: 'Day' }),
  discountUntil: t.field({ type: 'Day' }),
  discountRate: t.int(),
  note: t.string(),
  craftsmanId: t.field({ type: 'UUID' }),
  projectId: t.field({ type: 'UUID' }),
  costItemId: t.field({ type: 'UUID' }),
  componentId: t.field({ type: 'UUID' }),
  measureId: t.field({ type: 'UUID' }),
  documentId: t.field({ type: 'UUID' }),
  taxClass: t.field({ type: TaxEnum }),
  taxReason: t.string(),
  taxLines: t.field({ type: [TaxLineInput], description: 'Mit ihnen fällt «taxClass» weg, und umgekehrt' }),
  subsidyRappen: t.field({ type: 'Rappen' }),
  isReviewed: t.boolean(),
  category: t.field({ type: CategoryEnum }),
  recurrence: t.field({ type: RecurrenceInput }),
  creditsId: t.field({ type: 'UUID' }),
})

const AddInput = builder.inputType('AddInvoiceInput', {
  description: 'Empfänger, Betrag und Datum braucht es; was fehlt, kommt aus dem Code, wenn einer dabei ist',
  fields: (t) => ({
    idempotencyKey: t.field({ type: 'UUID', required: true }),
    id: t.field({ type: 'UUID', required: true }),
    kind: t.field({ type: KindEnum, description: 'Ohne Angabe eine Rechnung' }),
    followsId: t.field({ type: 'UUID', description: 'Die Buchung, auf die diese folgt' }),
    qrCode: t.string({
      description:
        'Der Text aus dem Code einer QR-Rechnung; stimmt er nicht, sagt BAD_INPUT mit «faults», warum',
    }),
    ...facts(t),
  }),
})

const UpdateInput = builder.inputType('UpdateInvoiceInput', {
  fields: (t) => ({
    idempotencyKey: t.field({ type: 'UUID', required: true }),
    expectedVersion: t.int({ required: true }),
    skippedUntil: t.field({ type: 'Day', description: 'Nur ohne Rechnung' }),
    ...facts(t),
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
