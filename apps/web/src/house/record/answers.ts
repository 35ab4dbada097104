import type { Query, QueryKey } from '@tanstack/react-query'
import { bringBack } from '#device/cache/query-persister.ts'
import { queryClient } from '#device/cache/query.ts'
import { childrenOf } from './overlay.ts'
import type { HouseRecord, Question } from './record.ts'
import type { Answer, Row } from './said.ts'

type Place<R extends Row> = {
  readonly isHere: (row: R) => boolean
  /** What the answer does not tell, as the children. */
  readonly known: object
  readonly compare: (a: R, b: R) => number
}

/** A list with what the server answered to a change; an older answer changes nothing. */
export function withAnswer<R extends Row>(
  list: readonly R[],
  { deletedAt, ...told }: Answer,
  { isHere, known, compare }: Place<R>,
): readonly R[] {
  const before = list.find(({ id }) => id === told.id)
  if (before !== undefined && before.version > told.version) return list
  const others = list.filter(({ id }) => id !== told.id)
  // A verb answers with the whole row, or it does not compile; what hangs on it was known.
  const row = { ...known, ...before, ...told } as unknown as R
  return deletedAt !== null || !isHere(row) ? others : [...others, row].toSorted(compare)
}

/** A row with what the server answered about one of its children. */
export const withChild = <R extends Row>(row: R, child: string, told: Answer): R => ({
  ...row,
  // In the order they were made, which is the order of their names.
  [child]: withAnswer(childrenOf(row, child), told, {
    isHere: () => true,
    known: {},
    compare: (a, b) => (a.id < b.id ? -1 : 1),
  }),
})

type Inside = { readonly child: string; readonly parentId: string }

/** The answer goes into the lists before the entry leaves the queue, so that nothing blinks in between. */
export async function keepAnswer(
  record: HouseRecord,
  realEstateId: string,
  told: Answer,
  inside?: Inside,
): Promise<void> {
  const rowId = inside?.parentId ?? told.id
  const lists = Object.entries(record.lists).map(([name, list]) => ({ name, question: list(realEstateId) }))
  const one = record.one?.(realEstateId, rowId)
  const brought: Query[] = []
  for (const question of [...lists.map((list) => list.question), ...(one === undefined ? [] : [one])]) {
    // An answer that was asked for before the change would put the old state back. What was never read is let come.
    const { queryKey } = question
    await queryClient.cancelQueries({ queryKey, predicate: ({ state }) => state.data !== undefined })
    brought.push(...(await broughtBack(question)))
  }
  const rows = lists.flatMap(({ question }) => readIn(question) ?? [])
  const known = { ...record.blank(''), ...rows.find(({ id }) => id === rowId) }
  for (const { name, question } of lists)
    putIn(question, (list) => {
      if (inside !== undefined)
        return list.map((row) => (row.id === rowId ? withChild(row, inside.child, told) : row))
      const isHere = (row: Row) => record.listOf === undefined || record.listOf(row) === name
      return withAnswer(list, told, { isHere, known, compare: (a, b) => record.compare(a, b) })
    })
  if (one !== undefined)
    queryClient.setQueryData(one.queryKey, (row) => {
      if (!row) return row
      if (inside !== undefined) return withChild(row, inside.child, told)
      // It knows more of its children than an answer or a list.
      const own = Object.keys(record.children ?? {}).map((child) => [child, childrenOf(row, child)])
      return row.version > told.version ? row : { ...row, ...told, ...Object.fromEntries(own) }
    })
  // The rest of it is as old as it was: whoever opens its page asks.
  for (const query of brought) query.invalidate()
}

function readIn<Data>({ queryKey, inside }: Question<Data>): Data | undefined {
  const whole = queryClient.getQueryData(queryKey)
  return whole === undefined || inside === undefined ? whole : inside.of(whole)
}

function putIn<Data>({ queryKey, inside }: Question<Data>, change: (data: Data) => Data): void {
  // What lies under it may be the larger answer.
  const key: QueryKey = queryKey
  queryClient.setQueryData(key, (whole: unknown) => {
    if (whole === undefined) return undefined
    return inside === undefined ? change(whole as Data) : inside.into(whole, change(inside.of(whole)))
  })
}

/** What no page of this tab has read may lie on the device, and the answer belongs on top of it there too. */
async function broughtBack(question: { readonly queryKey: QueryKey }): Promise<Query[]> {
  // A question is said as query options, of which the engine needs less.
  const query = queryClient.getQueryCache().build(queryClient, queryClient.defaultQueryOptions(question))
  return query.state.data === undefined && (await bringBack(query)) ? [query] : []
}
