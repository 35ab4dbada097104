import { quoteStates, vatRates } from '@hauswart/domain/quotes/quote'
import type { QuoteFacts } from '@hauswart/domain/quotes/quote.input'
import { quoteStateLabels } from '@hauswart/domain/quotes/quote.labels'
import { useState } from 'react'
import { newId } from '#device/new-id.ts'
import { number } from '#device/text/format.ts'
import { useToday } from '#device/use-today.ts'
import { craftsmen } from '#house/nouns/craftsmen.ts'
import { quotes, type QuoteRow } from '#house/nouns/quotes.ts'
import { change } from '#house/record/change.ts'
import { notKept } from '#house/record/use-row-form.ts'
import { useRows } from '#house/record/use-rows.ts'
import { FormSheet } from '#ui/form/form-sheet.tsx'
import { useForm } from '#ui/form/use-form.ts'
import type { Failure } from '#ui/form/use-submit.ts'
import { ChoiceChips } from '#ui/input/choice.tsx'
import { DateField } from '#ui/input/date-field.tsx'
import { FieldPair } from '#ui/input/field-pair.tsx'
import { SelectField, TextArea, TextField } from '#ui/input/field.tsx'
import { ContractFields } from './accept/contract-fields.tsx'
import { keepQuote } from './keep-quote.ts'
import { PaperField } from './paper-field.tsx'
import { PriceFields } from './price-fields.tsx'
import { QuoteLines } from './quote-lines.tsx'
import { quoteForm, type QuoteValues } from './quote-values.ts'
import { quotesTexts } from './quotes.texts.ts'

const { facts: labels } = quotes
const { form: texts } = quotesTexts
const rates = vatRates.map((rate) => ({ value: String(rate), label: texts.vatRate(number(rate / 10, 1)) }))
const bases = [
  { value: 'net', label: texts.withoutVat },
  { value: 'gross', label: texts.withVat },
] as const

type QuoteSheetProps = {
  readonly realEstateId: string
  readonly projectId: string
  /** The quote that is changed; a new one without. */
  readonly quote: QuoteRow | undefined
  /** What the others call their lines. */
  readonly otherLines: readonly string[]
  readonly onClose: () => void
}

/** One quote: who offers what for how much, and how long it stands. */
export function QuoteSheet({ realEstateId, projectId, quote, otherLines, onClose }: QuoteSheetProps) {
  const today = useToday()
  const book = useRows(craftsmen, realEstateId).data ?? []
  // Made once: saved again after a failure it is still the same quote.
  const [id] = useState(() => quote?.id ?? newId())
  const [failure, setFailure] = useState<Failure>()
  const [paper, setPaper] = useState<File>()
  const save = async (acts: Parameters<typeof change>[1]) => {
    const fault = await change(realEstateId, acts)
    setFailure(notKept(fault))
    if (fault === undefined) onClose()
  }
  const form = useForm<QuoteValues, QuoteFacts>({
    ...quoteForm,
    initial: quote === undefined ? quoteForm.newValues({ receivedOn: today }) : quoteForm.valuesOf(quote),
    onSubmit: (facts) => save(keepQuote({ id, projectId, quote, facts, paper })),
  })
  const { craftsmanId, includesVat } = form.values
  const isAccepted = quote?.state === 'accepted'
  const states = quoteStates.filter((one) =>
    isAccepted ? one === 'accepted' || one === 'declined' : one !== 'accepted',
  )
  return (
    <FormSheet
      title={quote?.company ?? texts.addTitle}
      form={form}
      saveLabel={texts.save}
      isBusy={form.isBusy}
      failure={failure}
      deletion={
        quote && {
          label: texts.remove,
          isBusy: false,
          act: () => void save([quotes.acts.update(quote, { isActive: false })]),
        }
      }
      isKeptHere
      onClose={onClose}
    >
      {book.length > 0 && (
        <SelectField
          label={labels.craftsmanId}
          options={book.map((one) => ({ value: one.id, label: one.company }))}
          placeholder={texts.noCraftsman}
          {...form.text('craftsmanId')}
          onChange={({ target }) => {
            form.set('craftsmanId', target.value)
            form.set('company', book.find((one) => one.id === target.value)?.company ?? '')
          }}
        />
      )}
      {craftsmanId === '' && <TextField label={labels.company} {...form.text('company')} />}
      <SelectField
        label={labels.state}
        options={states.map((value) => ({ value, label: quoteStateLabels[value] }))}
        placeholder={null}
        {...form.text('state')}
      />
      {isAccepted && form.values.state === 'accepted' && (
        <ContractFields contractOn={form.value('contractOn')} terms={form.text('terms')} />
      )}
      <FieldPair>
        <DateField label={labels.receivedOn} isOptional {...form.value('receivedOn')} />
        <DateField label={labels.validUntil} isOptional {...form.value('validUntil')} />
      </FieldPair>
      <FieldPair>
        <ChoiceChips
          label={texts.basis}
          look="joined"
          options={bases}
          value={includesVat ? 'gross' : 'net'}
          onChange={(basis) => form.set('includesVat', basis === 'gross')}
        />
        <SelectField
          label={labels.vatPermille}
          options={rates}
          placeholder={null}
          {...form.text('vatPermille')}
        />
      </FieldPair>
      <QuoteLines form={form} otherLines={otherLines} />
      <PriceFields form={form} />
      <TextArea label={labels.note} isOptional rows={3} {...form.text('note')} />
      <PaperField realEstateId={realEstateId} form={form} paper={paper} onPaper={setPaper} />
    </FormSheet>
  )
}
