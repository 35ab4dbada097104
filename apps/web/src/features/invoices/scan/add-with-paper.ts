import { newId } from '#device/new-id.ts'
import { documents } from '#house/nouns/documents.ts'
import { invoices } from '#house/nouns/invoices.ts'
import type { Change } from '#house/record/said.ts'
import { scanTexts } from './scan.texts.ts'

type Facts = Parameters<typeof invoices.acts.add>[0]

/**
 * A new invoice with the file it was read from. The invoice goes first and alone: a file that is refused, or takes hours
 * on a weak line, does not hold it up.
 */
export function addWithPaper(id: string, facts: Facts, paper: File | undefined): readonly Change[] {
  const added = invoices.acts.add(facts, { id })
  if (paper === undefined) return [added]
  const documentId = newId()
  const creditor = facts.creditor ?? ''
  const filed = {
    title: scanTexts.paperTitle(creditor),
    category: 'invoice' as const,
    datedOn: facts.issuedOn ?? null,
    sender: creditor,
    amountRappen: facts.currency === 'CHF' ? (facts.amountRappen ?? null) : null,
    isFiled: true,
  }
  return [
    added,
    documents.acts.add(paper, filed, { id: documentId }),
    invoices.acts.update({ id, version: 1, ...facts }, { documentId }),
  ]
}
