import { daysBetween } from '@hauswart/domain/days/day'
import { beginWarrantyInput } from '@hauswart/domain/invoices/invoice.input'
import {
  beginWarranty,
  likelyBasis,
  statutoryWarranty,
  warrantyBases,
  type WarrantyBasis,
} from '@hauswart/domain/invoices/warranty'
import { warrantyBasisLabels, warrantyYearsWords } from '@hauswart/domain/invoices/warranty.labels'
import * as z from 'zod/mini'
import { day } from '#device/text/format.ts'
import { useToday } from '#device/use-today.ts'
import { invoices } from '#house/nouns/invoices.ts'
import { useEnding } from '#house/record/use-ending.ts'
import { FormSheet } from '#ui/form/form-sheet.tsx'
import { useForm } from '#ui/form/use-form.ts'
import { DateField } from '#ui/input/date-field.tsx'
import { SelectField } from '#ui/input/field.tsx'
import { NumberField } from '#ui/input/number-field.tsx'
import { hold } from '#features/invoices/holding/hold.ts'
import type { Invoice } from '#features/invoices/invoice-words.ts'
import { warrantyTexts as texts } from './warranty.texts.ts'

const { expectedVersion: _version, ...shape } = beginWarrantyInput.shape
const schema = z.object(shape).check(
  z.refine((said) => said.warrantyBasis !== 'agreed' || typeof said.warrantyYears === 'number', {
    path: ['warrantyYears'],
  }),
)

const bases = warrantyBases.map((value) => {
  const law = statutoryWarranty(value)
  const years = law === null ? undefined : warrantyYearsWords(law.years)
  return { value, label: texts.choice(warrantyBasisLabels[value], years) }
})

type WarrantySheetProps = {
  readonly invoice: Invoice
  readonly realEstateId: string
  readonly onClose: () => void
}

type WarrantyValues = {
  readonly warrantyBasis: WarrantyBasis
  readonly warrantyFrom: string | null
  readonly warrantyYears: number | null
}

/** How long it is guaranteed, and why so long; from the day of the invoice, unless somebody knows a better one. */
export function WarrantySheet({ invoice, realEstateId, onClose }: WarrantySheetProps) {
  const { end, failure } = useEnding(onClose)
  const likely = likelyBasis(invoice)
  const form = useForm<WarrantyValues, z.output<typeof schema>>({
    initial: {
      warrantyBasis: invoice.warrantyBasis ?? likely,
      warrantyFrom: invoice.warrantyFrom ?? invoice.issuedOn,
      warrantyYears: invoice.warrantyYears,
    },
    schema,
    texts: {
      warrantyBasis: texts.basis,
      warrantyFrom: texts.wrongDay,
      warrantyYears: texts.wrongYears,
    },
    onSubmit: async ({ warrantyYears, ...said }) => {
      const facts = said.warrantyBasis === 'agreed' ? { ...said, warrantyYears } : said
      const until = beginWarranty(facts)?.warrantyUntil ?? said.warrantyFrom
      return end(
        await hold(
          realEstateId,
          invoice,
          invoices.acts.beginWarranty(invoice, facts),
          texts.saved(day(until)),
        ),
      )
    },
  })
  const { warrantyBasis, warrantyFrom, warrantyYears } = form.values
  const today = useToday()
  const law = statutoryWarranty(warrantyBasis)
  const ends =
    warrantyFrom === null ? undefined : beginWarranty({ warrantyBasis, warrantyFrom, warrantyYears })
  const why = law === null ? texts.agreed : texts.law(law.article)
  const isProposed = invoice.warrantyBasis === null && warrantyBasis === likely
  return (
    <FormSheet
      title={texts.title(invoice.creditor)}
      form={form}
      saveLabel={texts.save}
      isBusy={form.isBusy}
      failure={failure}
      isKeptHere
      onClose={onClose}
    >
      <SelectField
        label={texts.basis}
        options={bases}
        placeholder={null}
        hint={isProposed ? `${texts.proposed[likely]} ${why}` : why}
        data-autofocus
        {...form.text('warrantyBasis')}
      />
      {law === null && <NumberField label={texts.years} unit={texts.unit} {...form.value('warrantyYears')} />}
      <DateField label={texts.from} hint={texts.fromHint} {...form.value('warrantyFrom')} />
      {ends !== undefined && (
        <output>{texts.ends(day(ends.warrantyUntil), daysBetween(today, ends.warrantyUntil))}</output>
      )}
    </FormSheet>
  )
}
