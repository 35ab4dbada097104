import type { FactSource, SaidOrigin } from '@hauswart/domain/real-estate/origin'
import { realEstateFacts } from '@hauswart/domain/real-estate/origin'
import { createRealEstateInput } from '@hauswart/domain/real-estate/real-estate.input'
import * as z from 'zod/mini'
import type { FoundAddress, RegisteredBuilding, RegisteredFlat } from '#house/register.ts'
import { drawnFloor } from '#features/recording/address/flats.ts'
import { answersOf, isAnswered, noAnswers, streetLine, type Answers } from './answers.ts'

/** Facts whose origin is shown and sent; each is an answer of the same name. */
export type Fact = Extract<keyof Answers, (typeof realEstateFacts)[number]>

type Proposal = { readonly value: string | number; readonly source: Exclude<FactSource, 'owner'> }

/** What somebody else said before the owner did. An answer that differs from it is the owner's. */
export type Proposals = { readonly [Name in Fact]?: Proposal }

const facts = realEstateFacts.filter((name): name is Fact => name in noAnswers)

const shape = z.object({
  value: z.union([z.string(), z.number()]),
  source: z.enum(['register', 'assumed']),
})

export const proposalsOf = (record: Readonly<Record<string, unknown>>): Proposals =>
  Object.fromEntries(
    facts.flatMap((name) => {
      const kept = shape.safeParse(record[name])
      return kept.success ? [[name, kept.data]] : []
    }),
  )

/** Where an answer comes from; an empty one comes from nowhere. */
export function originOf(
  name: Fact,
  answers: Pick<Answers, Fact>,
  proposals: Proposals,
): FactSource | undefined {
  const answer = answers[name]
  if (!isAnswered(answer)) return undefined
  const proposed = proposals[name]
  return proposed !== undefined && proposed.value === answer ? proposed.source : 'owner'
}

/** The origins a house is recorded with; what is not said is the owner's. */
export const saidOrigins = (answers: Answers, proposals: Proposals): SaidOrigin[] =>
  facts.flatMap((field) => {
    const source = originOf(field, answers, proposals)
    return source === undefined || source === 'owner' ? [] : [{ field, source }]
  })

type Told = { readonly answers: Answers; readonly proposals: Proposals }

const usual = (isFlat: boolean): Readonly<Partial<Record<Fact, string>>> => ({
  usage: 'owner_occupied',
  ownership: isFlat ? 'condominium' : 'sole',
})

/** A picked address, before the register has said what stands there. */
export function withAddress({ answers }: Told, address: FoundAddress): Told {
  const { search } = answers
  const { egid, street, houseNumber, zip, city, canton, municipalityNumber } = address
  const proposals = Object.fromEntries(
    proposed({ egid, street, houseNumber, zip, city, canton, municipalityNumber }, 'register'),
  )
  const values = Object.fromEntries(Object.entries(proposals).map(([name, { value }]) => [name, value]))
  return { proposals, answers: answersOf({ ...values, search, edid: address.edid }) }
}

/** An address written by hand: what houses usually are is proposed, everything else is asked. */
export function byHand({ answers, proposals }: Told, typed: Partial<Answers>): Told {
  const assumed: Proposals = Object.fromEntries(proposed(usual(false), 'assumed'))
  return {
    proposals: { ...assumed, ...proposals },
    answers: {
      ...answers,
      ...typed,
      usage: answers.usage === '' ? 'owner_occupied' : answers.usage,
      ownership: answers.ownership === '' ? 'sole' : answers.ownership,
      isManual: true,
    },
  }
}

const addressNames = ['street', 'houseNumber', 'zip', 'city', 'canton'] as const

export const isFromRegister = (proposals: Proposals): boolean =>
  Object.values(proposals).some(({ source }) => source === 'register')

/** Another address than the picked one: what the register said about that building is not true of this one. */
export function withoutRegister({ answers, proposals }: Told): Told {
  const kept: Record<string, unknown> = { ...answers, edid: null, isWholeHouse: false, flatFloor: null }
  for (const name of facts) {
    const isTyped = addressNames.some((one) => one === name)
    if (!isTyped && originOf(name, answers, proposals) === 'register') kept[name] = noAnswers[name]
  }
  const oldLine = streetLine({
    street: String(proposals.street?.value ?? ''),
    houseNumber: String(proposals.houseNumber?.value ?? ''),
  })
  if (oldLine !== '' && answers.name.startsWith(oldLine)) kept['name'] = noAnswers.name
  return {
    answers: answersOf(kept),
    proposals: Object.fromEntries(
      Object.entries(proposals).filter(([, { source }]) => source !== 'register'),
    ),
  }
}

type Choice = {
  readonly building: RegisteredBuilding
  /** One dwelling of several, all of them, or nothing said yet. */
  readonly flat: RegisteredFlat | 'whole' | undefined
}

/**
 * The answers after a building was picked. What the owner said about the same building stays; another building
 * begins anew.
 */
export function withBuilding(before: Told, { building, flat: chosen }: Choice): Told {
  const flat = chosen === 'whole' ? undefined : chosen
  const isSame = before.answers.egid === building.egid
  const base: Told = isSame
    ? before
    : { answers: { ...noAnswers, search: before.answers.search }, proposals: {} }
  const proposals = proposalsFrom(building, flat)
  const answers: Record<string, unknown> = { ...base.answers }
  for (const name of facts) {
    const isOwners = originOf(name, base.answers, base.proposals) === 'owner'
    if (!isOwners) answers[name] = proposals[name]?.value ?? noAnswers[name]
  }
  const name = nameOf(building, flat)
  const isOldName = base.answers.name === '' || base.answers.name.startsWith(streetLine(base.answers))
  return {
    proposals,
    answers: answersOf({
      ...answers,
      name: isOldName ? name : base.answers.name,
      isManual: false,
      edid: building.edid,
      isWholeHouse: chosen === 'whole',
      flatFloor: flat === undefined ? null : drawnFloor(flat),
    }),
  }
}

function proposalsFrom(building: RegisteredBuilding, flat: RegisteredFlat | undefined): Proposals {
  const isFlat = flat !== undefined
  const known: Readonly<Partial<Record<Fact, string | number | null>>> = {
    street: building.street,
    houseNumber: building.houseNumber,
    zip: building.zip,
    city: building.city,
    canton: building.canton,
    municipalityNumber: building.municipalityNumber,
    egid: building.egid,
    ewid: flat?.ewid ?? null,
    egrid: building.egrid,
    parcel: building.parcel,
    east: building.east,
    north: building.north,
    kind: isFlat ? 'condominium_flat' : building.kind,
    buildYear: building.buildYear,
    buildPeriod: building.buildPeriod,
    floors: building.floors,
    livingAreaM2: isFlat ? flat.areaM2 : building.livingAreaM2,
    rooms: isFlat ? flat.rooms : building.rooms,
    volumeM3: isFlat ? null : building.volumeM3,
    energyAreaM2: isFlat ? null : building.energyAreaM2,
    dwellings: isFlat ? null : building.dwellings,
    heating: building.heating,
    hotWater: building.hotWater,
  }
  return Object.fromEntries([...proposed(usual(isFlat), 'assumed'), ...proposed(known, 'register')])
}

// The register holds figures our records do not take; those the owner could not even correct.
const proposed = (
  values: Readonly<Partial<Record<Fact, string | number | null>>>,
  source: Proposal['source'],
): [string, Proposal][] =>
  facts.flatMap((name) => {
    const value = values[name] ?? null
    const isTaken = value !== null && createRealEstateInput.shape[name].safeParse(value).success
    return isTaken ? [[name, { value, source }]] : []
  })

/** «Lindenweg 14», for a flat with its floor: several at one address must not bear the same name. */
function nameOf(building: RegisteredBuilding, flat: RegisteredFlat | undefined): string {
  const street = streetLine({ street: building.street ?? '', houseNumber: building.houseNumber ?? '' })
  return [street, flat?.floorLabel].filter(Boolean).join(', ').slice(0, longestName)
}

const longestName = 80
