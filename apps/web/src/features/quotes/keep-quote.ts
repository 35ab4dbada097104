import type { QuoteFacts } from '@hauswart/domain/quotes/quote.input'
import { newId } from '#device/new-id.ts'
import { documents } from '#house/nouns/documents.ts'
import { quotes, type QuoteRow } from '#house/nouns/quotes.ts'
import type { Change } from '#house/record/said.ts'
import { quotesTexts } from './quotes.texts.ts'

type Kept = {
  readonly id: string
  readonly projectId: string
  /** As it was seen; a new one without. */
  readonly quote: QuoteRow | undefined
  readonly facts: QuoteFacts
  /** A file that becomes its paper. */
  readonly paper: File | undefined
}

/**
 * The acts by which a quote is kept with a new paper. The quote goes first and alone: a file that is refused, or takes
 * hours on a weak line, does not hold it up.
 */
export function keepQuote({ id, projectId, quote, facts, paper }: Kept): readonly Change[] {
  const whole = { ...facts, projectId, isActive: true }
  const kept = quote === undefined ? quotes.acts.add(whole, { id }) : quotes.acts.update(quote, facts)
  if (paper === undefined) return [kept]
  const documentId = newId()
  const filed = {
    title: quotesTexts.paper.title(facts.company),
    category: 'offer' as const,
    datedOn: facts.receivedOn,
    sender: facts.company,
    validUntil: facts.validUntil,
    projectIds: [projectId],
    isFiled: true,
  }
  return [
    kept,
    documents.acts.add(paper, filed, { id: documentId }),
    quotes.acts.update({ ...quote, ...whole, id, version: (quote?.version ?? 0) + 1 }, { documentId }),
  ]
}
