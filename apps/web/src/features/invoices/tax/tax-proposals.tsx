import { useQuery } from '@tanstack/react-query'
import { useToday } from '#device/use-today.ts'
import { doAct } from '#house/acts/do-act.ts'
import { invoices as record } from '#house/nouns/invoices.ts'
import { referencesQuery } from '#house/references.ts'
import { Button } from '#ui/action/button.tsx'
import type { Invoice } from '#features/invoices/invoice-words.ts'
import { invoicesTexts } from '#features/invoices/invoices.texts.ts'
import { ProposalsCard } from '#features/invoices/proposals/proposals-card.tsx'
import { useInvoiceLinks } from '#features/invoices/use-invoice-links.ts'
import { classWords, suggestionOf, takenFacts, type Suggested } from './tax-suggestion.ts'

const { proposals: texts } = invoicesTexts.tax

type TaxProposalsProps = {
  readonly realEstateId: string
  /** The invoices nobody has assigned yet. */
  readonly ids: readonly string[]
}

/** What unassigned invoices probably are, where they tell: one press each assigns them. */
export function TaxProposals({ realEstateId, ids }: TaxProposalsProps) {
  const today = useToday()
  const links = useInvoiceLinks(realEstateId)
  const references = useQuery(referencesQuery).data
  const proposed = links.invoices
    .filter(({ id }) => ids.includes(id))
    .map((row) => ({ row, suggestion: suggestionOf(row, links, references, today) }))
    .filter(({ suggestion }) => suggestion.proposed !== undefined)
  if (proposed.length === 0) return null
  const take = (row: Invoice, suggestion: Suggested) =>
    void doAct(realEstateId, record.acts.update(row, takenFacts(row, suggestion)), {
      text: texts.taken(row.creditor, classWords(suggestion)),
    })
  return (
    <ProposalsCard
      texts={texts}
      proposals={proposed.map(({ row, suggestion }) => ({
        row,
        note: `${texts.what(classWords(suggestion))} ${suggestion.reason}`,
        actions: (
          <Button
            size="small"
            aria-label={texts.takeOf(row.creditor, classWords(suggestion))}
            onClick={() => take(row, suggestion)}
          >
            {texts.take}
          </Button>
        ),
      }))}
    />
  )
}
