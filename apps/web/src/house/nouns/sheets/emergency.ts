import { emergencyPlaceLabels as places } from '@hauswart/domain/emergency/emergency-sheet.labels'
import { UpdateEmergencySheetDocument, type HouseEmergencyQuery } from '#gql/graphql.ts'
import { emergencyQuery } from '#house/house-queries.ts'
import { defineRecord } from '#house/record/record.ts'
import { writes } from '#house/record/verbs.ts'

/** As the server tells it, under the identifier of its house. */
export type EmergencyRow = NonNullable<HouseEmergencyQuery['realEstate']>['emergencySheet'] & {
  readonly id: string
}

const contactsInWords = (contacts: EmergencyRow['contacts']) =>
  contacts.map(({ name, phone }) => `${name} ${phone}`).join(', ')

export const emergency = defineRecord({
  noun: 'emergency_sheet',
  lists: { all: emergencyQuery },
  compare: () => 0,
  title: () => 'Notfallblatt',
  facts: {
    mainWater: [places.mainWater, null],
    fuseBox: [places.fuseBox, null],
    heatingOff: [places.heatingOff, null],
    gasTap: [places.gasTap, null],
    keys: [places.keys, null],
    contacts: ['Wen wir anrufen', [], contactsInWords],
  },
  verbs: { update: writes(UpdateEmergencySheetDocument) },
  words: { update: (name) => `${name} ändern` },
})
