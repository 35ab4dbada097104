import type { CreateRealEstateInput } from '@hauswart/domain/real-estate/real-estate.input'
import { streetLine, type Answers, type YesNo } from '#features/recording/answers.ts'
import type { Draft } from '#features/recording/draft/draft.ts'
import { plannedOf } from '#features/recording/planned-components.ts'
import { saidOrigins } from '#features/recording/proposals.ts'

/** The house of a draft as the server takes it, with its components and what is known of its purchase. */
export function houseInput(draft: Draft, thisYear: number): Omit<CreateRealEstateInput, 'id'> {
  const { answers, proposals } = draft
  const { kind, usage, ownership, canton } = answers
  if (kind === '' || usage === '' || ownership === '' || canton === '')
    throw new Error('a draft without its required answers cannot be recorded')
  const components = plannedOf(draft, thisYear)
  const finance = financeOf(answers)
  return {
    name: answers.name.trim() === '' ? streetLine(answers) : answers.name,
    kind,
    usage,
    ownership,
    canton,
    street: answers.street,
    houseNumber: text(answers.houseNumber),
    zip: answers.zip,
    city: answers.city,
    municipalityNumber: answers.municipalityNumber,
    egid: answers.egid,
    ewid: answers.ewid,
    egrid: text(answers.egrid),
    parcel: text(answers.parcel),
    east: answers.east,
    north: answers.north,
    buildYear: answers.buildYear,
    buildPeriod: choice(answers.buildPeriod),
    floors: answers.floors,
    livingAreaM2: answers.livingAreaM2,
    rooms: answers.rooms,
    volumeM3: answers.volumeM3,
    energyAreaM2: answers.energyAreaM2,
    dwellings: answers.dwellings,
    heating: choice(answers.heating),
    heatingYear: answers.heating === 'none' ? null : answers.heatingYear,
    hotWater: choice(answers.hotWater),
    hasPhotovoltaics: truth(answers.photovoltaics),
    ...(answers.geak === 'yes' && {
      geakEnvelope: choice(answers.geakEnvelope),
      geakTotal: choice(answers.geakTotal),
      geakOn: answers.geakOn,
    }),
    origins: saidOrigins(answers, proposals),
    ...(components.length > 0 && { components }),
    ...(finance !== undefined && { finance }),
  }
}

function financeOf({ purchasedOn, purchasePriceRappen, mortgage, mortgageRappen }: Answers) {
  if (purchasedOn === null && purchasePriceRappen === null && mortgage === '') return undefined
  return {
    purchasedOn,
    purchasePriceRappen,
    hasMortgage: truth(mortgage),
    mortgageRappen: mortgage === 'yes' ? mortgageRappen : null,
  }
}

const text = (answer: string): string | null => (answer.trim() === '' ? null : answer)
const choice = <Word extends string>(answer: Word | ''): Word | null => (answer === '' ? null : answer)
const truth = (answer: YesNo | ''): boolean | null => (answer === '' ? null : answer === 'yes')
