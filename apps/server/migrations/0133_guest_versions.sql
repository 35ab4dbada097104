-- While a newer file of a paper is judged, a guest goes on seeing the one before. Not if it had come when the link was made:
-- then the link was made for that one, and nobody meant to show what it replaces. Asked inside the functions of a link alone.
create function app.guest_version(link app.guest_link, paper app.document) returns setof app.file
  language sql stable set search_path = pg_catalog, app, pg_temp as $$
  select f.* from unnest(paper.earlier_file_ids || paper.file_id) with ordinality l (id, at)
    join app.file f on f.real_estate_id = paper.real_estate_id and f.id = l.id
  where f.state = 'ready' or (f.state <> 'refused' and f.created_at <= link.created_at)
  order by l.at desc limit 1 $$;
revoke execute on function app.guest_version(app.guest_link, app.document) from public;

-- As in 0101, with the version a guest may see.
create or replace function app.guest_view(cookie bytea)
  returns table ("houseName" text, "sharedBy" text, label text, "expiresAt" timestamptz, documents json, proposal json,
    request json)
  language sql stable security definer set search_path = pg_catalog, app, pg_temp as $$
  select case when s.id is null then coalesce(r.name, concat_ws(' ', r.street, r.house_number)) end,
    p.first_name || ' ' || p.last_name, g.label, g.expires_at,
    (select coalesce(json_agg(json_build_object('id', d.id, 'title', d.title, 'category', d.category, 'datedOn', d.dated_on,
        'sender', d.sender, 'mediaType', f.media_type, 'sizeBytes', f.size_bytes, 'pageCount', f.page_count,
        'previewWidths', f.preview_widths) order by array_position(g.document_ids, d.id)), '[]')
      from app.document d join lateral app.guest_version(g, d) f on f.state = 'ready'
      where d.real_estate_id = g.real_estate_id and d.id = any (g.document_ids) and d.deleted_at is null),
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

-- As in 0042, with the version a guest may see.
create or replace function app.guest_file(cookie bytea, wanted uuid, is_taken boolean)
  returns table ("objectKey" text, name text, "mediaType" text, "sizeBytes" integer, "previewWidths" integer[])
  language plpgsql security definer set search_path = pg_catalog, app, pg_temp as $$
begin
  return query
    select f.object_key, f.name, f.media_type, f.size_bytes, f.preview_widths
    from app.guest_link_of(cookie) g
      join app.document d on d.real_estate_id = g.real_estate_id and d.id = wanted and d.id = any (g.document_ids)
        and d.deleted_at is null
      join lateral app.guest_version(g, d) f on f.state = 'ready';
  if found and is_taken then
    update app.guest_visit v set document_ids = v.document_ids || wanted
    where v.cookie_hash = cookie and wanted <> all (v.document_ids);
  end if;
end $$;
