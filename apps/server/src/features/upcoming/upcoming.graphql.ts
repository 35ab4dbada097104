import { upcomingSources } from '@hauswart/domain/deadlines/source'
import type { RuleWords } from '@hauswart/domain/deadlines/rule.labels'
import { RealEstateRef } from '#features/real-estate/real-estate.graphql.ts'
import { builder } from '#platform/graphql/graphql-builder.ts'
import { eager } from '#platform/graphql/look-ahead.ts'
import { getDates, getDeadlines, getUpcoming, type Deadline, type UpcomingEntry } from './upcoming.service.ts'

const SourceEnum = builder.enumType('UpcomingSource', { values: upcomingSources })

const EntryRef = builder.objectRef<UpcomingEntry>('UpcomingEntry').implement({
  description: 'Etwas, das in einer Immobilie ansteht',
  fields: (t) => ({
    source: t.expose('source', { type: SourceEnum }),
    id: t.exposeID('id', { description: 'Der Eintrag seiner Quelle' }),
    title: t.exposeString('title'),
    on: t.expose('on', { type: 'Day' }),
    componentId: t.exposeID('componentId', { nullable: true }),
    projectId: t.exposeID('projectId', {
      nullable: true,
      description: 'Die Renovation eines Mangels, einer Abnahme, Offerte oder Rechnung',
    }),
    isWholeYear: t.exposeBoolean('isWholeYear', {
      description: 'Nur das Jahr gilt; on ist sein letzter Tag',
    }),
  }),
})

const RuleRef = builder.objectRef<RuleWords>('DeadlineRule').implement({
  description: 'Warum ein Tag eine Frist ist',
  fields: (t) => ({
    sentence: t.exposeString('sentence'),
    article: t.exposeString('article', {
      nullable: true,
      description: 'Der Artikel des Gesetzes oder der Norm',
    }),
    source: t.exposeString('source'),
    checkedOn: t.expose('checkedOn', {
      type: 'Day',
      nullable: true,
      description: 'Wann die Quelle zuletzt gelesen wurde',
    }),
    isVerified: t.exposeBoolean('isVerified'),
  }),
})

const DeadlineRef = builder.objectRef<Deadline>('Deadline').implement({
  description: 'Eine Frist einer Immobilie, mit ihrer Regel',
  fields: (t) => ({
    source: t.expose('source', { type: SourceEnum }),
    id: t.exposeID('id', { description: 'Der Eintrag seiner Quelle' }),
    title: t.exposeString('title'),
    on: t.expose('on', { type: 'Day' }),
    componentId: t.exposeID('componentId', { nullable: true }),
    projectId: t.exposeID('projectId', { nullable: true }),
    isWholeYear: t.exposeBoolean('isWholeYear'),
    rule: t.expose('rule', { type: RuleRef }),
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
  dates: t.field({
    ...eager,
    type: [EntryRef],
    description: 'Alles, was zwischen zwei Tagen seinen Tag hat, ohne Termine; höchstens 400 Tage',
    args: { from: t.arg({ type: 'Day', required: true }), until: t.arg({ type: 'Day', required: true }) },
    resolve: (house, args, ctx) => getDates(ctx, house.key, args),
  }),
  deadlines: t.field({
    ...eager,
    type: [DeadlineRef],
    description: 'Alle Fristen, die nächste zuerst, wie weit sie auch weg sind',
    args: { first: t.arg.int() },
    resolve: (house, args, ctx) => getDeadlines(ctx, house.key, args.first),
  }),
}))
