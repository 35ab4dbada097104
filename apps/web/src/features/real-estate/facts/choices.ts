import { buildPeriods, geakClasses, heatingKinds, hotWaterKinds } from '@hauswart/domain/real-estate/building'
import {
  buildPeriodLabel,
  geakClassLabels,
  heatingKindLabels,
  hotWaterKindLabels,
} from '@hauswart/domain/real-estate/building.labels'
import { cantonLabels } from '@hauswart/domain/real-estate/canton.labels'
import {
  cantons,
  ownershipForms,
  realEstateKinds,
  realEstateUsages,
} from '@hauswart/domain/real-estate/real-estate'
import {
  ownershipFormLabels,
  realEstateKindLabels,
  realEstateUsageLabels,
} from '@hauswart/domain/real-estate/real-estate.labels'

export const kindChoices = realEstateKinds.map((value) => ({ value, label: realEstateKindLabels[value] }))
export const usageChoices = realEstateUsages.map((value) => ({ value, label: realEstateUsageLabels[value] }))
export const ownershipChoices = ownershipForms.map((value) => ({ value, label: ownershipFormLabels[value] }))
/** By name: that is how an owner looks for it. */
export const cantonChoices = cantons
  .map((value) => ({ value, label: cantonLabels[value] }))
  .toSorted((a, b) => a.label.localeCompare(b.label, 'de-CH'))
export const periodChoices = buildPeriods.map((value) => ({ value, label: buildPeriodLabel(value) }))
export const heatingChoices = heatingKinds.map((value) => ({ value, label: heatingKindLabels[value] }))
export const hotWaterChoices = hotWaterKinds.map((value) => ({ value, label: hotWaterKindLabels[value] }))
export const geakChoices = geakClasses.map((value) => ({
  value,
  label: `${value} – ${geakClassLabels[value]}`,
}))
