import type { HireAgain } from './craftsman.ts'

export const hireAgainLabels: Readonly<Record<HireAgain, string>> = {
  yes: 'Ja',
  maybe: 'Vielleicht',
  no: 'Nein',
}
