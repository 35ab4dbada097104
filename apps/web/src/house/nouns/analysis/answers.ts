import { energyCarrierLabels } from '@hauswart/domain/analysis/heat/energy.labels'
import { emptyProfile } from '@hauswart/domain/analysis/model/analysis-profile'
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

const chosen: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  roofForm: roofFormLabels,
  consumptionCarrier: energyCarrierLabels,
  consumptionUnit: consumptionUnitLabels,
}

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
    roofForm: 'Dachform',
    hasCellar: 'Keller',
    flatFloor: 'Stockwerk',
    consumptionCarrier: 'Energie',
    consumptionAmount: 'Menge pro Jahr',
    consumptionUnit: 'Einheit',
    inflationPercent: 'Teuerung pro Jahr',
  },
  // An amount without its unit says nothing, and one of another unit something else.
  together: [
    {
      label: 'Verbrauch pro Jahr',
      names: ['consumptionAmount', 'consumptionUnit', 'consumptionCarrier'],
    },
  ],
  inWords: (fact, value) => {
    if (typeof value !== 'number') return chosen[fact]?.[String(value)]
    if (fact === 'consumptionAmount') return number(value)
    return fact === 'inflationPercent' ? percent(value / 100) : undefined
  },
  blank: () => {
    const { version: _version, ...facts } = emptyProfile
    return facts
  },
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
    savedRappen: 'Bereits zurückgelegt',
    savingMonthlyRappen: 'Rücklage pro Monat',
    propertyValueRappen: 'Wert der Immobilie',
    marginalTaxPercent: 'Grenzsteuersatz',
  },
  inWords: (fact, value) => {
    if (typeof value !== 'number') return undefined
    return fact === 'marginalTaxPercent' ? percent(value / 100) : money(value)
  },
  blank: () => ({
    savedRappen: null,
    savingMonthlyRappen: null,
    propertyValueRappen: null,
    marginalTaxPercent: null,
  }),
  verbs: { update: writes(UpdateAnalysisBudgetDocument) },
  words: { update: (name) => `${name} ändern` },
})
