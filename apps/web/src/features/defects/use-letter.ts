import { defectLetterTexts } from '@hauswart/domain/reports/defect-letter.labels'
import { request } from '#device/net/graphql.ts'
import { DefectLettersDocument } from '#gql/graphql.ts'
import { usePaper } from '#house/use-paper.ts'
import type { Defect } from './defect-words.ts'
import { defectsTexts } from './defects.texts.ts'

type Addressed = { readonly company: string; readonly today: string }

/** The letter as a file. */
export function useLetter(realEstateId: string, { id, projectId }: Defect, { company, today }: Addressed) {
  const addressOf = async (after: string | null = null): Promise<string> => {
    const { realEstate } = await request(DefectLettersDocument, { realEstateId, projectId, after })
    const found = realEstate?.defects.nodes.find((one) => one.id === id)?.letterUrl
    if (found !== undefined && found !== null) return found
    const next = realEstate?.defects.nextCursor ?? null
    if (next === null) throw new Error('no letter about this defect')
    return addressOf(next)
  }
  return usePaper(realEstateId, {
    addressOf: () => addressOf(),
    filed: {
      fileName: `${defectLetterTexts.title} ${today}.pdf`,
      title: `${defectLetterTexts.title}: ${company}`,
      category: 'acceptance',
      datedOn: today,
      projectIds: [projectId],
    },
    texts: defectsTexts.letter,
  })
}
