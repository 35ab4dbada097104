-- Accounts live in their own schema: the data service can prove a session, never read a secret.
create schema app;
create schema auth;
grant usage on schema app to hauswart_app, hauswart_auth, hauswart_worker;
grant usage on schema auth to hauswart_app, hauswart_auth, hauswart_worker;

-- The identity of the running transaction. Empty means nobody: every policy then shows no row.
create function app.me() returns uuid language sql stable parallel safe
  as $$ select nullif(current_setting('app.user_id', true), '')::uuid $$;
create function app.house() returns uuid language sql stable parallel safe
  as $$ select nullif(current_setting('app.real_estate_id', true), '')::uuid $$;
create function app.may_write() returns boolean language sql stable parallel safe
  as $$ select current_setting('app.role', true) in ('owner', 'editor') $$;
create function app.may_own() returns boolean language sql stable parallel safe
  as $$ select current_setting('app.role', true) = 'owner' $$;
create function app.may_see_finances() returns boolean language sql stable parallel safe
  as $$ select current_setting('app.finances', true) = 'on' $$;

create table auth.account (
  id uuid primary key,
  email citext not null unique check (length(email) between 3 and 254),
  password_hash text not null,
  status text not null default 'unconfirmed' check (status in ('unconfirmed', 'active', 'deletion_pending')),
  scope text[] not null default '{user}',
  terms_version text not null,
  terms_accepted_at timestamptz not null,
  newsletter boolean not null default false,
  failed_logins integer not null default 0,
  confirmed_at timestamptz,
  password_changed_at timestamptz not null default now(),
  created_at timestamptz not null default now()
);

-- One row per signed-in device. Rotation updates in place, hence room on the page for HOT updates.
create table auth.session (
  id uuid primary key,
  user_id uuid not null references auth.account (id) on delete cascade,
  cookie_hash bytea not null,
  generation integer not null default 0,
  rotated_at timestamptz not null default clock_timestamp(),
  attempt_hash bytea,
  grace_used integer not null default 0,
  idle_expires_at timestamptz not null,
  absolute_expires_at timestamptz not null,
  revoked_at timestamptz,
  revoked_reason text check (revoked_reason in ('logout', 'reuse', 'password', 'replaced', 'owner', 'limit')),
  user_agent text not null default '',
  ip_prefix text not null default '',
  created_at timestamptz not null default now()
) with (fillfactor = 50);
create index session_of_user on auth.session (user_id) where revoked_at is null;
create index session_expiry on auth.session (absolute_expires_at);

-- Links sent by mail: only the hash is kept, and a link is consumed once, by POST.
create table auth.link (
  token_hash bytea primary key,
  user_id uuid not null references auth.account (id) on delete cascade,
  purpose text not null check (purpose in ('confirm', 'reset', 'login_code')),
  expires_at timestamptz not null,
  used_at timestamptz,
  created_at timestamptz not null default now()
);
create index link_of_user on auth.link (user_id, purpose);
create index link_expiry on auth.link (expires_at);

-- What happened to an account. Append only for every runtime role.
create table auth.event (
  id uuid primary key,
  user_id uuid not null references auth.account (id) on delete cascade,
  at timestamptz not null default now(),
  kind text not null,
  session_id uuid,
  ip_prefix text not null default '',
  user_agent text not null default ''
);
create index event_of_user on auth.event (user_id, id desc);

-- Mail waiting to be sent. The job carries only the id, so the queue holds no personal data.
create table auth.mail (
  id uuid primary key,
  recipient text not null,
  subject text not null,
  body_text text not null,
  body_html text not null,
  message_id text not null unique,
  created_at timestamptz not null default now(),
  sent_at timestamptz
);
create index mail_created on auth.mail using brin (created_at);

grant select, insert, update, delete on auth.account, auth.session, auth.link to hauswart_auth;
grant select, insert on auth.event to hauswart_auth;
grant insert on auth.mail to hauswart_auth;
grant select (id, user_id, revoked_at, idle_expires_at, absolute_expires_at) on auth.session to hauswart_app;
grant select, update, delete on auth.mail to hauswart_worker;
grant select (id, email, status, created_at), delete on auth.account to hauswart_worker;
grant select, delete on auth.session, auth.link to hauswart_worker;

alter table auth.account enable row level security;
alter table auth.account force row level security;
alter table auth.session enable row level security;
alter table auth.session force row level security;
alter table auth.link enable row level security;
alter table auth.link force row level security;
alter table auth.event enable row level security;
alter table auth.event force row level security;
alter table auth.mail enable row level security;
alter table auth.mail force row level security;
-- The authentication service is the authority over accounts; column grants bound everyone else.
create policy authority on auth.account to hauswart_auth, hauswart_worker using (true) with check (true);
create policy authority on auth.session to hauswart_auth, hauswart_worker using (true) with check (true);
create policy proof on auth.session for select to hauswart_app using (true);
create policy authority on auth.link to hauswart_auth, hauswart_worker using (true) with check (true);
create policy authority on auth.event to hauswart_auth using (true) with check (true);
create policy authority on auth.mail to hauswart_auth, hauswart_worker using (true) with check (true);

create table app.profile (
  user_id uuid primary key,
  first_name text not null check (length(first_name) between 1 and 60),
  last_name text not null check (length(last_name) between 1 and 60),
  phone text check (phone ~ '^\+[1-9][0-9]{6,14}$'),
  version integer not null default 1,
  updated_at timestamptz not null default now()
);
grant select, update on app.profile to hauswart_app;
grant select, insert on app.profile to hauswart_auth;
grant select, delete on app.profile to hauswart_worker;
alter table app.profile enable row level security;
alter table app.profile force row level security;
create policy own_change on app.profile for update to hauswart_app
  using (user_id = app.me()) with check (user_id = app.me());
create policy authority on app.profile to hauswart_auth, hauswart_worker using (true) with check (true);
