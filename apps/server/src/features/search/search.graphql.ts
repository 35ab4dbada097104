import { searchKinds, type MarkedText } from '@hauswart/domain/search/search'
import { RealEstateRef } from '#features/real-estate/real-estate.graphql.ts'
import { builder } from '#platform/graphql/graphql-builder.ts'
import { eager } from '#platform/graphql/look-ahead.ts'
import { getFound, type SearchHit } from './search.service.ts'

const KindEnum = builder.enumType('SearchKind', { values: searchKinds })

const MarkedRef = builder.objectRef<MarkedText>('MarkedText').implement({
  description: 'Ein Stück eines Textes',
  fields: (t) => ({
    text: t.exposeString('text'),
    isFound: t.exposeBoolean('isFound', { description: 'Ob es das Gesuchte ist' }),
  }),
})

const HitRef = builder.objectRef<SearchHit>('SearchHit').implement({
  description: 'Etwas, das in einer Immobilie gefunden wurde',
  fields: (t) => ({
    kind: t.expose('kind', { type: KindEnum }),
    id: t.exposeID('id'),
    projectId: t.exposeID('projectId', { nullable: true, description: 'Die Renovation eines Mangels' }),
    componentId: t.exposeID('componentId', {
      nullable: true,
      description: 'Das Bauteil einer Herstellergarantie',
    }),
    title: t.field({ type: [MarkedRef], description: 'Wie es heisst', resolve: ({ title }) => [...title] }),
    quote: t.field({
      type: [MarkedRef],
      description: 'Die Stelle im Text, an der das Gesuchte steht; leer, wenn es nur im Namen steht',
      resolve: ({ quote }) => [...quote],
    }),
    page: t.exposeInt('page', { nullable: true, description: 'Die Seite der Datei, auf der es steht' }),
    isNear: t.exposeBoolean('isNear', { description: 'Nur ähnlich geschrieben wie das Gesuchte' }),
  }),
})

builder.objectFields(RealEstateRef, (t) => ({
  search: t.field({
    ...eager,
    type: [HitRef],
    description: 'Was in der Immobilie gefunden wird, das Beste zuerst; ab zwei Zeichen',
    args: {
      text: t.arg.string({ required: true }),
      first: t.arg.int({ description: 'Höchstens so viele je Art' }),
    },
    resolve: (house, args, ctx) => getFound(ctx, house.key, args),
  }),
}))
