import type { EmergencyContact } from '@hauswart/domain/emergency/emergency-sheet'

export type EmergencySheetRow = {
  mainWater: string | null
  fuseBox: string | null
  heatingOff: string | null
  gasTap: string | null
  keys: string | null
  contacts: EmergencyContact[]
  version: number
}

export const emergencySheetColumns = `e.main_water as "mainWater", e.fuse_box as "fuseBox", e.heating_off as "heatingOff",
  e.gas_tap as "gasTap", e.keys, e.contacts, e.version`
