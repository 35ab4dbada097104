-- What the worker made of a picture: its size as it is seen, the widths it is kept in, and ten by ten dots to show until
-- it comes. Without a width it still lies there as it was sent.
alter table app.picture
  add column width integer,
  add column height integer,
  add column widths integer[] not null default '{}',
  add column placeholder text,
  add constraint made_is_whole check (
    (width is null) = (height is null) and width > 0 and height > 0 and cardinality(widths) <= 10) not valid,
  add constraint placeholder_is_small check (
    length(placeholder) <= 1000 and placeholder ~ '^[A-Za-z0-9+/=]+$') not valid;

-- Cleaned bytes are other bytes; what cannot be cleaned can be no cover either.
grant update (mime, bytes, sha256, width, height, widths, placeholder, is_cover) on app.picture to hauswart_worker;

-- Which pictures are still as they were sent is known before a house is entered.
create policy as_sent on app.picture for select to hauswart_worker using (state = 'ready' and width is null);

-- A picture takes a second of a core; letters do not wait behind a pile of them.
create or replace function app.enqueue(task text, payload json, job_key text, run_at timestamptz) returns void
  language plpgsql security definer set search_path = pg_catalog, app, pg_temp as $$
begin
  perform graphile_worker.add_job(task, payload, job_key := job_key, run_at := run_at, max_attempts := 12,
    priority := case task when 'scan_picture' then 10 else 0 end);
end $$;
