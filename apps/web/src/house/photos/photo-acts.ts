import { discard } from '#device/outbox/outbox.ts'
import { doAct } from '#house/acts/do-act.ts'
import { change } from '#house/record/change.ts'
import type { Change, LooseRow } from '#house/record/said.ts'
import { savingTexts } from '#ui/form/saving.texts.ts'
import { toast } from '#ui/overlay/toast.tsx'
import type { ShownPicture } from './photo.tsx'
import { photosTexts } from './photos.texts.ts'

type Acts<Parent> = {
  readonly addPicture: (parent: Parent, file: File) => Change
  readonly deletePicture: (parent: Parent, picture: LooseRow) => Change
}

/** What an owner does with the photos of a row, with or without a line. */
export function photoActs<Parent>(realEstateId: string, acts: Acts<Parent>) {
  const keepOrTell = async (changes: readonly Change[]): Promise<void> => {
    if ((await change(realEstateId, changes)) !== undefined)
      toast({ text: savingTexts.notKept.act, tone: 'due' })
  }
  return {
    add: (row: Parent, files: readonly File[]) =>
      void keepOrTell(files.map((file) => acts.addPicture(row, file))),
    remove: async (row: Parent, picture: ShownPicture): Promise<void> => {
      // What was refused is nowhere else; there is nothing to throw away but the entry.
      if (picture.refusal !== undefined) return discard(picture.refusal.seq)
      await doAct(realEstateId, acts.deletePicture(row, picture), { text: photosTexts.removed, row: picture })
    },
  }
}
