-- Appointments at a house. Days and times as the clock on its wall shows them: what was agreed for nine o'clock stays
-- at nine whatever becomes of summer time. Without times an appointment takes whole days.
create table app.appointment (
  real_estate_id uuid not null references app.real_estate (id) on delete cascade,
  id uuid not null,
  title text not null check (length(title) between 1 and 200),
  kind text not null check (kind in ('viewing', 'offer', 'work', 'acceptance', 'service', 'inspection', 'authority',
    'bank', 'assembly', 'private')),
  state text not null default 'planned' check (state in ('planned', 'cancelled', 'missed')),
  starts_on date not null,
  starts_at time(0),
  ends_on date not null,
  ends_at time(0),
  place text check (length(place) between 1 and 200),
  note text check (length(note) <= 2000),
  component_id uuid,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  created_by uuid not null,
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  unmade_at timestamptz,
  act_id uuid default app.act(),
  primary key (real_estate_id, id),
  constraint appointment_component foreign key (real_estate_id, component_id)
    references app.component (real_estate_id, id),
  constraint both_times_or_none check ((starts_at is null) = (ends_at is null)),
  constraint ends_after_start check (ends_on between starts_on and starts_on + 14
    and (starts_on < ends_on or starts_at is null or starts_at < ends_at))
);
-- By the last day: what has begun and is not over yet still comes.
create index appointment_time on app.appointment (real_estate_id, ends_on, id) where deleted_at is null;

alter table app.appointment enable row level security;
alter table app.appointment force row level security;
create policy members_see on app.appointment for select to hauswart_app using (real_estate_id = app.house());
create policy editors_add on app.appointment for insert to hauswart_app
  with check (real_estate_id = app.house() and app.may_write() and created_by = app.me());
create policy editors_change on app.appointment for update to hauswart_app
  using (real_estate_id = app.house() and app.may_write())
  with check (real_estate_id = app.house() and app.may_write());
create policy removing on app.appointment to hauswart_migrate
  using (real_estate_id = app.house() and app.may_remove()) with check (real_estate_id = app.house() and app.may_remove());
grant select, insert, update (title, kind, state, starts_on, starts_at, ends_on, ends_at, place, note, component_id,
  version, updated_at, deleted_at, unmade_at, act_id) on app.appointment to hauswart_app;

create trigger keep_before before update on app.appointment for each row execute function app.keep_row();
create trigger keep_after after insert on app.appointment for each row execute function app.keep_row();
create trigger keep_words after insert or update on app.appointment for each row
  execute function app.keep_words('title', 'place', 'note');
create trigger follow_trash after update of deleted_at on app.appointment for each row
  when (old.deleted_at is distinct from new.deleted_at) execute function app.follow_trash();

-- Looked through in the next migration, when no lock holds up a writer; what is there obeys a narrower rule already.
alter table app.trash drop constraint known_kind, add constraint known_kind check (kind in
  ('todo', 'component', 'room', 'measure', 'component_event', 'picture', 'document', 'appointment')) not valid;
alter table app.search_text drop constraint known_kind, add constraint known_kind check (kind in
  ('document', 'todo', 'component', 'room', 'measure', 'appointment')) not valid;

-- As in 0039; appointments stay and lose the component.
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
