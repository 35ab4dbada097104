import type { AddComponentInput } from '@hauswart/domain/real-estate/component.input'
import {
  componentConditions,
  componentKeys,
  componentUnits,
  type ComponentKey,
} from '@hauswart/domain/real-estate/component'
import {
  componentConditionLabels,
  componentLabels,
  componentUnitLabels,
} from '@hauswart/domain/real-estate/component.labels'
import { fieldFaults } from '@hauswart/domain/fields/field.labels'
import { all, chosen, decimal, optional, required, whole, year } from '#lib/field-rules.ts'
import { parseNumber, parseWhole } from '#lib/parse.ts'
import type { Faults, Rules } from '#lib/use-form.ts'
import type { HouseComponentsQuery } from '../../gql/graphql.ts'
import { componentsTexts } from './components.texts.ts'

export type Component = NonNullable<HouseComponentsQuery['realEstate']>['components']['nodes'][number]

const names = [
  'catalogKey',
  'installedYear',
  'isInstalledYearAssumed',
  'condition',
  'lastRenewedYear',
  'name',
  'material',
  'quantity',
  'unit',
  'isShared',
  'manufacturer',
  'model',
  'serialNumber',
  'ownLifetimeYears',
  'note',
] as const
export type ComponentField = (typeof names)[number]
/** A form as typed; a tick is `yes` or nothing. */
export type ComponentValues = Readonly<Record<ComponentField, string>>

const none = Object.fromEntries(names.map((name) => [name, ''])) as ComponentValues

/** A new component begins with the year of the house, called what it is: assumed. */
export const newValues = (catalogKey: string, buildYear: number | null): ComponentValues => ({
  ...none,
  catalogKey: componentKeys.find((key) => key === catalogKey) ?? '',
  installedYear: buildYear === null ? '' : String(buildYear),
  isInstalledYearAssumed: buildYear === null ? '' : 'yes',
})

/** Any record that has the fields of a component: from a list, or what a conflict brought. */
export const valuesOf = (record: Readonly<Record<string, unknown>>): ComponentValues =>
  Object.fromEntries(names.map((name) => [name, typed(record[name])])) as ComponentValues

function typed(value: unknown): string {
  if (typeof value === 'boolean') return value ? 'yes' : ''
  return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
}

export const rulesOf = (thisYear: number): Rules<ComponentValues> => ({
  catalogKey: chosen,
  installedYear: all(required(4), year(1_000, thisYear + 1)),
  lastRenewedYear: year(1_000, thisYear + 1),
  name: optional(80),
  material: optional(60),
  quantity: decimal(0, 1_000_000),
  manufacturer: optional(80),
  model: optional(80),
  serialNumber: optional(80),
  ownLifetimeYears: whole(1, 200),
  note: optional(5_000),
})

export function faultsBetween({ installedYear, lastRenewedYear }: ComponentValues): Faults<ComponentValues> {
  const [built, renewed] = [parseWhole(installedYear), parseWhole(lastRenewedYear)]
  return built !== null && renewed !== null && renewed < built
    ? { lastRenewedYear: fieldFaults.renewedBeforeInstalled }
    : {}
}

type Facts = Omit<AddComponentInput, 'id'>

/** What the server is told; nothing typed clears a fact. */
export function factsOf(values: ComponentValues): Facts {
  return {
    catalogKey: values.catalogKey as ComponentKey,
    installedYear: parseWhole(values.installedYear) ?? 0,
    isInstalledYearAssumed: values.isInstalledYearAssumed === 'yes',
    lastRenewedYear: parseWhole(values.lastRenewedYear),
    condition: componentConditions.find((one) => one === values.condition) ?? null,
    name: line(values.name),
    material: line(values.material),
    quantity: parseNumber(values.quantity),
    unit: componentUnits.find((one) => one === values.unit) ?? null,
    isShared: values.isShared === 'yes',
    manufacturer: line(values.manufacturer),
    model: line(values.model),
    serialNumber: line(values.serialNumber),
    ownLifetimeYears: parseWhole(values.ownLifetimeYears),
    note: line(values.note),
  }
}

const line = (text: string): string | null => (text.trim() === '' ? null : text.trim())

/** Only what was changed: an unchanged condition said again would count as a new judgement. */
export function changesOf(values: ComponentValues, changed: readonly ComponentField[]): Partial<Facts> {
  const facts = factsOf(values)
  return Object.fromEntries(
    changed.filter((name) => name !== 'catalogKey').map((name) => [name, facts[name]]),
  ) as Partial<Facts>
}

/** A typed answer as people read it, for the choice between two versions. */
export function readable(name: ComponentField, value: string): string {
  const { yes, no, none: empty } = componentsTexts
  if (name === 'isShared' || name === 'isInstalledYearAssumed') return value === 'yes' ? yes : no
  if (value === '') return empty
  const words: Readonly<Record<string, string>> =
    name === 'condition'
      ? componentConditionLabels
      : name === 'unit'
        ? componentUnitLabels
        : name === 'catalogKey'
          ? componentLabels
          : {}
  return words[value] ?? value
}
