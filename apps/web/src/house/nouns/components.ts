import {
  componentConditionLabels,
  componentLabels,
  componentUnitLabels,
} from '@hauswart/domain/real-estate/component.labels'
import { afterReplacement, type Replacement } from '@hauswart/domain/upkeep/replacement'
import { today } from '#device/text/format.ts'
import {
  AddHouseComponentDocument,
  DeleteComponentDocument,
  ReplaceComponentDocument,
  RestoreComponentDocument,
  UpdateComponentDocument,
  type HouseComponentsQuery,
} from '#gql/graphql.ts'
import { componentsQuery } from '#house/house-queries.ts'
import { overwrites } from '#house/record/puts.ts'
import { defineRecord } from '#house/record/record.ts'
import type { Entry, Loose } from '#house/record/said.ts'
import { adds, edits, restores, trashes } from '#house/record/verbs.ts'

/** As the server tells it in its list. */
export type ComponentRow = NonNullable<HouseComponentsQuery['realEstate']>['components']['nodes'][number]

/** A condition is a judgement of a day: the same word said again is a new one. */
const judged = ({ createdAt, variables: { facts = {} } }: Entry) =>
  facts['condition'] === undefined
    ? {}
    : { conditionOn: facts['condition'] === null ? null : today(createdAt) }

/** What the server will make of it, once it hears that another stands there. */
const replaced = ({ createdAt, variables: { facts = {} } }: Entry, row: Loose): Partial<ComponentRow> =>
  afterReplacement(row as ComponentRow, facts as Replacement, today(createdAt))

const chosen: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  catalogKey: componentLabels,
  condition: componentConditionLabels,
  unit: componentUnitLabels,
}

export const components = defineRecord({
  noun: 'component',
  lists: { all: componentsQuery },
  compare: (a, b) => (a.id < b.id ? -1 : 1),
  title: ({ name, catalogKey }) => name ?? (catalogKey === undefined ? '' : componentLabels[catalogKey]),
  facts: {
    roomId: 'Raum',
    name: 'Bezeichnung',
    installedYear: 'Einbaujahr',
    isInstalledYearAssumed: 'Einbaujahr nicht bekannt',
    lastRenewedYear: 'Letzte Erneuerung',
    condition: 'Zustand',
    quantity: 'Menge',
    unit: 'Einheit',
    material: 'Material',
    manufacturer: 'Hersteller',
    model: 'Modell',
    serialNumber: 'Seriennummer',
    ownLifetimeYears: 'Eigene Lebensdauer',
    isShared: 'Gehört mehreren Eigentümern',
    note: 'Notiz',
  },
  inWords: (fact, value, nameOf) =>
    typeof value === 'string' && fact === 'roomId' ? nameOf(value) : chosen[fact]?.[String(value)],
  // Its kind and its year are said with every new one.
  blank: () => ({
    catalogKey: 'windows' as const,
    installedYear: 0,
    roomId: null,
    name: null,
    condition: null,
    conditionOn: null,
    isInstalledYearAssumed: false,
    lastRenewedYear: null,
    isShared: false,
    ownLifetimeYears: null,
    quantity: null,
    unit: null,
    material: null,
    manufacturer: null,
    model: null,
    serialNumber: null,
    note: null,
  }),
  verbs: {
    add: adds(AddHouseComponentDocument, judged),
    update: edits(UpdateComponentDocument, {}, judged),
    replace: overwrites(ReplaceComponentDocument, replaced, {
      catalogKey: 'Bauteil',
      installedYear: 'Einbaujahr',
    }),
    delete: trashes(DeleteComponentDocument),
    restore: restores(RestoreComponentDocument),
  },
  words: {
    add: (name) => `Bauteil ${name} erfassen`,
    update: (name) => `Bauteil ${name} ändern`,
    replace: (name) => `Bauteil ${name} ersetzen`,
    delete: (name) => `Bauteil ${name} löschen`,
    restore: (name) => `Bauteil ${name} zurückholen`,
  },
})
