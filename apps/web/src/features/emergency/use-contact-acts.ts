import type { EmergencyContact } from '@hauswart/domain/emergency/emergency-sheet'
import { GraphqlError, request } from '#device/net/graphql.ts'
import { newId } from '#device/new-id.ts'
import { refreshHouse } from '#house/refresh-house.ts'
import { useSubmit } from '#ui/form/use-submit.ts'
import { toast } from '#ui/overlay/toast.tsx'
import { UpdateEmergencySheetDocument } from '#gql/graphql.ts'
import { contactOf, withAct, type ContactAct } from './contact-list.ts'
import { emergencyTexts } from './emergency.texts.ts'
import type { EmergencySheet } from './sheet-values.ts'

const texts = emergencyTexts.contact

/** Adds, changes or removes one contact of the list. */
export function useContactActs(realEstateId: string, sheet: EmergencySheet, onDone: () => void) {
  return useSubmit(async (act: ContactAct, idempotencyKey: string) => {
    await write(realEstateId, sheet, act, idempotencyKey)
    onDone()
    if (act.kind !== 'remove')
      toast({ text: (act.kind === 'add' ? texts.added : texts.saved)(act.contact.name), tone: 'good' })
    else {
      const at = sheet.contacts.findIndex(({ name }) => name === act.old.name)
      toast({ text: texts.deleted(act.old.name), undo: () => void restore(realEstateId, act.old, at) })
    }
    await refreshHouse(realEstateId, 'emergency')
  })
}

async function write(
  realEstateId: string,
  { contacts, version }: Pick<EmergencySheet, 'contacts' | 'version'>,
  act: ContactAct,
  idempotencyKey: string,
): Promise<void> {
  const list = withAct(contacts.map(contactOf), act)
  try {
    const input = { contacts: list, expectedVersion: version, idempotencyKey }
    await request(UpdateEmergencySheetDocument, { realEstateId, input })
  } catch (error) {
    const current = currentOf(error)
    if (current === undefined) throw error
    // Somebody else was quicker: the same act on top of theirs.
    await write(realEstateId, current, act, newId())
  }
}

function currentOf(error: unknown): Pick<EmergencySheet, 'contacts' | 'version'> | undefined {
  if (!(error instanceof GraphqlError) || error.code !== 'CONFLICT') return undefined
  const { contacts, version } = (error.current ?? {}) as Partial<EmergencySheet>
  return Array.isArray(contacts) && typeof version === 'number' ? { contacts, version } : undefined
}

async function restore(realEstateId: string, contact: EmergencyContact, at: number): Promise<void> {
  try {
    // Version 0 is never current here: the refusal brings the list as it stands.
    await write(
      realEstateId,
      { contacts: [], version: 0 },
      { kind: 'add', contact: contactOf(contact), at: Math.max(0, at) },
      newId(),
    )
    toast({ text: texts.restored(contact.name), tone: 'good' })
  } catch {
    toast({ text: texts.notRestored, tone: 'due', undo: () => void restore(realEstateId, contact, at) })
  }
  await refreshHouse(realEstateId, 'emergency')
}
