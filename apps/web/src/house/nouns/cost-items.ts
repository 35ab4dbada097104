import { SetCostItemDocument, type HouseCostItemsQuery } from '#gql/graphql.ts'
import { money } from '#device/text/format.ts'
import { costItemsQuery } from '#house/house-queries.ts'
import type { FactLines } from '#house/record/declaration/facts.ts'
import { puts } from '#house/record/puts.ts'
import { defineRecord } from '#house/record/record.ts'

/** As the server tells it in its list. */
export type CostItemRow = NonNullable<HouseCostItemsQuery['realEstate']>['costItems'][number]

const facts = {
  title: ['Bezeichnung', ''],
  plannedRappen: ['Budgetiert', 0, money],
  committedRappen: ['Vergeben', 0, money],
  invoicedRappen: ['Verrechnet', 0, money],
  paidRappen: ['Bezahlt', 0, money],
  isActive: ['Besteht', true],
} satisfies FactLines<CostItemRow>

const { add, update } = puts(SetCostItemDocument, facts, ['projectId'])

export const costItems = defineRecord({
  noun: 'cost_item',
  lists: { all: costItemsQuery },
  compare: (a, b) => (a.id < b.id ? -1 : 1),
  title: ({ title = '' }) => title,
  facts,
  blank: () => ({ projectId: '' }),
  verbs: { add, update },
  words: {
    add: (name) => `Kostenposition ${name} erfassen`,
    update: (name) => `Kostenposition ${name} ändern`,
  },
})
