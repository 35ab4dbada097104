-- Times that an owner proposes for an appointment, by mail to one address. Whoever holds the link of that letter chooses
-- one of them or none; the first answer counts, and what was chosen is when the appointment is.
create table app.slot_proposal (
  real_estate_id uuid not null references app.real_estate (id) on delete cascade,
  id uuid not null,
  appointment_id uuid not null,
  email text not null check (length(email) between 3 and 254),
  -- By the wall clock of the house, as appointments are.
  slots jsonb not null constraint a_few_slots check (jsonb_typeof(slots) = 'array' and jsonb_array_length(slots) between 2 and 5),
  state text not null default 'sent' check (state in ('sent', 'accepted', 'declined', 'withdrawn')),
  chosen smallint,
  answer text check (length(answer) <= 1000),
  answered_at timestamptz,
  -- What the calendar of the guest was told last: the version of the appointment, and whether it takes place.
  told_version integer not null default 0,
  told_method text check (told_method in ('REQUEST', 'CANCEL')),
  version integer not null default 1,
  created_at timestamptz not null default now(),
  created_by uuid not null,
  primary key (real_estate_id, id),
  constraint proposal_of_appointment foreign key (real_estate_id, appointment_id)
    references app.appointment (real_estate_id, id) on delete cascade,
  constraint accepted_is_chosen check ((state = 'accepted') = (chosen is not null) and chosen between 0 and 4)
);
-- One guest at a time: whoever was asked, or whoever comes.
create unique index slot_proposal_live on app.slot_proposal (real_estate_id, appointment_id)
  where state in ('sent', 'accepted');

alter table app.slot_proposal enable row level security;
alter table app.slot_proposal force row level security;
create policy members_see on app.slot_proposal for select to hauswart_app using (real_estate_id = app.house());
create policy owners_add on app.slot_proposal for insert to hauswart_app
  with check (real_estate_id = app.house() and app.may_own() and created_by = app.me());
create policy owners_withdraw on app.slot_proposal for update to hauswart_app
  using (real_estate_id = app.house() and app.may_own()) with check (real_estate_id = app.house() and app.may_own());
grant select on app.slot_proposal to hauswart_app;
grant insert (real_estate_id, id, appointment_id, email, slots, created_by), update (state, version)
  on app.slot_proposal to hauswart_app;

-- The worker tells the calendar of the guest what has become of the appointment.
create policy in_the_house on app.slot_proposal to hauswart_worker
  using (real_estate_id = app.house()) with check (real_estate_id = app.house());
grant select, update (told_version, told_method) on app.slot_proposal to hauswart_worker;
create policy in_the_house on app.appointment for select to hauswart_worker using (real_estate_id = app.house());
grant select (ends_on, ends_at, place, version, updated_at) on app.appointment to hauswart_worker;

-- A link opens papers, or the times of one proposal. Looked through in the next migration.
alter table app.guest_link add column slot_proposal_id uuid;
alter table app.guest_link drop constraint some_documents, add constraint some_documents check (
  cardinality(document_ids) between case when slot_proposal_id is null then 1 else 0 end and 100
  and array_position(document_ids, null) is null) not valid;
alter table app.guest_link add constraint link_to_proposal foreign key (real_estate_id, slot_proposal_id)
  references app.slot_proposal (real_estate_id, id) on delete cascade not valid;
create unique index guest_link_proposal on app.guest_link (real_estate_id, slot_proposal_id)
  where slot_proposal_id is not null;
grant select (slot_proposal_id), insert (slot_proposal_id) on app.guest_link to hauswart_app;

-- Whoever holds the link is no member: these functions look and answer for them, in the house of the link alone.
create policy by_link on app.slot_proposal for select to hauswart_migrate using (true);
create policy by_link on app.appointment for select to hauswart_migrate using (true);
create policy by_link_answer on app.slot_proposal for update to hauswart_migrate
  using (real_estate_id = app.house()) with check (real_estate_id = app.house() and state in ('accepted', 'declined'));
create policy by_link_fix on app.appointment for update to hauswart_migrate
  using (real_estate_id = app.house() and state = 'planned') with check (real_estate_id = app.house() and state = 'planned');
create policy by_link on app.audit_event for insert to hauswart_migrate
  with check (real_estate_id = app.house() and verb in ('slot_proposal.accept', 'slot_proposal.decline'));
create policy by_link on app.outbox for insert to hauswart_migrate
  with check (real_estate_id = app.house() and verb in ('slot_proposal.accept', 'slot_proposal.decline'));

create function app.slot_begins(slot jsonb) returns timestamptz language sql stable parallel safe as $$
  select ((slot ->> 'startsOn') || ' ' || coalesce(slot ->> 'startsAt', '00:00'))::timestamp at time zone 'Europe/Zurich' $$;

-- As in 0042, and the times of a proposal. Whoever is to choose one learns nothing of the house but what was given.
drop function app.guest_view(bytea);
create function app.guest_view(cookie bytea)
  returns table ("houseName" text, "sharedBy" text, label text, "expiresAt" timestamptz, documents json, proposal json)
  language sql stable security definer set search_path = pg_catalog, app, pg_temp as $$
  select case when s.id is null then coalesce(r.name, concat_ws(' ', r.street, r.house_number)) end,
    p.first_name || ' ' || p.last_name, g.label, g.expires_at,
    (select coalesce(json_agg(json_build_object('id', d.id, 'title', d.title, 'category', d.category, 'datedOn', d.dated_on,
        'sender', d.sender, 'mediaType', f.media_type, 'sizeBytes', f.size_bytes, 'pageCount', f.page_count,
        'previewWidths', f.preview_widths) order by array_position(g.document_ids, d.id)), '[]')
      from app.document d join app.file f on f.real_estate_id = d.real_estate_id and f.id = d.file_id
      where d.real_estate_id = g.real_estate_id and d.id = any (g.document_ids) and d.deleted_at is null
        and f.state = 'ready'),
    case when s.id is not null then json_build_object('title', a.title, 'place', a.place, 'slots',
      (select json_agg(o.slot || jsonb_build_object('isOpen', app.slot_begins(o.slot) > now()) order by o.at)
        from jsonb_array_elements(s.slots) with ordinality o (slot, at)),
      'state', s.state, 'chosen', s.chosen) end
  from app.guest_link_of(cookie) g join app.real_estate r on r.id = g.real_estate_id
    join app.profile p on p.user_id = g.created_by
    left join app.slot_proposal s on s.real_estate_id = g.real_estate_id and s.id = g.slot_proposal_id
    left join app.appointment a on a.real_estate_id = s.real_estate_id and a.id = s.appointment_id
      and a.deleted_at is null and a.state = 'planned'
  where g.slot_proposal_id is null or a.id is not null $$;

-- The first answer counts. Two at once wait for each other at the appointment, which everybody who moves it takes first.
create function app.answer_slot_proposal(cookie bytea, choice integer, said text, event_id uuid)
  returns table (answer text, "realEstateId" uuid)
  language plpgsql security definer set search_path = pg_catalog, app, pg_temp as $$
declare
  link app.guest_link := app.guest_link_of(cookie);
  asked app.slot_proposal;
  slot jsonb;
  done text := case when choice is null then 'decline' else 'accept' end;
begin
  perform set_config('app.real_estate_id', coalesce(link.real_estate_id::text, ''), true);
  perform from app.appointment a join app.slot_proposal s
    on s.real_estate_id = a.real_estate_id and s.appointment_id = a.id
  where s.real_estate_id = link.real_estate_id and s.id = link.slot_proposal_id and a.deleted_at is null
    and a.state = 'planned'
  for update of a;
  if not found then return query select 'invalid', null::uuid; return; end if;
  select s.* into asked from app.slot_proposal s
  where s.real_estate_id = link.real_estate_id and s.id = link.slot_proposal_id for update;
  if asked.state = 'withdrawn' then return query select 'invalid', null::uuid; return; end if;
  if asked.state <> 'sent' then return query select 'answered', null::uuid; return; end if;
  if choice is not null then
    slot := asked.slots -> choice;
    if slot is null or app.slot_begins(slot) <= now() then return query select 'past', null::uuid; return; end if;
    update app.appointment a set starts_on = (slot ->> 'startsOn')::date, starts_at = (slot ->> 'startsAt')::time,
      ends_on = (slot ->> 'endsOn')::date, ends_at = (slot ->> 'endsAt')::time, version = a.version + 1, updated_at = now()
    where a.real_estate_id = asked.real_estate_id and a.id = asked.appointment_id;
  end if;
  update app.slot_proposal s set state = case when choice is null then 'declined' else 'accepted' end,
    chosen = choice, answer = said, answered_at = now(), version = s.version + 1
  where s.real_estate_id = asked.real_estate_id and s.id = asked.id;
  insert into app.audit_event (real_estate_id, id, actor_id, verb, object_id, changes, is_final)
    values (asked.real_estate_id, event_id, asked.id, 'slot_proposal.' || done, asked.id,
      jsonb_build_object('who', asked.email), true);
  insert into app.outbox (real_estate_id, id, verb, object_id, version, nouns)
    values (asked.real_estate_id, event_id, 'slot_proposal.' || done, asked.id, asked.version + 1,
      array['appointment', 'slot_proposal']);
  perform app.enqueue('tell_slot_answer',
    json_build_object('realEstateId', asked.real_estate_id, 'proposalId', asked.id), null, null);
  if choice is not null then
    perform app.enqueue('send_slot_invitation', json_build_object('realEstateId', asked.real_estate_id,
      'appointmentId', asked.appointment_id), 'slot_invitation:' || asked.appointment_id, null);
  end if;
  return query select done, asked.real_estate_id;
end $$;

revoke execute on function app.guest_view(bytea), app.answer_slot_proposal(bytea, integer, text, uuid) from public;
grant execute on function app.guest_view(bytea), app.answer_slot_proposal(bytea, integer, text, uuid) to hauswart_app;
