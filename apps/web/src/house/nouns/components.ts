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
import { nameOr } from '#house/record/declaration/facts.ts'
import { usualWords } from '#house/record/declaration/usual-words.ts'
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

const catalogue: Readonly<Record<string, string>> = componentLabels

export const components = defineRecord({
  noun: 'component',
  lists: { all: componentsQuery },
  compare: (a, b) => (a.id < b.id ? -1 : 1),
  title: ({ name, catalogKey }) => name ?? (catalogKey === undefined ? '' : componentLabels[catalogKey]),
  // Its kind and its year are said with every new one.
  facts: {
    roomId: ['Raum', null, nameOr()],
    name: ['Bezeichnung', null],
    installedYear: ['Einbaujahr', 0],
    isInstalledYearAssumed: ['Einbaujahr nicht bekannt', false],
    lastRenewedYear: ['Letzte Erneuerung', null],
    condition: ['Zustand', null, componentConditionLabels],
    quantity: ['Menge', null],
    unit: ['Einheit', null, componentUnitLabels],
    material: ['Material', null],
    manufacturer: ['Hersteller', null],
    model: ['Modell', null],
    serialNumber: ['Seriennummer', null],
    ownLifetimeYears: ['Eigene Lebensdauer', null],
    isShared: ['Gehört mehreren Eigentümern', false],
    note: ['Notiz', null],
  },
  // Only the act writes it that puts another in its place.
  inWords: (fact, value) => (fact === 'catalogKey' ? catalogue[String(value)] : undefined),
  blank: () => ({ catalogKey: 'windows' as const, conditionOn: null }),
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
    ...usualWords('Bauteil'),
    replace: (name) => `Bauteil ${name} ersetzen`,
  },
})
