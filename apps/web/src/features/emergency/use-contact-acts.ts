import { useState } from 'react'
import { useConnection } from '#device/net/connection.ts'
import { keepAct } from '#house/acts/do-act.ts'
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
  return {
    failure,
    submit: async (act: ContactAct): Promise<Failure | undefined> => {
      const before = sheet.contacts.map(contactOf)
      const contacts = withAct(before, act)
      const written = emergency.acts.update(sheet, { contacts })
      const fault =
        act.kind === 'remove'
          ? await keepAct(realEstateId, written, {
              text: texts.deleted(act.old.name),
              row: sheet,
              back: texts.restored(act.old.name),
            })
          : await change(realEstateId, [written])
      const failed = notKept(fault)
      setFailure(failed)
      if (failed !== undefined) return failed
      onDone()
      if (act.kind === 'remove') return undefined
      const done = (act.kind === 'add' ? texts.added : texts.saved)(act.contact.name)
      toast({ text: online ? done : savingTexts.keptHere, tone: 'good' })
      return undefined
    },
  }
}
