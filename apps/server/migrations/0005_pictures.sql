-- Pictures of a house. The bytes lie in the object store under a random key; this row says what they are.
create table app.picture (
  real_estate_id uuid not null references app.real_estate (id) on delete cascade,
  id uuid not null,
  file_name text not null check (length(file_name) between 1 and 120),
  mime text not null check (mime in ('image/jpeg', 'image/png', 'image/webp')),
  bytes integer not null check (bytes between 1 and 20971520),
  sha256 text not null check (sha256 ~ '^[0-9a-f]{64}$'),
  object_key text not null unique check (object_key ~ '^[0-9a-f-]{36}/[0-9a-f-]{36}$'),
  state text not null default 'received' check (state in ('received', 'ready', 'rejected')),
  is_cover boolean not null default false,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  created_by uuid not null,
  deleted_at timestamptz,
  primary key (real_estate_id, id),
  constraint cover_can_be_shown check (not is_cover or (state = 'ready' and deleted_at is null))
);
create unique index picture_cover on app.picture (real_estate_id) where is_cover;

alter table app.picture enable row level security;
alter table app.picture force row level security;

create policy members_see on app.picture for select to hauswart_app using (real_estate_id = app.house());
create policy editors_add on app.picture for insert to hauswart_app
  with check (real_estate_id = app.house() and app.may_write() and state = 'received' and created_by = app.me());
create policy editors_change on app.picture for update to hauswart_app
  using (real_estate_id = app.house() and app.may_write())
  with check (real_estate_id = app.house() and app.may_write());
create policy in_the_house on app.picture for select to hauswart_worker using (real_estate_id = app.house());
create policy in_the_house_change on app.picture for update to hauswart_worker
  using (real_estate_id = app.house()) with check (real_estate_id = app.house());

-- Only the worker, which scanned the bytes, can say that they are clean.
grant select, insert, update (is_cover, version, deleted_at) on app.picture to hauswart_app;
grant select, update (state, version) on app.picture to hauswart_worker;

-- What the worker found out is news for everyone who watches the house.
create policy worker_adds on app.outbox for insert to hauswart_worker with check (real_estate_id = app.house());
grant insert on app.outbox to hauswart_worker;
