import type { Change, LooseRow } from '#house/record/said.ts'
import { doAct } from './do-act.ts'

type Removable = { readonly acts: { readonly delete: (row: LooseRow) => Change } }
type Texts = { readonly deleted: string; readonly restored: string }

/** Throws a row away, with or without a line, says so and offers to take it back. */
export async function removeRow(
  { acts }: Removable,
  realEstateId: string,
  row: LooseRow,
  { deleted, restored }: Texts,
): Promise<void> {
  await doAct(realEstateId, acts.delete(row), { text: deleted, row, back: restored })
}
