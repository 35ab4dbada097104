-- As in 0072, and whoever gave papers by a link hears of the first visit: a job asks for it, told by its identifier alone.
-- Times and quotes are told by their answers.
create or replace function app.open_guest_link(secret bytea, pin bytea, visit uuid, cookie bytea, browser text) returns text
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
  -- The lock of the link holds back a second visit until this one is there.
  if link.slot_proposal_id is null and link.quote_request_id is null and not exists (select 1 from app.guest_visit v
      where v.real_estate_id = link.real_estate_id and v.link_id = link.id) then
    perform app.enqueue('tell_link_opened',
      json_build_object('realEstateId', link.real_estate_id, 'linkId', link.id), null, null);
  end if;
  insert into app.guest_visit (real_estate_id, id, link_id, cookie_hash, ends_at, agent)
    values (link.real_estate_id, visit, link.id, cookie, least(link.expires_at, now() + interval '1 hour'), browser);
  if link.quote_request_id is not null then
    perform set_config('app.real_estate_id', link.real_estate_id::text, true);
    -- The version stays: who withdraws at this moment is not stopped by it.
    update app.quote_request q set state = 'opened', opened_at = now()
    where q.real_estate_id = link.real_estate_id and q.id = link.quote_request_id and q.state = 'sent';
    if found then
      insert into app.outbox (real_estate_id, id, verb, object_id, version, nouns)
        values (link.real_estate_id, visit, 'quote_request.open', link.quote_request_id, 1, array['quote_request']);
    end if;
  end if;
  return 'open';
end $$;

-- The worker says for whom it was, to whoever made it; the hashes stay out of its sight.
create policy in_the_house on app.guest_link for select to hauswart_worker using (real_estate_id = app.house());
grant select (label, created_by) on app.guest_link to hauswart_worker;

-- Upkeep in a fixed rhythm is counted from this day, whenever it was done; without one from the day it was done.
alter table app.maintenance_task add column anchor_on date;
