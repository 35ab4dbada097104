-- Renovations of a house. Which way leads from which state to which is checked by the domain alone: one table there says it.
create table app.project (
  real_estate_id uuid not null references app.real_estate (id) on delete cascade,
  id uuid not null,
  title text not null check (length(title) between 1 and 120),
  kind text not null check (kind in ('upkeep', 'renovation', 'conversion', 'extension', 'energy', 'garden', 'emergency')),
  state text not null default 'idea' check (state in ('idea', 'planning', 'offers', 'awarded', 'underway', 'acceptance',
    'closed', 'paused', 'cancelled')),
  -- Where it goes on, and why it stands where it stands.
  paused_from text,
  state_reason text check (length(state_reason) between 1 and 500),
  -- What somebody confirmed by hand; which there are is said by the domain, as the list grows.
  checks text[] not null default '{}' check (cardinality(checks) <= 40),
  description text check (length(description) <= 5000),
  component_ids uuid[] not null default '{}' check (cardinality(component_ids) <= 40),
  measure_id uuid,
  starts_on date,
  ends_on date,
  started_on date,
  finished_on date,
  reserve_percent smallint not null default 10 check (reserve_percent between 0 and 50),
  version integer not null default 1,
  created_at timestamptz not null default now(),
  created_by uuid not null,
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  unmade_at timestamptz,
  act_id uuid default app.act(),
  primary key (real_estate_id, id),
  -- It stays when the decision it came from goes.
  constraint project_measure foreign key (real_estate_id, measure_id)
    references app.measure (real_estate_id, id) on delete set null (measure_id),
  constraint paused_somewhere check ((state = 'paused') = (paused_from is not null)),
  constraint planned_in_order check (starts_on <= ends_on),
  constraint done_in_order check (started_on <= finished_on)
);

-- What a renovation costs, item by item. Row security hides the whole item from who may not see finances.
create table app.cost_item (
  real_estate_id uuid not null references app.real_estate (id) on delete cascade,
  id uuid not null,
  project_id uuid not null,
  title text not null check (length(title) between 1 and 120),
  planned_rappen bigint not null check (planned_rappen >= 0),
  committed_rappen bigint not null check (committed_rappen >= 0),
  invoiced_rappen bigint not null check (invoiced_rappen >= 0),
  paid_rappen bigint not null check (paid_rappen >= 0),
  is_active boolean not null default true,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  act_id uuid default app.act(),
  primary key (real_estate_id, id),
  constraint cost_of_project foreign key (real_estate_id, project_id) references app.project (real_estate_id, id)
    on delete cascade
);
create index cost_item_of_project on app.cost_item (real_estate_id, project_id, id) where is_active;

alter table app.project enable row level security;
alter table app.project force row level security;
create policy members_see on app.project for select to hauswart_app using (real_estate_id = app.house());
create policy editors_add on app.project for insert to hauswart_app
  with check (real_estate_id = app.house() and app.may_write() and created_by = app.me());
create policy editors_change on app.project for update to hauswart_app
  using (real_estate_id = app.house() and app.may_write())
  with check (real_estate_id = app.house() and app.may_write());
create policy removing on app.project to hauswart_migrate
  using (real_estate_id = app.house() and app.may_remove()) with check (real_estate_id = app.house() and app.may_remove());
grant select, insert, update (title, kind, state, paused_from, state_reason, checks, description, component_ids, starts_on,
  ends_on, started_on, finished_on, reserve_percent, version, updated_at, deleted_at, unmade_at, act_id)
  on app.project to hauswart_app;

alter table app.cost_item enable row level security;
alter table app.cost_item force row level security;
create policy finance_right on app.cost_item for select to hauswart_app
  using (real_estate_id = app.house() and app.may_see_finances());
create policy finance_right_insert on app.cost_item for insert to hauswart_app
  with check (real_estate_id = app.house() and app.may_see_finances() and app.may_write());
create policy finance_right_update on app.cost_item for update to hauswart_app
  using (real_estate_id = app.house() and app.may_see_finances() and app.may_write())
  with check (real_estate_id = app.house() and app.may_see_finances() and app.may_write());
create policy removing on app.cost_item to hauswart_migrate
  using (real_estate_id = app.house() and app.may_remove()) with check (real_estate_id = app.house() and app.may_remove());
grant select, insert, update (title, planned_rappen, committed_rappen, invoiced_rappen, paid_rappen, is_active, version,
  updated_at, act_id) on app.cost_item to hauswart_app;

create trigger keep_before before update on app.project for each row execute function app.keep_row();
create trigger keep_after after insert on app.project for each row execute function app.keep_row();
create trigger keep_before before update on app.cost_item for each row execute function app.keep_row('finance');
create trigger keep_after after insert on app.cost_item for each row execute function app.keep_row('finance');
create trigger keep_words after insert or update on app.project for each row
  execute function app.keep_words('title', '', 'description');
create trigger follow_trash after update of deleted_at on app.project for each row
  when (old.deleted_at is distinct from new.deleted_at) execute function app.follow_trash();

-- Looked through in the next migration, when no lock holds up a writer; what is there obeys a narrower rule already.
alter table app.trash drop constraint known_kind, add constraint known_kind check (kind in
  ('todo', 'component', 'room', 'measure', 'component_event', 'picture', 'document', 'appointment', 'craftsman',
    'project')) not valid;
alter table app.search_text drop constraint known_kind, add constraint known_kind check (kind in
  ('document', 'todo', 'component', 'room', 'measure', 'appointment', 'craftsman', 'project')) not valid;
alter table app.amount drop constraint known_kind, add constraint known_kind check (kind in
  ('component_cost', 'measure_cost', 'event_cost', 'document_amount', 'project_budget')) not valid;

-- As in 0051; renovations stay and lose the component.
create or replace function app.remove_with_component(of_component uuid) returns uuid[]
  language plpgsql set search_path = pg_catalog, app, pg_temp as $$
declare
  gone uuid[];
  decided uuid[];
begin
  select array_agg(m.id) into decided from app.measure m
  where m.real_estate_id = app.house() and m.component_ids = array[of_component];
  select array_agg(r.id) into gone from (
    select e.id from app.component_event e where e.real_estate_id = app.house() and e.component_id = of_component
    union all
    select k.id from app.maintenance_task k where k.real_estate_id = app.house() and k.component_id = of_component) r;
  perform app.remove_pictures(array(select p.id from app.picture p
    where p.real_estate_id = app.house() and p.component_id = of_component));
  update app.todo t set component_id = null, version = t.version + 1
  where t.real_estate_id = app.house() and t.component_id = of_component;
  update app.measure m set component_ids = array_remove(m.component_ids, of_component), version = m.version + 1
  where m.real_estate_id = app.house() and of_component = any (m.component_ids) and m.id <> all (coalesce(decided, '{}'));
  update app.document d set component_ids = array_remove(d.component_ids, of_component), version = d.version + 1
  where d.real_estate_id = app.house() and of_component = any (d.component_ids);
  update app.project p set component_ids = array_remove(p.component_ids, of_component), version = p.version + 1
  where p.real_estate_id = app.house() and of_component = any (p.component_ids);
  update app.appointment a set component_id = null, version = a.version + 1
  where a.real_estate_id = app.house() and a.component_id = of_component;
  delete from app.amount a where a.real_estate_id = app.house() and a.object_id = any (gone || decided);
  delete from app.trash t where t.real_estate_id = app.house() and t.kind in ('component_event', 'measure')
    and t.id = any (gone || decided);
  delete from app.component_event e where e.real_estate_id = app.house() and e.component_id = of_component;
  delete from app.maintenance_task k where k.real_estate_id = app.house() and k.component_id = of_component;
  delete from app.measure m where m.real_estate_id = app.house() and m.id = any (decided);
  return coalesce(gone || decided, '{}');
end $$;

-- As in 0061; the costs of a renovation go along, also those that nobody here may see.
create or replace function app.remove_for_good(of_kind text, of_id uuid, seen integer) returns boolean
  language plpgsql security definer set search_path = pg_catalog, app, pg_temp as $$
declare
  now_at integer;
  gone uuid[] := array[of_id];
  files uuid[];
begin
  perform from app.trash t where t.real_estate_id = app.house() and t.kind = of_kind and t.id = of_id
    and (session_user <> 'hauswart_worker' or t.deleted_at < now() - interval '30 days');
  if not found then return false; end if;
  execute format('select r.version from app.%I r where r.real_estate_id = app.house() and r.id = $1
    and r.deleted_at is not null for update', of_kind) into now_at using of_id;
  if now_at is null or now_at <> seen then return false; end if;

  if of_kind = 'picture' then
    perform app.remove_pictures(array[of_id]);
    return true;
  elsif of_kind = 'todo' then
    perform app.remove_pictures(array(select p.id from app.picture p
      where p.real_estate_id = app.house() and p.todo_id = of_id));
    update app.document d set todo_ids = array_remove(d.todo_ids, of_id), version = d.version + 1
    where d.real_estate_id = app.house() and of_id = any (d.todo_ids);
  elsif of_kind = 'room' then
    update app.component c set room_id = null, version = c.version + 1
    where c.real_estate_id = app.house() and c.room_id = of_id;
  elsif of_kind = 'component' then
    gone := gone || app.remove_with_component(of_id);
  elsif of_kind = 'craftsman' then
    update app.appointment a set craftsman_id = null, version = a.version + 1
    where a.real_estate_id = app.house() and a.craftsman_id = of_id;
  elsif of_kind = 'project' then
    gone := gone || array(select x.id from app.cost_item x
      where x.real_estate_id = app.house() and x.project_id = of_id);
  elsif of_kind = 'document' then
    select array[d.file_id] into files from app.document d where d.real_estate_id = app.house() and d.id = of_id;
  end if;
  delete from app.amount a where a.real_estate_id = app.house() and a.object_id = of_id;
  execute format('delete from app.%I r where r.real_estate_id = app.house() and r.id = $1', of_kind) using of_id;
  delete from app.trash t where t.real_estate_id = app.house() and t.kind = of_kind and t.id = of_id;
  if files is not null then perform app.remove_files(files); end if;
  perform app.forget_images(gone);
  return true;
end $$;
