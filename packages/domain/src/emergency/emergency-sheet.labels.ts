import type { EmergencyPlace } from './emergency-sheet.ts'

export const emergencyPlaceLabels: Record<EmergencyPlace, string> = {
  mainWater: 'Hauptwasserhahn',
  fuseBox: 'Sicherungskasten',
  heatingOff: 'Heizung ausschalten',
  gasTap: 'Gashahn',
  keys: 'Schlüssel',
}
