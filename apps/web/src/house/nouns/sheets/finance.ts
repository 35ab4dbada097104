import { day, money } from '#device/text/format.ts'
import { UpdateFinanceDocument, type HouseFinanceQuery } from '#gql/graphql.ts'
import { financeQuery } from '#house/house-queries.ts'
import { defineRecord } from '#house/record/record.ts'
import { writes } from '#house/record/verbs.ts'

/** As the server tells it to who may see money, under the identifier of its house. */
export type FinanceRow = NonNullable<NonNullable<HouseFinanceQuery['realEstate']>['finance']> & {
  readonly id: string
}

/** Purchase, values and mortgage of a house, and the fund of its community: one sheet. */
export const finance = defineRecord({
  noun: 'real_estate_finance',
  lists: { all: financeQuery },
  compare: () => 0,
  title: () => 'Kauf und Hypothek',
  facts: {
    purchasedOn: ['Kaufdatum', null, day],
    purchasePriceRappen: ['Kaufpreis', null, money],
    purchaseCostsRappen: ['Kaufnebenkosten', null, money],
    insuredValueRappen: ['Versicherungswert', null, money],
    taxValueRappen: ['Steuerwert', null, money],
    imputedRentRappen: ['Eigenmietwert pro Jahr', null, money],
    hasMortgage: ['Hypothek', null, (is: boolean) => (is ? 'Ja' : 'Nein')],
    mortgageRappen: ['Hypothek insgesamt', null, money],
    fundBalanceRappen: ['Saldo der Gemeinschaft', null, money],
    fundBalanceOn: ['Saldo am', null, day],
    fundYearlyRappen: ['Einlage der Gemeinschaft pro Jahr', null, money],
  },
  verbs: { update: writes(UpdateFinanceDocument) },
  words: { update: (name) => `${name} ändern` },
})
