import type { AcceptanceResult, CheckMark, SigningSide } from './acceptance.ts'

export const acceptanceResultLabels: Readonly<Record<AcceptanceResult, string>> = {
  clean: 'Ohne Mängel',
  with_defects: 'Mit Mängeln',
  refused: 'Verweigert',
}

export const checkMarkLabels: Readonly<Record<CheckMark, string>> = {
  open: 'Nicht geprüft',
  good: 'In Ordnung',
  faulty: 'Mangelhaft',
  skipped: 'Entfällt',
}

export const signingSideLabels: Readonly<Record<SigningSide, string>> = {
  owner: 'Bauherrschaft',
  contractor: 'Unternehmen',
  other: 'Weitere',
}
