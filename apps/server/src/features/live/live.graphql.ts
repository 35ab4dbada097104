import { builder } from '#platform/graphql/graphql-builder.ts'
import { onSocket } from '#platform/graphql/sockets.ts'
import { watchHouse, type News } from './live.service.ts'

const ChangeRef = builder.objectRef<News>('RealEstateChange').implement({
  description: 'Etwas hat sich in der Immobilie geändert',
  fields: (t) => ({
    id: t.exposeID('id'),
    at: t.expose('at', { type: 'Instant' }),
    verb: t.exposeString('verb'),
    objectId: t.exposeID('objectId'),
    version: t.exposeInt('version'),
    nouns: t.exposeStringList('nouns', { description: 'Welche Arten von Einträgen sich geändert haben' }),
  }),
})

builder.subscriptionFields((t) => ({
  realEstateChanged: t.field({
    type: ChangeRef,
    args: { realEstateId: t.arg.id({ required: true }) },
    subscribe: (_root, { realEstateId }, ctx) =>
      onSocket(ctx, `house ${realEstateId}`, () => watchHouse(ctx, realEstateId)),
    resolve: (news) => news,
  }),
}))
