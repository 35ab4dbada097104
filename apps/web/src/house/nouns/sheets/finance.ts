import { day, money } from '#device/text/format.ts'
import { UpdateFinanceDocument, type HouseFinanceQuery } from '#gql/graphql.ts'
import { financeQuery } from '#house/house-queries.ts'
import { defineRecord } from '#house/record/record.ts'
import { writes } from '#house/record/verbs.ts'

/** As the server tells it to who may see money, under the identifier of its house. */
export type FinanceRow = NonNullable<NonNullable<HouseFinanceQuery['realEstate']>['finance']> & {
  readonly id: string
}

/** Nothing written down yet. */
export const noFinance: Omit<FinanceRow, 'id' | 'version'> = {
  purchasedOn: null,
  purchasePriceRappen: null,
  purchaseCostsRappen: null,
  insuredValueRappen: null,
  taxValueRappen: null,
  imputedRentRappen: null,
  hasMortgage: null,
  mortgageRappen: null,
  fundBalanceRappen: null,
  fundBalanceOn: null,
  fundYearlyRappen: null,
}

/** Purchase, values and mortgage of a house, and the fund of its community: one sheet. */
export const finance = defineRecord({
  noun: 'real_estate_finance',
  lists: { all: financeQuery },
  compare: () => 0,
  title: () => 'Kauf und Hypothek',
  facts: {
    purchasedOn: 'Kaufdatum',
    purchasePriceRappen: 'Kaufpreis',
    purchaseCostsRappen: 'Kaufnebenkosten',
    insuredValueRappen: 'Versicherungswert',
    taxValueRappen: 'Steuerwert',
    imputedRentRappen: 'Eigenmietwert pro Jahr',
    hasMortgage: 'Hypothek',
    mortgageRappen: 'Hypothek insgesamt',
    fundBalanceRappen: 'Saldo der Gemeinschaft',
    fundBalanceOn: 'Saldo am',
    fundYearlyRappen: 'Einlage der Gemeinschaft pro Jahr',
  },
  inWords: (fact, value) => {
    if (typeof value === 'boolean') return value ? 'Ja' : 'Nein'
    if (typeof value === 'number') return money(value)
    return typeof value === 'string' && fact.endsWith('On') ? day(value) : undefined
  },
  blank: () => noFinance,
  verbs: { update: writes(UpdateFinanceDocument) },
  words: { update: (name) => `${name} ändern` },
})
