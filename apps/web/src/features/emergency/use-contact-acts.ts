import { useState } from 'react'
import { useConnection } from '#device/net/connection.ts'
import { emergency } from '#house/nouns/sheets/emergency.ts'
import { change } from '#house/record/change.ts'
import { notKept } from '#house/record/use-row-form.ts'
import { savingTexts } from '#ui/form/saving.texts.ts'
import type { Failure } from '#ui/form/use-submit.ts'
import { toast } from '#ui/overlay/toast.tsx'
import { contactOf, withAct, type ContactAct } from './contact-list.ts'
import { emergencyTexts } from './emergency.texts.ts'
import type { EmergencySheet } from './sheet-values.ts'

const texts = emergencyTexts.contact

/** Adds, changes or removes one contact of the list. What others do to it meanwhile goes together with that. */
export function useContactActs(realEstateId: string, sheet: EmergencySheet, onDone: () => void) {
  const { online } = useConnection()
  const [failure, setFailure] = useState<Failure>()
  const write = (from: EmergencySheet, contacts: EmergencySheet['contacts']) =>
    change(realEstateId, [emergency.acts.update(from, { contacts })])
  return {
    failure,
    submit: async (act: ContactAct): Promise<Failure | undefined> => {
      const before = sheet.contacts.map(contactOf)
      const contacts = withAct(before, act)
      const failed = notKept(await write(sheet, contacts))
      setFailure(failed)
      if (failed !== undefined) return failed
      onDone()
      if (act.kind !== 'remove') {
        const done = (act.kind === 'add' ? texts.added : texts.saved)(act.contact.name)
        toast({ text: online ? done : savingTexts.keptHere, tone: 'good' })
        return undefined
      }
      const undo = async () => {
        // Over what the sheet is without it.
        const fault = await write({ ...sheet, contacts, version: sheet.version + 1 }, before)
        toast(
          fault === undefined
            ? { text: texts.restored(act.old.name), tone: 'good' }
            : { text: savingTexts.notKept.act, tone: 'due' },
        )
      }
      toast({ text: texts.deleted(act.old.name), undo: () => void undo() })
      return undefined
    },
  }
}
