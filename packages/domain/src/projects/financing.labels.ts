import type { FinancingSource } from './financing.ts'

export const financingLabels: Readonly<Record<FinancingSource, string>> = {
  own: 'Eigenmittel',
  mortgage: 'Hypothek',
  subsidy: 'Förderung',
  fund: 'Erneuerungsfonds',
  insurance: 'Versicherung',
}
