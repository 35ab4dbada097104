import { ProfileRef } from '#features/profile/profile.graphql.ts'
import { KeyInput } from '#features/real-estate/real-estate.graphql.ts'
import { builder } from '#platform/graphql/graphql-builder.ts'
import { graphqlFacts, needed } from '#platform/graphql/graphql-facts.ts'
import { eager } from '#platform/graphql/look-ahead.ts'
import { discardHouseDraft, getHouseDraft, saveHouseDraft, type HouseDraft } from './house-drafts.service.ts'

const facts = graphqlFacts<HouseDraft>()({
  id: needed('ID', 'Die id, die die Immobilie haben wird'),
  step: needed('String'),
  values: needed('String', {
    fields: 'Die Antworten als JSON-Objekt',
    inputs: 'Ein JSON-Objekt, höchstens 32 kB',
  }),
})

const DraftRef = builder.objectRef<HouseDraft>('HouseDraft').implement({
  description: 'Eine Immobilie, die gerade erfasst wird',
  fields: (t) => ({
    ...facts.fields(t),
    version: t.exposeInt('version'),
    updatedAt: t.expose('updatedAt', { type: 'Instant' }),
  }),
})

builder.objectFields(ProfileRef, (t) => ({
  houseDraft: t.field({
    ...eager,
    type: DraftRef,
    nullable: true,
    resolve: (_profile, _args, ctx) => getHouseDraft(ctx),
  }),
}))

const SaveInput = builder.inputType('SaveHouseDraftInput', {
  fields: (t) => ({
    idempotencyKey: t.field({ type: 'UUID', required: true }),
    expectedVersion: t.int({ required: true, description: '0, solange kein Entwurf gespeichert ist' }),
    ...facts.adds(t),
  }),
})

builder.mutationFields((t) => ({
  saveHouseDraft: t.field({
    type: DraftRef,
    args: { input: t.arg({ type: SaveInput, required: true }) },
    resolve: (_root, args, ctx) => saveHouseDraft(ctx, args.input),
  }),
  discardHouseDraft: t.field({
    type: 'Boolean',
    description: 'Ob es etwas zu verwerfen gab',
    args: { id: t.arg.id({ required: true }), input: t.arg({ type: KeyInput, required: true }) },
    resolve: (_root, args, ctx) => discardHouseDraft(ctx, args.id, args.input),
  }),
}))
