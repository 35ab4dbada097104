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
import { usualWords } from '#house/record/declaration/usual-words.ts'
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
  // Its kind and its year are said with every new one.
  facts: {
    kind: ['Was wurde gemacht?', 'other', componentEventLabels],
    title: ['Titel', null],
    year: ['Jahr', 0],
    happenedOn: ['Datum', null, day],
    performedBy: ['Ausgeführt von', null],
    note: ['Notiz', null],
  },
  blank: () => ({ componentId: '', former: null }),
  verbs: {
    add: adds(AddComponentEventDocument),
    update: edits(UpdateComponentEventDocument),
    delete: trashes(DeleteComponentEventDocument),
    restore: restores(RestoreComponentEventDocument),
  },
  words: usualWords('Eintrag'),
})
