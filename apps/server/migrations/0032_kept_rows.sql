-- Every row carries the mark of the act whose content it has (`act_id`), and an update keeps the row as it was, once an
-- act. An undo puts content and mark back; so the act before it can be undone next. Whoever writes without an act, a job
-- or an operator, leaves a mark of nobody. Inserts are seen AFTER: what became an update was none.
alter table app.audit_event validate constraint known_need;

create function app.keep_row() returns trigger language plpgsql as $$
declare
  act uuid := nullif(current_setting('app.act_id', true), '')::uuid;
begin
  if tg_op = 'INSERT' then
    if act is not null then
      insert into app.row_image (event_id, real_estate_id, row_id, relation, is_finance, leaves)
      values (act, new.real_estate_id, new.id, tg_table_name, false, new.act_id);
    end if;
    return null;
  end if;
  -- Whoever says whose content it is (an undo) is believed.
  if new.act_id is not distinct from old.act_id then new.act_id := coalesce(act, gen_random_uuid()); end if;
  -- The mark tells whether this act kept the row already: asking for a conflict costs every write a third more.
  if act is not null and old.act_id is distinct from act then
    insert into app.row_image (event_id, real_estate_id, row_id, relation, is_finance, leaves, before)
    values (act, old.real_estate_id, old.id, tg_table_name, false, new.act_id, to_jsonb(old));
  end if;
  return new;
end $$;

-- One row a house, with its key: the argument says whether it is money.
create function app.keep_sheet() returns trigger language plpgsql as $$
declare
  act uuid := nullif(current_setting('app.act_id', true), '')::uuid;
  is_money boolean := tg_nargs > 0;
begin
  if tg_op = 'INSERT' then
    if act is not null then
      insert into app.row_image (event_id, real_estate_id, row_id, relation, is_finance, leaves)
      values (act, new.real_estate_id, new.real_estate_id, tg_table_name, is_money, new.act_id);
    end if;
    return null;
  end if;
  if new.act_id is not distinct from old.act_id then new.act_id := coalesce(act, gen_random_uuid()); end if;
  if act is not null and old.act_id is distinct from act then
    insert into app.row_image (event_id, real_estate_id, row_id, relation, is_finance, leaves, before)
    values (act, old.real_estate_id, old.real_estate_id, tg_table_name, is_money, new.act_id, to_jsonb(old));
  end if;
  return new;
end $$;

-- The house itself; founding it cannot be undone, so only updates are seen.
create function app.keep_house() returns trigger language plpgsql as $$
declare
  act uuid := nullif(current_setting('app.act_id', true), '')::uuid;
begin
  if new.act_id is not distinct from old.act_id then new.act_id := coalesce(act, gen_random_uuid()); end if;
  if act is not null and old.act_id is distinct from act then
    insert into app.row_image (event_id, real_estate_id, row_id, relation, is_finance, leaves, before)
    values (act, old.id, old.id, tg_table_name, false, new.act_id, to_jsonb(old));
  end if;
  return new;
end $$;

-- Only an amount is ever taken away (no grant lets anybody delete anything else), and so can go and come in one act:
-- then the first image counts.
create function app.keep_amount() returns trigger language plpgsql as $$
declare
  act uuid := nullif(current_setting('app.act_id', true), '')::uuid;
begin
  if tg_op = 'UPDATE' then
    if new.act_id is not distinct from old.act_id then new.act_id := coalesce(act, gen_random_uuid()); end if;
    if act is not null and old.act_id is distinct from act then
      insert into app.row_image (event_id, real_estate_id, row_id, relation, is_finance, leaves, before)
      values (act, old.real_estate_id, old.object_id, 'amount.' || old.kind, true, new.act_id, to_jsonb(old))
      on conflict do nothing;
    end if;
    return new;
  end if;
  if act is null then return null; end if;
  if tg_op = 'INSERT' then
    insert into app.row_image (event_id, real_estate_id, row_id, relation, is_finance, leaves)
    values (act, new.real_estate_id, new.object_id, 'amount.' || new.kind, true, new.act_id) on conflict do nothing;
  else
    insert into app.row_image (event_id, real_estate_id, row_id, relation, is_finance, leaves, before)
    values (act, old.real_estate_id, old.object_id, 'amount.' || old.kind, true, null, to_jsonb(old))
    on conflict do nothing;
  end if;
  return null;
end $$;

do $$
declare
  kept record;
begin
  for kept in select * from (values
    ('component', 'keep_row()', 'insert'), ('room', 'keep_row()', 'insert'), ('todo', 'keep_row()', 'insert'),
    ('measure', 'keep_row()', 'insert'), ('component_event', 'keep_row()', 'insert'),
    ('maintenance_task', 'keep_row()', 'insert'), ('amount', 'keep_amount()', 'insert or delete'),
    ('real_estate', 'keep_house()', null), ('emergency_sheet', 'keep_sheet()', 'insert'),
    ('condominium', 'keep_sheet()', 'insert'), ('analysis_profile', 'keep_sheet()', 'insert'),
    ('analysis_budget', 'keep_sheet(''finance'')', 'insert'),
    ('real_estate_finance', 'keep_sheet(''finance'')', 'insert')) as t (name, keeper, also)
  loop
    -- A stable default is looked up once and kept in the catalogue: no row is written anew.
    execute format('alter table app.%I add column act_id uuid default app.act()', kept.name);
    execute format('create trigger keep_before before update on app.%I for each row execute function app.%s',
      kept.name, kept.keeper);
    if kept.also is not null then
      execute format('create trigger keep_after after %s on app.%I for each row execute function app.%s',
        kept.also, kept.name, kept.keeper);
    end if;
  end loop;
end $$;

-- What an undo put into the trash is not what a person threw away: there `unmade_at` is `deleted_at`. Once somebody
-- brings it back and throws it away, the two differ by themselves.
alter table app.component add column unmade_at timestamptz;
alter table app.room add column unmade_at timestamptz;
alter table app.todo add column unmade_at timestamptz;
alter table app.measure add column unmade_at timestamptz;
alter table app.component_event add column unmade_at timestamptz;
grant update (act_id, unmade_at) on app.todo to hauswart_app;

-- Undoing what also changed amounts that whoever undoes it may not see: they come back, or go again, unseen. One that
-- somebody said anew since stays. The nil mark is content from before there were marks (nothing would mean: gone).
create function app.undo_unseen(of_event uuid) returns void
  language plpgsql security definer set search_path = pg_catalog, app, pg_temp as $$
begin
  delete from app.amount a using app.row_image i
  where i.event_id = of_event and i.real_estate_id = app.house() and i.relation = 'amount.' || a.kind
    and i.before is null and a.real_estate_id = app.house() and a.object_id = i.row_id and a.act_id = i.leaves;
  insert into app.amount (real_estate_id, object_id, kind, rappen, updated_at, act_id)
  select app.house(), b.object_id, b.kind, b.rappen, b.updated_at,
    coalesce(b.act_id, '00000000-0000-0000-0000-000000000000')
  from app.row_image i cross join lateral jsonb_populate_record(null::app.amount, i.before) b
  where i.event_id = of_event and i.real_estate_id = app.house() and i.relation like 'amount.%' and i.leaves is null
    and i.before is not null and b.kind <> 'event_cost'
  on conflict do nothing;
end $$;
revoke execute on function app.undo_unseen(uuid) from public;
grant execute on function app.undo_unseen(uuid) to hauswart_app;
create policy undropping on app.amount for insert to hauswart_migrate
  with check (real_estate_id = app.house() and app.may_write() and kind <> 'event_cost');
