import { energyCarrierLabels } from '@hauswart/domain/analysis/heat/energy.labels'
import {
  consumptionUnitLabels,
  roofFormLabels,
} from '@hauswart/domain/analysis/model/analysis-profile.labels'
import { money, number, percent } from '#device/text/format.ts'
import { UpdateAnalysisBudgetDocument, UpdateAnalysisProfileDocument } from '#gql/graphql.ts'
import { defineRecord } from '#house/record/record.ts'
import { writes } from '#house/record/verbs.ts'
import { toldIn, type Told } from './told.ts'

/** What an owner told for the analysis alone, under the identifier of the house. */
export type ProfileRow = Told['analysisProfile'] & { readonly id: string }
/** Its money, told to who may see finances. */
export type BudgetRow = NonNullable<Told['analysisBudget']> & { readonly id: string }

const amount = (value: number) => number(value)
const inPercent = (value: number) => percent(value / 100)

export const analysisProfile = defineRecord({
  noun: 'analysis_profile',
  lists: {
    all: toldIn<ProfileRow>(
      ({ id, analysisProfile: profile }) => [{ ...profile, id }],
      ({ analysisProfile: before }, [{ id: _id, ...profile } = { id: '', ...before }]) => ({
        analysisProfile: profile,
      }),
    ),
  },
  compare: () => 0,
  title: () => 'Angaben zur Analyse',
  facts: {
    roofForm: ['Dachform', null, roofFormLabels],
    hasCellar: ['Keller', null],
    flatFloor: ['Stockwerk', null],
    consumptionCarrier: ['Energie', null, energyCarrierLabels],
    consumptionAmount: ['Menge pro Jahr', null, amount],
    consumptionUnit: ['Einheit', null, consumptionUnitLabels],
    inflationPercent: ['Teuerung pro Jahr', null, inPercent],
  },
  // An amount without its unit says nothing, and one of another unit something else.
  together: [
    {
      label: 'Verbrauch pro Jahr',
      names: ['consumptionAmount', 'consumptionUnit', 'consumptionCarrier'],
    },
  ],
  verbs: { update: writes(UpdateAnalysisProfileDocument) },
  words: { update: (name) => `${name} ändern` },
})

export const analysisBudget = defineRecord({
  noun: 'analysis_budget',
  lists: {
    all: toldIn<BudgetRow>(
      ({ id, analysisBudget: budget }) => (budget ? [{ ...budget, id }] : []),
      ({ analysisBudget: before }, [row]) => {
        if (row === undefined) return { analysisBudget: before }
        const { id: _id, ...budget } = row
        return { analysisBudget: budget }
      },
    ),
  },
  compare: () => 0,
  title: () => 'Rücklage und Steuersatz',
  facts: {
    savedRappen: ['Bereits zurückgelegt', null, money],
    savingMonthlyRappen: ['Rücklage pro Monat', null, money],
    propertyValueRappen: ['Wert der Immobilie', null, money],
    marginalTaxPercent: ['Grenzsteuersatz', null, inPercent],
  },
  verbs: { update: writes(UpdateAnalysisBudgetDocument) },
  words: { update: (name) => `${name} ändern` },
})
