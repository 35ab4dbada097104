-- The days with which the warranties of an acceptance end are told of, as all else that has a day: found in a house and over
-- all houses by an index each. Built inside the transaction as in 0055: where a table has grown large, the index is built
-- `concurrently` by hand before.
create index if not exists warranty_next on app.acceptance (real_estate_id, limited_on, id)
  where deleted_at is null and limited_on is not null;
create index if not exists warranty_due on app.acceptance (limited_on, real_estate_id)
  where deleted_at is null and limited_on is not null;
create index if not exists warranty_notice_next on app.acceptance (real_estate_id, notice_until, id)
  where deleted_at is null and notice_until is not null;
create index if not exists warranty_notice_due on app.acceptance (notice_until, real_estate_id)
  where deleted_at is null and notice_until is not null;

-- The worker sees what it is called and when it ends; who was there and who signed stays with members.
create policy due on app.acceptance for select to hauswart_worker
  using (deleted_at is null and (limited_on is not null or notice_until is not null));
grant select (real_estate_id, id, project_id, title, notice_until, limited_on, deleted_at) on app.acceptance to hauswart_worker;
