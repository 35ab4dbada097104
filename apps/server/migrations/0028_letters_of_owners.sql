-- A letter is as good as whoever wrote it: one that was on its way while its writer was removed opens nothing.
create policy by_letter_owner on app.membership for select to hauswart_migrate using (role = 'owner');
-- Who sends a letter again is who invites from then on.
grant update (created_by) on app.invitation to hauswart_app;

create or replace function app.open_invitation(secret bytea)
  returns table ("realEstateId" uuid, email text, role text, "canSeeFinances" boolean, "expiresAt" timestamptz,
    "houseName" text, "invitedBy" text)
  language sql stable security definer set search_path = pg_catalog, app, pg_temp as $$
  select i.real_estate_id, i.email::text, i.role, i.can_see_finances, i.expires_at,
    coalesce(r.name, nullif(concat_ws(' ', r.street, r.house_number), ''), 'Immobilie'), p.first_name || ' ' || p.last_name
  from app.invitation i join app.real_estate r on r.id = i.real_estate_id join app.profile p on p.user_id = i.created_by
    join app.membership m on m.real_estate_id = i.real_estate_id and m.user_id = i.created_by and m.role = 'owner'
  where i.secret_hash = secret and i.state = 'sent' and i.expires_at > now() $$;

create or replace function app.join_real_estate(house uuid, secret bytea) returns void
  language plpgsql security definer set search_path = pg_catalog, app, pg_temp as $$
declare
  invited app.invitation;
begin
  if app.me() is null then
    raise exception 'nobody is signed in' using errcode = '42501';
  end if;
  update app.invitation i set state = 'accepted', secret_hash = null, version = i.version + 1
  where i.secret_hash = secret and i.real_estate_id = house and i.state = 'sent' and i.expires_at > now()
    and exists (select from app.membership m
      where m.real_estate_id = house and m.user_id = i.created_by and m.role = 'owner')
  returning * into invited;
  if not found then
    raise exception 'this letter opens nothing' using errcode = 'HW004';
  end if;
  -- Whoever is in the house already keeps the role they have.
  insert into app.membership (user_id, real_estate_id, role, can_see_finances)
    values (app.me(), house, invited.role, invited.can_see_finances) on conflict do nothing;
end $$;

-- One letter per address opens a house. Of those that two owners wrote at once the last one stays; for this once the
-- owner of the table withdraws.
alter table app.invitation no force row level security;
update app.invitation i set state = 'withdrawn', secret_hash = null, version = i.version + 1
where i.state = 'sent' and exists (select from app.invitation later
  where later.real_estate_id = i.real_estate_id and later.email = i.email and later.state = 'sent'
    and (later.sent_at, later.id) > (i.sent_at, i.id));
alter table app.invitation force row level security;
create unique index invitation_open on app.invitation (real_estate_id, email) where state = 'sent';
