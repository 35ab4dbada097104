-- A newer file that is refused does not stand in the place of a good one: the worker puts the one before back. It is done as
-- the owner of the tables, who reads what the words are and what the paper was before.
create policy puts_back on app.file_text for select to hauswart_migrate
  using (real_estate_id = app.house() and session_user = 'hauswart_worker');

-- Where nobody went on since the act that put the file in front, that act is taken back: the paper is filed again if it was,
-- and has the mark from before (the nil mark as in 0032), so that earlier acts can be undone. The list still tells of the file.
create function app.put_back_version(refused uuid) returns void
  language plpgsql security definer set search_path = pg_catalog, app, pg_temp as $$
declare
  paper app.document;
  last uuid;
  was jsonb;
begin
  select d.* into paper from app.document d where d.real_estate_id = app.house() and d.file_id = refused for update;
  if not found then return; end if;
  perform from app.file f where f.real_estate_id = app.house() and f.id = refused and f.state = 'refused';
  if not found then return; end if;
  select f.id into last from unnest(paper.earlier_file_ids) with ordinality l (id, at)
    join app.file f on f.real_estate_id = app.house() and f.id = l.id and f.state <> 'refused'
  order by l.at desc limit 1;
  if not found then return; end if;
  select i.before into was from app.row_image i
  where i.event_id = paper.act_id and i.real_estate_id = app.house() and i.row_id = paper.id and i.relation = 'document'
    and i.before ->> 'file_id' = last::text;
  update app.document d set file_id = last, earlier_file_ids = array_remove(d.earlier_file_ids, last) || refused,
    filed_at = case when was is null then d.filed_at else (was ->> 'filed_at')::timestamptz end,
    act_id = case when was is null then d.act_id
      else coalesce((was ->> 'act_id')::uuid, '00000000-0000-0000-0000-000000000000') end,
    version = d.version + 1, updated_at = now()
  where d.real_estate_id = app.house() and d.id = paper.id;
end $$;
revoke execute on function app.put_back_version(uuid) from public;
grant execute on function app.put_back_version(uuid) to hauswart_worker;

-- As in 0101; the paper of a file that came before the quote may have got a newer file since.
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
      (select d.id from app.file f join app.document d on d.real_estate_id = f.real_estate_id
          and (d.file_id = f.id or f.id = any (d.earlier_file_ids))
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
