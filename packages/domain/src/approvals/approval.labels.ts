import type { ApprovalKind, ApprovalState } from './approval.ts'

export const approvalKindLabels: Readonly<Record<ApprovalKind, string>> = {
  permit: 'Bewilligung',
  subsidy: 'Fördergesuch',
}

const shared = {
  open: 'Noch zu klären',
  not_needed: 'Nicht nötig',
  requested: 'Eingereicht',
  granted: 'Erteilt',
  told: 'Abschluss gemeldet',
  paid: 'Ausbezahlt',
  refused: 'Abgelehnt',
  lapsed: 'Verfallen',
} as const satisfies Readonly<Record<ApprovalState, string>>

export const approvalStateLabels: Readonly<Record<ApprovalKind, Readonly<Record<ApprovalState, string>>>> = {
  permit: shared,
  subsidy: {
    ...shared,
    open: 'Noch nicht eingereicht',
    not_needed: 'Nicht förderbar',
    granted: 'Zugesagt',
  },
}
