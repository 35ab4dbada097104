import { fieldFaults } from '@hauswart/domain/fields/field.labels'
import { clearable, day, rappen, wholeNumber } from '@hauswart/domain/fields/fields'
import { componentConditions } from '@hauswart/domain/real-estate/component'
import { yearsAhead } from '@hauswart/domain/real-estate/real-estate'
import { createRealEstateInput } from '@hauswart/domain/real-estate/real-estate.input'
import * as z from 'zod/mini'
import { number } from '#device/text/format.ts'
import type { FaultTexts } from '#ui/form/form-faults.ts'
import { answerNames, checkedParts, type Answers } from '#features/recording/answers.ts'
import { builtIn } from '#features/recording/planned-components.ts'
import { recordingTexts } from '#features/recording/recording.texts.ts'

/** What was not answered is nothing, nor is what was typed before the question went away: nobody could correct it. */
export function prepare(answers: Answers): object {
  const hidden = hiddenOf(answers)
  return Object.fromEntries(
    answerNames.map((name) => {
      const answer = answers[name]
      const isNothing = typeof answer === 'string' && answer.trim() === ''
      return [name, isNothing || hidden.includes(name) ? null : answer]
    }),
  )
}

/** The energy step asks for the age of a heating that is named, the quick check also without. */
export const prepareEnergy = (answers: Answers): object => ({
  ...prepare(answers),
  ...(answers.heating === '' && { heatingYear: null }),
})

const hiddenOf = ({ heating, photovoltaics, geak, mortgage }: Answers): readonly (keyof Answers)[] => [
  ...(heating === 'none' ? (['heatingYear', 'heatingCondition'] as const) : []),
  ...(photovoltaics === 'yes' ? [] : (['photovoltaicsYear'] as const)),
  ...(geak === 'yes' ? [] : (['geakEnvelope', 'geakTotal', 'geakOn'] as const)),
  ...(mortgage === 'yes' ? [] : (['mortgageRappen'] as const)),
]

export const addressSchema = z.pick(createRealEstateInput, {
  street: true,
  houseNumber: true,
  zip: true,
  city: true,
  canton: true,
})

/** The year of construction the server allows today. */
export const factsSchema = (thisYear: number) =>
  z.extend(
    z.pick(createRealEstateInput, {
      name: true,
      kind: true,
      usage: true,
      ownership: true,
      buildPeriod: true,
      floors: true,
      livingAreaM2: true,
      rooms: true,
    }),
    { buildYear: clearable(wholeNumber(oldest, thisYear + yearsAhead)) },
  )

const oldest = 1_000

/** Nothing in a house is older than the house. */
const earliest = (answers: Answers, thisYear: number): number => {
  const house = builtIn(answers, thisYear)
  return house === undefined || house.isAssumed ? oldest : house.year
}

/** What is in a house still being built is as new as the house will be. */
const latest = (answers: Answers, thisYear: number): number =>
  Math.max(thisYear, builtIn(answers, thisYear)?.year ?? thisYear)

export const energySchema = (answers: Answers, thisYear: number, today: string) =>
  z.extend(
    z.pick(createRealEstateInput, { heating: true, hotWater: true, geakEnvelope: true, geakTotal: true }),
    {
      heatingYear: clearable(wholeNumber(earliest(answers, thisYear), latest(answers, thisYear))),
      photovoltaicsYear: clearable(wholeNumber(firstPanels, latest(answers, thisYear))),
      geakOn: clearable(pastDay(today)),
    },
  )

/** Panels on the roofs of houses are younger than this. */
const firstPanels = 1_980

const pastDay = (today: string) => day.check(z.refine((value) => value <= today))

export const componentsSchema = (answers: Answers, thisYear: number) =>
  z.object(
    Object.fromEntries(
      checkedParts.flatMap((part) => [
        [
          `${part}Year`,
          clearable(wholeNumber(earliest(answers, thisYear), latest(answers, thisYear))),
        ] as const,
        [`${part}Condition`, clearable(z.enum(componentConditions))] as const,
      ]),
    ),
  )

export const purchaseSchema = (today: string) =>
  z.object({
    purchasedOn: clearable(pastDay(today)),
    purchasePriceRappen: clearable(rappen),
    mortgageRappen: clearable(rappen),
  })

/** One sentence per field and kind of fault. */
export function faultTexts(answers: Answers, thisYear: number): FaultTexts<Answers> {
  const { required, choose, zip, half, between, tooLong } = fieldFaults
  const line = (max: number) => (value: string) => (value.trim() === '' ? required : tooLong(max))
  const { purchase, components } = recordingTexts
  const since = earliest(answers, thisYear)
  const until = latest(answers, thisYear)
  const year = (value: number | null) =>
    value !== null && value < since && value >= oldest
      ? components.before
      : between(String(since), String(until))
  const dayFault = (sentence: string) => (value: string | null) =>
    day.safeParse(value).success ? sentence : purchase.day
  const amount = between('0', number(90_000_000_000_000))
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
    buildYear: between(String(oldest), String(thisYear + yearsAhead)),
    buildPeriod: choose,
    floors: between('1', '50'),
    livingAreaM2: between('5', number(5_000)),
    rooms: (_, { code }) => (code === 'not_multiple_of' ? half : between('1', '50')),
    heating: choose,
    hotWater: choose,
    photovoltaicsYear: between(String(firstPanels), String(until)),
    geakEnvelope: choose,
    geakTotal: choose,
    geakOn: dayFault(purchase.certificateFuture),
    purchasedOn: dayFault(purchase.future),
    purchasePriceRappen: amount,
    mortgageRappen: amount,
    ...Object.fromEntries(checkedParts.flatMap((part) => [[`${part}Year`, year]])),
    ...Object.fromEntries(checkedParts.map((part) => [`${part}Condition`, choose])),
  }
}
