import { savingTexts } from '#ui/form/saving.texts.ts'
import { toast } from '#ui/overlay/toast.tsx'
import { change } from './change.ts'
import type { Change, LooseRow } from './said.ts'

type Removable = {
  readonly acts: Readonly<Record<'delete' | 'restore', (row: LooseRow) => Change>>
}
type Texts = { readonly deleted: string; readonly restored: string }

/** Throws a row away, with or without a line, says so and offers to take it back. */
export async function removeRow(
  { acts }: Removable,
  realEstateId: string,
  row: LooseRow,
  { deleted, restored }: Texts,
): Promise<void> {
  const say = async (act: Change, told: Parameters<typeof toast>[0]) =>
    toast(
      (await change(realEstateId, [act])) === undefined
        ? told
        : { text: savingTexts.notKept.act, tone: 'due' },
    )
  const undo = () => void say(acts.restore(row), { text: restored, tone: 'good' })
  await say(acts.delete(row), { text: deleted, undo })
}
