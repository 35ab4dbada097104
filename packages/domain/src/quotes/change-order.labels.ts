import type { ChangeOrderState } from './change-order.ts'

export const changeOrderStateLabels: Readonly<Record<ChangeOrderState, string>> = {
  open: 'Offen',
  accepted: 'Angenommen',
  declined: 'Abgelehnt',
}
