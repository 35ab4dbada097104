import { buildPeriods, geakClasses, heatingKinds, hotWaterKinds } from '@hauswart/domain/real-estate/building'
import {
  cantons,
  ownershipForms,
  realEstateKinds,
  realEstateUsages,
  yearsAhead,
} from '@hauswart/domain/real-estate/real-estate'
import { createRealEstateInput } from '@hauswart/domain/real-estate/real-estate.input'
import { fieldFaults } from '@hauswart/domain/fields/field.labels'
import { clearable, wholeNumber } from '@hauswart/domain/fields/fields'
import * as z from 'zod/mini'
import { factWords } from '@hauswart/domain/real-estate/fact-words'
import { number } from '#device/text/format.ts'
import {
  answer,
  choiceOf,
  dayFact,
  figureFact,
  formFacts,
  optionalLine,
  orNothing,
  own,
  requiredLine,
  type ValuesOf,
} from '#ui/form/form-facts.ts'
import type { HouseQuery } from '#gql/graphql.ts'
import { realEstateTexts } from './real-estate.texts.ts'

export type HouseFacts = NonNullable<HouseQuery['realEstate']>

/** The server's schema, with the year of construction it allows today. */
const schemaOf = (thisYear: number) =>
  z.extend(z.omit(createRealEstateInput, { id: true, origins: true, components: true, finance: true }), {
    buildYear: clearable(wholeNumber(1_000, thisYear + yearsAhead)),
    heatingYear: clearable(wholeNumber(1_000, thisYear + 1)),
  })

const { zip, egrid, half, between } = fieldFaults
const figureIn = (min: number, max: number) => figureFact(between(number(min), number(max)))
const yearUntil = (last: number) => figureFact(between('1000', String(last)))

/** A house as the forms hold it. */
export const houseForm = (thisYear: number) =>
  formFacts<HouseFacts>()(
    {
      name: requiredLine(80),
      kind: choiceOf(realEstateKinds),
      usage: choiceOf(realEstateUsages),
      ownership: choiceOf(ownershipForms),
      street: requiredLine(120),
      houseNumber: optionalLine(12),
      zip: requiredLine(zip),
      city: requiredLine(80),
      canton: choiceOf(cantons),
      buildYear: yearUntil(thisYear + yearsAhead),
      buildPeriod: choiceOf(buildPeriods),
      floors: figureIn(1, 50),
      livingAreaM2: figureIn(5, 5_000),
      rooms: figureFact((_rooms, { code }) => (code === 'not_multiple_of' ? half : between('1', '50'))),
      plotAreaM2: figureIn(0, 1_000_000),
      volumeM3: figureIn(1, 3_000_000),
      dwellings: figureIn(0, 1_000),
      isListed: answer(),
      heating: choiceOf(heatingKinds),
      heatingYear: yearUntil(thisYear + 1),
      hotWater: choiceOf(hotWaterKinds),
      hasPhotovoltaics: answer(),
      energyAreaM2: figureIn(1, 900_000),
      geakEnvelope: choiceOf(geakClasses),
      geakTotal: choiceOf(geakClasses),
      geakOn: dayFact(realEstateTexts.form.notDay),
      egid: figureIn(1, 900_000_000),
      ewid: figureIn(1, 900),
      // The land register writes its numbers with spaces.
      egrid: own({
        blank: '',
        read: (said: string | null | undefined) => said ?? '',
        write: (said) => orNothing(said.replaceAll(/\s/g, '').toUpperCase()),
        fault: egrid,
      }),
      parcel: optionalLine(20),
      municipalityNumber: figureIn(1, 9_999),
      east: figureIn(2_480_000, 2_840_000),
      north: figureIn(1_070_000, 1_300_000),
      note: optionalLine(5_000),
    },
    schemaOf(thisYear),
  )
export type HouseValues = ValuesOf<typeof houseForm>

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
