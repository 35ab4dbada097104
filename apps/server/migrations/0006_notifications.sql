-- Messages to one person. The services that learn of something add them; only the person reads them.
create table app.notification (
  user_id uuid not null,
  id uuid not null,
  kind text not null check (kind ~ '^[a-z][a-z_]{1,39}$'),
  -- What it is about: the same thing is told once, however often the job that tells it runs.
  object_id uuid not null,
  title text not null check (length(title) between 1 and 120),
  text text not null check (length(text) between 1 and 1000),
  target_route text not null check (target_route ~ '^[a-zA-Z]{1,40}$'),
  target_id text check (length(target_id) between 1 and 80),
  created_at timestamptz not null default now(),
  read_at timestamptz,
  primary key (user_id, id),
  unique (user_id, kind, object_id)
);
create index notification_unread on app.notification (user_id) where read_at is null;

alter table app.notification enable row level security;
alter table app.notification force row level security;

create policy own on app.notification for select to hauswart_app using (user_id = app.me());
create policy own_change on app.notification for update to hauswart_app
  using (user_id = app.me()) with check (user_id = app.me());
create policy told on app.notification for insert to hauswart_auth, hauswart_worker with check (true);

grant select, update (read_at) on app.notification to hauswart_app;
grant insert on app.notification to hauswart_auth, hauswart_worker;
