-- Gone for good: by a person who may write, or by the worker when it has lain in the trash for thirty days. No grant lets
-- anybody delete rows; this function does, of one thing in the trash with what hangs on it and the images of its rows.
do $$
declare
  noun text;
begin
  foreach noun in array array['todo', 'component', 'room', 'measure', 'component_event', 'picture', 'audit_event', 'trash'] loop
    execute format('drop policy filling on app.%I', noun);
  end loop;
end $$;

create function app.may_remove() returns boolean language sql stable parallel safe
  as $$ select coalesce(app.may_write(), false) or session_user = 'hauswart_worker' $$;

do $$
declare
  noun text;
begin
  foreach noun in array array['todo', 'component', 'room', 'measure', 'component_event', 'maintenance_task', 'picture',
    'trash'] loop
    execute format('create policy removing on app.%I to hauswart_migrate
      using (real_estate_id = app.house() and app.may_remove())
      with check (real_estate_id = app.house() and app.may_remove())', noun);
  end loop;
end $$;
-- Also what an event did cost, which nothing else may take away unseen, goes with what is in the trash.
create policy removing on app.amount to hauswart_migrate
  using (real_estate_id = app.house() and app.may_remove() and (
    kind <> 'event_cost'
    or exists (select from app.trash t where t.real_estate_id = amount.real_estate_id and t.id = amount.object_id)
    or exists (select from app.component_event e
      join app.trash t on t.real_estate_id = e.real_estate_id and t.kind = 'component' and t.id = e.component_id
      where e.real_estate_id = amount.real_estate_id and e.id = amount.object_id)))
  with check (false);
create policy removing_finds on app.audit_event for select to hauswart_migrate
  using (real_estate_id = app.house() and app.may_remove());
create policy removing_finds on app.row_image for select to hauswart_migrate
  using (real_estate_id = app.house() and app.may_remove());
create policy removing_empties on app.row_image for update to hauswart_migrate
  using (real_estate_id = app.house() and app.may_remove()) with check (before = '{}');

-- The content goes and the image stays, empty: so no act that changed the row can be undone in part.
create function app.forget_images(of_rows uuid[]) returns void
  language plpgsql set search_path = pg_catalog, app, pg_temp as $$
declare
  since uuid := app.first_id_of(now() - interval '32 days');
begin
  update app.row_image i set before = '{}'
  from (select a.id from app.audit_event a where a.real_estate_id = app.house() and a.id >= since
    union select app.act() where app.act() is not null) acts
  where i.event_id = acts.id and i.real_estate_id = app.house() and i.row_id = any (of_rows);
end $$;
revoke execute on function app.forget_images(uuid[]) from public;

-- Pictures go, and in the same transaction the job that takes their bytes away, in every size and version.
create function app.remove_pictures(of_pictures uuid[]) returns void
  language plpgsql set search_path = pg_catalog, app, pg_temp as $$
begin
  perform app.enqueue('remove_objects', json_build_object('objectKey', p.object_key), 'remove_objects:' || p.object_key, null)
  from app.picture p where p.real_estate_id = app.house() and p.id = any (of_pictures);
  delete from app.trash t where t.real_estate_id = app.house() and t.kind = 'picture' and t.id = any (of_pictures);
  delete from app.picture p where p.real_estate_id = app.house() and p.id = any (of_pictures);
end $$;
revoke execute on function app.remove_pictures(uuid[]) from public;

-- A component goes with what was done to it, its care, its pictures and the decisions over it alone; its to-dos stay.
create function app.remove_with_component(of_component uuid) returns uuid[]
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
  delete from app.amount a where a.real_estate_id = app.house() and a.object_id = any (gone || decided);
  delete from app.trash t where t.real_estate_id = app.house() and t.kind in ('component_event', 'measure')
    and t.id = any (gone || decided);
  delete from app.component_event e where e.real_estate_id = app.house() and e.component_id = of_component;
  delete from app.maintenance_task k where k.real_estate_id = app.house() and k.component_id = of_component;
  delete from app.measure m where m.real_estate_id = app.house() and m.id = any (decided);
  return coalesce(gone || decided, '{}');
end $$;
revoke execute on function app.remove_with_component(uuid) from public;

-- Whether it was there at this version; none is asked for by the worker, which takes only what is old.
create function app.remove_for_good(of_kind text, of_id uuid, seen integer) returns boolean
  language plpgsql security definer set search_path = pg_catalog, app, pg_temp as $$
declare
  now_at integer;
  gone uuid[] := array[of_id];
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
  elsif of_kind = 'room' then
    update app.component c set room_id = null, version = c.version + 1
    where c.real_estate_id = app.house() and c.room_id = of_id;
  elsif of_kind = 'component' then
    gone := gone || app.remove_with_component(of_id);
  end if;
  delete from app.amount a where a.real_estate_id = app.house() and a.object_id = of_id;
  execute format('delete from app.%I r where r.real_estate_id = app.house() and r.id = $1', of_kind) using of_id;
  delete from app.trash t where t.real_estate_id = app.house() and t.kind = of_kind and t.id = of_id;
  perform app.forget_images(gone);
  return true;
end $$;
revoke execute on function app.remove_for_good(text, uuid, integer) from public;
grant execute on function app.remove_for_good(text, uuid, integer) to hauswart_app, hauswart_worker;
