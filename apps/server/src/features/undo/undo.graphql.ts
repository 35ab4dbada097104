import { KeyInput } from '#features/real-estate/real-estate.graphql.ts'
import { objectId } from '#platform/db/versions.ts'
import { builder } from '#platform/graphql/graphql-builder.ts'
import { undo, type Changed, type Undone } from './undo.service.ts'

const ChangedRef = builder.objectRef<Changed>('UndoneEntry').implement({
  description: 'Ein Eintrag, der wieder ist wie zuvor',
  fields: (t) => ({
    noun: t.exposeString('noun'),
    id: t.exposeID('id'),
    version: t.exposeInt('version'),
  }),
})

const UndoneRef = builder.objectRef<Undone>('Undone').implement({
  description: 'Was rückgängig gemacht wurde',
  fields: (t) => ({
    actId: t.exposeID('actId', {
      description: 'Diese Handlung; macht man sie rückgängig, ist alles wieder da',
    }),
    verb: t.exposeString('verb', { description: 'Was einmal getan wurde' }),
    isRedo: t.exposeBoolean('isRedo', {
      description: 'Es wurde nicht rückgängig gemacht, sondern wiederhergestellt',
    }),
    objectId: t.exposeID('objectId'),
    changed: t.expose('changed', { type: [ChangedRef], description: 'Leer, wenn es schon rückgängig war' }),
  }),
})

builder.mutationFields((t) => ({
  undo: t.field({
    type: UndoneRef,
    description:
      'Macht eine Handlung ganz oder gar nicht rückgängig, 30 Tage lang. CONFLICT nennt unter `current`, wer seither was geändert hat; NOT_UNDOABLE unter `reason`, weshalb es nicht geht',
    args: {
      realEstateId: t.arg.id({ required: true }),
      act: t.arg.id({
        required: true,
        description:
          'Die Handlung aus dem Verlauf, oder der Schlüssel, unter dem man sie selbst gesendet hat',
      }),
      input: t.arg({ type: KeyInput, required: true }),
    },
    resolve: (_root, { realEstateId, act, input }, ctx) => undo(ctx, realEstateId, objectId(act), input),
  }),
}))
