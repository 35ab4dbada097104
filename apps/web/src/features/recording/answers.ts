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
import { componentConditions, type ComponentCondition } from '@hauswart/domain/real-estate/component'
import {
  cantons,
  ownershipForms,
  realEstateKinds,
  realEstateUsages,
  type Canton,
  type OwnershipForm,
  type RealEstateKind,
  type RealEstateUsage,
} from '@hauswart/domain/real-estate/real-estate'

/** The components of the quick check whose year and condition are asked for. */
export const checkedParts = [
  'roof',
  'facade',
  'windows',
  'heating',
  'kitchen',
  'bathroom',
  'electrics',
  'pipes',
] as const
export type CheckedPart = (typeof checkedParts)[number]

export const yesNo = ['yes', 'no'] as const
export type YesNo = (typeof yesNo)[number]

export const roofKinds = ['pitched_roof', 'flat_roof'] as const
export const facadeKinds = ['plaster_facade', 'wood_facade', 'facade_cladding'] as const

type Years = { readonly [Part in CheckedPart as `${Part}Year`]: number | null }
type Conditions = { readonly [Part in CheckedPart as `${Part}Condition`]: ComponentCondition | '' }

/** Everything the wizard asks or is told by the register. An empty text or choice is no answer. */
export type Answers = Years &
  Conditions & {
    /** What was typed into the search. */
    readonly search: string
    /** Whether the address is written by hand instead of picked. */
    readonly isManual: boolean
    readonly street: string
    readonly houseNumber: string
    readonly zip: string
    readonly city: string
    readonly canton: Canton | ''
    readonly municipalityNumber: number | null
    readonly egid: number | null
    readonly edid: number | null
    readonly ewid: number | null
    /** Whether «Das ganze Haus» was chosen where there are several dwellings. */
    readonly isWholeHouse: boolean
    /** On which floor the flat lies, the ground floor is 0. */
    readonly flatFloor: number | null
    readonly egrid: string
    readonly parcel: string
    readonly east: number | null
    readonly north: number | null
    readonly name: string
    readonly kind: RealEstateKind | ''
    readonly usage: RealEstateUsage | ''
    readonly ownership: OwnershipForm | ''
    readonly buildYear: number | null
    readonly buildPeriod: BuildPeriod | ''
    readonly floors: number | null
    readonly livingAreaM2: number | null
    readonly rooms: number | null
    readonly volumeM3: number | null
    readonly energyAreaM2: number | null
    readonly dwellings: number | null
    readonly heating: HeatingKind | ''
    readonly hotWater: HotWaterKind | ''
    readonly photovoltaics: YesNo | ''
    readonly photovoltaicsYear: number | null
    readonly geak: YesNo | ''
    readonly geakEnvelope: GeakClass | ''
    readonly geakTotal: GeakClass | ''
    readonly geakOn: string | null
    readonly roofKind: (typeof roofKinds)[number] | ''
    readonly facadeKind: (typeof facadeKinds)[number] | ''
    readonly purchasedOn: string | null
    readonly purchasePriceRappen: number | null
    readonly mortgage: YesNo | ''
    readonly mortgageRappen: number | null
  }

const words: Partial<Record<keyof Answers, readonly string[]>> = {
  canton: cantons,
  kind: realEstateKinds,
  usage: realEstateUsages,
  ownership: ownershipForms,
  buildPeriod: buildPeriods,
  heating: heatingKinds,
  hotWater: hotWaterKinds,
  photovoltaics: yesNo,
  geak: yesNo,
  geakEnvelope: geakClasses,
  geakTotal: geakClasses,
  roofKind: roofKinds,
  facadeKind: facadeKinds,
  mortgage: yesNo,
  ...Object.fromEntries(checkedParts.map((part) => [`${part}Condition`, componentConditions])),
}

const days: readonly (keyof Answers)[] = ['geakOn', 'purchasedOn']

const perPart = Object.fromEntries(
  checkedParts.flatMap((part) => [
    [`${part}Year`, null],
    [`${part}Condition`, ''],
  ]),
) as unknown as Years & Conditions

export const noAnswers: Answers = {
  search: '',
  isManual: false,
  street: '',
  houseNumber: '',
  zip: '',
  city: '',
  canton: '',
  municipalityNumber: null,
  egid: null,
  edid: null,
  ewid: null,
  isWholeHouse: false,
  flatFloor: null,
  egrid: '',
  parcel: '',
  east: null,
  north: null,
  name: '',
  kind: '',
  usage: '',
  ownership: '',
  buildYear: null,
  buildPeriod: '',
  floors: null,
  livingAreaM2: null,
  rooms: null,
  volumeM3: null,
  energyAreaM2: null,
  dwellings: null,
  heating: '',
  hotWater: '',
  photovoltaics: '',
  photovoltaicsYear: null,
  geak: '',
  geakEnvelope: '',
  geakTotal: '',
  geakOn: null,
  roofKind: '',
  facadeKind: '',
  ...perPart,
  purchasedOn: null,
  purchasePriceRappen: null,
  mortgage: '',
  mortgageRappen: null,
}

export const answerNames = Object.keys(noAnswers) as (keyof Answers)[]

/** Whatever was kept, by this version of the app or another: what makes no sense here is no answer. */
export function answersOf(record: Readonly<Record<string, unknown>>): Answers {
  const read = (name: keyof Answers): unknown => {
    const kept = record[name]
    const none = noAnswers[name]
    if (none === null) return typeof kept === (days.includes(name) ? 'string' : 'number') ? kept : null
    if (typeof kept !== typeof none) return none
    const known = words[name]
    return known === undefined || known.includes(kept as string) ? kept : none
  }
  return Object.fromEntries(answerNames.map((name) => [name, read(name)])) as unknown as Answers
}

export const isAnswered = (answer: Answers[keyof Answers]): boolean =>
  answer !== '' && answer !== null && answer !== false

/** A figure that can be drawn or reckoned with; a field that is not understood hands on NaN. */
export const figure = (value: number | null): number | null =>
  value !== null && Number.isFinite(value) ? value : null

/** «Lindenweg 14» */
export const streetLine = ({ street, houseNumber }: Pick<Answers, 'street' | 'houseNumber'>): string =>
  [street, houseNumber].filter((part) => part.trim() !== '').join(' ')

/** «Lindenweg 14, 8610 Uster» */
export const addressLine = (answers: Pick<Answers, 'street' | 'houseNumber' | 'zip' | 'city'>): string =>
  [streetLine(answers), [answers.zip, answers.city].filter(Boolean).join(' ')].filter(Boolean).join(', ')
