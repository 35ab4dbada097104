import type { ExpenseCategory, InvoiceKind } from './expense.ts'

export const expenseCategoryLabels: Readonly<Record<ExpenseCategory, string>> = {
  heating: 'Heizung',
  electricity: 'Strom',
  water: 'Wasser und Abwasser',
  waste: 'Kehricht',
  insurance: 'Versicherung',
  mortgage_interest: 'Hypothekarzins',
  administration: 'Verwaltung',
  service: 'Serviceabo',
  garden: 'Garten',
  cleaning: 'Reinigung',
  tax: 'Steuern',
  renewal_fund: 'Erneuerungsfonds',
  other: 'Übriges',
}

const withoutBill = 'ohne Rechnung'
export const creditLabel = 'Gutschrift'

/** On lists and papers, where the number of a bill would stand. */
export function paperWords({
  kind,
  number,
}: {
  readonly kind?: InvoiceKind
  readonly number: string | null
}): string {
  if (kind === 'expense') return withoutBill
  return kind === 'credit' ? [creditLabel, number].filter(Boolean).join(' ') : (number ?? '')
}
