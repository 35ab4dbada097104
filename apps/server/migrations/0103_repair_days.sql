-- The day until which a defect is to be put right is told of, as all else that has a day: found in a house and over all
-- houses by an index each. Built inside the transaction as in 0055: where a table has grown large, the index is built
-- `concurrently` by hand before.
create index if not exists defect_repair_next on app.defect (real_estate_id, repair_until, id)
  where deleted_at is null and repair_until is not null and state not in ('repaired', 'confirmed');
create index if not exists defect_repair_due on app.defect (repair_until, real_estate_id)
  where deleted_at is null and repair_until is not null and state not in ('repaired', 'confirmed');

-- The worker sees of it what it is called and when it ends, also where no other day of the defect counts.
create policy repair_due on app.defect for select to hauswart_worker
  using (deleted_at is null and repair_until is not null and state not in ('repaired', 'confirmed'));
grant select (repair_until, state) on app.defect to hauswart_worker;
