import type { DisputeDemand } from './holding.ts'
import type { RetentionReason } from './retention.ts'

export const disputeDemandLabels: Readonly<Record<DisputeDemand, string>> = {
  correction: 'Korrigierte Rechnung',
  breakdown: 'Aufstellung mit Belegen',
  repair: 'Zuerst die Mängel beheben',
  withdrawal: 'Rechnung zurückziehen',
}

export const retentionReasonLabels: Readonly<Record<RetentionReason, string>> = {
  defects: 'Bis die Mängel behoben sind',
  lien: 'Bis kein Bauhandwerkerpfandrecht mehr möglich ist',
}
