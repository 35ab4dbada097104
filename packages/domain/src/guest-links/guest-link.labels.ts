import { cut } from '../formats/cut.ts'
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

/** What whoever made a link is told when somebody comes by it for the first time. */
export const linkOpenedWords = (label: string) => ({
  title: cut(`Der Link für ${label} wurde geöffnet`, 120),
  text: 'Zum ersten Mal. Was heruntergeladen wurde, sehen Sie bei den Freigaben der Immobilie; dort beenden Sie den Link auch.',
})
