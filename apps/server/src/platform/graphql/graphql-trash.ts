import type { Context } from '#platform/db/access.ts'
import { builder } from './graphql-builder.ts'
import type { SetDeleted } from '#platform/db/trash.ts'
import { objectId } from '#platform/db/versions.ts'

/** The body of a write that says nothing but which version it means. */
export const VersionInput = builder.inputType('VersionInput', {
  fields: (t) => ({
    idempotencyKey: t.field({ type: 'UUID', required: true }),
    expectedVersion: t.int({ required: true }),
  }),
})

const args = builder.args((t) => ({
  realEstateId: t.id({ required: true }),
  id: t.id({ required: true }),
  input: t.field({ type: VersionInput, required: true }),
}))
type Args = {
  readonly realEstateId: string
  readonly id: string
  readonly input: typeof VersionInput.$inferInput
}

/** Arguments and resolver of `delete…` (true) and `restore…` (false), for whatever goes to the trash. */
export const trash = <Row>(setDeleted: SetDeleted<Row>, isDeleted: boolean) => ({
  args,
  resolve: (_root: unknown, { realEstateId, id, input }: Args, ctx: Context) =>
    setDeleted(ctx, realEstateId, objectId(id), isDeleted, input),
})
