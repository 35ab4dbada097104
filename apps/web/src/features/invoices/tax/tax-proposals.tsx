import { useQuery } from '@tanstack/react-query'
import { day } from '#device/text/format.ts'
import { doAct } from '#house/acts/do-act.ts'
import { invoices as record } from '#house/nouns/invoices.ts'
import { referencesQuery } from '#house/references.ts'
import { Button } from '#ui/action/button.tsx'
import { isSecondTap } from '#ui/action/second-tap.ts'
import type { Invoice } from '#features/invoices/invoice-words.ts'
import { invoicesTexts } from '#features/invoices/invoices.texts.ts'
import { proposalTap, ProposalsCard } from '#features/invoices/proposals/proposals-card.tsx'
import { useInvoiceLinks } from '#features/invoices/use-invoice-links.ts'
import { classWords, reasonWords, suggestionOf, takenFacts, type Suggested } from './tax-suggestion.ts'

const { proposals: texts } = invoicesTexts.tax

type TaxProposalsProps = {
  readonly realEstateId: string
  /** The invoices nobody has assigned yet. */
  readonly ids: readonly string[]
}

/** The sums below stay in sight; the others come up as these are taken. */
const atOnce = 5

/** What unassigned invoices probably are, where they tell: one press each assigns them. */
export function TaxProposals({ realEstateId, ids }: TaxProposalsProps) {
  const links = useInvoiceLinks(realEstateId)
  const references = useQuery(referencesQuery).data
  const proposed = links.invoices
    .filter(({ id }) => ids.includes(id))
    .map((row) => ({ row, suggestion: suggestionOf(row, links, references) }))
    .filter(({ suggestion }) => suggestion.proposed !== undefined)
  if (proposed.length === 0) return null
  const take = (row: Invoice, suggestion: Suggested) =>
    void doAct(realEstateId, record.acts.update(row, takenFacts(row, suggestion)), {
      text: texts.taken(row.creditor, classWords(suggestion)),
      row,
    })
  return (
    <ProposalsCard
      texts={texts}
      rest={texts.rest(proposed.length - atOnce)}
      proposals={proposed.slice(0, atOnce).map(({ row, suggestion }) => ({
        row,
        note: `${texts.what(day(row.issuedOn), classWords(suggestion))} ${reasonWords(suggestion)}`,
        actions: (
          <Button
            size="small"
            aria-label={texts.takeOf(row.creditor, day(row.issuedOn), classWords(suggestion))}
            onClick={({ nativeEvent }) => {
              if (!isSecondTap(proposalTap, nativeEvent)) take(row, suggestion)
            }}
          >
            {texts.take}
          </Button>
        ),
      }))}
    />
  )
}
