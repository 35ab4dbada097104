import { yearsOfPeriod, type BuildPeriod } from '@hauswart/domain/real-estate/building'
import type { ComponentCondition, ComponentKey } from '@hauswart/domain/real-estate/component'
import type { NewComponentInput } from '@hauswart/domain/real-estate/component.input'
import { componentOfHeating } from '@hauswart/domain/real-estate/heating-component'
import { isSharedByNature } from '@hauswart/domain/real-estate/shared-by-nature'
import { checkedParts, figure, type Answers, type CheckedPart } from './answers.ts'
import type { Draft } from '#features/recording/draft/draft.ts'

/** The year everything is taken to be from unless somebody knows better; a period stands for its middle. */
export type BuiltIn = { readonly year: number; readonly isAssumed: boolean }

const oldestSpan = 30

export function builtIn(
  { buildYear, buildPeriod }: Pick<Answers, 'buildYear' | 'buildPeriod'>,
  thisYear: number,
): BuiltIn | undefined {
  const year = figure(buildYear)
  if (year !== null) return { year, isAssumed: false }
  return buildPeriod === '' ? undefined : { year: middleOf(buildPeriod, thisYear), isAssumed: true }
}

function middleOf(period: BuildPeriod, thisYear: number): number {
  const { from, to = thisYear } = yearsOfPeriod(period)
  return Math.round(((from ?? to - oldestSpan) + to) / 2)
}

/** Which component of the catalogue a part of the quick check is in this house. */
export function catalogKeyOf(part: CheckedPart, answers: Answers): ComponentKey | undefined {
  switch (part) {
    case 'roof':
      return answers.roofKind === '' ? 'pitched_roof' : answers.roofKind
    case 'facade':
      return answers.facadeKind === '' ? 'plaster_facade' : answers.facadeKind
    case 'heating':
      return answers.heating === '' ? undefined : componentOfHeating(answers.heating)
    case 'pipes':
      return 'water_pipes'
    case 'windows':
    case 'kitchen':
    case 'bathroom':
    case 'electrics':
      return part
  }
  return undefined
}

/** Whether the owner said anything about a part: its year or its condition. */
export const isPartAnswered = (part: CheckedPart, answers: Answers): boolean =>
  figure(answers[`${part}Year`]) !== null || answers[`${part}Condition`] !== ''

/** The parts the quick check asks about: a house without heating has none to judge. */
export const askedParts = ({ heating }: Answers): readonly CheckedPart[] =>
  checkedParts.filter((part) => part !== 'heating' || heating !== 'none')

/**
 * The components a house is recorded with. What nobody knows is taken to be as old as the house and marked so; where
 * not even that is known nothing is claimed.
 */
export function plannedOf(draft: Draft, thisYear: number): NewComponentInput[] {
  const { answers, componentIds } = draft
  const house = builtIn(answers, thisYear)
  const parts = askedParts(answers).flatMap((part): NewComponentInput[] => {
    const catalogKey = catalogKeyOf(part, answers)
    const years = yearsOf(figure(answers[`${part}Year`]), house)
    if (catalogKey === undefined || years === undefined) return []
    const condition = conditionOf(answers[`${part}Condition`])
    const judged = condition === null ? {} : { condition }
    return [{ id: componentIds[part], catalogKey, ...years, ...judged, ...ownedBy(answers, catalogKey) }]
  })
  const solar = figure(answers.photovoltaicsYear)
  if (answers.photovoltaics !== 'yes' || solar === null) return parts
  const catalogKey = 'photovoltaics'
  const plant = { id: componentIds.photovoltaics, catalogKey, installedYear: solar } as const
  return [...parts, { ...plant, ...ownedBy(answers, catalogKey) }]
}

/** A flat has its share of roof and heating; the whole of them belongs to the community. */
const ownedBy = ({ kind }: Answers, key: ComponentKey): Pick<NewComponentInput, 'isShared'> =>
  isSharedByNature(kind === '' ? null : kind, key) ? { isShared: true } : {}

type ComponentYears = Pick<NewComponentInput, 'installedYear' | 'lastRenewedYear' | 'isInstalledYearAssumed'>

function yearsOf(renewed: number | null, house: BuiltIn | undefined): ComponentYears | undefined {
  if (house === undefined) return renewed === null ? undefined : { installedYear: renewed }
  if (renewed === null) return { installedYear: house.year, isInstalledYearAssumed: true }
  if (renewed > house.year)
    return { installedYear: house.year, isInstalledYearAssumed: true, lastRenewedYear: renewed }
  return renewed === house.year && house.isAssumed
    ? { installedYear: renewed, isInstalledYearAssumed: true }
    : { installedYear: renewed }
}

const conditionOf = (answer: ComponentCondition | ''): ComponentCondition | null =>
  answer === '' ? null : answer
