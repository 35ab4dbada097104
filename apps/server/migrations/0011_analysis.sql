-- What an owner adds to the analysis: facts, decisions, money; and the life of a component. What is computed is never stored.
alter table app.reference_value drop constraint reference_value_key_check,
  add constraint reference_value_key_check check (key ~ '^[a-z][a-z0-9]*\.[a-z0-9_]{1,60}$');

create table app.analysis_profile (
  real_estate_id uuid primary key references app.real_estate (id) on delete cascade,
  roof_form text check (roof_form in ('pitched', 'hipped', 'flat', 'shed')),
  has_cellar boolean,
  -- 0 is the ground floor.
  flat_floor integer check (flat_floor between -5 and 50),
  consumption_carrier text check (consumption_carrier in ('oil', 'gas', 'electricity', 'pellets', 'wood', 'district')),
  consumption_amount numeric(12, 2) check (consumption_amount between 0 and 10000000),
  consumption_unit text check (consumption_unit in ('litre', 'm3', 'kwh', 'kg', 'stere')),
  inflation_percent numeric(4, 2) check (inflation_percent between 0 and 10),
  version integer not null default 1,
  updated_at timestamptz not null default now(),
  constraint consumption_has_a_unit check ((consumption_amount is null) = (consumption_unit is null))
);

-- Money facts of the analysis; they stand apart like those of the house.
create table app.analysis_budget (
  real_estate_id uuid primary key references app.real_estate (id) on delete cascade,
  marginal_tax_percent numeric(4, 2) check (marginal_tax_percent between 0 and 60),
  saved_rappen bigint check (saved_rappen >= 0),
  saving_monthly_rappen bigint check (saving_monthly_rappen >= 0),
  property_value_rappen bigint check (property_value_rappen >= 0),
  version integer not null default 1,
  updated_at timestamptz not null default now()
);

-- A decision over one component, or over several that are done together.
create table app.measure (
  real_estate_id uuid not null references app.real_estate (id) on delete cascade,
  id uuid not null,
  -- Of this house: no foreign key reaches into a list, so the write itself looks them up.
  component_ids uuid[] not null constraint some_components check (
    array_ndims(component_ids) = 1 and cardinality(component_ids) between 1 and 40
    and array_position(component_ids, null) is null),
  kind text not null check (kind in ('replacement', 'renovation', 'upkeep', 'energy', 'safety', 'comfort')),
  title text check (length(title) between 1 and 120),
  state text not null check (state in ('planned', 'postponed', 'rejected', 'done')),
  year integer check (year between 1000 and 2100),
  reason text check (length(reason) between 1 and 500),
  version integer not null default 1,
  created_at timestamptz not null default now(),
  created_by uuid not null,
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  primary key (real_estate_id, id),
  constraint a_year_unless_rejected check ((state = 'rejected') = (year is null)),
  constraint rejected_for_a_reason check (state <> 'rejected' or reason is not null)
);
create index measure_ahead on app.measure (real_estate_id, year, id)
  where state in ('planned', 'postponed') and deleted_at is null;

-- What was done to a component. A replaced one leaves what it was.
create table app.component_event (
  real_estate_id uuid not null references app.real_estate (id) on delete cascade,
  id uuid not null,
  component_id uuid not null,
  kind text not null check (kind in ('replaced', 'renewed', 'serviced', 'repaired', 'other')),
  year integer not null check (year between 1000 and 2100),
  happened_on date,
  title text check (length(title) between 1 and 120),
  performed_by text check (length(performed_by) between 1 and 120),
  note text check (length(note) between 1 and 5000),
  former jsonb constraint former_is_an_object check (jsonb_typeof(former) = 'object' and length(former::text) <= 2000),
  version integer not null default 1,
  created_at timestamptz not null default now(),
  created_by uuid not null,
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  primary key (real_estate_id, id),
  constraint event_component foreign key (real_estate_id, component_id) references app.component (real_estate_id, id),
  constraint on_a_day_of_its_year check (extract(year from happened_on) = year),
  constraint only_a_replaced_one_was_another check (former is null or kind = 'replaced')
);
create index component_event_latest on app.component_event
  (real_estate_id, component_id, year desc, happened_on desc nulls last, id desc) where deleted_at is null;

-- What is to be done again and again; one that is no longer wanted is not active.
create table app.maintenance_task (
  real_estate_id uuid not null references app.real_estate (id) on delete cascade,
  id uuid not null,
  component_id uuid not null,
  template_key text check (template_key ~ '^[a-z][a-z0-9_]{1,59}$'),
  title text not null check (length(title) between 1 and 120),
  interval_months integer not null check (interval_months between 1 and 1200),
  next_on date not null,
  last_on date,
  is_active boolean not null default true,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  created_by uuid not null,
  updated_at timestamptz not null default now(),
  primary key (real_estate_id, id),
  constraint task_component foreign key (real_estate_id, component_id) references app.component (real_estate_id, id)
);
create index maintenance_task_next on app.maintenance_task (real_estate_id, next_on, id);

-- What one thing of a house costs or did cost. Apart from the things, so that row security hides it.
create table app.amount (
  real_estate_id uuid not null references app.real_estate (id) on delete cascade,
  object_id uuid not null,
  kind text not null check (kind in ('component_cost', 'measure_cost', 'event_cost')),
  rappen bigint not null check (rappen >= 0),
  version integer not null default 1,
  updated_at timestamptz not null default now(),
  primary key (real_estate_id, object_id, kind)
);

-- A picture may belong to a component. It cannot move: no grant lets anyone change this column. No index of its own,
-- for to build one would hold up every upload: the pictures of one house are few and lie together by its key.
alter table app.picture add column component_id uuid;
alter table app.picture add constraint picture_component foreign key (real_estate_id, component_id)
  references app.component (real_estate_id, id) not valid;
alter table app.picture add constraint picture_of_one_thing check (todo_id is null or component_id is null) not valid;

alter table app.analysis_profile enable row level security;
alter table app.analysis_profile force row level security;
alter table app.analysis_budget enable row level security;
alter table app.analysis_budget force row level security;
alter table app.measure enable row level security;
alter table app.measure force row level security;
alter table app.component_event enable row level security;
alter table app.component_event force row level security;
alter table app.maintenance_task enable row level security;
alter table app.maintenance_task force row level security;
alter table app.amount enable row level security;
alter table app.amount force row level security;

create policy members_see on app.analysis_profile for select to hauswart_app using (real_estate_id = app.house());
create policy editors_add on app.analysis_profile for insert to hauswart_app
  with check (real_estate_id = app.house() and app.may_write());
create policy editors_change on app.analysis_profile for update to hauswart_app
  using (real_estate_id = app.house() and app.may_write())
  with check (real_estate_id = app.house() and app.may_write());

create policy finance_right on app.analysis_budget for select to hauswart_app
  using (real_estate_id = app.house() and app.may_see_finances());
create policy finance_right_insert on app.analysis_budget for insert to hauswart_app
  with check (real_estate_id = app.house() and app.may_see_finances() and app.may_write());
create policy finance_right_update on app.analysis_budget for update to hauswart_app
  using (real_estate_id = app.house() and app.may_see_finances() and app.may_write())
  with check (real_estate_id = app.house() and app.may_see_finances() and app.may_write());

create policy members_see on app.measure for select to hauswart_app using (real_estate_id = app.house());
create policy editors_add on app.measure for insert to hauswart_app
  with check (real_estate_id = app.house() and app.may_write() and created_by = app.me());
create policy editors_change on app.measure for update to hauswart_app
  using (real_estate_id = app.house() and app.may_write())
  with check (real_estate_id = app.house() and app.may_write());

create policy members_see on app.component_event for select to hauswart_app using (real_estate_id = app.house());
create policy editors_add on app.component_event for insert to hauswart_app
  with check (real_estate_id = app.house() and app.may_write() and created_by = app.me());
create policy editors_change on app.component_event for update to hauswart_app
  using (real_estate_id = app.house() and app.may_write())
  with check (real_estate_id = app.house() and app.may_write());

create policy members_see on app.maintenance_task for select to hauswart_app using (real_estate_id = app.house());
create policy editors_add on app.maintenance_task for insert to hauswart_app
  with check (real_estate_id = app.house() and app.may_write() and created_by = app.me());
create policy editors_change on app.maintenance_task for update to hauswart_app
  using (real_estate_id = app.house() and app.may_write())
  with check (real_estate_id = app.house() and app.may_write());

create policy finance_right on app.amount for select to hauswart_app
  using (real_estate_id = app.house() and app.may_see_finances());
create policy finance_right_insert on app.amount for insert to hauswart_app
  with check (real_estate_id = app.house() and app.may_see_finances() and app.may_write());
create policy finance_right_update on app.amount for update to hauswart_app
  using (real_estate_id = app.house() and app.may_see_finances() and app.may_write())
  with check (real_estate_id = app.house() and app.may_see_finances() and app.may_write());
create policy finance_right_delete on app.amount for delete to hauswart_app
  using (real_estate_id = app.house() and app.may_see_finances() and app.may_write());

grant select, insert, update on app.analysis_profile, app.analysis_budget, app.measure, app.component_event,
  app.maintenance_task to hauswart_app;
grant select, insert, update, delete on app.amount to hauswart_app;
