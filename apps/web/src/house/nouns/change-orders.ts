import { changeOrderStates } from '@hauswart/domain/quotes/change-order'
import { changeOrderStateLabels } from '@hauswart/domain/quotes/change-order.labels'
import { day, money } from '#device/text/format.ts'
import { SetChangeOrderDocument, type HouseChangeOrdersQuery } from '#gql/graphql.ts'
import { changeOrdersQuery } from '#house/house-queries.ts'
import { puts } from '#house/record/puts.ts'
import { defineRecord } from '#house/record/record.ts'

/** As the server tells it in its list. */
export type ChangeOrderRow = NonNullable<HouseChangeOrdersQuery['realEstate']>['changeOrders'][number]

const { add, update } = puts(SetChangeOrderDocument, [
  'quoteId',
  'title',
  'amountRappen',
  'extraDays',
  'state',
  'saidOn',
  'note',
  'isActive',
])

export const changeOrders = defineRecord({
  noun: 'change_order',
  lists: { all: changeOrdersQuery },
  compare: (a, b) => (a.id < b.id ? -1 : 1),
  title: ({ title = '' }) => title,
  facts: {
    title: 'Bezeichnung',
    amountRappen: 'Betrag inkl. MWST',
    extraDays: 'Zusätzliche Arbeitstage',
    state: 'Stand',
    saidOn: 'Datum',
    note: 'Notiz',
    isActive: 'Besteht',
  },
  inWords: (fact, value) => {
    if (fact === 'amountRappen' && typeof value === 'number') return money(value)
    const state = changeOrderStates.find((one) => one === value)
    if (fact === 'state') return state && changeOrderStateLabels[state]
    return fact === 'saidOn' && typeof value === 'string' ? day(value) : undefined
  },
  blank: () => ({
    quoteId: '',
    title: '',
    amountRappen: 0,
    extraDays: null,
    state: 'open' as const,
    saidOn: '',
    note: null,
    isActive: true,
  }),
  verbs: { add, update },
  words: {
    add: (name) => `Nachtrag ${name} erfassen`,
    update: (name) => `Nachtrag ${name} ändern`,
  },
})
