import { maxDocumentVersions } from '@hauswart/domain/documents/document'
import { useConnection } from '#device/net/connection.ts'
import { newId } from '#device/new-id.ts'
import { copyOf } from '#device/photos/copy-file.ts'
import { doAct } from '#house/acts/do-act.ts'
import { documents as record } from '#house/nouns/documents.ts'
import { change, saveOver, type NotSavedReason } from '#house/record/change.ts'
import { pick, type Change } from '#house/record/said.ts'
import { isSame } from '#house/record/same.ts'
import { savingTexts } from '#ui/form/saving.texts.ts'
import { toast } from '#ui/overlay/toast.tsx'
import { sortFiles } from './adding/chosen-files.ts'
import { findSame } from './adding/same-paper.ts'
import { documentsTexts } from './documents.texts.ts'
import type { Paper, PaperFacts } from './paper.ts'
import { titleOf } from './review/proposal.ts'

/** What is known of a file before anybody looked at it. */
export type AddedAs = Partial<
  Pick<PaperFacts, 'title' | 'category' | 'componentIds' | 'todoIds' | 'projectIds' | 'note'>
>

export type DocumentActions = ReturnType<typeof useDocumentActions>

const texts = documentsTexts.toast
const { acts } = record

/** What an owner can do with the documents of a house. Everything goes into the outbox, with or without a line. */
export function useDocumentActions(realEstateId: string) {
  const { online } = useConnection()
  const tell = async (changes: readonly Change[], text: string): Promise<boolean> => {
    const fault = await change(realEstateId, changes)
    if (fault === undefined) toast({ text })
    else toast({ text: savingTexts.notKept.act, tone: 'due' })
    return fault === undefined
  }

  return {
    /** Puts files down, each as a document to be reviewed; gives their names, or nothing if they could not be kept. */
    add: async (files: readonly File[], as?: AddedAs): Promise<readonly string[] | undefined> => {
      const made = files.map((file) => ({ id: newId(), file }))
      const changes = made.map(({ id, file }) =>
        acts.add(file, { title: titleOf(file.name), isFiled: false, ...as }, { id }),
      )
      const text = online ? documentsTexts.add.done(files.length) : savingTexts.keptHere
      return (await tell(changes, text)) ? made.map(({ id }) => id) : undefined
    },
    /** For the form, which shows itself why it was not kept. */
    save: async (
      opened: Paper,
      facts: PaperFacts,
      isFiling: boolean,
    ): Promise<NotSavedReason | undefined> => {
      const changed = changedFacts(opened, facts)
      if (Object.keys(changed).length === 0 && !isFiling) return undefined
      const edit = acts.update(opened, { ...changed, ...(isFiling && { isFiled: true }) })
      const fault = await saveOver(record, realEstateId, opened, edit)
      if (fault === undefined)
        toast({ text: !online ? savingTexts.keptHere : isFiling ? texts.filed(facts.title) : texts.saved })
      return fault
    },
    /** Puts it into its drawer with what was proposed. */
    file: (paper: Paper, facts: Partial<PaperFacts>): Promise<boolean> => {
      const changed = changedFacts(paper, { ...paper, ...facts })
      const text = texts.filed({ ...paper, ...changed }.title)
      return doAct(realEstateId, acts.update(paper, { ...changed, isFiled: true }), { text, row: paper })
    },
    /** Gives a paper a newer file, or says why not; taken back it has what it had. */
    renew: async (paper: Paper, chosen: readonly File[], papers: readonly Paper[]): Promise<void> => {
      const { files, faults } = sortFiles(chosen.slice(0, 1))
      const file = files[0] && (await copyOf(files[0]))
      if (file === undefined)
        return void toast({ text: faults[0] ?? documentsTexts.add.empty(chosen[0]?.name ?? ''), tone: 'due' })
      const same = await findSame(papers, file)
      const { versions } = documentsTexts
      if (same !== undefined) return void toast({ text: versions.same(same.title), tone: 'due' })
      // A copy on a device may be older than this fact.
      if ((paper.earlierFileIds ?? []).length + 1 >= maxDocumentVersions)
        return void toast({ text: versions.full(maxDocumentVersions), tone: 'due' })
      const text = online ? versions.done(paper.title) : savingTexts.keptHere
      await doAct(realEstateId, acts.version(paper, file), { text, row: paper })
    },
    reuse: (paper: Paper, fileId: string): Promise<boolean> =>
      doAct(realEstateId, acts.reuse(paper, { fileId }), {
        text: documentsTexts.versions.used(paper.title),
        row: paper,
      }),
    remove: (paper: Paper): Promise<boolean> =>
      doAct(realEstateId, acts.delete(paper), { text: texts.removed(paper.title), row: paper }),
  }
}

const names = [
  'title',
  'category',
  'datedOn',
  'sender',
  'amountRappen',
  'validUntil',
  'keepUntil',
  'note',
  'tags',
  'componentIds',
  'todoIds',
  'projectIds',
  'measureIds',
] as const satisfies (keyof PaperFacts)[]

/** What differs between two sets of facts, as the second has it. */
const changedFacts = (before: PaperFacts, after: PaperFacts): Partial<PaperFacts> =>
  pick(
    after,
    names.filter((name) => !isSame(before[name], after[name])),
  )
