-- Papers of a house: a file with what an owner says of it. What it belongs to are lists, as in a measure: no foreign key
-- reaches into them, so the write itself looks them up, and an act over them is one row to keep and to put back.
create table app.document (
  real_estate_id uuid not null references app.real_estate (id) on delete cascade,
  id uuid not null,
  file_id uuid not null,
  title text not null check (length(title) between 1 and 200),
  category text check (category in ('ownership', 'plan', 'contract', 'offer', 'invoice', 'acceptance', 'warranty',
    'insurance', 'mortgage', 'tax', 'energy', 'inspection', 'condominium', 'valuation', 'photo', 'correspondence', 'other')),
  dated_on date,
  sender text check (length(sender) between 1 and 120),
  valid_until date,
  keep_until date,
  note text check (length(note) <= 2000),
  tags text[] not null default '{}' constraint few_tags check (
    cardinality(tags) <= 10 and array_position(tags, null) is null and length(array_to_string(tags, '')) <= 400),
  component_ids uuid[] not null default '{}' constraint few_components check (
    cardinality(component_ids) <= 200 and array_position(component_ids, null) is null),
  todo_ids uuid[] not null default '{}' constraint few_todos check (
    cardinality(todo_ids) <= 200 and array_position(todo_ids, null) is null),
  -- Nothing: still to be reviewed.
  filed_at timestamptz,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  created_by uuid not null,
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  unmade_at timestamptz,
  act_id uuid default app.act(),
  primary key (real_estate_id, id),
  constraint document_file foreign key (real_estate_id, file_id) references app.file (real_estate_id, id),
  -- Its bytes go with it, so no other document may need them.
  constraint one_document_a_file unique (real_estate_id, file_id),
  constraint filed_in_a_drawer check (filed_at is null or category is not null)
);
create index document_ending on app.document (real_estate_id, valid_until, id)
  where deleted_at is null and valid_until is not null;
create index document_drawer on app.document (real_estate_id, category, filed_at) where deleted_at is null;

alter table app.document enable row level security;
alter table app.document force row level security;
create policy members_see on app.document for select to hauswart_app using (real_estate_id = app.house());
create policy editors_add on app.document for insert to hauswart_app
  with check (real_estate_id = app.house() and app.may_write() and created_by = app.me());
create policy editors_change on app.document for update to hauswart_app
  using (real_estate_id = app.house() and app.may_write())
  with check (real_estate_id = app.house() and app.may_write());
create policy removing on app.document to hauswart_migrate
  using (real_estate_id = app.house() and app.may_remove()) with check (real_estate_id = app.house() and app.may_remove());
-- Which file it is stays: no grant lets anyone change it.
grant select, insert, update (title, category, dated_on, sender, valid_until, keep_until, note, tags, component_ids,
  todo_ids, filed_at, version, updated_at, deleted_at, unmade_at, act_id) on app.document to hauswart_app;

create trigger keep_before before update on app.document for each row execute function app.keep_row();
create trigger keep_after after insert on app.document for each row execute function app.keep_row();
create trigger follow_trash after update of deleted_at on app.document for each row
  when (old.deleted_at is distinct from new.deleted_at) execute function app.follow_trash();

-- Looked through in the next migration, when no lock holds up a writer; what is there obeys a narrower rule already.
alter table app.trash drop constraint trash_kind_check, add constraint known_kind check (kind in
  ('todo', 'component', 'room', 'measure', 'component_event', 'picture', 'document')) not valid;
alter table app.amount drop constraint amount_kind_check, add constraint known_kind check (kind in
  ('component_cost', 'measure_cost', 'event_cost', 'document_amount')) not valid;

-- As somebody may type it: without capitals, without dots and accents, sign by sign, so that places stay the same.
create function app.folded(said text) returns text language sql immutable parallel safe as $$
  select lower(translate(said, 'ÄÖÜÀÂÁÇÉÈÊËÎÏÍÔÓÛÚÙäöüàâáçéèêëîïíôóûúù', 'aouaaaceeeeiiioouuuaouaaaceeeeiiioouuu'))
$$;

-- As in 0037; documents stay and lose the component.
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
  delete from app.amount a where a.real_estate_id = app.house() and a.object_id = any (gone || decided);
  delete from app.trash t where t.real_estate_id = app.house() and t.kind in ('component_event', 'measure')
    and t.id = any (gone || decided);
  delete from app.component_event e where e.real_estate_id = app.house() and e.component_id = of_component;
  delete from app.maintenance_task k where k.real_estate_id = app.house() and k.component_id = of_component;
  delete from app.measure m where m.real_estate_id = app.house() and m.id = any (decided);
  return coalesce(gone || decided, '{}');
end $$;

-- As in 0037; a document goes with its file, and out of documents goes the to-do that is removed.
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
