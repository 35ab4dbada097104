-- One letter a person and day with what is new. One row a person says when the next is due; while nothing waits, never.
create table app.digest (
  user_id uuid primary key,
  due_at timestamptz,
  -- For which moment a job stands in the queue already.
  queued_for timestamptz,
  -- Counts what was told: whoever has sent a letter sees whether something came while it was under way.
  told bigint not null default 0,
  mailed_on date,
  -- The mail server will never take a letter to this address; to another one it may.
  refusal text check (length(refusal) <= 40),
  refused_address text
);
create index digest_due on app.digest (due_at) where due_at is not null;
alter table app.digest enable row level security;
alter table app.digest force row level security;
create policy worker on app.digest to hauswart_worker using (true) with check (true);
grant select, insert, update on app.digest to hauswart_worker;

-- The next hour of a person by the clock in Zurich; weekly ones are of a Monday. Never twice on one day.
create function app.next_digest(moment timestamptz, is_weekly boolean, hour integer, mailed_on date) returns timestamptz
  language sql stable set search_path = pg_catalog, pg_temp as $$
  select ((d.day + case when is_weekly then (8 - extract(isodow from d.day)::integer) % 7 else 0 end)
    + make_interval(hours => hour)) at time zone 'Europe/Zurich'
  from (select greatest(z.at::date + case when extract(hour from z.at) >= hour then 1 else 0 end, mailed_on + 1) as day
    from (select moment at time zone 'Europe/Zurich' as at) z) d $$;

-- What the letter is made of, and that it has been in one.
alter table app.notification add column mailed_at timestamptz;
create policy in_a_letter on app.notification for select to hauswart_worker
  using (real_estate_id is not null and created_at > now() - interval '15 days');
create policy was_in_a_letter on app.notification for update to hauswart_worker
  using (real_estate_id is not null) with check (real_estate_id is not null);
grant select (user_id, id, kind, real_estate_id, thing_id, due_on, created_at, read_at, mailed_at), update (mailed_at)
  on app.notification to hauswart_worker;

-- Whoever unsubscribes by the link of a letter has no session: the worker writes it down.
create policy unsubscribing on app.notification_settings for insert to hauswart_worker with check (digest = 'off');
create policy unsubscribing_again on app.notification_settings for update to hauswart_worker
  using (true) with check (digest = 'off');
grant insert (user_id, digest), update (digest, version, updated_at) on app.notification_settings to hauswart_worker;
