import { SetCostItemDocument, type HouseCostItemsQuery } from '#gql/graphql.ts'
import { money } from '#device/text/format.ts'
import { costItemsQuery } from '#house/house-queries.ts'
import { puts } from '#house/record/puts.ts'
import { defineRecord } from '#house/record/record.ts'

/** As the server tells it in its list. */
export type CostItemRow = NonNullable<HouseCostItemsQuery['realEstate']>['costItems'][number]

const { add, update } = puts(SetCostItemDocument, [
  'projectId',
  'title',
  'plannedRappen',
  'committedRappen',
  'invoicedRappen',
  'paidRappen',
  'isActive',
])

export const costItems = defineRecord({
  noun: 'cost_item',
  lists: { all: costItemsQuery },
  compare: (a, b) => (a.id < b.id ? -1 : 1),
  title: ({ title = '' }) => title,
  facts: {
    title: 'Bezeichnung',
    plannedRappen: 'Budgetiert',
    committedRappen: 'Vergeben',
    invoicedRappen: 'Verrechnet',
    paidRappen: 'Bezahlt',
    isActive: 'Besteht',
  },
  inWords: (_fact, value) => (typeof value === 'number' ? money(value) : undefined),
  blank: () => ({
    projectId: '',
    title: '',
    plannedRappen: 0,
    committedRappen: 0,
    invoicedRappen: 0,
    paidRappen: 0,
    isActive: true,
  }),
  verbs: { add, update },
  words: {
    add: (name) => `Kostenposition ${name} erfassen`,
    update: (name) => `Kostenposition ${name} ändern`,
  },
})
