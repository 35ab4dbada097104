-- A subsidy is asked for before the work starts: its day is the one before the planned start and is kept nowhere; found in a
-- house and over all houses by an index each. Built inside the transaction as in 0055: where the table has grown large, the
-- index is built `concurrently` by hand before.
create index if not exists subsidy_next on app.project (real_estate_id, (starts_on - 1), id)
  where deleted_at is null and starts_on is not null and started_on is null
    and state in ('idea', 'planning', 'offers', 'awarded')
    and kind in ('energy', 'renovation', 'conversion', 'extension') and not checks @> '{subsidy}'::text[];
create index if not exists subsidy_due on app.project ((starts_on - 1), real_estate_id)
  where deleted_at is null and starts_on is not null and started_on is null
    and state in ('idea', 'planning', 'offers', 'awarded')
    and kind in ('energy', 'renovation', 'conversion', 'extension') and not checks @> '{subsidy}'::text[];

-- Before it enters a house the worker sees what starts, and whether the subsidy is settled.
create policy due on app.project for select to hauswart_worker using (deleted_at is null and starts_on is not null);
grant select (kind, state, checks, starts_on, started_on) on app.project to hauswart_worker;
