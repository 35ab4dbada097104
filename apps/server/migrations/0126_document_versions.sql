-- A paper can get a newer file: the current one is `file_id`, those it had before are a list, as all a paper belongs to. An
-- act over them is one row to keep and to put back (ADR 56). Looked through in the next migration.
alter table app.document add column earlier_file_ids uuid[] not null default '{}';
alter table app.document add constraint few_versions check (
  cardinality(earlier_file_ids) <= 50 and array_position(earlier_file_ids, null) is null
  and file_id <> all (earlier_file_ids)) not valid;
grant update (file_id, earlier_file_ids) on app.document to hauswart_app;

-- As in 0043; a paper with another file has other words.
create or replace function app.keep_words() returns trigger language plpgsql as $$
declare
  was jsonb := case when tg_op = 'UPDATE' then to_jsonb(old) end;
  said jsonb := to_jsonb(new);
  used text := concat_ws(' ', tg_argv[0], tg_argv[1], tg_argv[2], tg_argv[3], tg_argv[4], 'deleted_at');
begin
  -- Most changes touch no word.
  if was is not null and not exists (
    select from unnest(string_to_array(used, ' ')) c (name) where was -> c.name is distinct from said -> c.name)
  then return null; end if;
  perform app.write_words(tg_table_name, said, array[tg_argv[0], tg_argv[1], tg_argv[2], tg_argv[3], tg_argv[4]]);
  return null;
end $$;

-- Files that papers had before an act that can still be undone or done again; of one paper or of all.
create function app.files_in_images(of_document uuid) returns setof uuid
  language sql stable set search_path = pg_catalog, app, pg_temp as $$
  select distinct f.id::uuid
  from (select a.id from app.audit_event a where a.real_estate_id = app.house()
      and a.id >= app.first_id_of(now() - interval '32 days')
    union select app.act() where app.act() is not null) acts
  join app.row_image i on i.event_id = acts.id and i.real_estate_id = app.house() and i.relation = 'document'
    and (of_document is null or i.row_id = of_document)
  cross join lateral (select i.before ->> 'file_id'
    union all select jsonb_array_elements_text(coalesce(i.before -> 'earlier_file_ids', '[]'))) f (id)
  where f.id is not null
$$;
revoke execute on function app.files_in_images(uuid) from public;

-- As in 0041; what a paper had before is filed, and what an undo may bring back is not forgotten.
create or replace function app.drop_unfiled() returns integer
  language plpgsql security definer set search_path = pg_catalog, app, pg_temp as $$
declare
  unfiled uuid[];
begin
  select array_agg(f.id) into unfiled from app.file f
  where f.real_estate_id = app.house() and f.created_at < now() - interval '7 days'
    and not exists (select from app.document d where d.real_estate_id = app.house() and d.file_id = f.id)
    and f.id not in (select unnest(d.earlier_file_ids) from app.document d where d.real_estate_id = app.house());
  unfiled := array(select u.id from unnest(unfiled) u (id) where u.id not in (select app.files_in_images(null)));
  if cardinality(unfiled) = 0 then return 0; end if;
  perform app.remove_files(unfiled);
  return cardinality(unfiled);
end $$;

-- As in 0113; a paper goes with the files of all its versions, also of one that an undo took away.
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
    select array[d.file_id] || d.earlier_file_ids || array(select app.files_in_images(of_id)) into files
    from app.document d where d.real_estate_id = app.house() and d.id = of_id;
  end if;
  delete from app.amount a where a.real_estate_id = app.house() and a.object_id = of_id;
  execute format('delete from app.%I r where r.real_estate_id = app.house() and r.id = $1', of_kind) using of_id;
  delete from app.trash t where t.real_estate_id = app.house() and t.kind = of_kind and t.id = of_id;
  if files is not null then perform app.remove_files(files); end if;
  perform app.forget_images(gone);
  return true;
end $$;
