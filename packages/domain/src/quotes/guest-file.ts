import type { DocumentCategory } from '../documents/document.ts'

/** What a firm says that a file is which it sends by its link. */
export const guestFileKinds = ['offer', 'invoice', 'report'] as const
export type GuestFileKind = (typeof guestFileKinds)[number]

/** So many files come by one request, whatever becomes of them, and so many bytes. */
export const mostGuestFiles = 10
export const mostGuestBytes = 200 * 1_024 * 1_024

/** So many questions: who has more picks up the telephone. */
export const mostGuestQuestions = 10

/** In which drawer such a file is looked for once it is filed. */
export const guestFileDrawers: Readonly<Record<GuestFileKind, DocumentCategory>> = {
  offer: 'offer',
  invoice: 'invoice',
  report: 'inspection',
}
