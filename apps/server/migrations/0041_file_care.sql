-- What is to be done with files over time: those nobody filed go, steps that were given up are begun again, and bytes are
-- compared with their hash, so that a disk that forgets is found out while there is still a copy.
alter table app.file add column damaged_at timestamptz;
grant update (damaged_at) on app.file to hauswart_worker;

-- The worker finds them before it enters their house; younger ones are still under way.
create policy old_ones on app.file for select to hauswart_worker using (created_at < now() - interval '1 day');
create index file_age on app.file (created_at, real_estate_id);
create index file_not_done on app.file (created_at) where state = 'arrived' or (state = 'ready' and text_state = 'waiting');

-- Files of this house that nobody filed within a week: never ended, or ended and then forgotten.
create function app.drop_unfiled() returns integer
  language plpgsql security definer set search_path = pg_catalog, app, pg_temp as $$
declare
  unfiled uuid[];
begin
  select array_agg(f.id) into unfiled from app.file f
  where f.real_estate_id = app.house() and f.created_at < now() - interval '7 days'
    and not exists (select from app.document d where d.real_estate_id = app.house() and d.file_id = f.id);
  if unfiled is null then return 0; end if;
  perform app.remove_files(unfiled);
  return cardinality(unfiled);
end $$;
revoke execute on function app.drop_unfiled() from public;
grant execute on function app.drop_unfiled() to hauswart_worker;
