/** What an emergency sheet says, in the order in which somebody in need looks for it. */
export const emergencyPlaces = ['mainWater', 'fuseBox', 'heatingOff', 'gasTap', 'keys'] as const
export type EmergencyPlace = (typeof emergencyPlaces)[number]

export type EmergencyContact = {
  readonly name: string
  readonly phone: string
  readonly note: string | null
}

export const maxContacts = 10
