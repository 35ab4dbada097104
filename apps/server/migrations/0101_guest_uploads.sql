-- A firm that was asked for a quote sends files with its answer and asks back. Its files come in the pieces every file comes
-- in, count as those of whoever made the link, and become papers once the worker has judged them, never before.
alter table app.file add column quote_request_id uuid, add column sent_as text;
-- Looked through in the next migration.
alter table app.file add constraint file_of_request foreign key (real_estate_id, quote_request_id)
  references app.quote_request (real_estate_id, id) on delete set null (quote_request_id) not valid;
alter table app.file add constraint known_sort check (sent_as in ('offer', 'invoice', 'report')) not valid;
create index file_of_request on app.file (real_estate_id, quote_request_id) where quote_request_id is not null;
-- What came in by a visit, beside what was taken along.
alter table app.guest_visit add column file_ids uuid[] not null default '{}';
grant select (file_ids) on app.guest_visit to hauswart_app;
-- Each with its id, its time and its text.
alter table app.quote_request add column questions jsonb not null default '[]';

create policy by_link_announce on app.file for insert to hauswart_migrate
  with check (real_estate_id = app.house() and state = 'announced' and quote_request_id is not null);
create policy by_link_end on app.file for update to hauswart_migrate
  using (real_estate_id = app.house() and state = 'announced' and quote_request_id is not null)
  with check (real_estate_id = app.house() and state = 'arrived' and quote_request_id is not null);
create policy by_link_paper on app.document for insert to hauswart_migrate
  with check (real_estate_id = app.house() and filed_at is null);
create policy by_link_paper on app.quote for update to hauswart_migrate
  using (real_estate_id = app.house() and document_id is null)
  with check (real_estate_id = app.house() and document_id is not null);
create policy by_link_paper on app.audit_event for insert to hauswart_migrate
  with check (real_estate_id = app.house() and verb in ('quote_request.paper', 'quote_request.ask'));
create policy by_link_paper on app.outbox for insert to hauswart_migrate
  with check (real_estate_id = app.house() and verb in ('quote_request.paper', 'quote_request.ask'));

-- The request of a visit, asked anew each time, while it waits for an answer or has one. Nothing for any other link.
create function app.guest_request_of(cookie bytea) returns app.quote_request
  language sql stable security definer set search_path = pg_catalog, app, pg_temp as $$
  select q from app.guest_link_of(cookie) g
    join app.quote_request q on q.real_estate_id = g.real_estate_id and q.id = g.quote_request_id
      and q.state in ('sent', 'opened', 'answered')
    join app.project j on j.real_estate_id = q.real_estate_id and j.id = q.project_id and j.deleted_at is null $$;

-- A file of this request, and of no other.
create function app.guest_upload(cookie bytea, wanted uuid)
  returns table ("sizeBytes" integer, sha256 text, state text, "objectKey" text)
  language sql stable security definer set search_path = pg_catalog, app, pg_temp as $$
  select f.size_bytes, encode(f.sha256, 'hex'), f.state, f.object_key
  from app.guest_request_of(cookie) q
    join app.file f on f.real_estate_id = q.real_estate_id and f.id = wanted and f.quote_request_id = q.id $$;

-- The room is that of whoever made the link; one request takes some of it, whatever becomes of the files.
create function app.guest_announce(cookie bytea, wanted uuid, said jsonb, most jsonb)
  returns table (answer text, "sizeBytes" integer, sha256 text, state text, "objectKey" text)
  language plpgsql security definer set search_path = pg_catalog, app, pg_temp as $$
declare
  asked app.quote_request := app.guest_request_of(cookie);
  maker uuid := (app.guest_link_of(cookie)).created_by;
  size integer := (said ->> 'size')::integer;
begin
  if asked.id is null then return; end if;
  perform set_config('app.real_estate_id', asked.real_estate_id::text, true);
  -- As for files of a person.
  perform pg_advisory_xact_lock(hashtextextended('file:' || maker, 0));
  if not exists (select from app.file f where f.real_estate_id = asked.real_estate_id and f.id = wanted) then
    if (select count(*) >= (most ->> 'files')::bigint or coalesce(sum(f.size_bytes), 0) + size > (most ->> 'bytes')::bigint
        from app.file f where f.real_estate_id = asked.real_estate_id and f.quote_request_id = asked.id)
      or (select coalesce(sum(f.size_bytes), 0) + size > (most ->> 'bytesOfMaker')::bigint
        from app.file f where f.created_by = maker and f.state <> 'refused')
      or (select count(*) >= (most ->> 'documents')::bigint
        from app.document d where d.real_estate_id = asked.real_estate_id and d.deleted_at is null)
    then return query select 'full', null::integer, null::text, null::text, null::text; return; end if;
    insert into app.file (real_estate_id, id, name, size_bytes, sha256, object_key, created_by, quote_request_id, sent_as)
    values (asked.real_estate_id, wanted, said ->> 'name', size, decode(said ->> 'sha256', 'hex'),
      asked.real_estate_id || '/' || (said ->> 'objectId'), maker, asked.id, said ->> 'sentAs');
  end if;
  return query select 'open', u."sizeBytes", u.sha256, u.state, u."objectKey" from app.guest_upload(cookie, wanted) u;
end $$;

-- Once: whoever says the end again finds it said. That it came by this visit is noted.
create function app.guest_end_upload(cookie bytea, wanted uuid) returns void
  language plpgsql security definer set search_path = pg_catalog, app, pg_temp as $$
declare
  asked app.quote_request := app.guest_request_of(cookie);
begin
  if asked.id is null then return; end if;
  perform set_config('app.real_estate_id', asked.real_estate_id::text, true);
  update app.file f set state = 'arrived', version = f.version + 1
  where f.real_estate_id = asked.real_estate_id and f.id = wanted and f.quote_request_id = asked.id
    and f.state = 'announced';
  if not found then return; end if;
  update app.guest_visit v set file_ids = v.file_ids || wanted where v.cookie_hash = cookie;
  perform app.enqueue('judge_file', json_build_object('realEstateId', asked.real_estate_id, 'id', wanted),
    'judge_file:' || asked.real_estate_id || ':' || wanted, null);
end $$;

-- A file of a firm that was judged becomes a paper to be reviewed; the first that is a quote belongs to the quote of the
-- firm. Called by the worker in the statement that calls the file ready; `kinds` has the words and drawers.
create function app.take_guest_file(of_file uuid, new_id uuid, event_id uuid, kinds jsonb) returns void
  language plpgsql security definer set search_path = pg_catalog, app, pg_temp as $$
declare
  sent app.file;
  asked app.quote_request;
begin
  select f.* into sent from app.file f
  where f.real_estate_id = app.house() and f.id = of_file and f.quote_request_id is not null;
  if not found then return; end if;
  perform pg_advisory_xact_lock(hashtextextended('request:' || sent.quote_request_id, 0));
  select q.* into asked from app.quote_request q where q.real_estate_id = app.house() and q.id = sent.quote_request_id;
  insert into app.document (real_estate_id, id, file_id, title, category, sender, created_by)
  values (app.house(), new_id, sent.id, left((kinds -> sent.sent_as ->> 'title') || ' ' || asked.company, 200),
    kinds -> sent.sent_as ->> 'category', asked.company, sent.created_by);
  if sent.sent_as = 'offer' then
    update app.quote o set document_id = new_id, version = o.version + 1, updated_at = now()
    where o.real_estate_id = app.house() and o.id = asked.quote_id and o.document_id is null;
  end if;
  insert into app.audit_event (real_estate_id, id, actor_id, verb, object_id, changes, is_final)
    values (app.house(), event_id, asked.id, 'quote_request.paper', asked.id,
      jsonb_build_object('who', asked.company), true);
  insert into app.outbox (real_estate_id, id, verb, object_id, version, nouns)
    values (app.house(), event_id, 'quote_request.paper', asked.id, asked.version,
      array['document', 'quote', 'quote_request']);
  perform app.enqueue('tell_quote_news', json_build_object('realEstateId', app.house(), 'requestId', asked.id,
    'fileId', sent.id, 'documentId', new_id), null, null);
end $$;

-- Asked while an answer is awaited. The version stays: who withdraws at this moment is not stopped by it.
create function app.ask_about_request(cookie bytea, said text, event_id uuid, most integer)
  returns table (answer text, "realEstateId" uuid)
  language plpgsql security definer set search_path = pg_catalog, app, pg_temp as $$
declare
  asked app.quote_request := app.guest_request_of(cookie);
begin
  if asked.id is null then return query select 'invalid', null::uuid; return; end if;
  perform set_config('app.real_estate_id', asked.real_estate_id::text, true);
  select q.* into asked from app.quote_request q
  where q.real_estate_id = asked.real_estate_id and q.id = asked.id for update;
  if not found then return query select 'answered', null::uuid; return; end if;
  if jsonb_array_length(asked.questions) >= most then return query select 'full', null::uuid; return; end if;
  update app.quote_request q set state = 'opened',
    questions = q.questions || jsonb_build_object('id', event_id, 'at', now(), 'text', said)
  where q.real_estate_id = asked.real_estate_id and q.id = asked.id;
  insert into app.audit_event (real_estate_id, id, actor_id, verb, object_id, changes, is_final)
    values (asked.real_estate_id, event_id, asked.id, 'quote_request.ask', asked.id,
      jsonb_build_object('who', asked.company), true);
  insert into app.outbox (real_estate_id, id, verb, object_id, version, nouns)
    values (asked.real_estate_id, event_id, 'quote_request.ask', asked.id, asked.version, array['quote_request']);
  perform app.enqueue('tell_quote_news', json_build_object('realEstateId', asked.real_estate_id, 'requestId', asked.id,
    'questionId', event_id), null, null);
  return query select 'ask', asked.real_estate_id;
end $$;

-- As in 0072, and what the firm itself sent and asked by its link.
create or replace function app.guest_view(cookie bytea)
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
      'place', nullif(concat_ws(' ', r.zip, r.city), ''), 'answerBy', q.answer_by, 'state', q.state,
      'questions', q.questions, 'files',
      (select coalesce(json_agg(json_build_object('id', f.id, 'name', f.name, 'sentAs', f.sent_as, 'state', f.state,
          'refusal', f.refusal) order by f.created_at, f.id), '[]')
        from app.file f where f.real_estate_id = q.real_estate_id and f.quote_request_id = q.id
          and f.state <> 'announced')) end
  from app.guest_link_of(cookie) g join app.real_estate r on r.id = g.real_estate_id
    join app.profile p on p.user_id = g.created_by
    left join app.slot_proposal s on s.real_estate_id = g.real_estate_id and s.id = g.slot_proposal_id
    left join app.appointment a on a.real_estate_id = s.real_estate_id and a.id = s.appointment_id
      and a.deleted_at is null and a.state = 'planned'
    left join app.quote_request q on q.real_estate_id = g.real_estate_id and q.id = g.quote_request_id
    left join app.project j on j.real_estate_id = q.real_estate_id and j.id = q.project_id and j.deleted_at is null
  where (g.slot_proposal_id is null or a.id is not null) and (g.quote_request_id is null or j.id is not null) $$;

-- As in 0072; a file that came before the quote is its paper.
create or replace function app.answer_quote_request(cookie bytea, given jsonb, said text, new_id uuid, event_id uuid)
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
  -- A file of the firm that is judged at this moment finds the quote, or is found here.
  perform pg_advisory_xact_lock(hashtextextended('request:' || asked.id, 0));
  if given is not null then
    if (select count(*) from app.quote o where o.real_estate_id = asked.real_estate_id
      and o.project_id = asked.project_id and o.is_active) >= 20
      then return query select 'full', null::uuid; return; end if;
    insert into app.quote (real_estate_id, id, project_id, craftsman_id, company, state, received_on, valid_until,
      price_rappen, discount_rappen, includes_vat, vat_permille, note, lines, document_id)
    values (asked.real_estate_id, new_id, asked.project_id, asked.craftsman_id, asked.company, 'received',
      (given ->> 'receivedOn')::date, (given ->> 'validUntil')::date, (given ->> 'priceRappen')::bigint, 0,
      (given ->> 'includesVat')::boolean, (given ->> 'vatPermille')::smallint, given ->> 'note', given -> 'lines',
      (select d.id from app.file f join app.document d on d.real_estate_id = f.real_estate_id and d.file_id = f.id
        where f.real_estate_id = asked.real_estate_id and f.quote_request_id = asked.id and f.sent_as = 'offer'
          and d.deleted_at is null order by d.id limit 1));
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

revoke execute on function app.guest_request_of(bytea), app.guest_upload(bytea, uuid),
  app.guest_announce(bytea, uuid, jsonb, jsonb), app.guest_end_upload(bytea, uuid),
  app.take_guest_file(uuid, uuid, uuid, jsonb), app.ask_about_request(bytea, text, uuid, integer) from public;
grant execute on function app.guest_upload(bytea, uuid), app.guest_announce(bytea, uuid, jsonb, jsonb),
  app.guest_end_upload(bytea, uuid), app.ask_about_request(bytea, text, uuid, integer) to hauswart_app;
grant execute on function app.take_guest_file(uuid, uuid, uuid, jsonb) to hauswart_worker;
