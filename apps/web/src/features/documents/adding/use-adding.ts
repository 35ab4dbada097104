import { useState } from 'react'
import { copyOf } from '#device/photos/copy-file.ts'
import type { Paper } from '#features/documents/paper.ts'
import { sortFiles } from './chosen-files.ts'
import { findSame } from './same-paper.ts'
import type { AddedAs } from '#features/documents/use-document-actions.ts'
import { documentsTexts } from '#features/documents/documents.texts.ts'

type Adding = {
  readonly papers: readonly Paper[]
  readonly add: (files: readonly File[], as?: AddedAs) => Promise<void>
}

/** The same bytes lie here already. */
export type Known = { readonly file: File; readonly paper: Paper; readonly as: AddedAs | undefined }

/** Takes chosen files, says which cannot be taken, and asks about those that are here already. */
export function useAdding({ papers, add }: Adding) {
  const [isPreparing, setPreparing] = useState(false)
  const [faults, setFaults] = useState<readonly string[]>([])
  const [known, setKnown] = useState<readonly Known[]>([])

  async function take(chosen: readonly File[], as?: AddedAs): Promise<void> {
    const sorted = sortFiles(chosen)
    setFaults(sorted.faults)
    setPreparing(true)
    const fresh: File[] = []
    const found: Known[] = []
    const unreadable: string[] = []
    // One after another: several large files at once are too much for an old phone.
    for (const one of sorted.files) {
      const file = await copyOf(one)
      if (file === undefined) {
        unreadable.push(one.name)
        continue
      }
      const paper = await findSame(papers, file)
      if (paper === undefined) fresh.push(file)
      else found.push({ file, paper, as })
    }
    if (unreadable.length > 0) setFaults([...sorted.faults, documentsTexts.add.empty(unreadable.join(', '))])
    if (fresh.length > 0) await add(fresh, as)
    setPreparing(false)
    setKnown(found)
  }

  const forget = () => setKnown((before) => before.slice(1))
  return {
    take: (chosen: readonly File[], as?: AddedAs) => void take(chosen, as),
    isPreparing,
    faults,
    forgetFaults: () => setFaults([]),
    /** The first of those to be asked about. */
    known: known[0],
    forget,
    addAnyway: async (): Promise<void> => {
      const [first] = known
      forget()
      if (first !== undefined) await add([first.file], first.as)
    },
  }
}
