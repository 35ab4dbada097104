import {
  componentConditions,
  componentKeys,
  componentUnits,
  type ComponentCondition,
  type ComponentKey,
  type ComponentUnit,
} from '@hauswart/domain/real-estate/component'
import { addComponentInput } from '@hauswart/domain/real-estate/component.input'
import {
  componentConditionLabels,
  componentLabels,
  componentUnitLabels,
} from '@hauswart/domain/real-estate/component.labels'
import { yearsAhead, type RealEstateKind } from '@hauswart/domain/real-estate/real-estate'
import { isSharedByNature } from '@hauswart/domain/real-estate/shared-by-nature'
import { fieldFaults } from '@hauswart/domain/fields/field.labels'
import { clearable, wholeNumber } from '@hauswart/domain/fields/fields'
import * as z from 'zod/mini'
import { number } from '#device/text/format.ts'
import type { FaultTexts } from '#ui/form/form-faults.ts'
import type { ComponentRow } from '#house/nouns/components.ts'
import type { Shown } from '#house/record/record.ts'
import { componentsTexts } from './components.texts.ts'

export type Component = Shown<ComponentRow>

/** A component as the form holds it; an empty text or choice is no answer. */
export type ComponentValues = {
  readonly catalogKey: ComponentKey | ''
  readonly roomId: string
  readonly condition: ComponentCondition | ''
  readonly installedYear: number | null
  readonly lastRenewedYear: number | null
  readonly isInstalledYearAssumed: boolean
  readonly name: string
  readonly material: string
  readonly quantity: number | null
  readonly unit: ComponentUnit | ''
  readonly note: string
  readonly manufacturer: string
  readonly model: string
  readonly serialNumber: string
  readonly ownLifetimeYears: number | null
  readonly isShared: boolean
}

/** Any record with the fields of a component: from a list, or what a conflict brought. */
export function valuesOf(record: Readonly<Record<string, unknown>>): ComponentValues {
  const text = (name: string) => (typeof record[name] === 'string' ? record[name] : '')
  const figure = (name: string) => (typeof record[name] === 'number' ? record[name] : null)
  return {
    catalogKey: componentKeys.find((key) => key === record['catalogKey']) ?? '',
    roomId: text('roomId'),
    condition: componentConditions.find((one) => one === record['condition']) ?? '',
    installedYear: figure('installedYear'),
    lastRenewedYear: figure('lastRenewedYear'),
    isInstalledYearAssumed: record['isInstalledYearAssumed'] === true,
    name: text('name'),
    material: text('material'),
    quantity: figure('quantity'),
    unit: componentUnits.find((one) => one === record['unit']) ?? '',
    note: text('note'),
    manufacturer: text('manufacturer'),
    model: text('model'),
    serialNumber: text('serialNumber'),
    ownLifetimeYears: figure('ownLifetimeYears'),
    isShared: record['isShared'] === true,
  }
}

type House = { readonly kind: RealEstateKind | null; readonly buildYear: number | null }

/** A new component begins with the year of the house, called what it is: assumed. */
export function newValues(catalogKey: string, { kind, buildYear }: House, roomId = ''): ComponentValues {
  const isInstalledYearAssumed = buildYear !== null
  const values = valuesOf({ catalogKey, roomId, installedYear: buildYear, isInstalledYearAssumed })
  return { ...values, isShared: isSharedAtFirst(kind, values.catalogKey) }
}

/** Whose a new component is, until somebody says otherwise. */
export const isSharedAtFirst = (kind: RealEstateKind | null, key: ComponentKey | ''): boolean =>
  key !== '' && isSharedByNature(kind, key)

/** What was not answered clears the fact. */
export const prepare = (values: ComponentValues): object =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      typeof value === 'string' && value.trim() === '' ? null : value,
    ]),
  )

/** The server's schema, with the years it allows today. */
export function schemaOf(thisYear: number) {
  const year = wholeNumber(1_000, thisYear + yearsAhead)
  return z
    .extend(z.omit(addComponentInput, { id: true }), {
      installedYear: year,
      lastRenewedYear: clearable(year),
    })
    .check(
      z.refine(({ installedYear, lastRenewedYear }) => (lastRenewedYear ?? installedYear) >= installedYear, {
        path: ['lastRenewedYear'],
      }),
    )
}
export type ComponentFacts = z.output<ReturnType<typeof schemaOf>>

export function faultTexts(thisYear: number): FaultTexts<ComponentValues> {
  const { required, choose, between, tooLong, renewedBeforeInstalled } = fieldFaults
  const year = between('1000', String(thisYear + yearsAhead))
  return {
    catalogKey: choose,
    roomId: choose,
    condition: choose,
    installedYear: (value) => (value === null ? required : year),
    lastRenewedYear: (_, { code }) => (code === 'custom' ? renewedBeforeInstalled : year),
    name: tooLong(80),
    material: tooLong(60),
    quantity: between('0', number(1_000_000)),
    unit: choose,
    note: tooLong(5_000),
    manufacturer: tooLong(80),
    model: tooLong(80),
    serialNumber: tooLong(80),
    ownLifetimeYears: between('1', '200'),
  }
}

/** An answer as people read it, for the choice between two versions. */
export function readable(name: keyof ComponentValues, value: unknown): string {
  const { yes, no, none } = componentsTexts
  if (typeof value === 'boolean') return value ? yes : no
  if (value === '' || value === null) return none
  const words: Partial<Record<keyof ComponentValues, Readonly<Record<string, string>>>> = {
    catalogKey: componentLabels,
    condition: componentConditionLabels,
    unit: componentUnitLabels,
  }
  const text = typeof value === 'string' || typeof value === 'number' ? String(value) : ''
  return words[name]?.[text] ?? text
}
