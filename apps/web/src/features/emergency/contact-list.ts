import { maxContacts, type EmergencyContact } from '@hauswart/domain/emergency/emergency-sheet'
import { nameKey } from '@hauswart/domain/craftsmen/craftsman'
import { tradeLabels } from '@hauswart/domain/craftsmen/trade.labels'
import { dialled } from '#device/text/dialled.ts'
import type { CraftsmanRow } from '#house/nouns/craftsmen.ts'
import { emergencyTexts } from './emergency.texts.ts'

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

type OnCall = Pick<CraftsmanRow, 'company' | 'trades' | 'pikettPhone'>

/** Craftsmen who come day and night and do not stand on the sheet yet, as far as it has room. */
export function onCall(
  contacts: readonly EmergencyContact[],
  craftsmen: readonly OnCall[],
): EmergencyContact[] {
  const known = new Set(contacts.flatMap(({ name, phone }) => [nameKey(name), dialled(phone)]))
  return craftsmen
    .flatMap(({ company, trades, pikettPhone }) =>
      pikettPhone === null || known.has(dialled(pikettPhone)) || known.has(nameKey(company))
        ? []
        : [
            {
              name: company,
              phone: pikettPhone,
              note: emergencyTexts.onCall(trades.map((trade) => tradeLabels[trade]).join(', ')),
            },
          ],
    )
    .slice(0, Math.max(0, maxContacts - contacts.length))
}
