import { askedWords, toMarkedText, type MarkedText, type SearchKind } from '@hauswart/domain/search/search'
import { requireMember, type Context } from '#platform/db/access.ts'
import { pageSize } from '#platform/db/page.ts'
import { listFound } from './search.queries.ts'
import type { FoundRow } from './search.table.ts'

export type SearchHit = Omit<FoundRow, 'title' | 'quote'> & {
  readonly title: readonly MarkedText[]
  readonly quote: readonly MarkedText[]
}

export type SearchArgs = {
  readonly text: string
  readonly first?: number | null | undefined
  readonly kind?: SearchKind | undefined
}

/** Whatever of a house is found by what somebody typed, the best first, at most `first` of each noun. */
export async function getFound(
  ctx: Context,
  realEstateId: string | undefined,
  { text, first, kind }: SearchArgs,
): Promise<SearchHit[]> {
  const scope = requireMember(ctx, realEstateId, 'read')
  const words = askedWords(text)
  const asked = { words, mostOfAKind: pageSize(first), kind, today: ctx.clock.today() }
  const rows = await listFound(ctx.reads, scope, asked)
  return rows.map((row) => ({ ...row, title: toMarkedText(row.title), quote: toMarkedText(row.quote ?? '') }))
}
