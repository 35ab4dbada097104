import type { GuestLinkState, GuestPurpose } from './guest-link.ts'

export const guestPurposeLabels: Record<GuestPurpose, string> = {
  bank: 'Bank',
  buyer: 'Kaufinteressierte',
  insurer: 'Versicherung',
  craftsman: 'Handwerk',
  other: 'Andere',
}

export const guestLinkStateLabels: Record<GuestLinkState, string> = {
  open: 'offen',
  expired: 'abgelaufen',
  revoked: 'zurückgezogen',
}
