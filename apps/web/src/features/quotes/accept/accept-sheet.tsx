import { hasBegun } from '@hauswart/domain/projects/project-moves'
import { contractTerms, type ContractTerms } from '@hauswart/domain/defects/defect'
import { day } from '@hauswart/domain/fields/fields'
import { afterAward } from '@hauswart/domain/projects/project-award'
import { isOpenQuote, shownQuoteState } from '@hauswart/domain/quotes/quote'
import { quoteSums } from '@hauswart/domain/quotes/quote-sums'
import { useState } from 'react'
import * as z from 'zod/mini'
import { AcceptQuoteDocument } from '#gql/graphql.ts'
import { request } from '#device/net/graphql.ts'
import { newId } from '#device/new-id.ts'
import { arrived } from '#device/outbox/arrived.ts'
import { money } from '#device/text/format.ts'
import { useToday } from '#device/use-today.ts'
import { undoSent } from '#house/acts/undo.ts'
import { costItems } from '#house/nouns/cost-items.ts'
import type { ProjectRow } from '#house/nouns/projects.ts'
import type { QuoteRow } from '#house/nouns/quotes.ts'
import { useRows } from '#house/record/use-rows.ts'
import { refreshHouse } from '#house/refresh-house.ts'
import { FormSheet } from '#ui/form/form-sheet.tsx'
import { useForm } from '#ui/form/use-form.ts'
import { useSubmit } from '#ui/form/use-submit.ts'
import { Checkbox, SelectField } from '#ui/input/field.tsx'
import { Notice } from '#ui/layout/notice.tsx'
import { Facts } from '#ui/list/facts.tsx'
import { toast } from '#ui/overlay/toast.tsx'
import { ContractFields } from './contract-fields.tsx'
import { quotesTexts } from '#features/quotes/quotes.texts.ts'

const { accept: texts, form: faults } = quotesTexts
const schema = z.object({
  costItemId: z.string(),
  declinesOthers: z.boolean(),
  contractOn: z.nullable(day),
  terms: z.nullable(z.enum(contractTerms)),
})
type Accepted = z.output<typeof schema>
type AcceptValues = Omit<Accepted, 'terms'> & { readonly terms: ContractTerms | '' }

type AcceptSheetProps = {
  readonly realEstateId: string
  readonly project: ProjectRow
  readonly quote: QuoteRow
  /** All of the renovation. */
  readonly all: readonly QuoteRow[]
  readonly onClose: () => void
}

/** Takes a quote. It decides about several things at once, so it needs a connection; it can be taken back as a whole. */
export function AcceptSheet({ realEstateId, project, quote, all, onClose }: AcceptSheetProps) {
  const { id, company } = quote
  const today = useToday()
  const [newItem] = useState(newId)
  const items = (useRows(costItems, realEstateId).data ?? []).filter(
    (item) => item.isActive && item.projectId === project.id,
  )
  const others = all.filter((one) => one.id !== id && isOpenQuote(one))
  const refresh = () => void refreshHouse(realEstateId, 'quotes', 'projects', 'cost-items')
  const { submit, failure } = useSubmit(async (said: Accepted, idempotencyKey: string) => {
    await arrived(id)
    const costItemId = said.costItemId === '' ? newItem : said.costItemId
    const input = { ...said, costItemId, expectedVersion: quote.version, idempotencyKey }
    await request(AcceptQuoteDocument, { realEstateId, id, input })
    toast({
      text: texts.done(company),
      tone: 'good',
      undo: () => void takeBack(realEstateId, idempotencyKey),
    })
    onClose()
    refresh()
  })
  const form = useForm<AcceptValues, Accepted>({
    initial: {
      costItemId: '',
      declinesOthers: others.length > 0,
      contractOn: hasBegun(project) ? null : today,
      terms: '',
    },
    schema,
    prepare: (values) => ({ ...values, terms: values.terms === '' ? null : values.terms }),
    texts: { contractOn: faults.wrongDay },
    onSubmit: async (said) => {
      const fault = await submit(said)
      if (fault?.kind === 'conflict') refresh()
      return fault === undefined ? undefined : {}
    },
  })
  const sums = quoteSums(quote)
  return (
    <FormSheet
      title={texts.title(company)}
      form={form}
      saveLabel={texts.save}
      isBusy={form.isBusy}
      failure={failure?.kind === 'conflict' ? undefined : failure}
      onClose={onClose}
    >
      <Facts facts={[{ label: texts.sum, value: money(sums?.gross ?? 0) }]} />
      {shownQuoteState(quote, today) === 'expired' && <Notice tone="soon">{texts.expired}</Notice>}
      <ContractFields contractOn={form.value('contractOn')} terms={form.text('terms')} />
      {items.length > 0 && (
        <SelectField
          label={texts.item}
          options={items.map((item) => ({ value: item.id, label: item.title }))}
          placeholder={texts.newItem(company)}
          {...form.text('costItemId')}
        />
      )}
      {others.length > 0 && (
        <Checkbox
          label={texts.decline(others.length)}
          hint={texts.declineHint}
          {...form.check('declinesOthers')}
        />
      )}
      {afterAward(project) !== undefined && <p>{texts.state}</p>}
      {failure?.kind === 'conflict' && <p role="alert">{texts.conflict}</p>}
    </FormSheet>
  )
}

async function takeBack(realEstateId: string, act: string): Promise<void> {
  if (await undoSent(realEstateId, act)) toast({ text: texts.takenBack })
  void refreshHouse(realEstateId, 'quotes', 'projects', 'cost-items')
}
