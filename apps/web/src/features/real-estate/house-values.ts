import {
  buildPeriods,
  geakClasses,
  heatingKinds,
  hotWaterKinds,
  type BuildPeriod,
  type GeakClass,
  type HeatingKind,
  type HotWaterKind,
} from '@hauswart/domain/real-estate/building'
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
import { createRealEstateInput } from '@hauswart/domain/real-estate/real-estate.input'
import { fieldFaults } from '@hauswart/domain/fields/field.labels'
import { clearable, wholeNumber } from '@hauswart/domain/fields/fields'
import * as z from 'zod/mini'
import { factWords } from '@hauswart/domain/real-estate/fact-words'
import { number } from '#device/text/format.ts'
import type { FaultTexts } from '#ui/form/form-faults.ts'
import type { HouseQuery } from '#gql/graphql.ts'
import { realEstateTexts } from './real-estate.texts.ts'

export type HouseFacts = NonNullable<HouseQuery['realEstate']>

const yesNo = ['yes', 'no'] as const
export type YesNo = (typeof yesNo)[number]

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
  readonly buildPeriod: BuildPeriod | ''
  readonly floors: number | null
  readonly livingAreaM2: number | null
  readonly rooms: number | null
  readonly plotAreaM2: number | null
  readonly volumeM3: number | null
  readonly dwellings: number | null
  readonly isListed: YesNo | ''
  readonly heating: HeatingKind | ''
  readonly heatingYear: number | null
  readonly hotWater: HotWaterKind | ''
  readonly hasPhotovoltaics: YesNo | ''
  readonly energyAreaM2: number | null
  readonly geakEnvelope: GeakClass | ''
  readonly geakTotal: GeakClass | ''
  readonly geakOn: string | null
  readonly egid: number | null
  readonly ewid: number | null
  readonly egrid: string
  readonly parcel: string
  readonly municipalityNumber: number | null
  readonly east: number | null
  readonly north: number | null
  readonly note: string
}

/** Any record with the fields of a house: stored, drafted, or what a conflict brought. */
export function valuesOf(record: Readonly<Record<string, unknown>>): HouseValues {
  const text = (name: string) => (typeof record[name] === 'string' ? record[name] : '')
  const figure = (name: string) => (typeof record[name] === 'number' ? record[name] : null)
  // A stored answer is true or false, a drafted one already a word.
  const answer = (name: string) =>
    typeof record[name] === 'boolean'
      ? yesNo[record[name] ? 0 : 1]
      : (yesNo.find((one) => one === record[name]) ?? '')
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
    buildPeriod: buildPeriods.find((one) => one === record['buildPeriod']) ?? '',
    floors: figure('floors'),
    livingAreaM2: figure('livingAreaM2'),
    rooms: figure('rooms'),
    plotAreaM2: figure('plotAreaM2'),
    volumeM3: figure('volumeM3'),
    dwellings: figure('dwellings'),
    isListed: answer('isListed'),
    heating: heatingKinds.find((one) => one === record['heating']) ?? '',
    heatingYear: figure('heatingYear'),
    hotWater: hotWaterKinds.find((one) => one === record['hotWater']) ?? '',
    hasPhotovoltaics: answer('hasPhotovoltaics'),
    energyAreaM2: figure('energyAreaM2'),
    geakEnvelope: geakClasses.find((one) => one === record['geakEnvelope']) ?? '',
    geakTotal: geakClasses.find((one) => one === record['geakTotal']) ?? '',
    geakOn: typeof record['geakOn'] === 'string' ? record['geakOn'] : null,
    egid: figure('egid'),
    ewid: figure('ewid'),
    egrid: text('egrid'),
    parcel: text('parcel'),
    municipalityNumber: figure('municipalityNumber'),
    east: figure('east'),
    north: figure('north'),
    note: text('note'),
  }
}

/** What was not answered is nothing; the land register writes its numbers with spaces. */
export function prepare(values: HouseValues): object {
  const all = {
    ...values,
    egrid: values.egrid.replaceAll(/\s/g, '').toUpperCase(),
    isListed: truth(values.isListed),
    hasPhotovoltaics: truth(values.hasPhotovoltaics),
  }
  return Object.fromEntries(
    Object.entries(all).map(([name, value]) => [
      name,
      typeof value === 'string' && value.trim() === '' ? null : value,
    ]),
  )
}

const truth = (answer: YesNo | ''): boolean | null => (answer === '' ? null : answer === 'yes')

/** The server's schema, with the year of construction it allows today. */
export const schemaOf = (thisYear: number) =>
  z.extend(z.omit(createRealEstateInput, { id: true, origins: true, components: true, finance: true }), {
    buildYear: clearable(wholeNumber(1_000, thisYear + yearsAhead)),
    heatingYear: clearable(wholeNumber(1_000, thisYear + 1)),
  })

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
    buildPeriod: choose,
    floors: between('1', '50'),
    livingAreaM2: between('5', number(5_000)),
    rooms: (_, { code }) => (code === 'not_multiple_of' ? half : between('1', '50')),
    plotAreaM2: between('0', number(1_000_000)),
    volumeM3: between('1', number(3_000_000)),
    dwellings: between('0', number(1_000)),
    isListed: choose,
    heating: choose,
    heatingYear: between('1000', String(thisYear + 1)),
    hotWater: choose,
    hasPhotovoltaics: choose,
    energyAreaM2: between('1', number(900_000)),
    geakEnvelope: choose,
    geakTotal: choose,
    geakOn: realEstateTexts.form.notDay,
    egid: between('1', number(900_000_000)),
    ewid: between('1', '900'),
    egrid,
    parcel: tooLong(20),
    municipalityNumber: between('1', number(9_999)),
    east: between(number(2_480_000), number(2_840_000)),
    north: between(number(1_070_000), number(1_300_000)),
    note: tooLong(5_000),
  }
}

/** An answer as people read it. */
export function readable(name: keyof HouseValues, value: unknown): string {
  const { yes, no, none } = realEstateTexts.form
  if (value === 'yes' || value === 'no') return value === 'yes' ? yes : no
  return factWords(name, value) ?? none
}

/** «Lindenweg 14». */
export const streetLine = ({
  street,
  houseNumber,
}: {
  street: string | null
  houseNumber: string | null
}): string => [street, houseNumber].filter((part) => part !== null && part !== '').join(' ')

/** «Lindenweg 14» and «8610 Uster», as far as they are known. */
export const addressLines = (
  house: Pick<HouseFacts, 'street' | 'houseNumber' | 'zip' | 'city'>,
): readonly string[] =>
  [streetLine(house), [house.zip, house.city].filter(Boolean).join(' ')].filter((line) => line !== '')

/** Whether a community of owners stands behind the house. */
export const isCondominium = ({ kind, ownership }: Pick<HouseFacts, 'kind' | 'ownership'>): boolean =>
  kind === 'condominium_flat' || ownership === 'condominium'
