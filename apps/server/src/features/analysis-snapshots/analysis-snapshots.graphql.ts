import { RealEstateRef } from '#features/real-estate/real-estate.graphql.ts'
import { builder } from '#platform/graphql/graphql-builder.ts'
import { eager } from '#platform/graphql/look-ahead.ts'
import { getAnalysisSnapshots, type Snapshot } from './analysis-snapshots.service.ts'

const SnapshotRef = builder.objectRef<Snapshot>('AnalysisSnapshot').implement({
  description: 'Wie das Haus an einem Tag stand, an dem die Analyse etwas anderes sagte als zuvor',
  fields: (t) => ({
    takenOn: t.expose('takenOn', { type: 'Day' }),
    score: t.exposeInt('score', {
      nullable: true,
      description: '0 bis 100, mit Richtpreisen gewichtet: eigene Beträge zählen hier nicht',
    }),
    dueCount: t.exposeInt('dueCount', { description: 'Fällige Bauteile' }),
    soonCount: t.exposeInt('soonCount', { description: 'Bauteile, die bald fällig werden' }),
    unknownCount: t.exposeInt('unknownCount', { description: 'Bauteile unbekannten Alters' }),
    goodCount: t.exposeInt('goodCount', { description: 'Bauteile in gutem Zustand' }),
  }),
})

builder.objectFields(RealEstateRef, (t) => ({
  analysisSnapshots: t.field({
    ...eager,
    type: [SnapshotRef],
    description:
      'Wie sich das Haus entwickelt hat, das Neueste zuerst, höchstens `first` Stände: der letzte der Liste ist der älteste geladene, nicht immer der erste überhaupt',
    args: { first: t.arg.int() },
    resolve: (house, args, ctx) => getAnalysisSnapshots(ctx, house.key, args.first),
  }),
}))
