import type { HouseValues } from '#features/real-estate/house-values.ts'
import type { realEstateTexts } from '#features/real-estate/real-estate.texts.ts'

type Group = keyof typeof realEstateTexts.form.groups

/** All facts in the order of the form. */
export const factGroups: readonly {
  readonly group: Group
  readonly facts: readonly (keyof HouseValues)[]
}[] = [
  { group: 'what', facts: ['name', 'kind', 'usage', 'ownership'] },
  { group: 'address', facts: ['street', 'houseNumber', 'zip', 'city', 'canton'] },
  {
    group: 'building',
    facts: [
      'buildYear',
      'buildPeriod',
      'floors',
      'livingAreaM2',
      'rooms',
      'plotAreaM2',
      'dwellings',
      'volumeM3',
      'isListed',
    ],
  },
  {
    group: 'energy',
    facts: [
      'heating',
      'heatingYear',
      'hotWater',
      'energyAreaM2',
      'hasPhotovoltaics',
      'geakEnvelope',
      'geakTotal',
      'geakOn',
    ],
  },
  { group: 'register', facts: ['egid', 'ewid', 'egrid', 'parcel', 'east', 'north', 'municipalityNumber'] },
  { group: 'note', facts: ['note'] },
]
