create table app.real_estate (
  id uuid primary key,
  status text not null default 'draft' check (status in ('draft', 'active', 'archived')),
  name text check (length(name) between 1 and 80),
  kind text check (kind in ('single_family_house', 'row_house', 'semi_detached_house', 'two_family_house',
    'apartment_building', 'condominium_flat', 'holiday_home', 'building_land', 'other')),
  usage text check (usage in ('owner_occupied', 'rented', 'partly_rented', 'second_home', 'vacant')),
  ownership text check (ownership in ('sole', 'co_ownership', 'joint', 'condominium', 'building_right')),
  street text check (length(street) between 1 and 120),
  house_number text check (length(house_number) between 1 and 12),
  zip text check (zip ~ '^[1-9][0-9]{3}$'),
  city text check (length(city) between 1 and 80),
  canton text check (canton in ('AG', 'AI', 'AR', 'BE', 'BL', 'BS', 'FR', 'GE', 'GL', 'GR', 'JU', 'LU', 'NE', 'NW',
    'OW', 'SG', 'SH', 'SO', 'SZ', 'TG', 'TI', 'UR', 'VD', 'VS', 'ZG', 'ZH')),
  municipality_number integer check (municipality_number between 1 and 9999),
  egid integer check (egid between 1 and 900000000),
  ewid integer check (ewid between 1 and 900),
  egrid text check (egrid ~ '^CH[0-9A-Z]{12}$'),
  build_year integer check (build_year between 1000 and 2100),
  living_area_m2 integer check (living_area_m2 between 5 and 5000),
  plot_area_m2 integer check (plot_area_m2 between 0 and 1000000),
  floors integer check (floors between 1 and 50),
  rooms numeric(4, 1) check (rooms between 1 and 50 and rooms * 2 = trunc(rooms * 2)),
  note text check (length(note) <= 5000),
  version integer not null default 1,
  created_at timestamptz not null default now(),
  created_by uuid not null,
  updated_at timestamptz not null default now(),
  archived_at timestamptz,
  constraint complete_unless_draft check (status = 'draft' or (name is not null and kind is not null
    and usage is not null and ownership is not null and street is not null and zip is not null
    and city is not null and canton is not null)),
  constraint archived_has_a_date check ((status = 'archived') = (archived_at is not null))
);

-- Who may enter a house. The only table both the directory of people and the houses share.
create table app.membership (
  user_id uuid not null,
  real_estate_id uuid not null references app.real_estate (id) on delete cascade,
  role text not null check (role in ('owner', 'editor', 'reader')),
  can_see_finances boolean not null default false,
  since timestamptz not null default now(),
  primary key (user_id, real_estate_id)
);
create index membership_house on app.membership (real_estate_id, user_id);

-- Money facts of a house stand apart so that row security, not only code, hides them.
create table app.real_estate_finance (
  real_estate_id uuid primary key references app.real_estate (id) on delete cascade,
  purchased_on date,
  purchase_price_rappen bigint check (purchase_price_rappen >= 0),
  purchase_costs_rappen bigint check (purchase_costs_rappen >= 0),
  insured_value_rappen bigint check (insured_value_rappen >= 0),
  tax_value_rappen bigint check (tax_value_rappen >= 0),
  imputed_rent_rappen bigint check (imputed_rent_rappen >= 0),
  version integer not null default 1,
  updated_at timestamptz not null default now()
);

create table app.component (
  real_estate_id uuid not null references app.real_estate (id) on delete cascade,
  id uuid not null,
  catalog_key text not null check (catalog_key ~ '^[a-z][a-z_]{1,39}$'),
  name text check (length(name) between 1 and 80),
  is_shared boolean not null default false,
  quantity numeric(12, 2) check (quantity >= 0),
  unit text check (unit in ('piece', 'm2', 'm', 'kw', 'litre', 'flat')),
  material text check (length(material) between 1 and 60),
  installed_year integer not null check (installed_year between 1000 and 2100),
  is_installed_year_assumed boolean not null default false,
  last_renewed_year integer check (last_renewed_year between 1000 and 2100),
  condition text check (condition in ('as_new', 'good', 'used', 'worn', 'defective')),
  condition_on date,
  manufacturer text check (length(manufacturer) between 1 and 80),
  model text check (length(model) between 1 and 80),
  serial_number text check (length(serial_number) between 1 and 80),
  own_lifetime_years integer check (own_lifetime_years between 1 and 200),
  note text check (length(note) <= 5000),
  version integer not null default 1,
  created_at timestamptz not null default now(),
  created_by uuid not null,
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  primary key (real_estate_id, id),
  constraint renewed_after_installed check (last_renewed_year >= installed_year)
);


alter table app.real_estate enable row level security;
alter table app.real_estate force row level security;
alter table app.membership enable row level security;
alter table app.membership force row level security;
alter table app.real_estate_finance enable row level security;
alter table app.real_estate_finance force row level security;
alter table app.component enable row level security;
alter table app.component force row level security;

-- A person lists the own houses; everything inside a house needs the proven house of the transaction.
create policy members_see on app.real_estate for select to hauswart_app
  using (id = app.house() or exists (
    select 1 from app.membership m where m.user_id = app.me() and m.real_estate_id = real_estate.id));
create policy editors_change on app.real_estate for update to hauswart_app
  using (id = app.house() and app.may_write()) with check (id = app.house() and app.may_write());
create policy in_the_house on app.real_estate to hauswart_worker
  using (id = app.house()) with check (id = app.house());

create policy own_or_in_the_house on app.membership for select to hauswart_app
  using (user_id = app.me() or real_estate_id = app.house());
create policy in_the_house on app.membership for select to hauswart_worker using (real_estate_id = app.house());

create policy finance_right on app.real_estate_finance for select to hauswart_app
  using (real_estate_id = app.house() and app.may_see_finances());
create policy finance_right_insert on app.real_estate_finance for insert to hauswart_app
  with check (real_estate_id = app.house() and app.may_see_finances() and app.may_write());
create policy finance_right_update on app.real_estate_finance for update to hauswart_app
  using (real_estate_id = app.house() and app.may_see_finances() and app.may_write())
  with check (real_estate_id = app.house() and app.may_see_finances() and app.may_write());

create policy members_see on app.component for select to hauswart_app using (real_estate_id = app.house());
create policy editors_add on app.component for insert to hauswart_app
  with check (real_estate_id = app.house() and app.may_write());
create policy editors_change on app.component for update to hauswart_app
  using (real_estate_id = app.house() and app.may_write())
  with check (real_estate_id = app.house() and app.may_write());
create policy in_the_house on app.component to hauswart_worker
  using (real_estate_id = app.house()) with check (real_estate_id = app.house());

create policy members_see on app.profile for select to hauswart_app
  using (user_id = app.me() or exists (
    select 1 from app.membership m where m.real_estate_id = app.house() and m.user_id = profile.user_id));

grant select, update on app.real_estate to hauswart_app;
grant select on app.membership to hauswart_app;
grant select, insert, update on app.real_estate_finance to hauswart_app;
grant select, insert, update on app.component to hauswart_app;
grant select on app.real_estate, app.membership, app.component to hauswart_worker;

-- Founding is the one act that cannot be proven by a membership, because it makes the first one.
-- The runtime role holds no INSERT on either table: an identifier already taken fails on the primary key.
create function app.found_real_estate(new_id uuid) returns void
  language plpgsql security definer set search_path = pg_catalog, app as $$
begin
  if app.me() is null then
    raise exception 'nobody is signed in' using errcode = '42501';
  end if;
  -- Storage is granted per house, so houses are not without end. One founding of a person at a time.
  perform pg_advisory_xact_lock(hashtextextended('founding:' || app.me(), 0));
  if (select count(*) from app.membership m where m.user_id = app.me() and m.role = 'owner') >= 1000 then
    raise exception 'a thousand houses are the most one person can own here' using errcode = 'HW001';
  end if;
  insert into app.real_estate (id, created_by, version) values (new_id, app.me(), 0);
  insert into app.membership (user_id, real_estate_id, role, can_see_finances)
    values (app.me(), new_id, 'owner', true);
end $$;
revoke execute on function app.found_real_estate(uuid) from public;
grant execute on function app.found_real_estate(uuid) to hauswart_app;
create policy founding on app.real_estate for insert to hauswart_migrate with check (version = 0);
create policy founding on app.membership for insert to hauswart_migrate with check (role = 'owner');
create policy founding_count on app.membership for select to hauswart_migrate using (user_id = app.me());
