import { builder } from '#platform/graphql-builder.ts'
import { getProfile, updateProfile, type Profile } from './profile.service.ts'

const ProfileRef = builder.objectRef<Profile>('Profile').implement({
  description: 'Die angemeldete Person',
  fields: (t) => ({
    id: t.exposeID('id'),
    firstName: t.exposeString('firstName'),
    lastName: t.exposeString('lastName'),
    phone: t.exposeString('phone', { nullable: true }),
    version: t.exposeInt('version'),
  }),
})

const UpdateInput = builder.inputType('UpdateProfileInput', {
  fields: (t) => ({
    idempotencyKey: t.field({ type: 'UUID', required: true }),
    expectedVersion: t.int({ required: true }),
    firstName: t.string(),
    lastName: t.string(),
    phone: t.string(),
  }),
})

builder.queryFields((t) => ({
  me: t.field({ type: ProfileRef, nullable: true, resolve: (_root, _args, ctx) => getProfile(ctx) }),
}))

builder.mutationFields((t) => ({
  updateProfile: t.field({
    type: ProfileRef,
    args: { input: t.arg({ type: UpdateInput, required: true }) },
    resolve: (_root, args, ctx) => updateProfile(ctx, args.input),
  }),
}))
