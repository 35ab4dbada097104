import { buildPeriods, geakClasses, heatingKinds, hotWaterKinds } from '@hauswart/domain/real-estate/building'
import {
  buildPeriodLabel,
  heatingKindLabels,
  hotWaterKindLabels,
} from '@hauswart/domain/real-estate/building.labels'
import { cantonLabels } from '@hauswart/domain/real-estate/canton.labels'
import {
  cantons,
  ownershipForms,
  realEstateKinds,
  realEstateUsages,
  type RealEstateKind,
} from '@hauswart/domain/real-estate/real-estate'
import { ownershipFormLabels, realEstateKindLabels } from '@hauswart/domain/real-estate/real-estate.labels'
import { facadeKinds, roofKinds, yesNo } from './answers.ts'
import { recordingTexts } from './recording.texts.ts'

const { facts, energy, components } = recordingTexts

/** By name: that is how an owner looks for it. */
export const cantonChoices = cantons
  .map((value) => ({ value, label: cantonLabels[value] }))
  .toSorted((a, b) => a.label.localeCompare(b.label, 'de-CH'))

type CommonKind = keyof typeof facts.kinds
const commonKinds = Object.keys(facts.kinds) as CommonKind[]
const isCommon = (kind: RealEstateKind | ''): kind is CommonKind => commonKinds.some((one) => one === kind)

/** What most houses are; «Anderes» asks further. */
export const commonKindChoices = [
  ...commonKinds.map((value) => ({ value, label: facts.kinds[value] })),
  { value: 'elsewise', label: facts.otherKind },
] as const
export const otherKindChoices = realEstateKinds
  .filter((kind) => !isCommon(kind))
  .map((value) => ({ value, label: realEstateKindLabels[value] }))
export const commonKindOf = (kind: RealEstateKind | ''): CommonKind | 'elsewise' | '' =>
  kind === '' || isCommon(kind) ? kind : 'elsewise'

export const usageChoices = realEstateUsages.map((value) => ({ value, label: facts.usages[value] }))
export const ownershipChoices = ownershipForms.map((value) => ({ value, label: ownershipFormLabels[value] }))
export const periodChoices = buildPeriods.map((value) => ({ value, label: buildPeriodLabel(value) }))
export const heatingChoices = heatingKinds.map((value) => ({ value, label: heatingKindLabels[value] }))
export const hotWaterChoices = hotWaterKinds.map((value) => ({ value, label: hotWaterKindLabels[value] }))
export const geakChoices = geakClasses.map((value) => ({ value, label: value }))
export const yesNoChoices = yesNo.map((value) => ({ value, label: energy[value] }))
export const roofChoices = roofKinds.map((value) => ({ value, label: components.roofKinds[value] }))
export const facadeChoices = facadeKinds.map((value) => ({ value, label: components.facadeKinds[value] }))
