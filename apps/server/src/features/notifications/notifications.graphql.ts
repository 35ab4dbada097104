import { builder } from '#platform/graphql/graphql-builder.ts'
import { onSocket } from '#platform/graphql/sockets.ts'
import { watchBell, type Bell } from './notifications.bell.service.ts'

const BellRef = builder.objectRef<Bell>('Bell').implement({
  description: 'Die Glocke der angemeldeten Person',
  fields: (t) => ({
    unreadCount: t.exposeInt('unreadCount', { description: 'Wie viele Benachrichtigungen ungelesen sind' }),
    newestId: t.exposeID('newestId', { nullable: true, description: 'Die neuste Benachrichtigung' }),
  }),
})

builder.subscriptionFields((t) => ({
  bellRang: t.field({
    type: BellRef,
    description: 'Zuerst, wie es steht; dann alles Neue, und was auf einem anderen Gerät gelesen wurde',
    subscribe: (_root, _args, ctx) => onSocket(ctx, 'bell', () => watchBell(ctx)),
    resolve: (bell) => bell,
  }),
}))
