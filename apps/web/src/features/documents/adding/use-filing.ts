import { documents as record } from '#house/nouns/documents.ts'
import { useRows } from '#house/record/use-rows.ts'
import { savingTexts } from '#ui/form/saving.texts.ts'
import { toast } from '#ui/overlay/toast.tsx'
import { documentsTexts } from '#features/documents/documents.texts.ts'
import { useDocumentActions } from '#features/documents/use-document-actions.ts'
import { sortFiles } from './chosen-files.ts'
import { findSame } from './same-paper.ts'

/** Puts files down that another app handed over; gives those it put down. What lies here already is told, and left. */
export function useFiling(realEstateId: string) {
  const papers = useRows(record, realEstateId).data ?? []
  const actions = useDocumentActions(realEstateId)
  return async (chosen: readonly File[], note: string | null): Promise<readonly File[]> => {
    const { files, faults } = sortFiles(chosen)
    for (const text of faults) toast({ text, tone: 'due' })
    const fresh: File[] = []
    try {
      for (const file of files) {
        const same = await findSame(papers, file)
        if (same === undefined) fresh.push(file)
        else toast({ text: documentsTexts.known.text(file.name, same.title, same.createdAt), tone: 'due' })
      }
    } catch {
      // The bytes cannot be read any more.
      toast({ text: savingTexts.notKept.act, tone: 'due' })
      return []
    }
    if (fresh.length === 0 || (await actions.add(fresh, { note })) === undefined) return []
    return fresh
  }
}
