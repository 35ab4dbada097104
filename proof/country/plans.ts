import type { Client } from 'pg'
import { countryId } from '../load/country.ts'
import type { PlainCall, Slot } from '../ratio/capture.ts'

type Node = {
  'Node Type': string
  'Index Name'?: string
  'Relation Name'?: string
  'Shared Hit Blocks'?: number
  'Shared Read Blocks'?: number
  Plans?: Node[]
}
export type Explained = { shape: string; buffers: number; reads: number }

/** Runs the statements of one page as the data service would, and reads from PostgreSQL what they cost. */
export async function explainPage(
  client: Client,
  calls: readonly PlainCall[],
  owner: number,
): Promise<Explained> {
  const values: Record<Slot, string> = {
    user: countryId('user', owner),
    session: countryId('session', owner),
    house: countryId('house', owner),
    id: '',
    key: '',
    event: countryId('act', owner),
  }
  const total: Explained = { shape: '', buffers: 0, reads: 0 }
  await client.query('begin')
  try {
    await client.query('set local role hauswart_app')
    await client.query('set local plan_cache_mode = force_generic_plan; set local enable_bitmapscan = off')
    for (const [index, call] of calls.entries()) {
      const name = `page_${index}`
      await client.query(`prepare ${name} as ${call.text}`)
      const literals = call.values.map((value) =>
        literal(value !== null && typeof value === 'object' ? values[value.slot] : value),
      )
      const answer = await client.query<{ 'QUERY PLAN': { Plan: Node }[] }>(
        `explain (analyze, buffers, timing off, format json) execute ${name}${literals.length > 0 ? `(${literals.join(', ')})` : ''}`,
      )
      const plan = answer.rows[0]?.['QUERY PLAN'][0]?.Plan
      if (plan === undefined) throw new Error('no plan')
      total.shape += `${shapeOf(plan)}\n`
      total.buffers += (plan['Shared Hit Blocks'] ?? 0) + (plan['Shared Read Blocks'] ?? 0)
      total.reads += plan['Shared Read Blocks'] ?? 0
      await client.query(`deallocate ${name}`)
    }
    return total
  } finally {
    await client.query('rollback')
    await client.query('deallocate all')
  }
}

/** Inside an open transaction the page's own begin is a savepoint. */
export async function explainInside(
  client: Client,
  statements: readonly PlainCall[],
  owner: number,
): Promise<Explained> {
  const query = client.query.bind(client)
  const nested = {
    query: (text: string) =>
      query(text === 'begin' ? 'savepoint page' : text === 'rollback' ? 'rollback to page' : text),
  }
  return explainPage(nested as unknown as Client, statements, owner)
}

const literal = (value: string | null | undefined) =>
  value === null || value === undefined ? 'null' : `'${value.replaceAll("'", "''")}'`

function shapeOf(node: Node): string {
  const name = [node['Node Type'], node['Index Name'] ?? node['Relation Name']].filter(Boolean).join(' ')
  return node.Plans === undefined ? name : `${name} (${node.Plans.map(shapeOf).join(', ')})`
}
