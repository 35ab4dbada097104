-- Files of a house: bytes with a hash, whatever paper they are. A device announces one and sends it in pieces; only the
-- worker, which joined, unpacked and scanned them, says what it is and that it may be shown.
create table app.file (
  real_estate_id uuid not null references app.real_estate (id) on delete cascade,
  id uuid not null,
  -- As the device called it.
  name text not null check (length(name) between 1 and 200),
  size_bytes integer not null check (size_bytes between 1 and 52428800),
  -- As the device said; a file is ready only if its bytes have it.
  sha256 bytea not null check (octet_length(sha256) = 32),
  object_key text not null unique check (object_key ~ '^[0-9a-f-]{36}/[0-9a-f-]{36}$'),
  state text not null default 'announced' check (state in ('announced', 'arrived', 'ready', 'refused')),
  refusal text check (refusal in ('type', 'damaged', 'infected', 'too_large', 'encrypted', 'hash')),
  media_type text check (media_type in ('application/pdf', 'image/jpeg', 'image/png', 'image/webp', 'image/heic',
    'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', 'text/plain', 'message/rfc822')),
  page_count integer check (page_count > 0),
  preview_widths integer[] not null default '{}' check (cardinality(preview_widths) <= 10),
  -- Ten by ten dots to show until the preview comes.
  placeholder text check (length(placeholder) <= 1000 and placeholder ~ '^[A-Za-z0-9+/=]+$'),
  text_state text not null default 'waiting' check (text_state in ('waiting', 'read', 'none')),
  version integer not null default 1,
  created_at timestamptz not null default now(),
  created_by uuid not null,
  primary key (real_estate_id, id),
  constraint refused_for_a_reason check ((state = 'refused') = (refusal is not null)),
  constraint ready_is_known check (state <> 'ready' or media_type is not null)
);
create index file_of_person on app.file (created_by) include (size_bytes) where state <> 'refused';

-- What was read in it, page by page.
create table app.file_text (
  real_estate_id uuid not null,
  file_id uuid not null,
  page integer not null check (page between 1 and 500),
  body text not null check (length(body) <= 100000),
  primary key (real_estate_id, file_id, page),
  foreign key (real_estate_id, file_id) references app.file (real_estate_id, id) on delete cascade
);

-- What the rules found in that text for whoever files it, each with its reason and the place it was read from.
create table app.file_suggestion (
  real_estate_id uuid not null,
  file_id uuid not null,
  field text not null check (field in ('title', 'category', 'dated_on', 'sender', 'amount_rappen', 'valid_until')),
  value text not null check (length(value) between 1 and 200),
  reason text not null check (length(reason) between 1 and 300),
  page integer not null check (page between 1 and 500),
  quote text not null check (length(quote) <= 300),
  primary key (real_estate_id, file_id, field),
  foreign key (real_estate_id, file_id) references app.file (real_estate_id, id) on delete cascade
);

do $$
declare
  noun text;
begin
  foreach noun in array array['file', 'file_text', 'file_suggestion'] loop
    execute format('alter table app.%I enable row level security', noun);
    execute format('alter table app.%I force row level security', noun);
    execute format('create policy in_the_house on app.%I to hauswart_worker
      using (real_estate_id = app.house()) with check (real_estate_id = app.house())', noun);
  end loop;
end $$;

create policy members_see on app.file for select to hauswart_app using (real_estate_id = app.house());
create policy editors_announce on app.file for insert to hauswart_app
  with check (real_estate_id = app.house() and app.may_write() and state = 'announced' and created_by = app.me());
create policy editors_end on app.file for update to hauswart_app
  using (real_estate_id = app.house() and app.may_write() and state = 'announced')
  with check (real_estate_id = app.house() and app.may_write() and state = 'arrived');
create policy members_see on app.file_text for select to hauswart_app using (real_estate_id = app.house());
create policy members_see on app.file_suggestion for select to hauswart_app
  using (real_estate_id = app.house() and (field <> 'amount_rappen' or app.may_see_finances()));

-- Only the worker can say what the bytes are and that they are clean.
grant select, insert (real_estate_id, id, name, size_bytes, sha256, object_key, created_by), update (state, version)
  on app.file to hauswart_app;
grant select on app.file_text, app.file_suggestion to hauswart_app;
grant select,
  update (state, refusal, media_type, page_count, preview_widths, placeholder, text_state, version)
  on app.file to hauswart_worker;
grant select, insert, update (body) on app.file_text to hauswart_worker;
grant select, insert, update (value, reason, page, quote) on app.file_suggestion to hauswart_worker;

-- The room somebody has taken over all houses; houses of others are not looked into.
create policy counting on app.file for select to hauswart_migrate using (created_by = app.me());
create function app.file_room_taken() returns bigint
  language sql stable security definer set search_path = pg_catalog, app, pg_temp as $$
    select coalesce(sum(f.size_bytes), 0) from app.file f where f.created_by = app.me() and f.state <> 'refused'
  $$;
revoke execute on function app.file_room_taken() from public;
grant execute on function app.file_room_taken() to hauswart_app;

-- Files go, and in the same transaction the job that takes their bytes away, in every version. For functions that remove
-- what names them.
create policy removing on app.file to hauswart_migrate
  using (real_estate_id = app.house() and app.may_remove()) with check (real_estate_id = app.house() and app.may_remove());
create function app.remove_files(of_files uuid[]) returns void
  language plpgsql set search_path = pg_catalog, app, pg_temp as $$
begin
  perform app.enqueue('remove_objects', json_build_object('objectKey', f.object_key), 'remove_objects:' || f.object_key, null)
  from app.file f where f.real_estate_id = app.house() and f.id = any (of_files);
  delete from app.file f where f.real_estate_id = app.house() and f.id = any (of_files);
end $$;
revoke execute on function app.remove_files(uuid[]) from public;

-- Judging a file takes a second of a core, reading one up to a minute: each is one line, and neither holds up a letter
-- or the other.
create or replace function app.enqueue(task text, payload json, job_key text, run_at timestamptz) returns void
  language plpgsql security definer set search_path = pg_catalog, app, pg_temp as $$
begin
  perform graphile_worker.add_job(task, payload, job_key := job_key, run_at := run_at, max_attempts := 12,
    queue_name := case task when 'scan_picture' then 'pictures' when 'judge_file' then 'files'
      when 'preview_file' then 'files' when 'read_file' then 'readings' end,
    priority := case task when 'scan_picture' then 10 when 'judge_file' then 10 when 'preview_file' then 10
      when 'read_file' then 20 else 0 end);
end $$;
