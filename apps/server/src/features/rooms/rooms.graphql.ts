import { RealEstateRef } from '#features/real-estate/real-estate.graphql.ts'
import { builder } from '#platform/graphql/graphql-builder.ts'
import { graphqlFacts, needed, optional } from '#platform/graphql/graphql-facts.ts'
import { trash } from '#platform/graphql/graphql-trash.ts'
import { eager } from '#platform/graphql/look-ahead.ts'
import { objectId } from '#platform/db/versions.ts'
import { addRoom, getRooms, setRoomDeleted, updateRoom, type Room } from './rooms.service.ts'

const facts = graphqlFacts<Room>()({
  name: needed('String'),
  floor: optional('Int', 'Geschoss; 0 ist das Erdgeschoss'),
  areaM2: optional('Float'),
})

const RoomRef = builder.objectRef<Room>('Room').implement({
  description: 'Ein Raum einer Immobilie',
  fields: (t) => ({
    id: t.exposeID('id'),
    realEstateId: t.exposeID('realEstateId'),
    ...facts.fields(t),
    version: t.exposeInt('version'),
    createdAt: t.expose('createdAt', { type: 'Instant' }),
    updatedAt: t.expose('updatedAt', { type: 'Instant' }),
    deletedAt: t.expose('deletedAt', { type: 'Instant', nullable: true }),
  }),
})

builder.objectFields(RealEstateRef, (t) => ({
  roomList: t.field({
    ...eager,
    type: [RoomRef],
    description: 'Alle Räume, vom Keller aufwärts; rooms ist die Zahl der Zimmer',
    args: { isDeleted: t.arg.boolean() },
    resolve: (house, args, ctx) => getRooms(ctx, house.key, args.isDeleted ?? false),
  }),
}))

const AddInput = builder.inputType('AddRoomInput', {
  fields: (t) => ({
    idempotencyKey: t.field({ type: 'UUID', required: true }),
    id: t.field({ type: 'UUID', required: true }),
    ...facts.adds(t),
  }),
})

const UpdateInput = builder.inputType('UpdateRoomInput', {
  fields: (t) => ({
    idempotencyKey: t.field({ type: 'UUID', required: true }),
    expectedVersion: t.int({ required: true }),
    ...facts.changes(t),
  }),
})

builder.mutationFields((t) => {
  const target = { realEstateId: t.arg.id({ required: true }), id: t.arg.id({ required: true }) }
  return {
    addRoom: t.field({
      type: RoomRef,
      args: { realEstateId: t.arg.id({ required: true }), input: t.arg({ type: AddInput, required: true }) },
      resolve: (_root, args, ctx) => addRoom(ctx, args.realEstateId, args.input),
    }),
    updateRoom: t.field({
      type: RoomRef,
      args: { ...target, input: t.arg({ type: UpdateInput, required: true }) },
      resolve: (_root, args, ctx) => updateRoom(ctx, args.realEstateId, objectId(args.id), args.input),
    }),
    deleteRoom: t.field({ type: RoomRef, ...trash(setRoomDeleted, true) }),
    restoreRoom: t.field({ type: RoomRef, ...trash(setRoomDeleted, false) }),
  }
})
