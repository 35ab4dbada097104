-- More facts of a house, each with its origin; rooms, the emergency sheet, the community of owners; drafts.
alter table app.real_estate
  add column parcel text check (length(parcel) between 1 and 20),
  add column build_period text check (build_period in ('before_1919', 'from_1919_to_1945', 'from_1946_to_1960',
    'from_1961_to_1970', 'from_1971_to_1980', 'from_1981_to_1985', 'from_1986_to_1990', 'from_1991_to_1995',
    'from_1996_to_2000', 'from_2001_to_2005', 'from_2006_to_2010', 'from_2011_to_2015', 'since_2016')),
  add column volume_m3 integer check (volume_m3 between 1 and 3000000),
  add column energy_area_m2 integer check (energy_area_m2 between 1 and 900000),
  add column dwellings integer check (dwellings between 0 and 1000),
  add column heating text check (heating in ('oil', 'gas', 'wood', 'pellets', 'heat_pump_air', 'heat_pump_ground',
    'heat_pump_water', 'district', 'electric', 'solar_thermal', 'none', 'other')),
  add column heating_year integer check (heating_year between 1000 and 2100),
  add column hot_water text check (hot_water in ('with_heating', 'heat_pump', 'electric', 'solar', 'district', 'other')),
  add column has_photovoltaics boolean,
  add column geak_envelope text check (geak_envelope in ('A', 'B', 'C', 'D', 'E', 'F', 'G')),
  add column geak_total text check (geak_total in ('A', 'B', 'C', 'D', 'E', 'F', 'G')),
  add column geak_on date,
  add column is_listed boolean,
  add column east integer check (east between 2480000 and 2840000),
  add column north integer check (north between 1070000 and 1300000),
  -- Where each fact comes from: {field: {source, on}}.
  add column origins jsonb not null default '{}' constraint origins_are_known check (
    jsonb_typeof(origins) = 'object' and length(origins::text) <= 4000
    and not jsonb_path_exists(origins, '$.* ? (!(@.source == "register" || @.source == "owner" || @.source == "assumed"))')
    and not jsonb_path_exists(origins, '$.* ? (!(@.on like_regex "^[0-9]{4}-[0-9]{2}-[0-9]{2}$"))'));

alter table app.real_estate_finance
  add column has_mortgage boolean,
  add column mortgage_rappen bigint check (mortgage_rappen >= 0),
  add column fund_balance_rappen bigint check (fund_balance_rappen >= 0),
  add column fund_balance_on date,
  add column fund_yearly_rappen bigint check (fund_yearly_rappen >= 0),
  add constraint no_debt_without_mortgage check (has_mortgage is distinct from false or mortgage_rappen is null);

create table app.room (
  real_estate_id uuid not null references app.real_estate (id) on delete cascade,
  id uuid not null,
  name text not null check (length(name) between 1 and 80),
  -- 0 is the ground floor.
  floor integer check (floor between -5 and 50),
  area_m2 numeric(6, 2) check (area_m2 between 0.5 and 5000),
  version integer not null default 1,
  created_at timestamptz not null default now(),
  created_by uuid not null,
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  primary key (real_estate_id, id)
);

-- A component may stay in a room that lies in the trash: the room can come back.
alter table app.component add column room_id uuid;
-- Looked over in the next migration: nobody writes while rows are counted here.
alter table app.component add constraint component_room foreign key (real_estate_id, room_id)
  references app.room (real_estate_id, id) not valid;

-- What somebody must find in need. One sheet a house.
create table app.emergency_sheet (
  real_estate_id uuid primary key references app.real_estate (id) on delete cascade,
  main_water text check (length(main_water) between 1 and 300),
  fuse_box text check (length(fuse_box) between 1 and 300),
  heating_off text check (length(heating_off) between 1 and 300),
  gas_tap text check (length(gas_tap) between 1 and 300),
  keys text check (length(keys) between 1 and 300),
  -- Whom to call: [{name, phone, note}].
  contacts jsonb not null default '[]' constraint contacts_are_a_list check (
    jsonb_typeof(contacts) = 'array' and jsonb_array_length(contacts) <= 10 and length(contacts::text) <= 10000
    and not jsonb_path_exists(contacts, 'strict $[*] ? (@.type() != "object")')
    and not jsonb_path_exists(contacts, '$[*] ? (!(@.name.type() == "string" && @.phone.type() == "string"))')),
  version integer not null default 1,
  updated_at timestamptz not null default now()
);

-- The community of owners a flat belongs to. Its fund is a money fact.
create table app.condominium (
  real_estate_id uuid primary key references app.real_estate (id) on delete cascade,
  name text check (length(name) between 1 and 120),
  share_permille numeric(6, 2) check (share_permille between 0.01 and 1000),
  manager_name text check (length(manager_name) between 1 and 120),
  manager_email text check (length(manager_email) between 3 and 254),
  manager_phone text check (length(manager_phone) between 1 and 30),
  version integer not null default 1,
  updated_at timestamptz not null default now()
);

-- A house that is being recorded, under the id it will have. One a person; gone when the house is there.
create table app.house_draft (
  user_id uuid primary key,
  id uuid not null,
  step text not null check (step ~ '^[a-z][a-z0-9_-]{0,39}$'),
  answers jsonb not null check (jsonb_typeof(answers) = 'object' and length(answers::text) <= 65536),
  version integer not null default 1,
  updated_at timestamptz not null default now()
);

-- Figures of the trade, from reference/ by the migrate step. They belong to no owner.
create table app.reference_value (
  key text not null check (key ~ '^[a-z]+\.[a-z_]{1,60}$'),
  -- Null is all of Switzerland.
  canton text check (canton ~ '^[A-Z]{2}$'),
  value numeric not null,
  min numeric,
  max numeric,
  unit text not null check (unit ~ '^[a-z0-9_]{1,20}$'),
  valid_from date not null,
  valid_to date,
  source text not null check (length(source) between 1 and 500),
  checked_on date not null,
  -- False as long as nobody has seen the figure at its primary source.
  verified boolean not null,
  constraint reference_value_key unique nulls not distinct (key, canton, valid_from),
  constraint in_its_range check (min <= value and value <= max),
  constraint valid_for_some_time check (valid_to > valid_from)
);

alter table app.room enable row level security;
alter table app.room force row level security;
alter table app.emergency_sheet enable row level security;
alter table app.emergency_sheet force row level security;
alter table app.condominium enable row level security;
alter table app.condominium force row level security;
alter table app.house_draft enable row level security;
alter table app.house_draft force row level security;
alter table app.reference_value enable row level security;
alter table app.reference_value force row level security;

create policy members_see on app.room for select to hauswart_app using (real_estate_id = app.house());
create policy editors_add on app.room for insert to hauswart_app
  with check (real_estate_id = app.house() and app.may_write() and created_by = app.me());
create policy editors_change on app.room for update to hauswart_app
  using (real_estate_id = app.house() and app.may_write())
  with check (real_estate_id = app.house() and app.may_write());

create policy members_see on app.emergency_sheet for select to hauswart_app using (real_estate_id = app.house());
create policy editors_add on app.emergency_sheet for insert to hauswart_app
  with check (real_estate_id = app.house() and app.may_write());
create policy editors_change on app.emergency_sheet for update to hauswart_app
  using (real_estate_id = app.house() and app.may_write())
  with check (real_estate_id = app.house() and app.may_write());

create policy members_see on app.condominium for select to hauswart_app using (real_estate_id = app.house());
create policy editors_add on app.condominium for insert to hauswart_app
  with check (real_estate_id = app.house() and app.may_write());
create policy editors_change on app.condominium for update to hauswart_app
  using (real_estate_id = app.house() and app.may_write())
  with check (real_estate_id = app.house() and app.may_write());

create policy own on app.house_draft to hauswart_app using (user_id = app.me()) with check (user_id = app.me());

create policy everyone on app.reference_value for select to hauswart_app, hauswart_worker using (true);
create policy loaded on app.reference_value to hauswart_migrate using (true) with check (true);

grant select, insert, update on app.room, app.emergency_sheet, app.condominium to hauswart_app;
grant select, insert, update, delete on app.house_draft to hauswart_app;
grant select on app.reference_value to hauswart_app, hauswart_worker;
