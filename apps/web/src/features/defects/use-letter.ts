import { defectLetterTexts } from '@hauswart/domain/reports/defect-letter.labels'
import { download } from '#device/download.ts'
import { request } from '#device/net/graphql.ts'
import { DefectLettersDocument } from '#gql/graphql.ts'
import { documents } from '#house/nouns/documents.ts'
import { change } from '#house/record/change.ts'
import { useSubmit } from '#ui/form/use-submit.ts'
import { toast } from '#ui/overlay/toast.tsx'
import type { Defect } from './defect-words.ts'
import { defectsTexts } from './defects.texts.ts'

const { letter: texts } = defectsTexts

type Addressed = { readonly company: string; readonly today: string }

/** The letter as a file: its address is asked for when somebody wants it, because it holds only a while. */
export function useLetter(realEstateId: string, { id, projectId }: Defect, { company, today }: Addressed) {
  const addressOf = async (after: string | null = null): Promise<string> => {
    const { realEstate } = await request(DefectLettersDocument, { realEstateId, projectId, after })
    const found = realEstate?.defects.nodes.find((one) => one.id === id)?.letterUrl
    if (found !== undefined && found !== null) return found
    const next = realEstate?.defects.nextCursor ?? null
    if (next === null) throw new Error('no letter about this defect')
    return addressOf(next)
  }
  const fetching = useSubmit(async () => download(await addressOf()))
  const filing = useSubmit(async () => {
    const answer = await fetch(await addressOf())
    if (!answer.ok) throw new Error('no letter came')
    const file = new File([await answer.blob()], `${defectLetterTexts.title} ${today}.pdf`, {
      type: 'application/pdf',
    })
    const title = `${defectLetterTexts.title}: ${company}`.slice(0, 200)
    const added = documents.acts.add(file, { title, category: 'acceptance', datedOn: today, isFiled: true })
    if ((await change(realEstateId, [added])) !== undefined) throw new Error('the letter was not kept')
  })
  return {
    isFetching: fetching.isBusy,
    isFiling: filing.isBusy,
    fetchLetter: async (): Promise<void> => {
      if ((await fetching.submit({})) !== undefined) toast({ text: texts.failed, tone: 'due' })
    },
    fileLetter: async (): Promise<void> => {
      const isKept = (await filing.submit({})) === undefined
      toast(isKept ? { text: texts.filed, tone: 'good' } : { text: texts.notFiled, tone: 'due' })
    },
  }
}
