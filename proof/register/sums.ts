import type { Ground } from './stage.ts'

const tables = ['building', 'entrance', 'dwelling', 'street', 'place', 'code'] as const

export type Sums = { readonly text: string; readonly rows: number }

/**
 * A checksum over all rows of all tables, whatever their order: the sum of the hash of every row. A sum, because a
 * row that stands there twice would cancel itself out in an exclusive or.
 */
export async function sumUp({ admin }: Ground): Promise<Sums> {
  const parts: string[] = []
  let rows = 0
  for (const table of tables) {
    const found = await admin.query<{ rows: number; sum: string | null }>(
      `select count(*)::int as rows, sum(hashtextextended(t::text, 0))::text as sum from register.${table} t`,
    )
    const [row] = found.rows
    rows += row?.rows ?? 0
    parts.push(`${table} ${row?.rows} ${row?.sum}`)
  }
  return { text: parts.join(', '), rows }
}

export async function countRows({ admin }: Ground): Promise<Readonly<Record<string, number>>> {
  const counts = await Promise.all(
    tables.map(async (table) => {
      const { rows } = await admin.query<{ rows: number }>(
        `select count(*)::int as rows from register.${table}`,
      )
      return [table, rows[0]?.rows ?? 0] as const
    }),
  )
  return Object.fromEntries(counts)
}
