import { daysLeft, trashKinds } from '@hauswart/domain/trash/trash'
import { RealEstateRef } from '#features/real-estate/real-estate.graphql.ts'
import { builder } from '#platform/graphql/graphql-builder.ts'
import { VersionInput } from '#platform/graphql/graphql-trash.ts'
import { eager } from '#platform/graphql/look-ahead.ts'
import type { Page } from '#platform/db/page.ts'
import { objectId } from '#platform/db/versions.ts'
import { getTrash, removeForGood, restoreFromTrash, type TrashEntry, type Trashed } from './trash.service.ts'

const KindEnum = builder.enumType('TrashKind', { values: trashKinds })

const EntryRef = builder.objectRef<TrashEntry>('TrashEntry').implement({
  description: 'Etwas, das im Papierkorb einer Immobilie liegt',
  fields: (t) => ({
    kind: t.expose('kind', { type: KindEnum }),
    id: t.exposeID('id'),
    name: t.exposeString('name', { description: 'Wie es heisst, ohne Beträge' }),
    isExpense: t.exposeBoolean('isExpense', { description: 'Kosten ohne Rechnung' }),
    isCredit: t.exposeBoolean('isCredit', { description: 'Eine Gutschrift' }),
    version: t.exposeInt('version'),
    deletedAt: t.expose('deletedAt', { type: 'Instant' }),
    deletedBy: t.exposeID('deletedBy', { nullable: true, description: 'Die Person, die es gelöscht hat' }),
    deletedByName: t.exposeString('deletedByName', {
      nullable: true,
      description: 'Nur solange diese Person Zugang hat',
    }),
    daysLeft: t.int({
      description: 'In so vielen Tagen wird es endgültig gelöscht; 0 ist die nächste Nacht',
      resolve: ({ deletedAt }, _args, ctx) => daysLeft(deletedAt, ctx.clock.now()),
    }),
  }),
})

const PageRef = builder.objectRef<Page<TrashEntry>>('TrashPage').implement({
  fields: (t) => ({
    nodes: t.expose('nodes', { type: [EntryRef] }),
    nextCursor: t.exposeString('nextCursor', { nullable: true }),
  }),
})

const TrashedRef = builder.objectRef<Trashed>('Trashed').implement({
  description: 'Was aus dem Papierkorb genommen wurde',
  fields: (t) => ({
    kind: t.expose('kind', { type: KindEnum }),
    id: t.exposeID('id'),
    version: t.exposeInt('version', { nullable: true, description: 'Keine, wenn es endgültig gelöscht ist' }),
  }),
})

builder.objectFields(RealEstateRef, (t) => ({
  trash: t.field({
    ...eager,
    type: PageRef,
    nullable: true,
    description: 'Der Papierkorb, zuletzt Gelöschtes zuerst; nur für Personen, die bearbeiten dürfen',
    args: { first: t.arg.int(), after: t.arg.string() },
    resolve: (house, args, ctx) => getTrash(ctx, house.key, args),
  }),
}))

builder.mutationFields((t) => {
  const args = {
    realEstateId: t.arg.id({ required: true }),
    kind: t.arg({ type: KindEnum, required: true }),
    id: t.arg.id({ required: true }),
    input: t.arg({ type: VersionInput, required: true }),
  }
  return {
    restoreFromTrash: t.field({
      type: TrashedRef,
      description: 'Nimmt etwas aus dem Papierkorb zurück, was es auch ist',
      args,
      resolve: (_root, { input, ...target }, ctx) =>
        restoreFromTrash(ctx, { ...target, id: objectId(target.id) }, input),
    }),
    removeForGood: t.field({
      type: TrashedRef,
      description:
        'Löscht etwas im Papierkorb endgültig, mit Bildern und Einträgen, die dazu gehören. Lässt sich nicht rückgängig machen',
      args,
      resolve: (_root, { input, ...target }, ctx) =>
        removeForGood(ctx, { ...target, id: objectId(target.id) }, input),
    }),
  }
})
