-- Firms that an owner asks for a quote, each by a letter of its own. Whoever holds the link of that letter gives a quote or
-- declines, once; what was given is a quote of the renovation. No amount stands here: quotes have theirs behind their right.
create table app.quote_request (
  real_estate_id uuid not null references app.real_estate (id) on delete cascade,
  id uuid not null,
  project_id uuid not null,
  craftsman_id uuid,
  -- Both stay when somebody leaves the address book.
  company text not null check (length(company) between 1 and 120),
  email text not null check (length(email) between 3 and 254),
  scope text not null check (length(scope) between 1 and 4000),
  answer_by date not null,
  state text not null default 'sent' check (state in ('sent', 'opened', 'answered', 'declined', 'withdrawn')),
  opened_at timestamptz,
  reminded_at timestamptz,
  answered_at timestamptz,
  -- What was given with the answer besides the quote.
  quote_id uuid,
  starts_on date,
  message text check (length(message) <= 1000),
  version integer not null default 1,
  created_at timestamptz not null default now(),
  created_by uuid not null,
  primary key (real_estate_id, id),
  constraint request_of_project foreign key (real_estate_id, project_id) references app.project (real_estate_id, id)
    on delete cascade,
  constraint request_of_craftsman foreign key (real_estate_id, craftsman_id)
    references app.craftsman (real_estate_id, id) on delete set null (craftsman_id),
  constraint request_gave_quote foreign key (real_estate_id, quote_id) references app.quote (real_estate_id, id)
    on delete set null (quote_id),
  constraint answered_has_its_time check ((state in ('answered', 'declined')) = (answered_at is not null))
);
-- Nobody is asked twice at a time for the same work.
create unique index quote_request_live on app.quote_request (real_estate_id, project_id, craftsman_id)
  where state in ('sent', 'opened');
create index quote_request_craftsman on app.quote_request (real_estate_id, craftsman_id) where craftsman_id is not null;
create index quote_request_quote on app.quote_request (real_estate_id, quote_id) where quote_id is not null;

alter table app.quote_request enable row level security;
alter table app.quote_request force row level security;
create policy members_see on app.quote_request for select to hauswart_app using (real_estate_id = app.house());
create policy owners_add on app.quote_request for insert to hauswart_app
  with check (real_estate_id = app.house() and app.may_own() and created_by = app.me());
create policy owners_change on app.quote_request for update to hauswart_app
  using (real_estate_id = app.house() and app.may_own()) with check (real_estate_id = app.house() and app.may_own());
grant select on app.quote_request to hauswart_app;
grant insert (real_estate_id, id, project_id, craftsman_id, company, email, scope, answer_by, created_by),
  update (state, reminded_at, version) on app.quote_request to hauswart_app;
-- The worker tells the house what was answered.
create policy in_the_house on app.quote_request for select to hauswart_worker using (real_estate_id = app.house());
grant select on app.quote_request to hauswart_worker;
create policy in_the_house on app.project for select to hauswart_worker using (real_estate_id = app.house());
grant select (real_estate_id, id, title, deleted_at) on app.project to hauswart_worker;

-- A link opens papers, the times of one proposal, or one request with its papers. Looked through in the next migration.
-- A reminder has a link of its own: the first letter stays good.
alter table app.guest_link add column quote_request_id uuid;
alter table app.guest_link drop constraint some_documents, add constraint some_documents check (
  cardinality(document_ids) between case when slot_proposal_id is null and quote_request_id is null then 1 else 0 end and 100
  and array_position(document_ids, null) is null) not valid;
alter table app.guest_link add constraint link_to_request foreign key (real_estate_id, quote_request_id)
  references app.quote_request (real_estate_id, id) on delete cascade not valid;
alter table app.guest_link add constraint one_target check (slot_proposal_id is null or quote_request_id is null) not valid;
create index guest_link_request on app.guest_link (real_estate_id, quote_request_id) where quote_request_id is not null;
grant select (quote_request_id), insert (quote_request_id) on app.guest_link to hauswart_app;

-- Where the sum of an accepted quote was committed: whoever takes the acceptance away takes the sum out again.
alter table app.quote add column cost_item_id uuid, add column committed_rappen bigint;
alter table app.quote add constraint committed_somewhere
  check ((cost_item_id is null) = (committed_rappen is null) and committed_rappen >= 0) not valid;
alter table app.quote add constraint quote_in_cost_item foreign key (real_estate_id, cost_item_id)
  references app.cost_item (real_estate_id, id) not valid;
create index quote_cost_item on app.quote (real_estate_id, cost_item_id) where cost_item_id is not null;
grant update (cost_item_id, committed_rappen) on app.quote to hauswart_app;

-- Whoever holds the link is no member: these functions look and answer for them, in the house of the link alone.
create policy by_link on app.quote_request for select to hauswart_migrate using (true);
create policy by_link on app.project for select to hauswart_migrate using (deleted_at is null);
create policy by_link_answer on app.quote_request for update to hauswart_migrate
  using (real_estate_id = app.house() and state in ('sent', 'opened'))
  with check (real_estate_id = app.house() and state in ('opened', 'answered', 'declined'));
create policy by_link_count on app.quote for select to hauswart_migrate using (real_estate_id = app.house());
create policy by_link_give on app.quote for insert to hauswart_migrate
  with check (real_estate_id = app.house() and state = 'received');
create policy by_link_request on app.audit_event for insert to hauswart_migrate
  with check (real_estate_id = app.house() and verb in ('quote_request.answer', 'quote_request.decline'));
create policy by_link_request on app.outbox for insert to hauswart_migrate
  with check (real_estate_id = app.house()
    and verb in ('quote_request.open', 'quote_request.answer', 'quote_request.decline'));

-- As in 0042; a request whose link was opened says so, to whoever watches as well.
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

-- As in 0065, and what a firm is asked for. It learns how the house is called and in which town it stands, and no more.
drop function app.guest_view(bytea);
create function app.guest_view(cookie bytea)
  returns table ("houseName" text, "sharedBy" text, label text, "expiresAt" timestamptz, documents json, proposal json,
    request json)
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
      'state', s.state, 'chosen', s.chosen) end,
    case when q.id is not null then json_build_object('title', j.title, 'scope', q.scope, 'company', q.company,
      'place', nullif(concat_ws(' ', r.zip, r.city), ''), 'answerBy', q.answer_by, 'state', q.state) end
  from app.guest_link_of(cookie) g join app.real_estate r on r.id = g.real_estate_id
    join app.profile p on p.user_id = g.created_by
    left join app.slot_proposal s on s.real_estate_id = g.real_estate_id and s.id = g.slot_proposal_id
    left join app.appointment a on a.real_estate_id = s.real_estate_id and a.id = s.appointment_id
      and a.deleted_at is null and a.state = 'planned'
    left join app.quote_request q on q.real_estate_id = g.real_estate_id and q.id = g.quote_request_id
    left join app.project j on j.real_estate_id = q.real_estate_id and j.id = q.project_id and j.deleted_at is null
  where (g.slot_proposal_id is null or a.id is not null) and (g.quote_request_id is null or j.id is not null) $$;

-- The first answer counts: two at once wait for each other at the request. `given` is null for whoever declines.
create function app.answer_quote_request(cookie bytea, given jsonb, said text, new_id uuid, event_id uuid)
  returns table (answer text, "realEstateId" uuid)
  language plpgsql security definer set search_path = pg_catalog, app, pg_temp as $$
declare
  link app.guest_link := app.guest_link_of(cookie);
  asked app.quote_request;
  done text := case when given is null then 'decline' else 'answer' end;
begin
  perform set_config('app.real_estate_id', coalesce(link.real_estate_id::text, ''), true);
  -- Without a lock first: row security lets only what is open be locked, and what was answered is to be told apart.
  select q.* into asked from app.quote_request q join app.project j
    on j.real_estate_id = q.real_estate_id and j.id = q.project_id and j.deleted_at is null
  where q.real_estate_id = link.real_estate_id and q.id = link.quote_request_id and q.state <> 'withdrawn';
  if not found then return query select 'invalid', null::uuid; return; end if;
  perform from app.quote_request q where q.real_estate_id = asked.real_estate_id and q.id = asked.id for update;
  if not found then return query select 'answered', null::uuid; return; end if;
  if given is not null then
    if (select count(*) from app.quote o where o.real_estate_id = asked.real_estate_id
      and o.project_id = asked.project_id and o.is_active) >= 20
      then return query select 'full', null::uuid; return; end if;
    insert into app.quote (real_estate_id, id, project_id, craftsman_id, company, state, received_on, valid_until,
      price_rappen, discount_rappen, includes_vat, vat_permille, note, lines)
    values (asked.real_estate_id, new_id, asked.project_id, asked.craftsman_id, asked.company, 'received',
      (given ->> 'receivedOn')::date, (given ->> 'validUntil')::date, (given ->> 'priceRappen')::bigint, 0,
      (given ->> 'includesVat')::boolean, (given ->> 'vatPermille')::smallint, given ->> 'note', given -> 'lines');
  end if;
  update app.quote_request q set state = case when given is null then 'declined' else 'answered' end,
    quote_id = case when given is not null then new_id end, starts_on = (given ->> 'startsOn')::date, message = said,
    answered_at = now(), version = q.version + 1
  where q.real_estate_id = asked.real_estate_id and q.id = asked.id;
  insert into app.audit_event (real_estate_id, id, actor_id, verb, object_id, changes, is_final)
    values (asked.real_estate_id, event_id, asked.id, 'quote_request.' || done, asked.id,
      jsonb_build_object('who', asked.company), true);
  insert into app.outbox (real_estate_id, id, verb, object_id, version, nouns)
    values (asked.real_estate_id, event_id, 'quote_request.' || done, asked.id, asked.version + 1,
      array['quote', 'quote_request']);
  perform app.enqueue('tell_quote_answer',
    json_build_object('realEstateId', asked.real_estate_id, 'requestId', asked.id), null, null);
  return query select done, asked.real_estate_id;
end $$;

revoke execute on function app.guest_view(bytea), app.answer_quote_request(bytea, jsonb, text, uuid, uuid) from public;
grant execute on function app.guest_view(bytea), app.answer_quote_request(bytea, jsonb, text, uuid, uuid) to hauswart_app;

-- What has ended keeps no secret, though it could open nothing: the worker takes it away in the night.
create index guest_link_ending on app.guest_link (expires_at) where secret_hash is not null;
create index guest_visit_ending on app.guest_visit (ends_at) where cookie_hash is not null;
create policy ended on app.guest_link for select to hauswart_worker using (expires_at < now());
create policy forget_secret on app.guest_link for update to hauswart_worker
  using (expires_at < now() and secret_hash is not null) with check (secret_hash is null);
create policy ended on app.guest_visit for select to hauswart_worker using (ends_at < now());
create policy forget_secret on app.guest_visit for update to hauswart_worker
  using (ends_at < now() and cookie_hash is not null) with check (cookie_hash is null);
grant select (real_estate_id, id, expires_at), update (secret_hash) on app.guest_link to hauswart_worker;
grant select (real_estate_id, id, ends_at), update (cookie_hash) on app.guest_visit to hauswart_worker;
