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
import { builder } from '#platform/graphql/graphql-builder.ts'
import { asked, defaulted, graphqlFacts, needed, optional } from '#platform/graphql/graphql-facts.ts'
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

const originFacts = graphqlFacts<FieldOrigin>()({ field: needed(FactEnum), source: needed(SourceEnum) })
const OriginRef = builder.objectRef<FieldOrigin>('FieldOrigin').implement({
  description: 'Woher eine Angabe stammt und seit wann',
  fields: (t) => ({ ...originFacts.fields(t), on: t.expose('on', { type: 'Day' }) }),
})
const OriginInput = builder.inputType('FieldOriginInput', { fields: originFacts.adds })

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

export const houseFacts = graphqlFacts<House>()({
  name: asked('String'),
  kind: asked(KindEnum),
  usage: asked(UsageEnum),
  ownership: asked(OwnershipEnum),
  street: asked('String'),
  houseNumber: optional('String'),
  zip: asked('String'),
  city: asked('String'),
  canton: asked(CantonEnum),
  municipalityNumber: optional('Int'),
  egid: optional('Int'),
  ewid: optional('Int'),
  egrid: optional('String'),
  parcel: optional('String'),
  buildYear: optional('Int'),
  buildPeriod: optional(PeriodEnum),
  livingAreaM2: optional('Int'),
  plotAreaM2: optional('Int'),
  floors: optional('Int'),
  rooms: optional('Float'),
  volumeM3: optional('Int'),
  energyAreaM2: optional('Int', 'Energiebezugsfläche'),
  dwellings: optional('Int'),
  heating: optional(HeatingEnum),
  heatingYear: optional('Int'),
  hotWater: optional(HotWaterEnum),
  hasPhotovoltaics: optional('Boolean'),
  geakEnvelope: optional(GeakEnum),
  geakTotal: optional(GeakEnum),
  geakOn: optional('Day'),
  isListed: optional('Boolean', 'Unter Denkmalschutz'),
  east: optional('Int', 'Landeskoordinate LV95 in Metern'),
  north: optional('Int', 'Landeskoordinate LV95 in Metern'),
  note: optional('String'),
  origins: defaulted(
    { fields: [OriginRef], inputs: [OriginInput] },
    {
      fields: false,
      inputs: 'Woher das Gesetzte stammt; ohne Angabe von der Eigentümerschaft',
    },
  ),
})

export const RealEstateRef = builder.objectRef<House>('RealEstate').implement({
  description: 'Eine Immobilie',
  fields: (t) => ({
    id: t.exposeID('id'),
    status: t.expose('status', { type: StatusEnum }),
    ...houseFacts.fields(t),
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

const UpdateInput = builder.inputType('UpdateRealEstateInput', {
  fields: (t) => ({
    idempotencyKey: t.field({ type: 'UUID', required: true }),
    expectedVersion: t.int({ required: true }),
    ...houseFacts.changes(t),
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
