-- The code of a bill is read by the worker too: its whole text is kept for whoever records the bill, and it is for whoever may
-- see finances, as the amount in it. Looked through in the next migration.
alter table app.file_suggestion
  drop constraint known_field,
  drop constraint file_suggestion_value_check,
  add constraint known_field check (field in ('title', 'category', 'dated_on', 'sender', 'amount_rappen', 'valid_until',
    'due_on', 'invoice_number', 'qr_bill')) not valid,
  -- As long as the largest code of a bill.
  add constraint short_value check (length(value) between 1 and case field when 'qr_bill' then 997 else 200 end) not valid;
alter policy members_see on app.file_suggestion
  using (real_estate_id = app.house()
    and (field not in ('amount_rappen', 'due_on', 'invoice_number', 'qr_bill') or app.may_see_finances()));

-- A paper belongs to decisions too, as to components, to-dos and renovations.
alter table app.document add column measure_ids uuid[] not null default '{}';
alter table app.document add constraint few_measures check (
  cardinality(measure_ids) <= 200 and array_position(measure_ids, null) is null) not valid;
grant update (measure_ids) on app.document to hauswart_app;

-- As in 0069; out of documents go the decisions that go with it.
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
  update app.document d set measure_ids = array(select l.id from unnest(d.measure_ids) with ordinality l (id, at)
    where l.id <> all (decided) order by l.at), version = d.version + 1
  where d.real_estate_id = app.house() and d.measure_ids && decided;
  delete from app.measure m where m.real_estate_id = app.house() and m.id = any (decided);
  return coalesce(gone || decided, '{}');
end $$;

-- As in 0126; out of documents goes the decision that is removed.
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
  elsif of_kind = 'measure' then
    update app.document d set measure_ids = array_remove(d.measure_ids, of_id), version = d.version + 1
    where d.real_estate_id = app.house() and of_id = any (d.measure_ids);
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
