import { changeOrderStateLabels } from '@hauswart/domain/quotes/change-order.labels'
import { day, money } from '#device/text/format.ts'
import { SetChangeOrderDocument, type HouseChangeOrdersQuery } from '#gql/graphql.ts'
import { changeOrdersQuery } from '#house/house-queries.ts'
import type { FactLines } from '#house/record/declaration/facts.ts'
import { puts } from '#house/record/puts.ts'
import { defineRecord } from '#house/record/record.ts'

/** As the server tells it in its list. */
export type ChangeOrderRow = NonNullable<HouseChangeOrdersQuery['realEstate']>['changeOrders'][number]

const facts = {
  title: ['Bezeichnung', ''],
  amountRappen: ['Betrag inkl. MWST', 0, money],
  extraDays: ['Zusätzliche Arbeitstage', null],
  state: ['Stand', 'open', changeOrderStateLabels],
  saidOn: ['Datum', '', day],
  note: ['Notiz', null],
  isActive: ['Besteht', true],
} satisfies FactLines<ChangeOrderRow>

const { add, update } = puts(SetChangeOrderDocument, facts, ['quoteId'])

export const changeOrders = defineRecord({
  noun: 'change_order',
  lists: { all: changeOrdersQuery },
  compare: (a, b) => (a.id < b.id ? -1 : 1),
  title: ({ title = '' }) => title,
  facts,
  blank: () => ({ quoteId: '' }),
  verbs: { add, update },
  words: {
    add: (name) => `Nachtrag ${name} erfassen`,
    update: (name) => `Nachtrag ${name} ändern`,
  },
})
