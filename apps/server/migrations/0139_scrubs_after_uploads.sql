-- As in 0064. Nobody waits for the nightly comparison of bytes with their hash: it goes on in jobs of its own for as long as
-- there are bytes, and comes after whatever an owner waits for.
create or replace function app.enqueue(task text, payload json, job_key text, run_at timestamptz) returns void
  language plpgsql security definer set search_path = pg_catalog, app, pg_temp as $$
begin
  perform graphile_worker.add_job(task, payload, job_key := job_key, run_at := run_at, max_attempts := 12,
    queue_name := case task when 'scan_picture' then 'pictures' when 'judge_file' then 'files'
      when 'preview_file' then 'files' when 'read_file' then 'readings' end,
    priority := case when starts_with(task, 'scrub_') then 30 else
      case task when 'scan_picture' then 10 when 'judge_file' then 10 when 'preview_file' then 10
        when 'read_file' then 20 when 'remind_houses' then 10 when 'send_digest' then 10 else 0 end end);
end $$;
