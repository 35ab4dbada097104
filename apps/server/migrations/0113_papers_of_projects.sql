-- A paper belongs to renovations too, as to components and to-dos. Looked through in the next migration.
alter table app.document add column project_ids uuid[] not null default '{}';
alter table app.document add constraint few_projects check (
  cardinality(project_ids) <= 200 and array_position(project_ids, null) is null) not valid;
grant update (project_ids) on app.document to hauswart_app;

-- As in 0074; out of documents goes the renovation that is removed.
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
    update app.document d set project_ids = array_remove(d.project_ids, of_id), version = d.version + 1
    where d.real_estate_id = app.house() and of_id = any (d.project_ids);
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
