import { buildPeriods, geakClasses, heatingKinds, hotWaterKinds } from '@hauswart/domain/real-estate/building'
import {
  factSources,
  originList,
  realEstateFacts,
  type FieldOrigin,
} from '@hauswart/domain/real-estate/origin'
import {
  cantons,
  ownershipForms,
  realEstateKinds,
  realEstateStatuses,
  realEstateUsages,
} from '@hauswart/domain/real-estate/real-estate'
import { requireMember } from '#platform/db/access.ts'
import { builder, type InputFields } from '#platform/graphql/graphql-builder.ts'
import { VersionInput } from '#platform/graphql/graphql-trash.ts'
import { eager, withEagerFields } from '#platform/graphql/look-ahead.ts'
import type { Page } from '#platform/db/page.ts'
import {
  setRealEstateArchived,
  getHistory,
  getRealEstate,
  listRealEstates,
  updateRealEstate,
  type HistoryEntry,
  type RealEstate,
} from './real-estate.service.ts'

/** A house as GraphQL passes it on; `key` is how it was asked for, undefined being the first house. */
export type House = RealEstate & { readonly key: string | undefined }

const StatusEnum = builder.enumType('RealEstateStatus', { values: realEstateStatuses })
const KindEnum = builder.enumType('RealEstateKind', { values: realEstateKinds })
const UsageEnum = builder.enumType('RealEstateUsage', { values: realEstateUsages })
const OwnershipEnum = builder.enumType('OwnershipForm', { values: ownershipForms })
export const CantonEnum = builder.enumType('Canton', { values: cantons })
const PeriodEnum = builder.enumType('BuildPeriod', { values: buildPeriods })
export const HeatingEnum = builder.enumType('HeatingKind', { values: heatingKinds })
const HotWaterEnum = builder.enumType('HotWaterKind', { values: hotWaterKinds })
const GeakEnum = builder.enumType('GeakClass', { values: geakClasses })
const FactEnum = builder.enumType('RealEstateFact', { values: realEstateFacts })
const SourceEnum = builder.enumType('FactSource', { values: factSources })

const OriginRef = builder.objectRef<FieldOrigin>('FieldOrigin').implement({
  description: 'Woher eine Angabe stammt und seit wann',
  fields: (t) => ({
    field: t.expose('field', { type: FactEnum }),
    source: t.expose('source', { type: SourceEnum }),
    on: t.expose('on', { type: 'Day' }),
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
    isUndoable: t.exposeBoolean('isUndoable', {
      description: 'Lässt sich noch rückgängig machen, solange niemand darauf aufgebaut hat',
    }),
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
    parcel: t.exposeString('parcel', { nullable: true }),
    buildYear: t.exposeInt('buildYear', { nullable: true }),
    buildPeriod: t.expose('buildPeriod', { type: PeriodEnum, nullable: true }),
    livingAreaM2: t.exposeInt('livingAreaM2', { nullable: true }),
    plotAreaM2: t.exposeInt('plotAreaM2', { nullable: true }),
    floors: t.exposeInt('floors', { nullable: true }),
    rooms: t.exposeFloat('rooms', { nullable: true }),
    volumeM3: t.exposeInt('volumeM3', { nullable: true }),
    energyAreaM2: t.exposeInt('energyAreaM2', { nullable: true, description: 'Energiebezugsfläche' }),
    dwellings: t.exposeInt('dwellings', { nullable: true }),
    heating: t.expose('heating', { type: HeatingEnum, nullable: true }),
    heatingYear: t.exposeInt('heatingYear', { nullable: true }),
    hotWater: t.expose('hotWater', { type: HotWaterEnum, nullable: true }),
    hasPhotovoltaics: t.exposeBoolean('hasPhotovoltaics', { nullable: true }),
    geakEnvelope: t.expose('geakEnvelope', { type: GeakEnum, nullable: true }),
    geakTotal: t.expose('geakTotal', { type: GeakEnum, nullable: true }),
    geakOn: t.expose('geakOn', { type: 'Day', nullable: true }),
    isListed: t.exposeBoolean('isListed', { nullable: true, description: 'Unter Denkmalschutz' }),
    east: t.exposeInt('east', { nullable: true, description: 'Landeskoordinate LV95 in Metern' }),
    north: t.exposeInt('north', { nullable: true, description: 'Landeskoordinate LV95 in Metern' }),
    note: t.exposeString('note', { nullable: true }),
    origins: t.field({ type: [OriginRef], resolve: (house) => originList(house.origins) }),
    version: t.exposeInt('version'),
    createdAt: t.expose('createdAt', { type: 'Instant' }),
    updatedAt: t.expose('updatedAt', { type: 'Instant' }),
    archivedAt: t.expose('archivedAt', { type: 'Instant', nullable: true }),
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

/** A house that was asked for by its own id. */
export const asHouse = (row: RealEstate): House => ({ ...row, key: row.id })

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
  parcel: 'String',
  buildYear: 'Int',
  buildPeriod: PeriodEnum,
  livingAreaM2: 'Int',
  plotAreaM2: 'Int',
  floors: 'Int',
  rooms: 'Float',
  volumeM3: 'Int',
  energyAreaM2: 'Int',
  dwellings: 'Int',
  heating: HeatingEnum,
  heatingYear: 'Int',
  hotWater: HotWaterEnum,
  hasPhotovoltaics: 'Boolean',
  geakEnvelope: GeakEnum,
  geakTotal: GeakEnum,
  geakOn: 'Day',
  isListed: 'Boolean',
  east: 'Int',
  north: 'Int',
  note: 'String',
} as const

const OriginInput = builder.inputType('FieldOriginInput', {
  fields: (t) => ({
    field: t.field({ type: FactEnum, required: true }),
    source: t.field({ type: SourceEnum, required: true }),
  }),
})

const origins = (t: InputFields) =>
  t.field({
    type: [OriginInput],
    description: 'Woher das Gesetzte stammt; ohne Angabe von der Eigentümerschaft',
  })

/** What may be left open, when a house is recorded and later. */
export const optionalFacts = (t: InputFields) => ({
  ...Object.fromEntries(Object.entries(optionalTypes).map(([name, type]) => [name, t.field({ type })])),
  origins: origins(t),
})

/** What every house has. */
export const requiredFacts = (t: InputFields) => ({
  name: t.string({ required: true }),
  kind: t.field({ type: KindEnum, required: true }),
  usage: t.field({ type: UsageEnum, required: true }),
  ownership: t.field({ type: OwnershipEnum, required: true }),
  street: t.string({ required: true }),
  zip: t.string({ required: true }),
  city: t.string({ required: true }),
  canton: t.field({ type: CantonEnum, required: true }),
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

/** The body of a write that is right whatever version it meets. */
export const KeyInput = builder.inputType('KeyInput', {
  fields: (t) => ({ idempotencyKey: t.field({ type: 'UUID', required: true }) }),
})

builder.mutationFields((t) => ({
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
}))
