-- Nobody makes tables at run time: one in pg_temp could stand in for one of ours.
do $$ begin
  execute format('revoke temporary on database %I from public', current_database());
end $$;

-- The bodies name every schema; pg_temp comes last all the same, else it would come first.
alter function app.found_real_estate(uuid) set search_path = pg_catalog, app, pg_temp;
alter function app.enqueue(text, json, text, timestamptz) set search_path = pg_catalog, app, pg_temp;
alter function app.drop_amount(uuid, text) set search_path = pg_catalog, app, pg_temp;
alter function app.open_invitation(bytea) set search_path = pg_catalog, app, pg_temp;
alter function app.join_real_estate(uuid, bytea) set search_path = pg_catalog, app, pg_temp;
alter function app.refuse_invitation(bytea, uuid) set search_path = pg_catalog, app, pg_temp;

-- What happened to an account outlives it; of whoever never confirmed an address nothing is kept.
alter table auth.event drop constraint event_user_id_fkey;
grant select (user_id), delete on auth.event to hauswart_worker;
create policy strangers on auth.event to hauswart_worker
  using (exists (select from auth.account a where a.id = event.user_id and a.status = 'unconfirmed'));
