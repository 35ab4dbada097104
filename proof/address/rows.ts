import type { Pool } from 'pg'

/** An entrance of a building that stands, with everything an envelope needs. */
export type Row = {
  readonly egid: number
  readonly street: string
  readonly number: string
  readonly zip: number
  readonly place: string
}

/** Rows of the register drawn by lot; the same seed draws the same ones. */
export async function drawRows(admin: Pool, most: number, seed: number): Promise<readonly Row[]> {
  const { rows } = await admin.query<Row>(
    `select e.egid, e.street, e.house_number as number, e.zip, e.place
     from register.entrance e where e.street is not null and e.house_number is not null
     order by hashint8extended((e.egid::bigint << 8) + e.edid, $2) limit $1`,
    [most, seed],
  )
  return rows
}

type Street = {
  readonly id: number
  readonly zip: string
  readonly name: readonly string[]
  readonly place: readonly string[]
}

const wordsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .split(/[\s,'’/-]+/)
    .filter((word) => word !== '')

/** Counts the buildings that have all of the given words in their address, by the plainest of rules. */
export async function makeCounter(
  admin: Pool,
): Promise<(words: readonly string[], number: string | undefined) => Promise<number>> {
  const { rows } = await admin.query<{ id: number; name: string; zip: number; place: string }>(
    'select id, name, zip, place from register.street',
  )
  const streets: readonly Street[] = rows.map(({ id, name, zip, place }) => ({
    id,
    zip: String(zip),
    name: wordsOf(name),
    place: wordsOf(place),
  }))
  return async (words, number) => {
    const wanted = words.flatMap(wordsOf)
    const ids = streets
      .filter(({ zip, name, place }) =>
        wanted.every((word) => zip === word || name.includes(word) || place.includes(word)),
      )
      .map(({ id }) => id)
    const counted = await admin.query<{ count: number }>(
      `select count(distinct egid)::int as count from register.entrance
       where street_ref = any ($1) and ($2::text is null or house_number = $2)`,
      [ids, number],
    )
    return counted.rows[0]?.count ?? 0
  }
}
