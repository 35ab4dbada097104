import { readdirSync, readFileSync } from 'node:fs'
import * as z from 'zod/mini'
import { identity, referenceFile } from '@hauswart/domain/reference/reference-value.input'

export const referenceFolder = new URL('../../../../../reference/', import.meta.url).pathname

type Query = (text: string, values?: unknown[]) => Promise<{ rows: unknown[] }>
type Row = z.infer<typeof referenceFile>['rows'][number]

// A row that was checked later than the file stays: an older release must not bring old figures back.
const load = `
  insert into app.reference_value as v
    (key, canton, value, min, max, unit, valid_from, valid_to, source, checked_on, verified)
  select r.key, r.canton, r.value, r.min, r.max, r.unit, r."validFrom", r."validTo", r.source, r."checkedOn", r.verified
  from jsonb_to_recordset($1) as r (key text, canton text, value numeric, min numeric, max numeric, unit text,
    "validFrom" date, "validTo" date, source text, "checkedOn" date, verified boolean)
  on conflict on constraint reference_value_key do update set value = excluded.value, min = excluded.min,
    max = excluded.max, unit = excluded.unit, valid_to = excluded.valid_to, source = excluded.source,
    checked_on = excluded.checked_on, verified = excluded.verified
  where excluded.checked_on >= v.checked_on
    and (v.value, v.min, v.max, v.unit, v.valid_to, v.source, v.checked_on, v.verified) is distinct from
      (excluded.value, excluded.min, excluded.max, excluded.unit, excluded.valid_to, excluded.source,
        excluded.checked_on, excluded.verified)
  returning v.key`

/** Brings the figures of `reference/` into the database; says how many were new or other than before. */
export async function loadReferenceRows(query: Query, folder = referenceFolder): Promise<number> {
  const rows = readReferenceRows(folder)
  const found = await query(
    `select from pg_tables where schemaname = 'app' and tablename = 'reference_value'`,
  )
  if (found.rows.length === 0) return 0
  return (await query(load, [JSON.stringify(rows)])).rows.length
}

/** All rows of all files, checked; the file that cannot be right is named. */
export function readReferenceRows(folder = referenceFolder): Row[] {
  const home = new Map<string, string>()
  return readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .toSorted()
    .flatMap((name) => {
      const read = z.safeParse(referenceFile, JSON.parse(readFileSync(`${folder}${name}`, 'utf8')))
      if (!read.success) throw new Error(`reference/${name}: ${z.prettifyError(read.error)}`)
      for (const row of read.data.rows) {
        const other = home.get(identity(row))
        if (other !== undefined) throw new Error(`reference/${name}: ${row.key} is in rows of ${other} too`)
        home.set(identity(row), name)
      }
      return read.data.rows
    })
}
