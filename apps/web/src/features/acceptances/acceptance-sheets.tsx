import { useState } from 'react'
import { useConnection } from '#device/net/connection.ts'
import { newId } from '#device/new-id.ts'
import { acceptances } from '#house/nouns/acceptances.ts'
import { change, refusedCreation } from '#house/record/change.ts'
import { removeRow } from '#house/acts/remove-row.ts'
import { notKept, useRowForm } from '#house/record/use-row-form.ts'
import { FormSheet } from '#ui/form/form-sheet.tsx'
import { savingTexts } from '#ui/form/saving.texts.ts'
import { useForm } from '#ui/form/use-form.ts'
import type { Failure } from '#ui/form/use-submit.ts'
import { Notice } from '#ui/layout/notice.tsx'
import { toast } from '#ui/overlay/toast.tsx'
import { AcceptanceFields, type FieldsProps } from './acceptance-fields.tsx'
import { acceptanceForm, newValues, schemaOver } from './acceptance-values.ts'
import type { Acceptance } from './acceptance-words.ts'
import { acceptancesTexts } from './acceptances.texts.ts'
import { ProtocolActions } from './protocol-actions.tsx'

const { form: texts, toast: told, signatures } = acceptancesTexts

type SheetProps = FieldsProps & { readonly onClose: () => void }
type AddSheetProps = SheetProps & { readonly proposed: Parameters<typeof newValues>[0] }

export function AddAcceptanceSheet({ proposed, onClose, ...fields }: AddSheetProps) {
  const { online } = useConnection()
  // Made once: saved again after a failure it is still the same acceptance.
  const [id] = useState(newId)
  const [initial] = useState(() => newValues(proposed))
  const [failure, setFailure] = useState<Failure>()
  const form = useForm({
    ...acceptanceForm,
    initial,
    onSubmit: async (facts) => {
      const { realEstateId, projectId } = fields
      const fault = await change(realEstateId, [acceptances.acts.add({ ...facts, projectId }, { id })])
      setFailure(notKept(fault))
      if (fault !== undefined) return {}
      toast({ text: online ? told.added(facts.title) : savingTexts.keptHere, tone: 'good' })
      onClose()
      return undefined
    },
  })
  return (
    <FormSheet
      title={texts.addTitle}
      form={form}
      saveLabel={texts.save}
      isBusy={form.isBusy}
      failure={failure}
      isKeptHere
      onClose={onClose}
    >
      <AcceptanceFields form={form} {...fields} />
    </FormSheet>
  )
}

/** What a signature stands under goes along with it: whoever changed it meanwhile did not sign this. */
const signedFacts = ({ title, acceptedOn, craftsmanId, terms, subject, contractOn, ...row }: Acceptance) => {
  const { people, checklist, result, defectIds, repairBy, note } = row
  const content = { title, acceptedOn, craftsmanId, terms, subject, contractOn }
  return { ...content, people, checklist, result, defectIds, repairBy, note }
}

export function AcceptanceSheet({
  acceptance,
  onClose,
  ...fields
}: SheetProps & { readonly acceptance: Acceptance }) {
  const { online } = useConnection()
  const { realEstateId } = fields
  const { title } = acceptance
  const { form, isBusy, failure } = useRowForm({
    ...acceptanceForm,
    schema: schemaOver(acceptance),
    record: acceptances,
    realEstateId,
    row: acceptance,
    edit: (seen, facts) =>
      acceptances.acts.update(
        seen,
        facts.signatures === undefined || facts.signatures.length === 0
          ? facts
          : { ...signedFacts(seen), ...facts },
      ),
    onKept: () => {
      toast({ text: online ? told.saved(title) : savingTexts.keptHere, tone: 'good' })
      onClose()
    },
  })
  const remove = () => {
    // First, or the address would name an acceptance that is gone.
    onClose()
    void removeRow(acceptances, realEstateId, acceptance, {
      deleted: told.deleted(title),
      restored: told.restored(title),
    })
  }
  return (
    <FormSheet
      title={title}
      form={form}
      saveLabel={texts.save}
      isBusy={isBusy}
      failure={failure}
      // What was never made is given up where its refusal is settled.
      deletion={
        refusedCreation(acceptance) === undefined
          ? { label: texts.delete, isBusy: false, act: remove }
          : undefined
      }
      isKeptHere
      onClose={onClose}
    >
      {acceptance.signatures.length > 0 && <Notice>{signatures.signed}</Notice>}
      <ProtocolActions realEstateId={realEstateId} acceptance={acceptance} isDirty={form.isDirty} />
      <AcceptanceFields form={form} {...fields} />
    </FormSheet>
  )
}
