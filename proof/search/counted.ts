import type { PoolClient } from 'pg'
import { countryId } from '../load/country.ts'
import type { PlainCall, Slot } from '../ratio/capture.ts'

export type Counted = { readonly buffers: number; readonly rows: number }

type Node = {
  'Relation Name'?: string
  'Actual Rows': number
  'Actual Loops': number
  'Rows Removed by Filter'?: number
  'Shared Hit Blocks': number
  'Shared Read Blocks': number
  Plans?: Node[]
}

/**
 * What the search of an owner reads, as the data service asks it; what comes before only says who asks. By the same plan
 * everywhere: a table of fifty rows would be read through, which says nothing of how near they lie.
 */
export async function counted(
  client: PoolClient,
  calls: readonly PlainCall[],
  owner: number,
): Promise<Counted> {
  const known: Partial<Record<Slot, string>> = {
    user: countryId('user', owner),
    session: countryId('session', owner),
    house: countryId('house', owner),
  }
  await client.query(
    'savepoint search; set local role hauswart_app; set local plan_cache_mode = force_generic_plan; set local enable_seqscan = off',
  )
  try {
    let last: Node | undefined
    // Twice: the first time also reads the catalogue.
    for (const [index, call] of [...calls, ...calls].entries()) {
      const values = call.values.map((value) =>
        literal(value !== null && typeof value === 'object' ? known[value.slot] : value),
      )
      const given = values.length > 0 ? `(${values.join(', ')})` : ''
      await client.query(`prepare asked_${index} as ${call.text}`)
      const answer = await client.query<{ 'QUERY PLAN': { Plan: Node }[] }>(
        `explain (analyze, buffers, timing off, format json) execute asked_${index}${given}`,
      )
      await client.query(`deallocate asked_${index}`)
      if (call.text.includes('app.search_text')) last = answer.rows[0]?.['QUERY PLAN'][0]?.Plan
    }
    if (last === undefined) throw new Error('nothing was searched')
    return { buffers: last['Shared Hit Blocks'] + last['Shared Read Blocks'], rows: rowsOf(last) }
  } finally {
    await client.query('rollback to search')
  }
}

const literal = (value: string | null | undefined) =>
  value === null || value === undefined ? 'null' : `'${value.replaceAll("'", "''")}'`

/** Rows taken out of tables, kept or not. */
function rowsOf(node: Node): number {
  const own =
    node['Relation Name'] === undefined
      ? 0
      : (node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0)) * node['Actual Loops']
  return (node.Plans ?? []).reduce((sum, child) => sum + rowsOf(child), own)
}
