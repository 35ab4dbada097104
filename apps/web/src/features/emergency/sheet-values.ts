import { emergencyPlaces } from '@hauswart/domain/emergency/emergency-sheet'
import { emergencySheetInput } from '@hauswart/domain/emergency/emergency-sheet.input'
import * as z from 'zod/mini'
import { formFacts, optionalLine } from '#ui/form/form-facts.ts'
import type { EmergencyRow } from '#house/nouns/sheets/emergency.ts'
import type { Shown } from '#house/record/record.ts'

export type EmergencySheet = Shown<EmergencyRow>

export const sheetForm = formFacts<EmergencyRow>()(
  {
    mainWater: optionalLine(300),
    fuseBox: optionalLine(300),
    heatingOff: optionalLine(300),
    gasTap: optionalLine(300),
    keys: optionalLine(300),
  },
  z.omit(emergencySheetInput, { expectedVersion: true, contacts: true }),
)

export const isEmpty = (sheet: EmergencySheet): boolean =>
  sheet.contacts.length === 0 && emergencyPlaces.every((place) => sheet[place] === null)

const signsOfALine = 62
const roomyLines = 26

/** Whether there is so much on the sheet that it needs a smaller type to stay on one page. */
export function isDense(sheet: EmergencySheet): boolean {
  const linesOf = (text: string | null, width: number) =>
    text === null
      ? 0
      : text.split('\n').reduce((sum, line) => sum + Math.max(1, Math.ceil(line.length / width)), 0)
  const places = emergencyPlaces.reduce((sum, place) => sum + linesOf(sheet[place], signsOfALine), 0)
  const contacts = sheet.contacts.reduce(
    (sum, { name, note }) => sum + linesOf(name, signsOfALine) + linesOf(note, signsOfALine),
    0,
  )
  return places + contacts > roomyLines
}
