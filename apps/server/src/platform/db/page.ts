import { isUuid } from '@hauswart/domain/ids/uuid7'
import { AppError } from '#platform/app-error.ts'
import { limits } from '#platform/limits.ts'

export type Page<Node> = { nodes: Node[]; nextCursor: string | null }
export type PageArgs = { first?: number | null | undefined; after?: string | null | undefined }

const usualSize = 25

export function pageSize(first: number | null | undefined, most: number = limits.graphql.first): number {
  if (first === null || first === undefined) return usualSize
  if (!Number.isInteger(first) || first < 1 || first > most)
    throw new AppError('BAD_INPUT', { field: 'first' })
  return first
}

/** Cuts the one row that was read too many and turns the last kept one into the cursor of the next page. */
export function toPage<Row>(rows: Row[], size: number, sortKey: (row: Row) => readonly string[]): Page<Row> {
  const nodes = rows.length > size ? rows.slice(0, size) : rows
  const last = nodes.at(-1)
  return { nodes, nextCursor: rows.length > size && last !== undefined ? makeCursor(sortKey(last)) : null }
}

/** Before every name there is. */
export const firstId = '00000000-0000-0000-0000-000000000000'

/** A page of rows by their names: in the order they were written. */
export async function pageById<Row extends { readonly id: string }>(
  args: PageArgs,
  list: (range: { readonly after: string; readonly limit: number }) => Promise<Row[]>,
): Promise<Page<Row>> {
  const size = pageSize(args.first)
  const [after = firstId] = readCursor(args.after, [isUuid]) ?? []
  return toPage(await list({ after, limit: size + 1 }), size, (row) => [row.id])
}

// A cursor is the sort key of the last row, opaque to clients.
const makeCursor = (parts: readonly string[]): string =>
  Buffer.from(JSON.stringify(parts)).toString('base64url')

/** Reads a cursor of ours back; each part must pass its test before it reaches a query. */
export function readCursor(
  cursor: string | null | undefined,
  tests: readonly ((part: string) => boolean)[],
): readonly string[] | undefined {
  if (cursor === null || cursor === undefined) return undefined
  const parts = decode(cursor)
  if (
    parts === undefined ||
    parts.length !== tests.length ||
    !parts.every((part, index) => tests[index]?.(part) === true)
  ) {
    throw new AppError('BAD_INPUT', { field: 'after' })
  }
  return parts
}

/** Whether a part of a cursor can be a day. */
export const isDayPart = (part: string): boolean => /^\d{4}-\d{2}-\d{2}$/.test(part)

function decode(cursor: string): readonly string[] | undefined {
  try {
    const parts: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString())
    return Array.isArray(parts) && parts.every((part) => typeof part === 'string') ? parts : undefined
  } catch {
    return undefined
  }
}

/** Turns what someone typed into a pattern-free search text; fewer than two signs search nothing. */
export function searchText(text: string | null | undefined): string | undefined {
  const trimmed = text?.trim().slice(0, 80) ?? ''
  return trimmed.length < 2 ? undefined : trimmed.replaceAll(/[\\%_]/g, (sign) => `\\${sign}`)
}

/** Every row of a list, page after page. */
export async function allPages<Node>(read: (after: string | null) => Promise<Page<Node>>): Promise<Node[]> {
  const nodes: Node[] = []
  let after: string | null = null
  do {
    const page: Page<Node> = await read(after)
    nodes.push(...page.nodes)
    after = page.nextCursor
  } while (after !== null)
  return nodes
}
