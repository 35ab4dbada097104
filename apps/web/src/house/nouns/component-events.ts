import { compareEvents } from '@hauswart/domain/upkeep/component-event'
import { componentEventLabels } from '@hauswart/domain/upkeep/component-event.labels'
import { day } from '#device/text/format.ts'
import {
  AddComponentEventDocument,
  DeleteComponentEventDocument,
  RestoreComponentEventDocument,
  UpdateComponentEventDocument,
  type HouseComponentHistoryQuery,
} from '#gql/graphql.ts'
import { componentHistoryQuery } from '#house/house-queries.ts'
import { defineRecord, type Question } from '#house/record/record.ts'
import { adds, edits, restores, trashes } from '#house/record/verbs.ts'

/** As the server tells it in its list. What it cost stands with the other amounts, unless it is still on its way. */
export type EventRow = NonNullable<HouseComponentHistoryQuery['realEstate']>['componentHistory'][number] & {
  readonly costRappen?: number | null
}

/** What was done to the components of a house. */
export const componentEvents = defineRecord({
  noun: 'component_event',
  lists: {
    all: (realEstateId: string): Question<readonly EventRow[]> => componentHistoryQuery(realEstateId),
  },
  compare: compareEvents,
  title: ({ title, kind }) => title ?? (kind === undefined ? '' : componentEventLabels[kind]),
  facts: {
    kind: 'Was wurde gemacht?',
    title: 'Titel',
    year: 'Jahr',
    happenedOn: 'Datum',
    performedBy: 'Ausgeführt von',
    note: 'Notiz',
  },
  inWords: (fact, value) => {
    if (typeof value !== 'string') return undefined
    if (fact === 'happenedOn') return day(value)
    return fact === 'kind' ? kinds[value] : undefined
  },
  // Its kind and its year are said with every new one.
  blank: () => ({
    componentId: '',
    kind: 'other' as const,
    year: 0,
    happenedOn: null,
    title: null,
    performedBy: null,
    note: null,
    former: null,
  }),
  verbs: {
    add: adds(AddComponentEventDocument),
    update: edits(UpdateComponentEventDocument),
    delete: trashes(DeleteComponentEventDocument),
    restore: restores(RestoreComponentEventDocument),
  },
  words: {
    add: (name) => `Eintrag ${name} erfassen`,
    update: (name) => `Eintrag ${name} ändern`,
    delete: (name) => `Eintrag ${name} löschen`,
    restore: (name) => `Eintrag ${name} zurückholen`,
  },
})

const kinds: Readonly<Record<string, string>> = componentEventLabels
