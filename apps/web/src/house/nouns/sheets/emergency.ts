import { emergencyPlaceLabels } from '@hauswart/domain/emergency/emergency-sheet.labels'
import { UpdateEmergencySheetDocument, type HouseEmergencyQuery } from '#gql/graphql.ts'
import { emergencyQuery } from '#house/house-queries.ts'
import { defineRecord } from '#house/record/record.ts'
import { writes } from '#house/record/verbs.ts'

/** As the server tells it, under the identifier of its house. */
export type EmergencyRow = NonNullable<HouseEmergencyQuery['realEstate']>['emergencySheet'] & {
  readonly id: string
}

export const emergency = defineRecord({
  noun: 'emergency_sheet',
  lists: { all: emergencyQuery },
  compare: () => 0,
  title: () => 'Notfallblatt',
  facts: { ...emergencyPlaceLabels, contacts: 'Wen wir anrufen' },
  inWords: (_fact, value) =>
    Array.isArray(value)
      ? value.map(({ name, phone }: EmergencyRow['contacts'][number]) => `${name} ${phone}`).join(', ')
      : undefined,
  blank: () => ({
    mainWater: null,
    fuseBox: null,
    heatingOff: null,
    gasTap: null,
    keys: null,
    contacts: [],
  }),
  verbs: { update: writes(UpdateEmergencySheetDocument) },
  words: { update: (name) => `${name} ändern` },
})
