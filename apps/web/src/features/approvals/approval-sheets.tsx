import { statesOf, type ApprovalKind } from '@hauswart/domain/approvals/approval'
import { approvalStateLabels } from '@hauswart/domain/approvals/approval.labels'
import { useState } from 'react'
import { useConnection } from '#device/net/connection.ts'
import { newId } from '#device/new-id.ts'
import { removeRow } from '#house/acts/remove-row.ts'
import { approvals, type ApprovalRow } from '#house/nouns/approvals.ts'
import { change, refusedCreation } from '#house/record/change.ts'
import type { Shown } from '#house/record/record.ts'
import { notKept, useRowForm } from '#house/record/use-row-form.ts'
import { FormSheet } from '#ui/form/form-sheet.tsx'
import { savingTexts } from '#ui/form/saving.texts.ts'
import { useForm } from '#ui/form/use-form.ts'
import type { Failure } from '#ui/form/use-submit.ts'
import { DateField } from '#ui/input/date-field.tsx'
import { FieldPair } from '#ui/input/field-pair.tsx'
import { SelectField, TextArea, TextField } from '#ui/input/field.tsx'
import { MoneyField } from '#ui/input/money-field.tsx'
import { toast } from '#ui/overlay/toast.tsx'
import { approvalForm, type ApprovalValues } from './approval-values.ts'
import { approvalsTexts } from './approvals.texts.ts'

export type Approval = Shown<ApprovalRow>

const { form: texts, toast: told } = approvalsTexts
const { facts: labels, acts } = approvals

type SheetProps = {
  readonly realEstateId: string
  readonly canSeeFinances: boolean
  readonly onClose: () => void
}
type AddSheetProps = SheetProps & {
  readonly projectId: string
  readonly kind: ApprovalKind
  readonly proposed: string
}

/** A new permit or subsidy of a renovation. */
export function AddApprovalSheet({
  realEstateId,
  projectId,
  kind,
  proposed,
  canSeeFinances,
  onClose,
}: AddSheetProps) {
  const { online } = useConnection()
  // Made once: saved again after a failure it is still the same one.
  const [id] = useState(newId)
  const [failure, setFailure] = useState<Failure>()
  const asked = approvalForm(kind)
  const form = useForm({
    ...asked,
    initial: asked.newValues({ title: proposed }),
    onSubmit: async ({ promisedRappen, paidRappen, ...facts }) => {
      // Whoever may not say amounts leaves them out.
      const money = canSeeFinances && kind === 'subsidy' ? { promisedRappen, paidRappen } : {}
      const fault = await change(realEstateId, [acts.add({ ...facts, ...money, projectId, kind }, { id })])
      setFailure(notKept(fault))
      if (fault !== undefined) return {}
      toast({ text: online ? told.added(facts.title) : savingTexts.keptHere, tone: 'good' })
      onClose()
      return undefined
    },
  })
  return (
    <FormSheet
      title={approvalsTexts[kind].add}
      form={form}
      saveLabel={texts.save}
      isBusy={form.isBusy}
      failure={failure}
      isKeptHere
      onClose={onClose}
    >
      <ApprovalFields form={form} kind={kind} canSeeFinances={canSeeFinances} />
    </FormSheet>
  )
}

/** What is known of one, to change. */
export function ApprovalSheet({
  realEstateId,
  approval,
  canSeeFinances,
  onClose,
}: SheetProps & { readonly approval: Approval }) {
  const { online } = useConnection()
  const { kind, title } = approval
  const { form, isBusy, failure } = useRowForm({
    ...approvalForm(kind),
    record: approvals,
    realEstateId,
    row: approval,
    edit: (seen, facts) => acts.update(seen, facts),
    onKept: () => {
      toast({ text: online ? told.saved(title) : savingTexts.keptHere, tone: 'good' })
      onClose()
    },
  })
  const remove = () => {
    onClose()
    void removeRow(approvals, realEstateId, approval, {
      deleted: told.deleted(title),
      restored: told.restored(title),
    })
  }
  return (
    <FormSheet
      title={approvalsTexts[kind].edit}
      form={form}
      saveLabel={texts.save}
      isBusy={isBusy}
      failure={failure}
      // What was never made is given up where its refusal is settled.
      deletion={
        refusedCreation(approval) === undefined
          ? { label: texts.delete, isBusy: false, act: remove }
          : undefined
      }
      isKeptHere
      onClose={onClose}
    >
      <ApprovalFields form={form} kind={kind} canSeeFinances={canSeeFinances} />
    </FormSheet>
  )
}

type FieldsProps = {
  readonly form: ReturnType<typeof useForm<ApprovalValues, unknown>>
  readonly kind: ApprovalKind
  readonly canSeeFinances: boolean
}

function ApprovalFields({ form, kind, canSeeFinances }: FieldsProps) {
  const own = approvalsTexts[kind]
  const states = statesOf(kind).map((value) => ({ value, label: approvalStateLabels[kind][value] }))
  return (
    <>
      <TextField label={labels.title} placeholder={own.example} data-autofocus {...form.text('title')} />
      <SelectField label={labels.state} options={states} placeholder={null} {...form.text('state')} />
      <FieldPair>
        <TextField label={own.office} isOptional placeholder={own.officeExample} {...form.text('office')} />
        <TextField label={own.number} isOptional {...form.text('number')} />
      </FieldPair>
      <FieldPair>
        <DateField label={labels.requestedOn} isOptional {...form.value('requestedOn')} />
        <DateField label={own.decidedOn} isOptional {...form.value('decidedOn')} />
      </FieldPair>
      <DateField label={own.validUntil} isOptional hint={texts.endHint} {...form.value('validUntil')} />
      {kind === 'subsidy' && (
        <>
          {canSeeFinances && (
            <FieldPair>
              <MoneyField label={labels.promisedRappen} isOptional {...form.value('promisedRappen')} />
              <MoneyField label={labels.paidRappen} isOptional {...form.value('paidRappen')} />
            </FieldPair>
          )}
          <DateField label={labels.paidOn} isOptional {...form.value('paidOn')} />
        </>
      )}
      <TextArea label={labels.note} isOptional rows={3} {...form.text('note')} />
    </>
  )
}
