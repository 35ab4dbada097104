-- What was answered to which key. Kept 100 days: an offline phone may come back after three months.
create table app.idempotency (
  user_id uuid not null,
  key uuid not null,
  request_hash bytea not null,
  result jsonb,
  created_at timestamptz not null default now(),
  primary key (user_id, key)
);
create index idempotency_created on app.idempotency using brin (created_at);

create table app.audit_event (
  real_estate_id uuid not null references app.real_estate (id) on delete cascade,
  id uuid not null,
  at timestamptz not null default now(),
  actor_id uuid not null,
  verb text not null,
  object_id uuid not null,
  changes jsonb not null,
  primary key (real_estate_id, id)
);

create table app.user_audit_event (
  user_id uuid not null,
  id uuid not null,
  at timestamptz not null default now(),
  verb text not null,
  object_id uuid not null,
  changes jsonb not null,
  primary key (user_id, id)
);

-- What changed in a house, for everyone who watches it. Holds identifiers only, never content.
create table app.outbox (
  real_estate_id uuid not null references app.real_estate (id) on delete cascade,
  id uuid not null,
  at timestamptz not null default clock_timestamp(),
  verb text not null,
  object_id uuid not null,
  version integer not null,
  primary key (real_estate_id, id)
);
create index outbox_at on app.outbox using brin (at);

alter table app.idempotency enable row level security;
alter table app.idempotency force row level security;
alter table app.audit_event enable row level security;
alter table app.audit_event force row level security;
alter table app.user_audit_event enable row level security;
alter table app.user_audit_event force row level security;
alter table app.outbox enable row level security;
alter table app.outbox force row level security;

create policy own on app.idempotency to hauswart_app using (user_id = app.me()) with check (user_id = app.me());
create policy own on app.user_audit_event to hauswart_app using (user_id = app.me()) with check (user_id = app.me());
create policy members_see on app.audit_event for select to hauswart_app using (real_estate_id = app.house());
create policy writers_add on app.audit_event for insert to hauswart_app
  with check (real_estate_id = app.house() and actor_id = app.me() and app.may_write());
create policy members_see on app.outbox for select to hauswart_app using (real_estate_id = app.house());
create policy writers_add on app.outbox for insert to hauswart_app
  with check (real_estate_id = app.house() and app.may_write());
-- Housekeeping deletes by age only; it reads nothing but the date.
create policy housekeeping on app.idempotency to hauswart_worker using (created_at < now() - interval '100 days');
create policy housekeeping on app.outbox to hauswart_worker using (at < now() - interval '7 days');

grant select, insert on app.idempotency, app.audit_event, app.user_audit_event, app.outbox to hauswart_app;
grant select (created_at), delete on app.idempotency to hauswart_worker;
grant select (at), delete on app.outbox to hauswart_worker;

-- The queue belongs to the worker. Others may add a job in their own transaction and see nothing of it.
create function app.enqueue(task text, payload json, job_key text, run_at timestamptz) returns void
  language plpgsql security definer set search_path = pg_catalog, app as $$
begin
  perform graphile_worker.add_job(task, payload, job_key := job_key, run_at := run_at, max_attempts := 12);
end $$;
revoke execute on function app.enqueue(text, json, text, timestamptz) from public;
grant execute on function app.enqueue(text, json, text, timestamptz) to hauswart_app, hauswart_auth, hauswart_worker;

grant usage on schema graphile_worker to hauswart_worker;
grant select, insert, update, delete on all tables in schema graphile_worker to hauswart_worker;
grant usage, select on all sequences in schema graphile_worker to hauswart_worker;
grant execute on all functions in schema graphile_worker to hauswart_worker;
