import type { TestServer } from './server.ts'

/** A street of a made-up register with the numbers of its houses; `first` is the EGID of the first one. */
export type MadeStreet = {
  readonly id: number
  readonly name: string
  readonly zip: number
  readonly place: string
  readonly municipality?: string
  readonly municipalityNumber: number
  readonly canton: string
  readonly first: number
  readonly numbers: readonly string[]
}

/** Makes a generation of the register with plain houses and turns the views to it, as the import would. */
export async function turnRegister(
  { admin }: Pick<TestServer, 'admin'>,
  generation: number,
  streets: readonly MadeStreet[],
): Promise<void> {
  const rows = streets.flatMap(({ numbers, first, ...street }) =>
    numbers.map((number, at) => ({
      municipality: street.place,
      ...street,
      number,
      egid: first + at,
      entrances: numbers.length,
    })),
  )
  const schema = `register_${generation}`
  // One text is one transaction: the role of the import must own what it makes.
  await admin(`
    set local role hauswart_register;
    select register.create_generation(${generation});
    with given as materialized (
      select id, name, zip, place, municipality, "municipalityNumber", canton, number, egid, entrances
      from jsonb_to_recordset($rows$${JSON.stringify(rows)}$rows$) as r (id int, name text, zip int, place text,
        municipality text, "municipalityNumber" int, canton text, number text, egid int, entrances int)
    ), streets as (
      insert into ${schema}.street (id, name, zip, place, municipality_number, municipality, canton, entrances)
      select distinct id, name, zip, place, "municipalityNumber", municipality, canton, entrances from given
    ), buildings as (
      insert into ${schema}.building (egid, canton, municipality_number, municipality, status, category, class, dwellings)
      select egid, canton, "municipalityNumber", municipality, 1004, 1020, 1110, 1 from given
    )
    insert into ${schema}.entrance (egid, edid, street, house_number, zip, place, is_official, street_ref)
    select egid, 0, name, number, zip, place, true, id from given;
    create index on ${schema}.entrance (street_ref, house_number);
    create unique index on ${schema}.building (egid);
    insert into ${schema}.generation (number, sources) values (${generation}, '[{"kind": "dump", "name": "zh.zip", "asOf": "2026-11-01", "cantons": ["ZH"]}]');
    select register.show_generation(${generation})`)
}
