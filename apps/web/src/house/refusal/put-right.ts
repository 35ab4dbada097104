import { verbOf, type HouseRecord } from '#house/record/record.ts'
import { pick, rowIdOf, type Change, type Entry, type Row, type Said } from '#house/record/said.ts'

type Put = { readonly refused: Entry; readonly waiting: readonly Entry[]; readonly edit: Change }

/**
 * A refused creation with what an edit says of it. Behind it goes what no creation can say, and what an edit that waits
 * there already says otherwise: that would lie over it.
 */
export function putRight(
  record: HouseRecord,
  opened: Row,
  { refused, waiting, edit }: Put,
): { creation: Said; behind: Change[] } {
  const { op, variables } = refused
  const { onlyAfter = [] } = verbOf(record, op)?.verb ?? {}
  const { facts: said = {}, before = {} } = edit.variables
  const later = new Set([...onlyAfter, ...editedBehind(record, opened.id, waiting)])
  const atOnce = Object.keys(said).filter((name) => !later.has(name))
  const facts = { ...variables.facts, ...pick(said, atOnce) }
  const creation = {
    ...variables,
    title: record.title({ ...opened, ...said }),
    facts: pick(
      facts,
      Object.keys(facts).filter((name) => !onlyAfter.includes(name)),
    ),
  }
  const after = { ...pick(facts, onlyAfter), ...pick(said, [...later]) }
  if (Object.keys(after).length === 0) return { creation, behind: [] }
  const changed = { ...edit.variables, facts: after, before: pick(before, Object.keys(after)) }
  return { creation, behind: [{ ...edit, variables: changed }] }
}

const editedBehind = (record: HouseRecord, id: string, waiting: readonly Entry[]): string[] =>
  waiting
    .filter((one) => rowIdOf(one) === id && verbOf(record, one.op)?.verb.kind === 'edit')
    .flatMap(({ variables }) => Object.keys(variables.facts ?? {}))
