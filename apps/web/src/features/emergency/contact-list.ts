import type { EmergencyContact } from '@hauswart/domain/emergency/emergency-sheet'

export type ContactAct =
  | { readonly kind: 'add'; readonly contact: EmergencyContact }
  | { readonly kind: 'replace'; readonly old: EmergencyContact; readonly contact: EmergencyContact }
  | { readonly kind: 'remove'; readonly old: EmergencyContact }

/**
 * The list after an act. Contacts have no identifier: one that somebody else has changed meanwhile is another one, and
 * what was typed here is kept beside it rather than lost.
 */
export function withAct(contacts: readonly EmergencyContact[], act: ContactAct): EmergencyContact[] {
  if (act.kind === 'add') return [...contacts, act.contact]
  const at = contacts.findIndex((one) => isSame(one, act.old))
  if (act.kind === 'remove') return at < 0 ? [...contacts] : contacts.toSpliced(at, 1)
  return at < 0 ? [...contacts, act.contact] : contacts.with(at, act.contact)
}

/** Only the facts; what a server adds to its answers stays out. */
export const contactOf = ({ name, phone, note }: EmergencyContact): EmergencyContact => ({
  name,
  phone,
  note,
})

const isSame = (a: EmergencyContact, b: EmergencyContact): boolean =>
  a.name === b.name && a.phone === b.phone && (a.note ?? '') === (b.note ?? '')

/** What a telephone dials. */
export const dialled = (phone: string): string => `tel:${phone.replaceAll(/[^\d+]/g, '')}`
