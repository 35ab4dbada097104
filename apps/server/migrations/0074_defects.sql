-- Defects of a renovation, with what decides until when they must be notified and when claims end.
create table app.defect (
  real_estate_id uuid not null references app.real_estate (id) on delete cascade,
  id uuid not null,
  project_id uuid not null,
  title text not null check (length(title) between 1 and 120),
  description text check (length(description) <= 5000),
  place text check (length(place) between 1 and 120),
  component_id uuid,
  craftsman_id uuid,
  nature text not null check (nature in ('open', 'hidden', 'concealed')),
  state text not null default 'open' check (state in ('open', 'notified', 'in_repair', 'repaired', 'confirmed', 'disputed')),
  found_on date not null,
  -- The contract: what was agreed, over what, when, and when the work was accepted.
  terms text not null check (terms in ('work', 'sia118', 'purchase')),
  subject text not null check (subject in ('immovable', 'built_in', 'movable')),
  contract_on date,
  accepted_on date,
  notified_on date,
  notified_by text check (notified_by in ('registered_letter', 'letter', 'email', 'orally')),
  -- Computed by the domain at every write, with the holidays of the canton the house lies in then.
  notify_by date,
  limited_on date,
  -- The day that matters next: what was not notified must be, what was notified ends with the claims.
  due_on date generated always as (case when state in ('repaired', 'confirmed') then null
    when notified_on is null then least(notify_by, limited_on) else limited_on end) stored,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  created_by uuid not null,
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  unmade_at timestamptz,
  act_id uuid default app.act(),
  primary key (real_estate_id, id),
  constraint defect_of_project foreign key (real_estate_id, project_id) references app.project (real_estate_id, id)
    on delete cascade,
  constraint defect_of_component foreign key (real_estate_id, component_id)
    references app.component (real_estate_id, id) on delete set null (component_id),
  constraint defect_of_craftsman foreign key (real_estate_id, craftsman_id)
    references app.craftsman (real_estate_id, id) on delete set null (craftsman_id),
  constraint notified_when_said check (state <> 'notified' or notified_on is not null),
  constraint open_until_notified check (state <> 'open' or notified_on is null),
  constraint notified_after_found check (notified_on >= found_on)
);
create index defect_of_project on app.defect (real_estate_id, project_id, id);
create index defect_of_component on app.defect (real_estate_id, component_id) where component_id is not null;
create index defect_of_craftsman on app.defect (real_estate_id, craftsman_id) where craftsman_id is not null;
-- What comes next in a house, and what is due on a day over all houses.
create index defect_next on app.defect (real_estate_id, due_on, id) where deleted_at is null and due_on is not null;
create index defect_due on app.defect (due_on, real_estate_id) where deleted_at is null and due_on is not null;

alter table app.defect enable row level security;
alter table app.defect force row level security;
create policy members_see on app.defect for select to hauswart_app using (real_estate_id = app.house());
create policy editors_add on app.defect for insert to hauswart_app
  with check (real_estate_id = app.house() and app.may_write() and created_by = app.me());
create policy editors_change on app.defect for update to hauswart_app
  using (real_estate_id = app.house() and app.may_write())
  with check (real_estate_id = app.house() and app.may_write());
create policy removing on app.defect to hauswart_migrate
  using (real_estate_id = app.house() and app.may_remove()) with check (real_estate_id = app.house() and app.may_remove());
grant select, insert, update (title, description, place, component_id, craftsman_id, nature, state, found_on, terms, subject,
  contract_on, accepted_on, notified_on, notified_by, notify_by, limited_on, version, updated_at, deleted_at, unmade_at,
  act_id) on app.defect to hauswart_app;

create trigger keep_before before update on app.defect for each row execute function app.keep_row();
create trigger keep_after after insert on app.defect for each row execute function app.keep_row();
create trigger keep_words after insert or update on app.defect for each row
  execute function app.keep_words('title', 'place', 'description');
create trigger follow_trash after update of deleted_at on app.defect for each row
  when (old.deleted_at is distinct from new.deleted_at) execute function app.follow_trash();

-- Of a renovation in the trash nothing is found, and when it goes for good no word stays behind.
create function app.follow_project() returns trigger language plpgsql as $$
begin
  perform app.write_words('defect', to_jsonb(d) || jsonb_build_object('deleted_at', coalesce(d.deleted_at, new.deleted_at)),
    array['title', 'place', 'description', null, null])
  from app.defect d where d.real_estate_id = new.real_estate_id and d.project_id = new.id;
  return null;
end $$;
create trigger follow_project after update of deleted_at on app.project for each row
  when (old.deleted_at is distinct from new.deleted_at) execute function app.follow_project();

-- Before it enters a house the worker sees what is due, and whether its renovation stands.
create policy due on app.defect for select to hauswart_worker using (deleted_at is null and due_on is not null);
grant select (real_estate_id, id, project_id, title, due_on, notified_on, deleted_at) on app.defect to hauswart_worker;
create policy standing on app.project for select to hauswart_migrate using (deleted_at is null);
create function app.is_standing_project(of_house uuid, of_project uuid) returns boolean
  language sql stable security definer set search_path = pg_catalog, app, pg_temp as $$
    select exists (select from app.project p
      where p.real_estate_id = of_house and p.id = of_project and p.deleted_at is null)
  $$;
revoke execute on function app.is_standing_project(uuid, uuid) from public;
grant execute on function app.is_standing_project(uuid, uuid) to hauswart_worker;

-- Looked through in the next migration, when no lock holds up a writer; what is there obeys a narrower rule already.
alter table app.trash drop constraint known_kind, add constraint known_kind check (kind in
  ('todo', 'component', 'room', 'measure', 'component_event', 'picture', 'document', 'appointment', 'craftsman',
    'project', 'defect')) not valid;
alter table app.search_text drop constraint known_kind, add constraint known_kind check (kind in
  ('document', 'todo', 'component', 'room', 'measure', 'appointment', 'craftsman', 'project', 'defect')) not valid;

-- As in 0069; the defects of a renovation go along, with those that lie in the trash already.
create or replace function app.remove_for_good(of_kind text, of_id uuid, seen integer) returns boolean
  language plpgsql security definer set search_path = pg_catalog, app, pg_temp as $$
declare
  now_at integer;
  gone uuid[] := array[of_id];
  files uuid[];
  defects uuid[];
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
    defects := array(select x.id from app.defect x where x.real_estate_id = app.house() and x.project_id = of_id);
    gone := gone || defects || array(select x.id from app.cost_item x
      where x.real_estate_id = app.house() and x.project_id = of_id);
    delete from app.trash t where t.real_estate_id = app.house() and t.kind = 'defect' and t.id = any (defects);
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
