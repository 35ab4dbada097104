import {
  cantons,
  ownershipForms,
  realEstateKinds,
  realEstateUsages,
  yearsAhead,
  type Canton,
  type OwnershipForm,
  type RealEstateKind,
  type RealEstateUsage,
} from '@hauswart/domain/real-estate/real-estate'
import { cantonLabels } from '@hauswart/domain/real-estate/canton.labels'
import { createRealEstateInput } from '@hauswart/domain/real-estate/real-estate.input'
import {
  ownershipFormLabels,
  realEstateKindLabels,
  realEstateUsageLabels,
} from '@hauswart/domain/real-estate/real-estate.labels'
import { fieldFaults } from '@hauswart/domain/fields/field.labels'
import { clearable, wholeNumber } from '@hauswart/domain/fields/fields'
import * as z from 'zod/mini'
import { area, number } from '#lib/format.ts'
import type { FaultTexts } from '#ui/form-faults.ts'
import type { HouseQuery } from '../../gql/graphql.ts'
import { realEstateTexts } from './real-estate.texts.ts'

export type HouseFacts = NonNullable<HouseQuery['realEstate']>

/** A house as the forms hold it; an empty text or choice is no answer. */
export type HouseValues = {
  readonly name: string
  readonly kind: RealEstateKind | ''
  readonly usage: RealEstateUsage | ''
  readonly ownership: OwnershipForm | ''
  readonly street: string
  readonly houseNumber: string
  readonly zip: string
  readonly city: string
  readonly canton: Canton | ''
  readonly buildYear: number | null
  readonly floors: number | null
  readonly livingAreaM2: number | null
  readonly rooms: number | null
  readonly plotAreaM2: number | null
  readonly egid: number | null
  readonly ewid: number | null
  readonly egrid: string
  readonly municipalityNumber: number | null
  readonly note: string
}

/** Any record with the fields of a house: stored, drafted, or what a conflict brought. */
export function valuesOf(record: Readonly<Record<string, unknown>>): HouseValues {
  const text = (name: string) => (typeof record[name] === 'string' ? record[name] : '')
  const figure = (name: string) => (typeof record[name] === 'number' ? record[name] : null)
  return {
    name: text('name'),
    kind: realEstateKinds.find((one) => one === record['kind']) ?? '',
    usage: realEstateUsages.find((one) => one === record['usage']) ?? '',
    ownership: ownershipForms.find((one) => one === record['ownership']) ?? '',
    street: text('street'),
    houseNumber: text('houseNumber'),
    zip: text('zip'),
    city: text('city'),
    canton: cantons.find((one) => one === record['canton']) ?? '',
    buildYear: figure('buildYear'),
    floors: figure('floors'),
    livingAreaM2: figure('livingAreaM2'),
    rooms: figure('rooms'),
    plotAreaM2: figure('plotAreaM2'),
    egid: figure('egid'),
    ewid: figure('ewid'),
    egrid: text('egrid'),
    municipalityNumber: figure('municipalityNumber'),
    note: text('note'),
  }
}

/** What was not answered is nothing; the land register writes its numbers with spaces. */
export function prepare(values: HouseValues): object {
  const all = { ...values, egrid: values.egrid.replaceAll(/\s/g, '').toUpperCase() }
  return Object.fromEntries(
    Object.entries(all).map(([name, value]) => [
      name,
      typeof value === 'string' && value.trim() === '' ? null : value,
    ]),
  )
}

/** The server's schema, with the year of construction it allows today. */
export const schemaOf = (thisYear: number) =>
  z.extend(z.omit(createRealEstateInput, { id: true }), {
    buildYear: clearable(wholeNumber(1_000, thisYear + yearsAhead)),
  })
export type HouseInput = z.output<ReturnType<typeof schemaOf>>

export function faultTexts(thisYear: number): FaultTexts<HouseValues> {
  const { required, choose, zip, egrid, half, between, tooLong } = fieldFaults
  const line = (max: number) => (value: string) => (value.trim() === '' ? required : tooLong(max))
  return {
    name: line(80),
    kind: choose,
    usage: choose,
    ownership: choose,
    street: line(120),
    houseNumber: tooLong(12),
    zip: (value) => (value.trim() === '' ? required : zip),
    city: line(80),
    canton: choose,
    buildYear: between('1000', String(thisYear + yearsAhead)),
    floors: between('1', '50'),
    livingAreaM2: between('5', number(5_000)),
    rooms: (_, { code }) => (code === 'not_multiple_of' ? half : between('1', '50')),
    plotAreaM2: between('0', number(1_000_000)),
    egid: between('1', number(900_000_000)),
    ewid: between('1', '900'),
    egrid,
    municipalityNumber: between('1', number(9_999)),
    note: tooLong(5_000),
  }
}

/** An answer as people read it. */
export function readable(name: keyof HouseValues, value: unknown): string {
  if (value === '' || value === null || value === undefined) return realEstateTexts.form.none
  if (typeof value === 'number') {
    if (name === 'livingAreaM2' || name === 'plotAreaM2') return area(value)
    return name === 'rooms' ? number(value, 1) : String(value)
  }
  const words: Partial<Record<keyof HouseValues, Readonly<Record<string, string>>>> = {
    kind: realEstateKindLabels,
    usage: realEstateUsageLabels,
    ownership: ownershipFormLabels,
    canton: cantonLabels,
  }
  const text = typeof value === 'string' || typeof value === 'number' ? String(value) : ''
  return words[name]?.[text] ?? text
}

/** «Lindenweg 14». */
export const streetLine = ({
  street,
  houseNumber,
}: {
  street: string | null
  houseNumber: string | null
}): string => [street, houseNumber].filter((part) => part !== null && part !== '').join(' ')
