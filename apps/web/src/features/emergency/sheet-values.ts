import { emergencyPlaces, type EmergencyPlace } from '@hauswart/domain/emergency/emergency-sheet'
import { emergencySheetInput } from '@hauswart/domain/emergency/emergency-sheet.input'
import { fieldFaults } from '@hauswart/domain/fields/field.labels'
import * as z from 'zod/mini'
import type { FaultTexts } from '#ui/form/form-faults.ts'
import type { EmergencyRow } from '#house/nouns/sheets/emergency.ts'
import type { Shown } from '#house/record/record.ts'

export type EmergencySheet = Shown<EmergencyRow>
export type SheetValues = Readonly<Record<EmergencyPlace, string>>

export const valuesOf = (sheet: EmergencySheet): SheetValues =>
  Object.fromEntries(emergencyPlaces.map((place) => [place, sheet[place] ?? ''])) as SheetValues

/** What was emptied is cleared. */
export const prepare = (values: SheetValues): object =>
  Object.fromEntries(Object.entries(values).map(([place, text]) => [place, text.trim() === '' ? null : text]))

export const schema = z.omit(emergencySheetInput, { expectedVersion: true, contacts: true })

const tooLong = fieldFaults.tooLong(300)
export const faultTexts: FaultTexts<SheetValues> = {
  mainWater: tooLong,
  fuseBox: tooLong,
  heatingOff: tooLong,
  gasTap: tooLong,
  keys: tooLong,
}

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
