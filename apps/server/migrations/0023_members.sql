-- People in a house: invitations by letter, roles that change, people who leave.
alter table app.membership add column version integer not null default 1;

create table app.invitation (
  real_estate_id uuid not null references app.real_estate (id) on delete cascade,
  id uuid not null,
  email citext not null check (length(email) between 3 and 254),
  role text not null check (role in ('owner', 'editor', 'reader')),
  can_see_finances boolean not null default false,
  -- One that has run out is still `sent`: only its day says so.
  state text not null default 'sent' check (state in ('sent', 'accepted', 'refused', 'withdrawn')),
  -- The secret itself stands in the letter alone; without a hash no letter opens anything.
  secret_hash bytea check (length(secret_hash) = 32),
  sent_at timestamptz not null default now(),
  expires_at timestamptz not null,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  created_by uuid not null,
  primary key (real_estate_id, id),
  constraint only_a_sent_one_opens check (state = 'sent' or secret_hash is null)
);
create index invitation_secret on app.invitation (secret_hash) where secret_hash is not null;

alter table app.invitation enable row level security;
alter table app.invitation force row level security;

create policy owners_see on app.invitation for select to hauswart_app
  using (real_estate_id = app.house() and app.may_own());
create policy owners_add on app.invitation for insert to hauswart_app
  with check (real_estate_id = app.house() and app.may_own() and created_by = app.me());
create policy owners_change on app.invitation for update to hauswart_app
  using (real_estate_id = app.house() and app.may_own()) with check (real_estate_id = app.house() and app.may_own());
create policy in_the_house on app.invitation for select to hauswart_worker using (real_estate_id = app.house());

-- The data service writes the hash and can never read it again.
grant select (real_estate_id, id, email, role, can_see_finances, state, sent_at, expires_at, version, created_at, created_by)
  on app.invitation to hauswart_app;
grant insert on app.invitation to hauswart_app;
grant update (state, secret_hash, sent_at, expires_at, version) on app.invitation to hauswart_app;
grant select (real_estate_id, id, email) on app.invitation to hauswart_worker;

-- Letters to people an owner names. Nobody but the worker reads them.
create policy owners_write on auth.mail for insert to hauswart_app with check (app.house() is not null and app.may_own());
grant insert on auth.mail to hauswart_app;

create policy owners_change on app.membership for update to hauswart_app
  using (real_estate_id = app.house() and app.may_own()) with check (real_estate_id = app.house() and app.may_own());
create policy owners_remove on app.membership for delete to hauswart_app
  using (real_estate_id = app.house() and (app.may_own() or user_id = app.me()));
grant update (role, can_see_finances, version), delete on app.membership to hauswart_app;

-- A house without an owner could be entered by nobody who may invite. Two who leave at once take turns here.
create function app.keep_an_owner() returns trigger language plpgsql volatile as $$
begin
  perform app.take_turn('owners');
  if not exists (select 1 from app.membership m where m.real_estate_id = app.house() and m.role = 'owner') then
    raise exception 'a house keeps an owner' using errcode = 'HW003';
  end if;
  return null;
end $$;
-- What else may end a membership, such as the end of an account, decides over the house by itself.
create trigger keep_an_owner after update or delete on app.membership
  for each row when (old.role = 'owner' and current_user = 'hauswart_app') execute function app.keep_an_owner();

-- Coming and going are the two acts a reader leaves a trace of.
create policy members_come_and_go on app.audit_event for insert to hauswart_app
  with check (real_estate_id = app.house() and actor_id = app.me() and verb in ('invitation.accept', 'member.leave'));
create policy members_come_and_go on app.outbox for insert to hauswart_app
  with check (real_estate_id = app.house() and verb in ('invitation.accept', 'member.leave'));

-- Whoever holds a letter is no member yet. These functions show and do what the letter says, and nothing without it.
create policy by_letter on app.invitation for select to hauswart_migrate using (true);
create policy by_letter_change on app.invitation for update to hauswart_migrate
  using (state = 'sent') with check (state in ('accepted', 'refused'));
create policy by_letter on app.real_estate for select to hauswart_migrate using (true);
create policy by_letter on app.profile for select to hauswart_migrate using (true);
create policy by_letter on app.membership for insert to hauswart_migrate with check (user_id = app.me());
create policy by_letter on app.audit_event for insert to hauswart_migrate with check (verb = 'invitation.refuse');
create policy by_letter on app.outbox for insert to hauswart_migrate with check (verb = 'invitation.refuse');

create function app.open_invitation(secret bytea)
  returns table ("realEstateId" uuid, email text, role text, "canSeeFinances" boolean, "expiresAt" timestamptz,
    "houseName" text, "invitedBy" text)
  language sql stable security definer set search_path = pg_catalog, app as $$
  select i.real_estate_id, i.email::text, i.role, i.can_see_finances, i.expires_at,
    coalesce(r.name, concat_ws(' ', r.street, r.house_number)), p.first_name || ' ' || p.last_name
  from app.invitation i join app.real_estate r on r.id = i.real_estate_id join app.profile p on p.user_id = i.created_by
  where i.secret_hash = secret and i.state = 'sent' and i.expires_at > now() $$;

create function app.join_real_estate(house uuid, secret bytea) returns void
  language plpgsql security definer set search_path = pg_catalog, app as $$
declare
  invited app.invitation;
begin
  if app.me() is null then
    raise exception 'nobody is signed in' using errcode = '42501';
  end if;
  update app.invitation i set state = 'accepted', secret_hash = null, version = i.version + 1
  where i.secret_hash = secret and i.real_estate_id = house and i.state = 'sent' and i.expires_at > now()
  returning * into invited;
  if not found then
    raise exception 'this letter opens nothing' using errcode = 'HW004';
  end if;
  -- Whoever is in the house already keeps the role they have.
  insert into app.membership (user_id, real_estate_id, role, can_see_finances)
    values (app.me(), house, invited.role, invited.can_see_finances) on conflict do nothing;
end $$;

-- Gives the house, so that whoever looks at it hears of it. The person is known by the invitation only.
create function app.refuse_invitation(secret bytea, event_id uuid) returns uuid
  language plpgsql security definer set search_path = pg_catalog, app as $$
declare
  invited app.invitation;
begin
  update app.invitation i set state = 'refused', secret_hash = null, version = i.version + 1
  where i.secret_hash = secret and i.state = 'sent' and i.expires_at > now() returning * into invited;
  if not found then
    raise exception 'this letter opens nothing' using errcode = 'HW004';
  end if;
  insert into app.audit_event (real_estate_id, id, actor_id, verb, object_id, changes)
    values (invited.real_estate_id, event_id, invited.id, 'invitation.refuse', invited.id,
      jsonb_build_object('who', invited.email::text));
  insert into app.outbox (real_estate_id, id, verb, object_id, version)
    values (invited.real_estate_id, event_id, 'invitation.refuse', invited.id, invited.version);
  perform app.enqueue('tell_people', json_build_object('realEstateId', invited.real_estate_id,
    'about', 'invitation_refused', 'id', event_id, 'who', invited.id), null, null);
  return invited.real_estate_id;
end $$;

revoke execute on function app.open_invitation(bytea) from public;
revoke execute on function app.join_real_estate(uuid, bytea) from public;
revoke execute on function app.refuse_invitation(bytea, uuid) from public;
grant execute on function app.open_invitation(bytea) to hauswart_app, hauswart_auth;
grant execute on function app.join_real_estate(uuid, bytea), app.refuse_invitation(bytea, uuid) to hauswart_app;
