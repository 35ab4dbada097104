-- As in 0038. In the morning many letters of the day stand in the queue at once: whoever waits for a letter to sign in
-- comes before all of them.
create or replace function app.enqueue(task text, payload json, job_key text, run_at timestamptz) returns void
  language plpgsql security definer set search_path = pg_catalog, app, pg_temp as $$
begin
  perform graphile_worker.add_job(task, payload, job_key := job_key, run_at := run_at, max_attempts := 12,
    queue_name := case task when 'scan_picture' then 'pictures' when 'judge_file' then 'files'
      when 'preview_file' then 'files' when 'read_file' then 'readings' end,
    priority := case task when 'scan_picture' then 10 when 'judge_file' then 10 when 'preview_file' then 10
      when 'read_file' then 20 when 'remind_houses' then 10 when 'send_digest' then 10 else 0 end);
end $$;
