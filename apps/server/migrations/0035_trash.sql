-- What lies in the trash of a house, whatever it is: one list to show, one end to empty. It follows the rows by itself.
create table app.trash (
  real_estate_id uuid not null references app.real_estate (id) on delete cascade,
  -- The table of the row.
  kind text not null check (kind in ('todo', 'component', 'room', 'measure', 'component_event', 'picture')),
  id uuid not null,
  deleted_at timestamptz not null,
  -- Nobody known where it lay there before this was noted.
  deleted_by uuid,
  -- Put there by an undo, not thrown away by a person: it goes in its time and is not shown.
  is_unmade boolean not null,
  primary key (real_estate_id, kind, id)
);
create index trash_latest on app.trash (real_estate_id, deleted_at, id) where not is_unmade;
create index trash_oldest on app.trash (deleted_at, real_estate_id);

alter table app.trash enable row level security;
alter table app.trash force row level security;
-- Who may throw away and take back may look.
create policy writers on app.trash to hauswart_app
  using (real_estate_id = app.house() and app.may_write()) with check (real_estate_id = app.house() and app.may_write());
create policy old_ones on app.trash for select to hauswart_worker using (deleted_at < now() - interval '30 days');
grant select, insert, update, delete on app.trash to hauswart_app;
grant select on app.trash to hauswart_worker;

create function app.follow_trash() returns trigger language plpgsql as $$
begin
  if new.deleted_at is null then
    delete from app.trash t where t.real_estate_id = new.real_estate_id and t.kind = tg_table_name and t.id = new.id;
  else
    insert into app.trash (real_estate_id, kind, id, deleted_at, deleted_by, is_unmade)
    values (new.real_estate_id, tg_table_name, new.id, new.deleted_at, app.me(),
      coalesce((to_jsonb(new) ->> 'unmade_at')::timestamptz = new.deleted_at, false))
    on conflict (real_estate_id, kind, id) do update
      set deleted_at = excluded.deleted_at, deleted_by = excluded.deleted_by, is_unmade = excluded.is_unmade;
  end if;
  return null;
end $$;

do $$
declare
  noun text;
begin
  foreach noun in array array['todo', 'component', 'room', 'measure', 'component_event', 'picture'] loop
    execute format('create trigger follow_trash after update of deleted_at on app.%I for each row
      when (old.deleted_at is distinct from new.deleted_at) execute function app.follow_trash()', noun);
    -- For the next migration, which reads what lies there already without a lock; the one after it takes this back.
    execute format('create policy filling on app.%I for select to hauswart_migrate using (deleted_at is not null)', noun);
  end loop;
end $$;
create policy filling on app.audit_event for select to hauswart_migrate using (true);
create policy filling on app.trash for insert to hauswart_migrate with check (true);
