import { componentGroups } from '@hauswart/domain/real-estate/component'
import type { ReferenceValue } from '@hauswart/domain/reference/reference-value'
import { ConditionEnum, KeyEnum, UnitEnum } from '#features/components/components.graphql.ts'
import { CantonEnum } from '#features/real-estate/real-estate.graphql.ts'
import { builder } from '#platform/graphql/graphql-builder.ts'
import type { Page } from '#platform/db/page.ts'
import { catalogue, listFigures, type Catalogue } from './meta-data.service.ts'

const GroupEnum = builder.enumType('ComponentGroup', { values: componentGroups })

const GroupRef = builder.objectRef<Catalogue['groups'][number]>('CatalogueGroup').implement({
  description: 'Eine Gruppe von Bauteilen',
  fields: (t) => ({ key: t.expose('key', { type: GroupEnum }), label: t.exposeString('label') }),
})

const ComponentRef = builder.objectRef<Catalogue['components'][number]>('CatalogueComponent').implement({
  description: 'Ein Bauteil, wie es ein Haus haben kann',
  fields: (t) => ({
    key: t.expose('key', { type: KeyEnum }),
    label: t.exposeString('label'),
    group: t.expose('group', { type: GroupEnum }),
  }),
})

const ConditionRef = builder.objectRef<Catalogue['conditions'][number]>('CatalogueCondition').implement({
  description: 'Ein Zustand, in dem ein Bauteil sein kann',
  fields: (t) => ({ key: t.expose('key', { type: ConditionEnum }), label: t.exposeString('label') }),
})

const UnitRef = builder.objectRef<Catalogue['units'][number]>('CatalogueUnit').implement({
  description: 'Eine Einheit, in der ein Bauteil gemessen wird',
  fields: (t) => ({ key: t.expose('key', { type: UnitEnum }), label: t.exposeString('label') }),
})

const FigureRef = builder.objectRef<ReferenceValue>('ReferenceValue').implement({
  description: 'Ein Richtwert mit seiner Quelle',
  fields: (t) => ({
    key: t.exposeString('key', { description: 'Bereich und Name, zum Beispiel lifetime.windows' }),
    canton: t.expose('canton', { type: CantonEnum, nullable: true, description: 'Leer: ganze Schweiz' }),
    value: t.exposeFloat('value'),
    min: t.exposeFloat('min', { nullable: true }),
    max: t.exposeFloat('max', { nullable: true }),
    unit: t.exposeString('unit'),
    validFrom: t.expose('validFrom', { type: 'Day' }),
    validTo: t.expose('validTo', {
      type: 'Day',
      nullable: true,
      description: 'Der erste Tag, an dem er nicht mehr gilt',
    }),
    source: t.exposeString('source'),
    checkedOn: t.expose('checkedOn', { type: 'Day' }),
    isVerified: t.exposeBoolean('isVerified'),
  }),
})

const FigurePageRef = builder.objectRef<Page<ReferenceValue>>('ReferenceValuePage').implement({
  fields: (t) => ({
    nodes: t.expose('nodes', { type: [FigureRef] }),
    nextCursor: t.exposeString('nextCursor', { nullable: true }),
  }),
})

const MetaDataRef = builder.objectRef<Catalogue>('MetaData').implement({
  description: 'Was für alle Häuser gleich ist: der Katalog der Bauteile und die Richtwerte',
  fields: (t) => ({
    groups: t.expose('groups', { type: [GroupRef] }),
    components: t.expose('components', { type: [ComponentRef] }),
    conditions: t.expose('conditions', { type: [ConditionRef] }),
    units: t.expose('units', { type: [UnitRef] }),
    referenceValues: t.field({
      type: FigurePageRef,
      description: 'Die Richtwerte von heute und später; mit Kanton auch jene für die ganze Schweiz',
      args: {
        first: t.arg.int(),
        after: t.arg.string(),
        area: t.arg.string({ description: 'Nur dieser Bereich, zum Beispiel lifetime' }),
        canton: t.arg({ type: CantonEnum }),
      },
      resolve: (_catalogue, args, ctx) => listFigures(ctx, args),
    }),
  }),
})

builder.queryFields((t) => ({
  metaData: t.field({
    type: MetaDataRef,
    description: 'Auch für Gäste',
    resolve: () => catalogue,
  }),
}))
