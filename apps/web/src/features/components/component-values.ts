import {
  componentConditions,
  componentKeys,
  componentUnits,
  type ComponentKey,
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
import {
  choiceOf,
  figureFact,
  formFacts,
  optionalLine,
  ruled,
  tick,
  type ValuesOf,
} from '#ui/form/form-facts.ts'
import type { ComponentRow } from '#house/nouns/components.ts'
import type { Shown } from '#house/record/record.ts'
import { componentsTexts } from './components.texts.ts'

export type Component = Shown<ComponentRow>

/** The server's schema, with the years it allows today. */
function schemaOf(thisYear: number) {
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

const { required, choose, between, renewedBeforeInstalled } = fieldFaults

/** A component as the form holds it. */
export function componentForm(thisYear: number) {
  const year = between('1000', String(thisYear + yearsAhead))
  return formFacts<ComponentRow>()(
    {
      catalogKey: choiceOf(componentKeys),
      roomId: optionalLine(choose),
      condition: choiceOf(componentConditions),
      installedYear: figureFact((value) => (value === null ? required : year)),
      lastRenewedYear: figureFact(ruled(renewedBeforeInstalled, year)),
      isInstalledYearAssumed: tick(),
      name: optionalLine(80),
      material: optionalLine(60),
      quantity: figureFact(between('0', number(1_000_000))),
      unit: choiceOf(componentUnits),
      note: optionalLine(5_000),
      manufacturer: optionalLine(80),
      model: optionalLine(80),
      serialNumber: optionalLine(80),
      ownLifetimeYears: figureFact(between('1', '200')),
      isShared: tick(),
    },
    schemaOf(thisYear),
  )
}
export type ComponentValues = ValuesOf<typeof componentForm>

type House = { readonly kind: RealEstateKind | null; readonly buildYear: number | null }

/** A new component begins with the year of the house, called what it is: assumed. */
export function begun(key: string, { kind, buildYear }: House, roomId = ''): Partial<ComponentValues> {
  const catalogKey = componentKeys.find((one) => one === key) ?? ''
  const isInstalledYearAssumed = buildYear !== null
  const isShared = isSharedAtFirst(kind, catalogKey)
  return { catalogKey, roomId, installedYear: buildYear, isInstalledYearAssumed, isShared }
}

/** Whose a new component is, until somebody says otherwise. */
export const isSharedAtFirst = (kind: RealEstateKind | null, key: ComponentKey | ''): boolean =>
  key !== '' && isSharedByNature(kind, key)

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
