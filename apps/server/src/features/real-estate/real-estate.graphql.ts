import { memberRoles } from '@hauswart/domain/access/role'
import {
  cantons,
  ownershipForms,
  realEstateKinds,
  realEstateStatuses,
  realEstateUsages,
} from '@hauswart/domain/real-estate/real-estate'
import { requireMember } from '#platform/access.ts'
import { builder, type InputFields } from '#platform/graphql-builder.ts'
import { eager, withEagerFields } from '#platform/look-ahead.ts'
import type { Page } from '#platform/page.ts'
import {
  setRealEstateArchived,
  createRealEstate,
  getHistory,
  getMembers,
  getRealEstate,
  getRealEstateFinance,
  listRealEstates,
  updateRealEstate,
  updateRealEstateFinance,
  type HistoryEntry,
  type Member,
  type RealEstate,
  type RealEstateFinance,
} from './real-estate.service.ts'

/** A house as GraphQL passes it on; `key` is how it was asked for, undefined being the first house. */
export type House = RealEstate & { readonly key: string | undefined }

const StatusEnum = builder.enumType('RealEstateStatus', { values: realEstateStatuses })
const KindEnum = builder.enumType('RealEstateKind', { values: realEstateKinds })
const UsageEnum = builder.enumType('RealEstateUsage', { values: realEstateUsages })
const OwnershipEnum = builder.enumType('OwnershipForm', { values: ownershipForms })
const CantonEnum = builder.enumType('Canton', { values: cantons })
const RoleEnum = builder.enumType('MemberRole', { values: memberRoles })

const FinanceRef = builder.objectRef<RealEstateFinance>('RealEstateFinance').implement({
  description: 'Kauf und Werte; nur mit Finanzrecht',
  fields: (t) => ({
    purchasedOn: t.expose('purchasedOn', { type: 'Day', nullable: true }),
    purchasePriceRappen: t.expose('purchasePriceRappen', { type: 'Rappen', nullable: true }),
    purchaseCostsRappen: t.expose('purchaseCostsRappen', { type: 'Rappen', nullable: true }),
    insuredValueRappen: t.expose('insuredValueRappen', { type: 'Rappen', nullable: true }),
    taxValueRappen: t.expose('taxValueRappen', { type: 'Rappen', nullable: true }),
    imputedRentRappen: t.expose('imputedRentRappen', { type: 'Rappen', nullable: true }),
    version: t.exposeInt('version'),
  }),
})

const MemberRef = builder.objectRef<Member>('Member').implement({
  description: 'Eine Person mit Zugang zur Immobilie',
  fields: (t) => ({
    userId: t.exposeID('userId'),
    role: t.expose('role', { type: RoleEnum }),
    canSeeFinances: t.exposeBoolean('canSeeFinances'),
    since: t.expose('since', { type: 'Instant' }),
    firstName: t.exposeString('firstName'),
    lastName: t.exposeString('lastName'),
  }),
})

const HistoryEntryRef = builder.objectRef<HistoryEntry>('HistoryEntry').implement({
  description: 'Ein Eintrag im Verlauf',
  fields: (t) => ({
    id: t.exposeID('id'),
    at: t.expose('at', { type: 'Instant' }),
    actorId: t.exposeID('actorId'),
    actorName: t.exposeString('actorName', { nullable: true }),
    verb: t.exposeString('verb'),
    objectId: t.exposeID('objectId'),
    changes: t.expose('changes', { type: 'Json' }),
  }),
})

const HistoryPageRef = builder.objectRef<Page<HistoryEntry>>('HistoryPage').implement({
  fields: (t) => ({
    nodes: t.expose('nodes', { type: [HistoryEntryRef] }),
    nextCursor: t.exposeString('nextCursor', { nullable: true }),
  }),
})

export const RealEstateRef = builder.objectRef<House>('RealEstate').implement({
  description: 'Eine Immobilie',
  fields: (t) => ({
    id: t.exposeID('id'),
    status: t.expose('status', { type: StatusEnum }),
    name: t.exposeString('name', { nullable: true }),
    kind: t.expose('kind', { type: KindEnum, nullable: true }),
    usage: t.expose('usage', { type: UsageEnum, nullable: true }),
    ownership: t.expose('ownership', { type: OwnershipEnum, nullable: true }),
    street: t.exposeString('street', { nullable: true }),
    houseNumber: t.exposeString('houseNumber', { nullable: true }),
    zip: t.exposeString('zip', { nullable: true }),
    city: t.exposeString('city', { nullable: true }),
    canton: t.expose('canton', { type: CantonEnum, nullable: true }),
    municipalityNumber: t.exposeInt('municipalityNumber', { nullable: true }),
    egid: t.exposeInt('egid', { nullable: true }),
    ewid: t.exposeInt('ewid', { nullable: true }),
    egrid: t.exposeString('egrid', { nullable: true }),
    buildYear: t.exposeInt('buildYear', { nullable: true }),
    livingAreaM2: t.exposeInt('livingAreaM2', { nullable: true }),
    plotAreaM2: t.exposeInt('plotAreaM2', { nullable: true }),
    floors: t.exposeInt('floors', { nullable: true }),
    rooms: t.exposeFloat('rooms', { nullable: true }),
    note: t.exposeString('note', { nullable: true }),
    version: t.exposeInt('version'),
    createdAt: t.expose('createdAt', { type: 'Instant' }),
    updatedAt: t.expose('updatedAt', { type: 'Instant' }),
    archivedAt: t.expose('archivedAt', { type: 'Instant', nullable: true }),
    finance: t.field({
      ...eager,
      type: FinanceRef,
      nullable: true,
      resolve: (house, _args, ctx) => getRealEstateFinance(ctx, house.key),
    }),
    members: t.field({
      ...eager,
      type: [MemberRef],
      resolve: (house, _args, ctx) => getMembers(ctx, house.key),
    }),
    history: t.field({
      ...eager,
      type: HistoryPageRef,
      nullable: true,
      args: { first: t.arg.int(), after: t.arg.string() },
      resolve: (house, args, ctx) => getHistory(ctx, house.key, args),
    }),
  }),
})

const RealEstatePageRef = builder.objectRef<Page<House>>('RealEstatePage').implement({
  fields: (t) => ({
    nodes: t.expose('nodes', { type: [RealEstateRef] }),
    nextCursor: t.exposeString('nextCursor', { nullable: true }),
  }),
})

const asHouse = (row: RealEstate): House => ({ ...row, key: row.id })

builder.queryFields((t) => ({
  realEstate: t.field({
    type: RealEstateRef,
    nullable: true,
    description: 'Eine Immobilie; ohne id die zuerst erfasste',
    args: { id: t.arg.id() },
    resolve: (_root, args, ctx, info) => {
      const key = args.id ?? undefined
      const scope = requireMember(ctx, key, 'read')
      return withEagerFields({ key }, ctx, info, () => getRealEstate(ctx, scope))
    },
  }),
  realEstates: t.field({
    type: RealEstatePageRef,
    args: {
      first: t.arg.int(),
      after: t.arg.string(),
      search: t.arg.string(),
      statuses: t.arg({ type: [StatusEnum] }),
    },
    resolve: async (_root, args, ctx) => {
      const page = await listRealEstates(ctx, args)
      return { nodes: page.nodes.map(asHouse), nextCursor: page.nextCursor }
    },
  }),
}))

const optionalTypes = {
  houseNumber: 'String',
  municipalityNumber: 'Int',
  egid: 'Int',
  ewid: 'Int',
  egrid: 'String',
  buildYear: 'Int',
  livingAreaM2: 'Int',
  plotAreaM2: 'Int',
  floors: 'Int',
  rooms: 'Float',
  note: 'String',
} as const
const optionalFacts = (t: InputFields) =>
  Object.fromEntries(Object.entries(optionalTypes).map(([name, type]) => [name, t.field({ type })]))

const CreateInput = builder.inputType('CreateRealEstateInput', {
  fields: (t) => ({
    idempotencyKey: t.field({ type: 'UUID', required: true }),
    id: t.field({ type: 'UUID', required: true }),
    name: t.string({ required: true }),
    kind: t.field({ type: KindEnum, required: true }),
    usage: t.field({ type: UsageEnum, required: true }),
    ownership: t.field({ type: OwnershipEnum, required: true }),
    street: t.string({ required: true }),
    zip: t.string({ required: true }),
    city: t.string({ required: true }),
    canton: t.field({ type: CantonEnum, required: true }),
    ...optionalFacts(t),
  }),
})

const UpdateInput = builder.inputType('UpdateRealEstateInput', {
  fields: (t) => ({
    idempotencyKey: t.field({ type: 'UUID', required: true }),
    expectedVersion: t.int({ required: true }),
    name: t.string(),
    kind: t.field({ type: KindEnum }),
    usage: t.field({ type: UsageEnum }),
    ownership: t.field({ type: OwnershipEnum }),
    street: t.string(),
    zip: t.string(),
    city: t.string(),
    canton: t.field({ type: CantonEnum }),
    ...optionalFacts(t),
  }),
})

const FinanceInput = builder.inputType('RealEstateFinanceInput', {
  fields: (t) => ({
    idempotencyKey: t.field({ type: 'UUID', required: true }),
    expectedVersion: t.int({ required: true }),
    purchasedOn: t.field({ type: 'Day' }),
    purchasePriceRappen: t.field({ type: 'Rappen' }),
    purchaseCostsRappen: t.field({ type: 'Rappen' }),
    insuredValueRappen: t.field({ type: 'Rappen' }),
    taxValueRappen: t.field({ type: 'Rappen' }),
    imputedRentRappen: t.field({ type: 'Rappen' }),
  }),
})

/** The body of a write that says nothing but which version it means. */
export const VersionInput = builder.inputType('VersionInput', {
  fields: (t) => ({
    idempotencyKey: t.field({ type: 'UUID', required: true }),
    expectedVersion: t.int({ required: true }),
  }),
})

builder.mutationFields((t) => ({
  createRealEstate: t.field({
    type: RealEstateRef,
    args: { input: t.arg({ type: CreateInput, required: true }) },
    resolve: async (_root, args, ctx) => asHouse(await createRealEstate(ctx, args.input)),
  }),
  updateRealEstate: t.field({
    type: RealEstateRef,
    args: { id: t.arg.id({ required: true }), input: t.arg({ type: UpdateInput, required: true }) },
    resolve: async (_root, args, ctx) => asHouse(await updateRealEstate(ctx, args.id, args.input)),
  }),
  archiveRealEstate: t.field({
    type: RealEstateRef,
    args: { id: t.arg.id({ required: true }), input: t.arg({ type: VersionInput, required: true }) },
    resolve: async (_root, args, ctx) => asHouse(await setRealEstateArchived(ctx, args.id, true, args.input)),
  }),
  restoreRealEstate: t.field({
    type: RealEstateRef,
    args: { id: t.arg.id({ required: true }), input: t.arg({ type: VersionInput, required: true }) },
    resolve: async (_root, args, ctx) =>
      asHouse(await setRealEstateArchived(ctx, args.id, false, args.input)),
  }),
  updateRealEstateFinance: t.field({
    type: FinanceRef,
    args: { id: t.arg.id({ required: true }), input: t.arg({ type: FinanceInput, required: true }) },
    resolve: (_root, args, ctx) => updateRealEstateFinance(ctx, args.id, args.input),
  }),
}))
