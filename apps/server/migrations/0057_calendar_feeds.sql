-- Calendars of phones and services fetch the dates of a house by a secret address, one a person and house. Its secret is
-- made on the person's device and stands in that address alone.
create table app.calendar_feed (
  real_estate_id uuid not null,
  user_id uuid not null,
  secret_hash bytea not null check (octet_length(secret_hash) = 32),
  contents text[] not null constraint some_contents check (
    cardinality(contents) between 1 and 3 and contents <@ array['appointments', 'todos', 'deadlines']),
  version integer not null default 1,
  -- When this address was made; a new one begins anew.
  created_at timestamptz not null default now(),
  fetched_at timestamptz,
  primary key (real_estate_id, user_id),
  -- Whoever leaves the house leaves its dates, too.
  constraint calendar_feed_of_member foreign key (user_id, real_estate_id)
    references app.membership (user_id, real_estate_id) on delete cascade
);
create unique index calendar_feed_secret on app.calendar_feed (secret_hash);

alter table app.calendar_feed enable row level security;
alter table app.calendar_feed force row level security;
create policy own on app.calendar_feed to hauswart_app
  using (real_estate_id = app.house() and user_id = app.me())
  with check (real_estate_id = app.house() and user_id = app.me());
-- The data service writes the hash and can never read it again.
grant select (real_estate_id, user_id, contents, version, created_at, fetched_at), delete,
  insert (real_estate_id, user_id, secret_hash, contents),
  update (secret_hash, contents, version, created_at, fetched_at) on app.calendar_feed to hauswart_app;

-- Whoever may read a house may have its dates in a calendar: the third act a reader leaves a trace of.
create policy members_subscribe on app.audit_event for insert to hauswart_app with check (real_estate_id = app.house()
  and actor_id = app.me() and verb in ('calendar_feed.start', 'calendar_feed.change', 'calendar_feed.end'));
create policy members_subscribe on app.outbox for insert to hauswart_app with check (real_estate_id = app.house()
  and verb in ('calendar_feed.start', 'calendar_feed.change', 'calendar_feed.end'));

-- A calendar has no session. Its address opens the house for the statements that follow in the same transaction, as
-- somebody who may only read, and nothing without it. That it was fetched is noted once a minute at most.
create policy by_address on app.calendar_feed to hauswart_migrate using (true) with check (true);
create function app.enter_calendar(secret bytea) returns text[]
  language plpgsql security definer set search_path = pg_catalog, app, pg_temp as $$
declare
  feed app.calendar_feed;
begin
  select f.* into feed from app.calendar_feed f where f.secret_hash = secret;
  if not found then return null; end if;
  if feed.fetched_at is null or feed.fetched_at < now() - interval '1 minute' then
    update app.calendar_feed f set fetched_at = now()
    where f.real_estate_id = feed.real_estate_id and f.user_id = feed.user_id and f.secret_hash = secret;
  end if;
  perform set_config('app.real_estate_id', feed.real_estate_id::text, true), set_config('app.role', 'reader', true),
    set_config('app.finances', 'off', true);
  return feed.contents;
end $$;
revoke execute on function app.enter_calendar(bytea) from public;
grant execute on function app.enter_calendar(bytea) to hauswart_app;
