import { useState } from 'react'
import { useConnection } from '#device/net/connection.ts'
import { newId } from '#device/new-id.ts'
import { craftsmen } from '#house/nouns/craftsmen.ts'
import { change } from '#house/record/change.ts'
import { notKept, useRowForm } from '#house/record/use-row-form.ts'
import { useRole } from '#house/use-role.ts'
import { FormSheet } from '#ui/form/form-sheet.tsx'
import { savingTexts } from '#ui/form/saving.texts.ts'
import { useForm } from '#ui/form/use-form.ts'
import type { Failure } from '#ui/form/use-submit.ts'
import { toast } from '#ui/overlay/toast.tsx'
import type { Craftsman } from '#features/craftsmen/craftsman-words.ts'
import { craftsmenTexts as texts } from '#features/craftsmen/craftsmen.texts.ts'
import { AllFields, FirstFields } from './craftsman-fields.tsx'
import { craftsmanForm } from './craftsman-values.ts'

type SheetProps = {
  readonly realEstateId: string
  /** The others of the book, to see whether one is the same. */
  readonly others: readonly Craftsman[]
  readonly onClose: () => void
}

/** Who, for what and one way to reach them; the rest may come later. */
export function AddCraftsmanSheet({
  realEstateId,
  others,
  onClose,
  onAdded,
}: SheetProps & { readonly onAdded: (id: string) => void }) {
  const { online } = useConnection()
  // Made once: saved again after a failure it is still the same one.
  const [id] = useState(newId)
  const [failure, setFailure] = useState<Failure>()
  const form = useForm({
    ...craftsmanForm,
    initial: craftsmanForm.newValues(),
    onSubmit: async ({ company, trades, phone, email }) => {
      const fault = await change(realEstateId, [
        craftsmen.acts.add({ company, trades, phone, email }, { id }),
      ])
      setFailure(notKept(fault))
      if (fault !== undefined) return {}
      toast({ text: online ? texts.toast.added(company) : savingTexts.keptHere, tone: 'good' })
      onAdded(id)
      return undefined
    },
  })
  return (
    <FormSheet
      title={texts.addTitle}
      form={form}
      saveLabel={texts.form.save}
      isBusy={form.isBusy}
      failure={failure}
      isKeptHere
      onClose={onClose}
    >
      <FirstFields form={form} others={others} />
    </FormSheet>
  )
}

export function CraftsmanSheet({
  craftsman,
  realEstateId,
  others,
  onClose,
}: SheetProps & { readonly craftsman: Craftsman }) {
  const { online } = useConnection()
  const { canSeeFinances } = useRole(realEstateId)
  const { company } = craftsman
  const { form, isBusy, failure } = useRowForm({
    ...craftsmanForm,
    record: craftsmen,
    realEstateId,
    row: craftsman,
    edit: (seen, facts) => craftsmen.acts.update(seen, facts),
    onKept: () => {
      toast({ text: online ? texts.toast.saved(company) : savingTexts.keptHere, tone: 'good' })
      onClose()
    },
  })
  return (
    <FormSheet
      title={company}
      form={form}
      saveLabel={texts.form.save}
      isBusy={isBusy}
      failure={failure}
      isKeptHere
      onClose={onClose}
    >
      <AllFields form={form} others={others} canSeeFinances={canSeeFinances} />
    </FormSheet>
  )
}
