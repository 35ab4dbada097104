import { upcomingSources } from '@hauswart/domain/upkeep/upcoming'
import { RealEstateRef } from '#features/real-estate/real-estate.graphql.ts'
import { builder } from '#platform/graphql/graphql-builder.ts'
import { eager } from '#platform/graphql/look-ahead.ts'
import { getUpcoming, type UpcomingEntry } from './upcoming.service.ts'

const SourceEnum = builder.enumType('UpcomingSource', { values: upcomingSources })

const EntryRef = builder.objectRef<UpcomingEntry>('UpcomingEntry').implement({
  description: 'Etwas, das in einer Immobilie ansteht',
  fields: (t) => ({
    source: t.expose('source', { type: SourceEnum }),
    id: t.exposeID('id', { description: 'Der Eintrag seiner Quelle' }),
    title: t.exposeString('title'),
    on: t.expose('on', { type: 'Day' }),
    componentId: t.exposeID('componentId', { nullable: true }),
    projectId: t.exposeID('projectId', { nullable: true, description: 'Die Renovation eines Mangels' }),
    isWholeYear: t.exposeBoolean('isWholeYear', {
      description: 'Nur das Jahr gilt; on ist sein letzter Tag',
    }),
  }),
})

builder.objectFields(RealEstateRef, (t) => ({
  upcoming: t.field({
    ...eager,
    type: [EntryRef],
    description: 'Was ansteht, das Früheste zuerst',
    args: { first: t.arg.int() },
    resolve: (house, args, ctx) => getUpcoming(ctx, house.key, args.first),
  }),
}))
