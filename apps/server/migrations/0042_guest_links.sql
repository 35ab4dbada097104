-- Links for people without an account: a bank, a buyer, an insurer. A link opens what it names and nothing else, until its
-- day, while whoever made it owns the house. Its secret is made on the owner's device and stands in the link alone.
create table app.guest_link (
  real_estate_id uuid not null references app.real_estate (id) on delete cascade,
  id uuid not null,
  -- For whom, in the owner's words.
  label text not null check (length(label) between 1 and 100),
  purpose text not null check (purpose in ('bank', 'buyer', 'insurer', 'craftsman', 'other')),
  document_ids uuid[] not null constraint some_documents check (
    cardinality(document_ids) between 1 and 100 and array_position(document_ids, null) is null),
  secret_hash bytea check (octet_length(secret_hash) = 32),
  pin_hash bytea check (octet_length(pin_hash) = 32),
  pin_failures integer not null default 0,
  expires_at timestamptz not null,
  revoked_at timestamptz,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  created_by uuid not null,
  primary key (real_estate_id, id),
  constraint a_revoked_one_opens_nothing check (revoked_at is null or secret_hash is null)
);
create unique index guest_link_secret on app.guest_link (secret_hash) where secret_hash is not null;

-- Each time somebody came in by a link, and what they took along.
create table app.guest_visit (
  real_estate_id uuid not null,
  id uuid not null,
  link_id uuid not null,
  cookie_hash bytea check (octet_length(cookie_hash) = 32),
  at timestamptz not null default now(),
  ends_at timestamptz not null,
  agent text not null check (length(agent) <= 200),
  document_ids uuid[] not null default '{}' check (cardinality(document_ids) <= 100),
  primary key (real_estate_id, id),
  foreign key (real_estate_id, link_id) references app.guest_link (real_estate_id, id) on delete cascade
);
create unique index guest_visit_cookie on app.guest_visit (cookie_hash) where cookie_hash is not null;
create index guest_visit_link on app.guest_visit (real_estate_id, link_id, id);

do $$
declare
  noun text;
begin
  foreach noun in array array['guest_link', 'guest_visit'] loop
    execute format('alter table app.%I enable row level security', noun);
    execute format('alter table app.%I force row level security', noun);
    execute format('create policy owners_see on app.%I for select to hauswart_app
      using (real_estate_id = app.house() and app.may_own())', noun);
  end loop;
end $$;
create policy owners_add on app.guest_link for insert to hauswart_app
  with check (real_estate_id = app.house() and app.may_own() and created_by = app.me());
create policy owners_revoke on app.guest_link for update to hauswart_app
  using (real_estate_id = app.house() and app.may_own()) with check (real_estate_id = app.house() and app.may_own());

-- The data service writes the hashes and can never read them again.
grant select (real_estate_id, id, label, purpose, document_ids, expires_at, revoked_at, version, created_at, created_by)
  on app.guest_link to hauswart_app;
grant insert (real_estate_id, id, label, purpose, document_ids, secret_hash, pin_hash, expires_at, created_by),
  update (revoked_at, secret_hash, version) on app.guest_link to hauswart_app;
grant select (real_estate_id, id, link_id, at, agent, document_ids) on app.guest_visit to hauswart_app;
-- Whether there is a PIN may be known, not which.
alter table app.guest_link add column has_pin boolean not null generated always as (pin_hash is not null) stored;
grant select (has_pin) on app.guest_link to hauswart_app;

-- Whoever holds a link is no member. These functions do what the link says, and nothing without it.
create policy by_link on app.guest_link for select to hauswart_migrate using (true);
create policy by_link_count on app.guest_link for update to hauswart_migrate using (true) with check (true);
create policy by_link on app.guest_visit to hauswart_migrate using (true) with check (true);
create policy by_link on app.document for select to hauswart_migrate using (true);
create policy by_link on app.file for select to hauswart_migrate using (true);
create policy by_link on app.membership for select to hauswart_migrate using (true);

-- Ten wrong PINs, and the link opens for nobody any more. They are counted although nobody comes in, hence no exception.
create function app.open_guest_link(secret bytea, pin bytea, visit uuid, cookie bytea, browser text) returns text
  language plpgsql security definer set search_path = pg_catalog, app, pg_temp as $$
declare
  link app.guest_link;
begin
  select g.* into link from app.guest_link g
  where g.secret_hash = secret and g.expires_at > now() and g.pin_failures < 10
    and exists (select 1 from app.membership m
      where m.real_estate_id = g.real_estate_id and m.user_id = g.created_by and m.role = 'owner')
  for update of g;
  if not found then return 'invalid'; end if;
  if link.pin_hash is not null then
    if pin is null then return 'pin'; end if;
    if pin <> link.pin_hash then
      update app.guest_link g set pin_failures = g.pin_failures + 1
      where g.real_estate_id = link.real_estate_id and g.id = link.id;
      return 'wrong_pin';
    end if;
  end if;
  insert into app.guest_visit (real_estate_id, id, link_id, cookie_hash, ends_at, agent)
    values (link.real_estate_id, visit, link.id, cookie, least(link.expires_at, now() + interval '1 hour'), browser);
  return 'open';
end $$;

-- The link of a visit that goes on: asked anew each time, so that what was revoked is over at once.
create function app.guest_link_of(cookie bytea) returns app.guest_link
  language sql stable security definer set search_path = pg_catalog, app, pg_temp as $$
  select g from app.guest_visit v join app.guest_link g on g.real_estate_id = v.real_estate_id and g.id = v.link_id
  where v.cookie_hash = cookie and v.ends_at > now() and g.revoked_at is null and g.expires_at > now()
    and exists (select 1 from app.membership m
      where m.real_estate_id = g.real_estate_id and m.user_id = g.created_by and m.role = 'owner') $$;

create function app.guest_view(cookie bytea)
  returns table ("houseName" text, "sharedBy" text, label text, "expiresAt" timestamptz, documents json)
  language sql stable security definer set search_path = pg_catalog, app, pg_temp as $$
  select coalesce(r.name, concat_ws(' ', r.street, r.house_number)), p.first_name || ' ' || p.last_name, g.label, g.expires_at,
    (select coalesce(json_agg(json_build_object('id', d.id, 'title', d.title, 'category', d.category, 'datedOn', d.dated_on,
        'sender', d.sender, 'mediaType', f.media_type, 'sizeBytes', f.size_bytes, 'pageCount', f.page_count,
        'previewWidths', f.preview_widths) order by array_position(g.document_ids, d.id)), '[]')
      from app.document d join app.file f on f.real_estate_id = d.real_estate_id and f.id = d.file_id
      where d.real_estate_id = g.real_estate_id and d.id = any (g.document_ids) and d.deleted_at is null
        and f.state = 'ready')
  from app.guest_link_of(cookie) g join app.real_estate r on r.id = g.real_estate_id
    join app.profile p on p.user_id = g.created_by $$;

-- The bytes of one document; taking them along is noted.
create function app.guest_file(cookie bytea, wanted uuid, is_taken boolean)
  returns table ("objectKey" text, name text, "mediaType" text, "sizeBytes" integer, "previewWidths" integer[])
  language plpgsql security definer set search_path = pg_catalog, app, pg_temp as $$
begin
  return query
    select f.object_key, f.name, f.media_type, f.size_bytes, f.preview_widths
    from app.guest_link_of(cookie) g
      join app.document d on d.real_estate_id = g.real_estate_id and d.id = wanted and d.id = any (g.document_ids)
        and d.deleted_at is null
      join app.file f on f.real_estate_id = d.real_estate_id and f.id = d.file_id and f.state = 'ready';
  if found and is_taken then
    update app.guest_visit v set document_ids = v.document_ids || wanted
    where v.cookie_hash = cookie and wanted <> all (v.document_ids);
  end if;
end $$;

revoke execute on function app.open_guest_link(bytea, bytea, uuid, bytea, text), app.guest_link_of(bytea),
  app.guest_view(bytea), app.guest_file(bytea, uuid, boolean) from public;
grant execute on function app.open_guest_link(bytea, bytea, uuid, bytea, text), app.guest_view(bytea),
  app.guest_file(bytea, uuid, boolean) to hauswart_app;
