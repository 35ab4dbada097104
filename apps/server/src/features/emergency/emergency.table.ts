import type { EmergencyContact } from '@hauswart/domain/emergency/emergency-sheet'
import { factColumns, json } from '#platform/db/fact-columns.ts'

export type EmergencySheetRow = {
  mainWater: string | null
  fuseBox: string | null
  heatingOff: string | null
  gasTap: string | null
  keys: string | null
  contacts: EmergencyContact[]
  version: number
}

export const emergencySheetFacts = factColumns<Omit<EmergencySheetRow, 'version'>>({
  mainWater: 'main_water',
  fuseBox: 'fuse_box',
  heatingOff: 'heating_off',
  gasTap: 'gas_tap',
  keys: 'keys',
  contacts: json('contacts'),
})

export const emergencySheetColumns = `${emergencySheetFacts.read('e')}, e.version`
