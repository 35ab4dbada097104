import { useState } from 'react'
import { useConnection } from '#device/net/connection.ts'
import { newId } from '#device/new-id.ts'
import { invoices } from '#house/nouns/invoices.ts'
import { notKept, useRowForm } from '#house/record/use-row-form.ts'
import { FormSheet } from '#ui/form/form-sheet.tsx'
import { savingTexts } from '#ui/form/saving.texts.ts'
import { useForm } from '#ui/form/use-form.ts'
import type { Failure } from '#ui/form/use-submit.ts'
import { toast } from '#ui/overlay/toast.tsx'
import type { Invoice } from '#features/invoices/invoice-words.ts'
import { invoicesTexts } from '#features/invoices/invoices.texts.ts'
import { withLines } from '#features/invoices/sheet/invoice-rules.ts'
import type { InvoiceLinks } from '#features/invoices/use-invoice-links.ts'
import { book, factsOfNext } from './book.ts'
import { ExpenseFields } from './expense-fields.tsx'
import { expenseTexts as texts } from './expense.texts.ts'
import { expenseForm } from './expense-values.ts'

type SheetProps = {
  readonly realEstateId: string
  readonly links: InvoiceLinks
  readonly today: string
  readonly onClose: () => void
}

type BookSheetProps = SheetProps & {
  readonly projectId?: string | undefined
  /** The booking this one follows, and the day it is proposed for. */
  readonly next?: { readonly row: Invoice; readonly on: string } | undefined
  readonly onBooked: (id: string) => void
}

/** A cost nobody sent a bill for; or the next of a series, with what the one before said. */
export function BookSheet({
  realEstateId,
  links,
  today,
  projectId,
  next,
  onClose,
  onBooked,
}: BookSheetProps) {
  // Made once: saved again after a failure it is still the same booking.
  const [id] = useState(newId)
  const [failure, setFailure] = useState<Failure>()
  const asked = expenseForm(today, next?.row.recurrence ?? null)
  const form = useForm({
    ...asked,
    initial:
      next === undefined
        ? asked.newValues({ issuedOn: today, projectId: projectId ?? '' })
        : { ...asked.valuesOf(next.row), issuedOn: next.on, documentId: '' },
    onSubmit: async (facts) => {
      const said = next === undefined ? facts : { ...factsOfNext(next.row), ...withLines(next.row, facts) }
      const fault = await book(realEstateId, id, said)
      setFailure(notKept(fault))
      if (fault !== undefined) return {}
      onBooked(id)
      return undefined
    },
  })
  return (
    <FormSheet
      title={next === undefined ? texts.title : next.row.creditor}
      form={form}
      saveLabel={texts.save}
      isBusy={form.isBusy}
      failure={failure}
      isKeptHere
      onClose={onClose}
    >
      {next === undefined && <p>{texts.sentence}</p>}
      <ExpenseFields form={form} links={links} isDivided={(next?.row.taxLines.length ?? 0) > 0} />
    </FormSheet>
  )
}

export function ExpenseSheet({
  expense,
  realEstateId,
  links,
  today,
  onClose,
}: SheetProps & { readonly expense: Invoice }) {
  const { online } = useConnection()
  const { form, isBusy, failure } = useRowForm({
    ...expenseForm(today, expense.recurrence),
    record: invoices,
    realEstateId,
    row: expense,
    edit: (seen, facts) => invoices.acts.update(seen, withLines(seen, facts)),
    onKept: () => {
      const told = invoicesTexts.toast.savedExpense(expense.creditor)
      toast({ text: online ? told : savingTexts.keptHere, tone: 'good' })
      onClose()
    },
  })
  return (
    <FormSheet
      title={expense.creditor}
      form={form}
      saveLabel={texts.change}
      isBusy={isBusy}
      failure={failure}
      isKeptHere
      onClose={onClose}
    >
      <ExpenseFields form={form} links={links} isDivided={expense.taxLines.length > 0} />
    </FormSheet>
  )
}
