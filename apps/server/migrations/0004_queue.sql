-- The queue turns row security on for its tables and leaves no policy: the worker would see no job at all.
create policy worker on graphile_worker._private_jobs to hauswart_worker using (true) with check (true);
create policy worker on graphile_worker._private_job_queues to hauswart_worker using (true) with check (true);
create policy worker on graphile_worker._private_tasks to hauswart_worker using (true) with check (true);
create policy worker on graphile_worker._private_known_crontabs to hauswart_worker using (true) with check (true);

-- Housekeeping names the rows of one bite by their place; row security still shows it only the old ones.
grant select (ctid) on app.idempotency, app.outbox to hauswart_worker;
