import { request } from '#device/net/graphql.ts'
import { InvoiceLettersDocument } from '#gql/graphql.ts'
import { usePaper } from '#house/use-paper.ts'
import type { Invoice } from '#features/invoices/invoice-words.ts'
import { holdingTexts } from './holding.texts.ts'

/** The letter as a file. */
export function useDisputeLetter(realEstateId: string, { id, creditor, projectId }: Invoice, today: string) {
  const addressOf = async (after: string | null = null): Promise<string> => {
    const { realEstate } = await request(InvoiceLettersDocument, { realEstateId, after })
    const found = realEstate?.invoices.nodes.find((one) => one.id === id)?.letterUrl
    if (found !== undefined && found !== null) return found
    const next = realEstate?.invoices.nextCursor ?? null
    if (next === null) throw new Error('no letter about this invoice')
    return addressOf(next)
  }
  return usePaper(realEstateId, {
    addressOf: () => addressOf(),
    filed: {
      fileName: `${holdingTexts.letter.title} ${today}.pdf`,
      title: `${holdingTexts.letter.title}: ${creditor}`,
      category: 'correspondence',
      datedOn: today,
      projectIds: projectId === null ? [] : [projectId],
    },
    texts: holdingTexts.letter,
  })
}
