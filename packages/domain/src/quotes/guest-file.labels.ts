import type { GuestFileKind } from './guest-file.ts'

export const guestFileLabels: Readonly<Record<GuestFileKind, string>> = {
  offer: 'Offerte',
  invoice: 'Rechnung',
  report: 'Bericht',
}
