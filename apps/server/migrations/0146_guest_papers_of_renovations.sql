-- As in 0101, and the paper belongs to the renovation it was asked for.
create or replace function app.take_guest_file(of_file uuid, new_id uuid, event_id uuid, kinds jsonb) returns void
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
  insert into app.document (real_estate_id, id, file_id, title, category, sender, project_ids, created_by)
  values (app.house(), new_id, sent.id, left((kinds -> sent.sent_as ->> 'title') || ' ' || asked.company, 200),
    kinds -> sent.sent_as ->> 'category', asked.company, array[asked.project_id], sent.created_by);
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
