import { readFileSync } from 'node:fs'
import * as z from 'zod/mini'
import { lifetimesFile } from '@hauswart/domain/reference/lifetime.input'

export const referenceFolder = new URL('../../../../reference/', import.meta.url).pathname

type Query = (text: string, values?: unknown[]) => Promise<{ rows: unknown[] }>

// A row that was checked later than the file stays: an older release must not bring old figures back.
const load = `
  insert into app.reference_value as v (key, value, min, max, unit, valid_from, source, checked_on, verified)
  select 'lifetime.' || r.key, r.typical, r.min, r.max, r.unit, r."validFrom", r.source, r."checkedOn", r.verified
  from jsonb_to_recordset($1) as r (key text, typical numeric, min numeric, max numeric, unit text, "validFrom" date,
    source text, "checkedOn" date, verified boolean)
  on conflict on constraint reference_value_key do update set value = excluded.value, min = excluded.min,
    max = excluded.max, unit = excluded.unit, source = excluded.source, checked_on = excluded.checked_on,
    verified = excluded.verified
  where excluded.checked_on >= v.checked_on
    and (v.value, v.min, v.max, v.unit, v.source, v.checked_on, v.verified) is distinct from
      (excluded.value, excluded.min, excluded.max, excluded.unit, excluded.source, excluded.checked_on, excluded.verified)
  returning v.key`

/** Brings the figures of `reference/` into the database; says how many were new or other than before. */
export async function loadReferenceRows(query: Query, folder = referenceFolder): Promise<number> {
  const { rows } = z.parse(lifetimesFile, JSON.parse(readFileSync(`${folder}lifetimes.json`, 'utf8')))
  const found = await query(
    `select from pg_tables where schemaname = 'app' and tablename = 'reference_value'`,
  )
  if (found.rows.length === 0) return 0
  return (await query(load, [JSON.stringify(rows)])).rows.length
}
