-- How somebody wants to hear of things: when the summary comes by mail, when a device stays quiet, and what is switched
-- off by which way. Whoever never chose has no row and gets what the defaults say. The bell in the app shows everything.
create table app.notification_settings (
  user_id uuid primary key,
  digest text not null default 'daily' check (digest in ('daily', 'weekly', 'off')),
  -- Hours of the clock in Zurich. Quiet from the first to the second, over midnight if that is smaller; equal is never.
  digest_hour smallint not null default 7 check (digest_hour between 0 and 23),
  quiet_from smallint not null default 21 check (quiet_from between 0 and 23),
  quiet_to smallint not null default 7 check (quiet_to between 0 and 23),
  -- Group and way, 'people.push': what somebody does not want there.
  switched_off text[] not null default '{}' check (cardinality(switched_off) <= 40),
  version integer not null default 1,
  updated_at timestamptz not null default now()
);

alter table app.notification_settings enable row level security;
alter table app.notification_settings force row level security;
create policy own on app.notification_settings for select to hauswart_app using (user_id = app.me());
create policy own_add on app.notification_settings for insert to hauswart_app with check (user_id = app.me());
create policy own_change on app.notification_settings for update to hauswart_app
  using (user_id = app.me()) with check (user_id = app.me());
-- The worker looks right before it sends something to somebody.
create policy sending on app.notification_settings for select to hauswart_worker using (true);

grant select, insert, update (digest, digest_hour, quiet_from, quiet_to, switched_off, version, updated_at)
  on app.notification_settings to hauswart_app;
grant select on app.notification_settings to hauswart_worker;
