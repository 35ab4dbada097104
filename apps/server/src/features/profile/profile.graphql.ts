import { builder } from '#platform/graphql/graphql-builder.ts'
import { graphqlFacts, needed, optional } from '#platform/graphql/graphql-facts.ts'
import { withEagerFields } from '#platform/graphql/look-ahead.ts'
import { getProfile, updateProfile, type Profile } from './profile.service.ts'

const facts = graphqlFacts<Profile>()({
  firstName: needed('String'),
  lastName: needed('String'),
  phone: optional('String'),
})

export const ProfileRef = builder.objectRef<Profile>('Profile').implement({
  description: 'Die angemeldete Person',
  fields: (t) => ({
    id: t.exposeID('id'),
    ...facts.fields(t),
    version: t.exposeInt('version'),
  }),
})

const UpdateInput = builder.inputType('UpdateProfileInput', {
  fields: (t) => ({
    idempotencyKey: t.field({ type: 'UUID', required: true }),
    expectedVersion: t.int({ required: true }),
    ...facts.changes(t),
  }),
})

builder.queryFields((t) => ({
  me: t.field({
    type: ProfileRef,
    nullable: true,
    description: 'Die angemeldete Person; für Gäste nichts',
    resolve: (_root, _args, ctx, info) =>
      ctx.identity === undefined ? null : withEagerFields({}, ctx, info, () => getProfile(ctx)),
  }),
}))

builder.mutationFields((t) => ({
  updateProfile: t.field({
    type: ProfileRef,
    args: { input: t.arg({ type: UpdateInput, required: true }) },
    resolve: (_root, args, ctx) => updateProfile(ctx, args.input),
  }),
}))
