-- The federal register of buildings and dwellings and the official directory of places: facts of the country,
-- they belong to no owner. Everybody reads the views in schema register; only the import writes.
-- An import fills a schema of its own, register_<number>, and then turns all views to it in one transaction.
do $$
begin
  if not exists (select from pg_roles where rolname = 'hauswart_register') then
    raise exception 'role hauswart_register is missing: run ops/postgres/roles.sql as superuser first';
  end if;
  execute format('grant connect, create on database %I to hauswart_register', current_database());
end $$;

set local role hauswart_register;

create schema register;

-- The tables of one generation. Keys and indexes follow after loading, see index_statements.
create function register.create_generation(number integer) returns void language plpgsql as $function$
begin
  execute format($tables$
    create schema %1$I;
    create table %1$I.generation (
      number integer primary key,
      imported_at timestamptz not null default now(),
      sources jsonb not null
    );
    -- What was read, by content: the same file again is no news.
    create table %1$I.source (
      checksum text primary key,
      kind text not null check (kind in ('dump', 'places')),
      name text not null,
      as_of date,
      -- What of it still stands, and whether that is all of it: another file may have replaced a canton since.
      cantons text[] not null default '{}',
      is_whole boolean not null default true,
      -- Its rows were taken over from the generation before.
      is_carried boolean not null default false
    );
    -- How far a part has come, written in the transaction of the rows it counts.
    create table %1$I.progress (
      checksum text not null,
      part text not null,
      last_row bigint not null,
      rows bigint not null,
      is_done boolean not null default false,
      primary key (checksum, part)
    );
    create table %1$I.code (
      attribute text not null,
      code integer not null,
      label text not null,
      primary key (attribute, code)
    );
    create table %1$I.place (
      zip integer not null,
      zip_extra text not null,
      name text not null,
      municipality_number integer not null,
      municipality text not null,
      canton text,
      language text,
      lon double precision,
      lat double precision,
      primary key (zip, zip_extra, name, municipality_number)
    );
    create table %1$I.building (
      egid integer not null,
      canton text not null,
      municipality_number integer not null,
      municipality text not null,
      egrid text,
      parcel text,
      name text,
      status integer not null,
      category integer,
      class integer,
      build_year integer,
      build_period integer,
      footprint_m2 integer,
      volume_m3 integer,
      floors integer,
      dwellings integer,
      energy_area_m2 integer,
      heating_generator integer,
      heating_energy integer,
      heating_source integer,
      heating_updated_on date,
      water_generator integer,
      water_energy integer,
      east integer,
      north integer
    ) with (autovacuum_enabled = false);
    create table %1$I.entrance (
      egid integer not null,
      edid integer not null,
      street_id integer,
      street text,
      -- Compared sign by sign: numbers like 14a and 3.1 have no language, and it sorts several times as fast.
      house_number text collate "C",
      zip integer,
      place text,
      is_official boolean not null,
      east integer,
      north integer,
      street_ref integer
    ) with (autovacuum_enabled = false);
    create table %1$I.dwelling (
      egid integer not null,
      ewid integer not null,
      edid integer,
      floor integer,
      is_multi_floor boolean not null,
      label text,
      status integer,
      build_year integer,
      area_m2 integer,
      rooms integer
    ) with (autovacuum_enabled = false);
    create table %1$I.street (
      id integer not null,
      name text not null,
      zip integer not null,
      place text not null,
      municipality_number integer not null,
      municipality text not null,
      canton text not null,
      entrances integer not null
    ) with (autovacuum_enabled = false);
  $tables$, 'register_' || number);
end $function$;

-- Keys and indexes, one statement each: built when the rows are there, several at a time.
create function register.index_statements(number integer) returns setof text language sql immutable as $function$
  select format(statement, 'register_' || number) from (values
    ('alter table %1$I.dwelling add primary key (egid, ewid)'),
    ('alter table %1$I.entrance add primary key (egid, edid)'),
    ('create index entrance_of_street on %1$I.entrance (street_ref, house_number)'),
    ('alter table %1$I.building add primary key (egid)'),
    ('alter table %1$I.street add primary key (id)')
  ) as every (statement)
$function$;

-- Turns every view to one generation. Called in the transaction that makes it the current one.
create function register.show_generation(number integer) returns void language plpgsql as $function$
begin
  execute format($views$
    create or replace view register.generation as
      select number, imported_at, sources from %1$I.generation;
    create or replace view register.code as
      select attribute, code, label from %1$I.code;
    create or replace view register.place as
      select zip, zip_extra, name, municipality_number, municipality, canton, language, lon, lat from %1$I.place;
    create or replace view register.street as
      select id, name, zip, place, municipality_number, municipality, canton, entrances from %1$I.street;
    create or replace view register.building as
      select egid, canton, municipality_number, municipality, egrid, parcel, name, status, category, class, build_year,
        build_period, footprint_m2, volume_m3, floors, dwellings, energy_area_m2, heating_generator, heating_energy,
        heating_source, heating_updated_on, water_generator, water_energy, east, north
      from %1$I.building;
    create or replace view register.entrance as
      select egid, edid, street_id, street, house_number, zip, place, is_official, east, north, street_ref
      from %1$I.entrance;
    create or replace view register.dwelling as
      select egid, ewid, edid, floor, is_multi_floor, label, status, build_year, area_m2, rooms from %1$I.dwelling;
  $views$, 'register_' || number);
end $function$;

revoke execute on all functions in schema register from public;

-- Before the first import there is an empty register, not an error.
do $$
declare statement text;
begin
  perform register.create_generation(0);
  for statement in select register.index_statements(0) loop
    execute statement;
  end loop;
  insert into register_0.generation (number, sources) values (0, '[]');
  perform register.show_generation(0);
end $$;

-- The views read with the rights of the import role: nobody else can reach a generation itself.
grant usage on schema register to hauswart_app, hauswart_auth, hauswart_worker;
grant select on all tables in schema register to hauswart_app, hauswart_auth, hauswart_worker;

reset role;
