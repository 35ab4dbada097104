import { newId } from '#device/new-id.ts'
import { documents } from '#house/nouns/documents.ts'
import { invoices } from '#house/nouns/invoices.ts'
import type { Change } from '#house/record/said.ts'
import { creditTexts } from '#features/invoices/credit/credit.texts.ts'
import { scanTexts } from './scan.texts.ts'

type Facts = Parameters<typeof invoices.acts.add>[0]

type Changes = readonly [Change, ...Change[]]

/**
 * A new invoice with the file it was read from. The invoice goes first and alone: a file that is refused, or takes hours
 * on a weak line, does not hold it up.
 */
export function addWithPaper(id: string, facts: Facts, paper: File | undefined): Changes {
  const added = invoices.acts.add(facts, { id })
  if (paper === undefined) return [added]
  const documentId = newId()
  const creditor = facts.creditor ?? ''
  const filed = {
    title: facts.kind === 'credit' ? creditTexts.paperTitle(creditor) : scanTexts.paperTitle(creditor),
    category: 'invoice' as const,
    datedOn: facts.issuedOn ?? null,
    sender: creditor,
    // What stands on the paper has no sign.
    amountRappen:
      facts.currency === 'CHF' && typeof facts.amountRappen === 'number'
        ? Math.abs(facts.amountRappen)
        : null,
    ...(facts.projectId && { projectIds: [facts.projectId] }),
    isFiled: true,
  }
  return [
    added,
    documents.acts.add(paper, filed, { id: documentId }),
    invoices.acts.update({ id, version: 1, ...facts }, { documentId }),
  ]
}
