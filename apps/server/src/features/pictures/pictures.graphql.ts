import { pictureStates } from '@hauswart/domain/pictures/picture'
import { DefectRef } from '#features/defects/defects.graphql.ts'
import { JournalEntryRef } from '#features/journal/journal.graphql.ts'
import { RealEstateRef } from '#features/real-estate/real-estate.graphql.ts'
import { TodoRef } from '#features/todos/todos.graphql.ts'
import { builder } from '#platform/graphql/graphql-builder.ts'
import { graphqlFacts, optional } from '#platform/graphql/graphql-facts.ts'
import { trash, VersionInput } from '#platform/graphql/graphql-trash.ts'
import { eager } from '#platform/graphql/look-ahead.ts'
import type { Page } from '#platform/db/page.ts'
import { objectId } from '#platform/db/versions.ts'
import {
  addPicture,
  setPictureDeleted,
  getComponentPictures,
  getPictures,
  pictureAddress,
  picturePlaceholder,
  setCoverPicture,
  type Picture,
} from './pictures.service.ts'
import { getPicturesOf } from './pictures.owners.service.ts'

const StateEnum = builder.enumType('PictureState', { values: pictureStates })

const facts = graphqlFacts<Picture>()({
  todoId: optional('ID'),
  componentId: optional('ID'),
  journalEntryId: optional('ID'),
  defectId: optional('ID', { inputs: 'Ein Bild zeigt höchstens eines von diesen' }),
})

const PictureRef = builder.objectRef<Picture>('Picture').implement({
  description: 'Ein Bild einer Immobilie',
  fields: (t) => ({
    id: t.exposeID('id'),
    realEstateId: t.exposeID('realEstateId'),
    fileName: t.exposeString('fileName'),
    mime: t.exposeString('mime'),
    bytes: t.exposeInt('bytes'),
    state: t.expose('state', { type: StateEnum }),
    isCover: t.exposeBoolean('isCover'),
    ...facts.fields(t),
    width: t.exposeInt('width', { nullable: true, description: 'Breite in Bildpunkten, aufrecht' }),
    height: t.exposeInt('height', { nullable: true, description: 'Höhe in Bildpunkten, aufrecht' }),
    widths: t.intList({
      description: 'Breiten, in denen es das Bild auch gibt: «url» mit «&width=320»',
      resolve: ({ widths = [] }) => widths,
    }),
    placeholder: t.string({
      nullable: true,
      description: 'Zehn mal zehn Bildpunkte als «data:»-Adresse, bis das Bild da ist',
      resolve: (picture) => picturePlaceholder(picture),
    }),
    version: t.exposeInt('version'),
    createdAt: t.expose('createdAt', { type: 'Instant' }),
    deletedAt: t.expose('deletedAt', { type: 'Instant', nullable: true }),
    url: t.string({
      nullable: true,
      description: 'Adresse zum Ansehen, eine Minute lang; erst wenn das Bild geprüft ist',
      resolve: (picture, _args, ctx) => pictureAddress(ctx, picture),
    }),
  }),
})

const PicturePageRef = builder.objectRef<Page<Picture>>('PicturePage').implement({
  fields: (t) => ({
    nodes: t.expose('nodes', { type: [PictureRef] }),
    nextCursor: t.exposeString('nextCursor', { nullable: true }),
  }),
})

builder.objectFields(RealEstateRef, (t) => ({
  pictures: t.field({
    ...eager,
    type: PicturePageRef,
    args: { first: t.arg.int(), after: t.arg.string(), isDeleted: t.arg.boolean() },
    resolve: (house, args, ctx) => getPictures(ctx, house.key, args),
  }),
  componentPictures: t.field({
    ...eager,
    type: [PictureRef],
    args: { componentId: t.arg.id({ required: true }), first: t.arg.int() },
    resolve: (house, args, ctx) => getComponentPictures(ctx, house.key, args.componentId, args.first),
  }),
}))

builder.objectFields(TodoRef, (t) => ({
  pictures: t.field({
    type: [PictureRef],
    args: { first: t.arg.int() },
    resolve: (todo, args, ctx) => getPicturesOf(ctx, 'todoId', todo, args.first),
  }),
}))

builder.objectFields(JournalEntryRef, (t) => ({
  pictures: t.field({
    type: [PictureRef],
    args: { first: t.arg.int() },
    resolve: (entry, args, ctx) => getPicturesOf(ctx, 'journalEntryId', entry, args.first),
  }),
}))

builder.objectFields(DefectRef, (t) => ({
  pictures: t.field({
    type: [PictureRef],
    args: { first: t.arg.int() },
    resolve: (defect, args, ctx) => getPicturesOf(ctx, 'defectId', defect, args.first),
  }),
}))

const AddInput = builder.inputType('AddPictureInput', {
  fields: (t) => ({
    idempotencyKey: t.field({ type: 'UUID', required: true }),
    id: t.field({ type: 'UUID', required: true }),
    ...facts.adds(t),
  }),
})

builder.mutationFields((t) => {
  const target = {
    realEstateId: t.arg.id({ required: true }),
    id: t.arg.id({ required: true }),
    input: t.arg({ type: VersionInput, required: true }),
  }
  return {
    addPicture: t.field({
      type: PictureRef,
      args: {
        realEstateId: t.arg.id({ required: true }),
        file: t.arg({ type: 'Upload', required: true }),
        input: t.arg({ type: AddInput, required: true }),
      },
      resolve: (_root, args, ctx) => addPicture(ctx, args.realEstateId, args.file, args.input),
    }),
    setCoverPicture: t.field({
      type: PictureRef,
      args: target,
      resolve: (_root, args, ctx) => setCoverPicture(ctx, args.realEstateId, objectId(args.id), args.input),
    }),
    deletePicture: t.field({ type: PictureRef, ...trash(setPictureDeleted, true) }),
    restorePicture: t.field({ type: PictureRef, ...trash(setPictureDeleted, false) }),
  }
})
