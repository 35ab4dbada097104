import type { EmergencyContact } from '@hauswart/domain/emergency/emergency-sheet'
import { begins, factColumns, json, optional, type FactsOf } from '#platform/db/fact-columns.ts'

export const emergencySheetFacts = factColumns({
  mainWater: optional<string>('main_water'),
  fuseBox: optional<string>('fuse_box'),
  heatingOff: optional<string>('heating_off'),
  gasTap: optional<string>('gas_tap'),
  keys: optional<string>('keys'),
  contacts: begins<EmergencyContact[]>(json('contacts'), []),
})

export type EmergencySheetRow = FactsOf<typeof emergencySheetFacts> & { version: number }

export const emergencySheetColumns = `${emergencySheetFacts.read('e')}, e.version`
