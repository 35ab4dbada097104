import { verbOf, type HouseRecord } from '#house/record/record.ts'
import { pick, type Change, type Entry, type Row, type Said } from '#house/record/said.ts'

/** A refused creation with what an edit says of it, and as a change after it what no creation can say. */
export function putRight(
  record: HouseRecord,
  opened: Row,
  { op, variables }: Entry,
  edit: Change,
): { creation: Said; later: Change | undefined } {
  const { later = [] } = verbOf(record, op)?.verb ?? {}
  const said = { ...variables.facts, ...edit.variables.facts }
  const [atOnce, after] = [Object.keys(said).filter((name) => !later.includes(name)), pick(said, later)]
  const creation = {
    ...variables,
    title: record.title({ ...opened, ...said }),
    facts: pick(said, atOnce),
  }
  if (Object.keys(after).length === 0) return { creation, later: undefined }
  const changed = { ...edit.variables, facts: after, before: pick(edit.variables.before ?? {}, later) }
  return { creation, later: { ...edit, variables: changed } }
}
