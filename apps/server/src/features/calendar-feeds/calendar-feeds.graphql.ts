import { calendarContents } from '@hauswart/domain/calendar/calendar-feed'
import { KeyInput, RealEstateRef } from '#features/real-estate/real-estate.graphql.ts'
import { builder } from '#platform/graphql/graphql-builder.ts'
import { eager } from '#platform/graphql/look-ahead.ts'
import {
  changeCalendarFeed,
  endCalendarFeed,
  getCalendarFeed,
  startCalendarFeed,
  type CalendarFeed,
} from './calendar-feeds.service.ts'

const ContentEnum = builder.enumType('CalendarContent', { values: calendarContents })

const FeedRef = builder.objectRef<CalendarFeed>('CalendarFeed').implement({
  description: 'Das Kalender-Abo einer Person: eine geheime Adresse, unter der ihr Kalender die Tage abholt',
  fields: (t) => ({
    contents: t.expose('contents', { type: [ContentEnum] }),
    createdAt: t.expose('createdAt', { type: 'Instant', description: 'Seit wann diese Adresse gilt' }),
    fetchedAt: t.expose('fetchedAt', {
      type: 'Instant',
      nullable: true,
      description: 'Wann sie zuletzt abgeholt wurde, auf eine Minute genau',
    }),
    version: t.exposeInt('version'),
  }),
})

builder.objectFields(RealEstateRef, (t) => ({
  calendarFeed: t.field({
    ...eager,
    type: FeedRef,
    nullable: true,
    description: 'Das eigene Kalender-Abo; nie das von anderen',
    resolve: (house, _args, ctx) => getCalendarFeed(ctx, house.key),
  }),
}))

const StartInput = builder.inputType('StartCalendarFeedInput', {
  fields: (t) => ({
    idempotencyKey: t.field({ type: 'UUID', required: true }),
    contents: t.field({ type: [ContentEnum], required: true }),
    secretHash: t.string({
      required: true,
      description:
        'SHA-256 des Geheimnisses, base64url; das Geheimnis bleibt auf dem Gerät und in der Adresse',
    }),
  }),
})

const ChangeInput = builder.inputType('ChangeCalendarFeedInput', {
  fields: (t) => ({
    idempotencyKey: t.field({ type: 'UUID', required: true }),
    expectedVersion: t.int({ required: true }),
    contents: t.field({ type: [ContentEnum], required: true }),
  }),
})

builder.mutationFields((t) => {
  const house = { realEstateId: t.arg.id({ required: true }) }
  return {
    startCalendarFeed: t.field({
      type: FeedRef,
      description: 'Eine neue Adresse; eine frühere öffnet danach nichts mehr',
      args: { ...house, input: t.arg({ type: StartInput, required: true }) },
      resolve: (_root, args, ctx) => startCalendarFeed(ctx, args.realEstateId, args.input),
    }),
    changeCalendarFeed: t.field({
      type: FeedRef,
      description: 'Was im Kalender steht; die Adresse bleibt',
      args: { ...house, input: t.arg({ type: ChangeInput, required: true }) },
      resolve: (_root, args, ctx) => changeCalendarFeed(ctx, args.realEstateId, args.input),
    }),
    endCalendarFeed: t.field({
      type: FeedRef,
      args: { ...house, input: t.arg({ type: KeyInput, required: true }) },
      resolve: (_root, args, ctx) => endCalendarFeed(ctx, args.realEstateId, args.input),
    }),
  }
})
