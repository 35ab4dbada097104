import type { Trade } from '@hauswart/domain/craftsmen/trade'
import type { CodeFacts } from '@hauswart/domain/invoices/invoice-of-code'
import { invoiceOfText } from '@hauswart/domain/invoices/invoice-of-text'
import { scaledLines } from '@hauswart/domain/taxes/tax-line'
import { useState } from 'react'
import { useConnection } from '#device/net/connection.ts'
import { newId } from '#device/new-id.ts'
import type { DocumentRow } from '#house/document-row.ts'
import { invoices } from '#house/nouns/invoices.ts'
import { change, type NotSavedReason } from '#house/record/change.ts'
import type { Change } from '#house/record/said.ts'
import { notKept, useRowForm } from '#house/record/use-row-form.ts'
import { FormSheet } from '#ui/form/form-sheet.tsx'
import { savingTexts } from '#ui/form/saving.texts.ts'
import { useForm } from '#ui/form/use-form.ts'
import type { Failure } from '#ui/form/use-submit.ts'
import { ChoiceChips } from '#ui/input/choice.tsx'
import { Notice } from '#ui/layout/notice.tsx'
import { toast } from '#ui/overlay/toast.tsx'
import { addCreditor, inBook, newCreditor, withCraftsman } from '#features/invoices/creditor/creditor.ts'
import { CreditorPart } from '#features/invoices/creditor/creditor-offer.tsx'
import { InvoiceWarnings } from '#features/invoices/invoice-warnings.tsx'
import { warningsOf, type Invoice } from '#features/invoices/invoice-words.ts'
import { invoicesTexts } from '#features/invoices/invoices.texts.ts'
import { creditTexts } from '#features/invoices/credit/credit.texts.ts'
import { offsetAct, offsetWith } from '#features/invoices/credit/offset.ts'
import { CodeSource } from '#features/invoices/scan/code-source.tsx'
import { PaperPart } from '#features/invoices/scan/paper-part.tsx'
import { addWithPaper } from '#features/invoices/scan/add-with-paper.ts'
import type { InvoiceLinks } from '#features/invoices/use-invoice-links.ts'
import { InvoiceFields } from './invoice-fields.tsx'
import { billsOf, dividedAs, rulesOf, schemaWith, takenOver, withLines } from './invoice-rules.ts'
import { asWritten, invoiceForm, newValues, readValues, type InvoiceValues } from './invoice-values.ts'
import { readMarks } from './read-marks.tsx'

const { form: texts, toast: told } = invoicesTexts
const kinds = (['bill', 'credit'] as const).map((value) => ({ value, label: creditTexts.kinds[value] }))

type Said = ReturnType<typeof invoiceForm.schema.parse>

type SheetProps = {
  readonly realEstateId: string
  readonly all: readonly Invoice[]
  readonly links: InvoiceLinks
  readonly today: string
  readonly onClose: () => void
}

type AddSheetProps = SheetProps & {
  /** The renovation whose invoices are shown: a new one probably belongs there. */
  readonly projectId: string | undefined
  /** The paper it is read from. */
  readonly source: DocumentRow | undefined
  readonly onAdded: (id: string) => void
}

/** By hand, or from a code that fills the fields; the file it was read from is filed with it. */
export function AddInvoiceSheet(props: AddSheetProps) {
  const { realEstateId, all, links, today, projectId, source, onClose, onAdded } = props
  const { online } = useConnection()
  // Made once: saved again after a failure it is still the same invoice.
  const [id] = useState(newId)
  const [failure, setFailure] = useState<Failure>()
  const [code, setCode] = useState<string>()
  const [paper, setPaper] = useState<File>()
  // As what the creditor comes into the address book, if so.
  const [trade, setTrade] = useState<Trade>()
  const [craftsmanId] = useState(newId)
  // As it was when the sheet opened: it is read once.
  const [read] = useState(() => invoiceOfText(source?.file.suggestions ?? []))
  const [filed] = useState(source && { realEstateId, file: source.file, code: codeOf(source), read })
  const form: ReturnType<typeof useForm<InvoiceValues, Said>> = useForm({
    ...invoiceForm,
    initial: withCraftsman(newValues(today, projectId, source, read), links.craftsmen),
    schema: schemaWith(billsOf(all)),
    onSubmit: async ({ kind, ...facts }) => {
      if (kind === 'credit') return saved(await change(realEstateId, creditActs(facts)), facts.creditor)
      // Whoever saves this sheet has looked at what the code said.
      const said = code === undefined ? facts : { ...facts, qrCode: code, isReviewed: true }
      const acts =
        creditor === undefined || trade === undefined
          ? addWithPaper(id, said, paper)
          : [addCreditor(craftsmanId, creditor, trade), ...addWithPaper(id, { ...said, craftsmanId }, paper)]
      return saved(await change(realEstateId, acts), facts.creditor)
    },
  })
  const { values } = form
  const isCredit = values.kind === 'credit'
  const saved = (fault: NotSavedReason | undefined, name: string) => {
    setFailure(notKept(fault))
    if (fault !== undefined) return {}
    const text = isCredit ? creditTexts.toast.added(name) : told.added(name)
    toast({ text: online ? text : savingTexts.keptHere, tone: 'good' })
    onAdded(id)
    return undefined
  }
  const bill = isCredit ? all.find((one) => one.id === values.creditsId) : undefined
  const offset = isCredit ? offsetWith({ id, ...values }, all, today) : undefined
  const creditActs = (facts: Omit<Said, 'kind'>): readonly Change[] => {
    const written = { ...asWritten('credit', facts), kind: 'credit' as const }
    const lines = dividedAs(bill, facts.taxClass)
    const said = lines ? { ...written, taxLines: scaledLines(lines, written.amountRappen) } : written
    const [added, ...paperActs] = addWithPaper(id, said, paper)
    if (offset === undefined) return [added, ...paperActs]
    const credit = { id, version: 1, creditor: facts.creditor }
    return [
      added,
      offsetAct({ credit, billId: offset.other.id, rappen: offset.rappen, on: today }),
      ...paperActs,
    ]
  }
  const take = (facts: CodeFacts, text: string) => {
    setCode(text)
    const inFields = readValues(facts)
    for (const name of Object.keys(inFields) as (keyof typeof inFields)[]) form.set(name, inFields[name])
    setTrade(undefined)
    const known = inBook({ company: facts.creditor, uid: facts.uid, iban: facts.iban }, links.craftsmen)
    if (known !== undefined) form.set('craftsmanId', known.id)
  }
  const creditor = values.craftsmanId === '' ? newCreditor(code, links.craftsmen) : undefined
  const { data } = invoiceForm.schema.safeParse(invoiceForm.prepare(values))
  const draft = data && draftOf(id, asWritten(values.kind, data), isCredit ? null : (code ?? null))
  return (
    <FormSheet
      title={isCredit ? creditTexts.addTitle : texts.addTitle}
      form={form}
      saveLabel={texts.save}
      isBusy={form.isBusy}
      failure={failure}
      isKeptHere
      onClose={onClose}
    >
      <ChoiceChips
        label={creditTexts.kind}
        look="joined"
        options={kinds}
        value={values.kind}
        onChange={(kind) => form.set('kind', kind)}
      />
      {isCredit ? (
        <>
          <p>{creditTexts.sentence}</p>
          <PaperPart paper={paper} kept={creditTexts.paperKept} onPaper={setPaper} />
        </>
      ) : (
        <CodeSource today={today} paper={paper} source={filed} onRead={take} onPaper={setPaper} />
      )}
      {draft !== undefined && (
        <InvoiceWarnings warnings={warningsOf(draft, all, links, today)} isCredit={isCredit} />
      )}
      {!isCredit && creditor !== undefined && (
        <CreditorPart
          creditor={creditor}
          about={[values.note, ...[values.componentId, values.projectId].map(links.nameOf)]}
          trade={trade}
          onChange={setTrade}
        />
      )}
      <InvoiceFields
        form={form}
        links={links}
        ownId={id}
        isDivided={false}
        bills={billsOf(all)}
        outcome={
          <>
            {dividedAs(bill, values.taxClass) !== undefined && <Notice>{creditTexts.linesHint}</Notice>}
            {offset !== undefined && <Notice>{creditTexts.billHint(offset.words)}</Notice>}
          </>
        }
        marks={readMarks(read, values)}
      />
    </FormSheet>
  )
}

/** What the server has read on the paper. */
const codeOf = ({ file }: DocumentRow): string | undefined =>
  file.suggestions.find(({ field }) => field === 'qr_bill')?.value

/** A new one as it would stand beside the others. */
const draftOf = (id: string, facts: Said, qrCode: string | null) => ({
  ...facts,
  id,
  qrCode,
  iban: facts.iban ?? null,
  reference: facts.reference ?? null,
  number: facts.number ?? null,
  craftsmanId: facts.craftsmanId ?? null,
  discountUntil: facts.discountUntil ?? null,
  discountRate: facts.discountRate ?? null,
  payments: [],
})

export function InvoiceSheet({
  invoice,
  all,
  realEstateId,
  links,
  onClose,
}: Omit<SheetProps, 'today'> & { readonly invoice: Invoice }) {
  const { online } = useConnection()
  const { form, isBusy, failure } = useRowForm({
    ...invoiceForm,
    ...rulesOf(invoice, all),
    record: invoices,
    realEstateId,
    row: invoice,
    // Whoever has changed it has looked at it.
    edit: (seen, { kind: _kind, ...said }) => {
      const facts = asWritten(invoiceForm.valuesOf(seen).kind, said)
      return invoices.acts.update(
        seen,
        withLines(seen, seen.isReviewed ? facts : { ...facts, isReviewed: true }, takenOver(seen, said, all)),
      )
    },
    onKept: () => {
      const { saved } = invoice.kind === 'credit' ? creditTexts.toast : told
      toast({ text: online ? saved(invoice.creditor) : savingTexts.keptHere, tone: 'good' })
      onClose()
    },
  })
  return (
    <FormSheet
      title={invoice.creditor}
      form={form}
      saveLabel={texts.save}
      isBusy={isBusy}
      failure={failure}
      isKeptHere
      onClose={onClose}
    >
      <InvoiceFields
        form={form}
        links={links}
        ownId={invoice.id}
        isDivided={invoice.taxLines.length > 0}
        bills={billsOf(all)}
        outcome={takenOver(invoice, form.values, all) && <Notice>{creditTexts.linesHint}</Notice>}
      />
    </FormSheet>
  )
}
