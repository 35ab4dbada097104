import type { ExpenseCategory } from './expense.ts'

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

/** On lists and papers, where the number of a bill would stand. */
export const withoutBill = 'ohne Rechnung'
