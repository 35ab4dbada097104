import type { DocumentCategory } from '@hauswart/domain/documents/document'
import { download } from '#device/download.ts'
import { useSubmit } from '#ui/form/use-submit.ts'
import { toast } from '#ui/overlay/toast.tsx'
import { documents } from './nouns/documents.ts'
import { change } from './record/change.ts'

type Paper = {
  /** Asked for when somebody wants it, because it holds only a while. */
  readonly addressOf: () => Promise<string>
  /** How it lies among the papers. */
  readonly filed: {
    readonly fileName: string
    readonly title: string
    readonly category: DocumentCategory
    readonly datedOn: string
    readonly componentIds?: readonly string[]
    readonly projectIds?: readonly string[]
  }
  readonly texts: { readonly failed: string; readonly filed: string; readonly notFiled: string }
}

/** A paper the server makes: to download, and to put into a drawer of the house. */
export function usePaper(realEstateId: string, { addressOf, filed, texts }: Paper) {
  const fetching = useSubmit(async () => download(await addressOf()))
  const filing = useSubmit(async () => {
    const answer = await fetch(await addressOf())
    if (!answer.ok) throw new Error('no paper came')
    const { fileName, title, componentIds = [], projectIds = [], ...facts } = filed
    const file = new File([await answer.blob()], fileName, { type: 'application/pdf' })
    const added = documents.acts.add(file, {
      ...facts,
      title: title.slice(0, 200),
      ...(componentIds.length > 0 && { componentIds: [...componentIds] }),
      ...(projectIds.length > 0 && { projectIds: [...projectIds] }),
      isFiled: true,
    })
    if ((await change(realEstateId, [added])) !== undefined) throw new Error('the paper was not kept')
  })
  return {
    isFetching: fetching.isBusy,
    isFiling: filing.isBusy,
    fetchPaper: async (): Promise<void> => {
      if ((await fetching.submit({})) !== undefined) toast({ text: texts.failed, tone: 'due' })
    },
    filePaper: async (): Promise<void> => {
      const isKept = (await filing.submit({})) === undefined
      toast(isKept ? { text: texts.filed, tone: 'good' } : { text: texts.notFiled, tone: 'due' })
    },
  }
}
