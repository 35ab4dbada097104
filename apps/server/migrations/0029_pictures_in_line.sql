-- A picture takes a second of a core and up to 200 MB: one after the other, and those that wait hold no place that a
-- letter could have.
create or replace function app.enqueue(task text, payload json, job_key text, run_at timestamptz) returns void
  language plpgsql security definer set search_path = pg_catalog, app, pg_temp as $$
begin
  perform graphile_worker.add_job(task, payload, job_key := job_key, run_at := run_at, max_attempts := 12,
    queue_name := case task when 'scan_picture' then 'pictures' end,
    priority := case task when 'scan_picture' then 10 else 0 end);
end $$;

-- Built inside the transaction: uploads wait while the table is read, which is short at its size today. Where it has
-- grown large, the index is built `concurrently` by hand before.
create index if not exists picture_not_made on app.picture (real_estate_id, id)
  where width is null and state <> 'rejected';

-- Whoever was given up while the scanner was away is known before a house is entered, too.
alter policy as_sent on app.picture
  using (width is null and (state = 'ready' or state = 'received' and created_at < now() - interval '1 day'));
